import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/builderDocument';
import { DEFAULT_COLORS } from '../../../../machines/entities';
import { appearanceOf } from '../../../../machines/siteStyle';
import { APPEARANCES } from '../../../../machines/styleChoices';
import { ChoiceGroup } from '../../parts/ChoiceGroup';
import { useLateSelector } from '../../useLateSelector';
import { APPEARANCE_NAMES } from './styleTexts';

export interface AppearanceChoiceProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

const options = APPEARANCES.map((value) => ({ value, label: APPEARANCE_NAMES[value] }));

/** Whether the site is light or dark: its background and text, which can be picked below as well. */
export function AppearanceChoice({ actorRef, isDisabled }: AppearanceChoiceProps) {
  const appearance = useLateSelector(actorRef, ({ context }) =>
    appearanceOf(findBuild(context, context.currentId)?.customization.colors ?? DEFAULT_COLORS),
  );
  return (
    <ChoiceGroup
      label="Appearance"
      value={appearance}
      options={options}
      isDisabled={isDisabled}
      onChoose={(chosen) => actorRef.send({ type: 'appearance.choose', appearance: chosen })}
    />
  );
}
