import { Flex, IconButton, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';
import type { AskedAct } from '../../../../machines/outlineAsked';
import type { ChoiceOf } from '../../../../machines/sectionChoices';
import { fingerSize } from '../../../theme/fingerSize';

export interface SectionChoicesProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  /** The one that the selected section has now, from 1, of how many. */
  choices: Record<ChoiceOf, { at: number; of: number }>;
  isDisabled: boolean;
}

const NAMES: Record<ChoiceOf, string> = { layout: 'Layout', wording: 'Wording' };

/** Other layouts and other words for the selected section, as far as there are some, with the way back to the first. */
export function SectionChoices({ outlineRef, choices, isDisabled }: SectionChoicesProps) {
  return (['layout', 'wording'] as const).map((what) => {
    const { at, of } = choices[what];
    if (of < 2) return null;
    const step = { outlineRef, isDisabled, what };
    return (
      <Flex key={what} role="group" aria-label={NAMES[what]} align="center" gap="2">
        <Text flex="1" minW="0" textStyle="ui">
          {NAMES[what]}{' '}
          <Text as="span" color="fg.muted">
            {at} of {of}
          </Text>
        </Text>
        <Step {...step} step={-1} name={`Previous ${what}`} icon={ChevronLeft} />
        <Step {...step} step={1} name={`Next ${what}`} icon={ChevronRight} />
        <Step {...step} step={null} name={`First ${what}`} icon={RotateCcw} />
      </Flex>
    );
  });
}

interface StepProps {
  outlineRef: SectionChoicesProps['outlineRef'];
  what: ChoiceOf;
  step: 1 | -1 | null;
  name: string;
  icon: LucideIcon;
  isDisabled: boolean;
}

/** A step that cannot be taken now keeps its focus: it may have been the way to where it cannot. */
function Step({ outlineRef, what, step, name, icon: Icon, isDisabled }: StepProps) {
  const asked: AskedAct = { act: 'choose', what, step };
  const canAsk = useSelector(outlineRef, (snapshot) =>
    snapshot.can({ type: 'entry.arrange', asked }),
  );
  return (
    <IconButton
      variant="outline"
      size="sm"
      boxSize="9"
      css={fingerSize}
      aria-label={name}
      title={name}
      disabled={isDisabled}
      aria-disabled={canAsk ? undefined : true}
      onClick={() => outlineRef.send({ type: 'entry.arrange', asked })}
    >
      <Icon aria-hidden size={16} />
    </IconButton>
  );
}
