import { Button, chakra, Text } from '@chakra-ui/react';
import type { ActorRefFromLogic } from 'xstate';

import type { correctingMachine } from '../../../../machines/correcting';
import { type Passage, PLACED_ROLES, type PlacedRole } from '../../../../machines/entities';
import { type PlacedIn, placing } from '../../../../machines/placing';
import { SelectBox } from '../../parts/SelectBox';
import { CorrectionForm } from './CorrectionForm';
import { ROLE_LABELS } from './fieldTexts';

export interface PassageEditorProps {
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
  passage: Passage;
  site: PlacedIn;
  isDisabled: boolean;
  /** It was closed; focus has to go somewhere. */
  onEnd: () => void;
}

const AS_READ = 'asRead';

/** Words of the prompt, and what they are to the site; a choice takes effect at once. */
export function PassageEditor({
  correctingRef,
  passage: { words, role, isPlaced },
  site,
  isDisabled,
  onEnd,
}: PassageEditorProps) {
  const options: { value: PlacedRole | typeof AS_READ; label: string }[] = [
    { value: AS_READ, label: isPlaced ? 'As originally read' : ROLE_LABELS[role] },
    ...PLACED_ROLES.filter((one) => isPlaced || one !== role).map((value) => ({
      value,
      label: ROLE_LABELS[value],
    })),
  ];
  return (
    <CorrectionForm
      label={words}
      onSubmit={() => {
        correctingRef.send({ type: 'field.close' });
        onEnd();
      }}
    >
      <Text textStyle="ui" overflowWrap="anywhere" lineClamp="6">
        “<chakra.bdi>{words}</chakra.bdi>”
      </Text>
      <SelectBox
        label="Use as"
        isDisabled={isDisabled}
        value={options.find(({ value }) => isPlaced && value === role)?.value ?? AS_READ}
        options={options}
        onChoose={(value) =>
          correctingRef.send({
            type: 'correction.apply',
            corrections: placing(words, value === AS_READ ? null : value, site),
          })
        }
      />
      <Button type="submit" size="sm" alignSelf="start" disabled={isDisabled}>
        Done
      </Button>
    </CorrectionForm>
  );
}
