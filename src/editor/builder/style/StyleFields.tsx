import { Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/builderDocument';
import { THEME_CORNERS } from '../../../../machines/siteStyle';
import {
  CORNERS,
  SPACINGS,
  TYPEFACE_PAIRS,
  type TypefacePair,
} from '../../../../machines/styleChoices';
import { ChoiceGroup } from '../../parts/ChoiceGroup';
import { SelectBox } from '../../parts/SelectBox';
import { CORNER_NAMES, SPACING_NAMES, typefaceName } from './styleTexts';

export interface StyleFieldsProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

const pairs: { value: TypefacePair | 'theme'; label: string }[] = [
  { value: 'theme', label: 'Design default' },
  ...TYPEFACE_PAIRS.map((value) => ({ value, label: typefaceName(value) })),
];
const corners = CORNERS.map((value) => ({ value, label: CORNER_NAMES[value] }));
const spacings = SPACINGS.map((value) => ({ value, label: SPACING_NAMES[value] }));

/** Typefaces, corners and spacing of the site; what is as the theme has it follows another theme. */
export function StyleFields({ actorRef, isDisabled }: StyleFieldsProps) {
  const style = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.style,
  );
  const theme = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.theme ?? 'modern',
  );
  const ownCorners = THEME_CORNERS[theme];

  return (
    <Stack gap="5">
      <Stack gap="2">
        <SelectBox
          label="Typefaces"
          value={style?.typefaces ?? 'theme'}
          options={pairs}
          isDisabled={isDisabled}
          onChoose={(pair) =>
            actorRef.send({
              type: 'style.choose',
              choice: { typefaces: pair === 'theme' ? null : pair },
            })
          }
        />
        <Text textStyle="caption" color="fg.muted">
          Headings first. Scripts that they have no letters for, such as Arabic or Japanese, keep
          the fonts of the visitor’s device.
        </Text>
      </Stack>
      <ChoiceGroup
        label="Corners"
        value={style?.corners ?? ownCorners}
        options={corners}
        isDisabled={isDisabled}
        onChoose={(chosen) =>
          actorRef.send({
            type: 'style.choose',
            choice: { corners: chosen === ownCorners ? null : chosen },
          })
        }
      />
      <ChoiceGroup
        label="Spacing"
        value={style?.spacing ?? 'regular'}
        options={spacings}
        isDisabled={isDisabled}
        onChoose={(chosen) =>
          actorRef.send({
            type: 'style.choose',
            choice: { spacing: chosen === 'regular' ? null : chosen },
          })
        }
      />
    </Stack>
  );
}
