import { useSelector } from '@xstate/react';
import type { LucideIcon } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';
import type { AskedAct } from '../../../../machines/outlineAsked';
import { ToolButton } from './ToolButton';

export interface ToolProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  asked: AskedAct;
  name: string;
  icon: LucideIcon;
  isDisabled: boolean;
}

/** What can be asked of the selected section or page. */
export function Tool({ outlineRef, asked, name, icon, isDisabled }: ToolProps) {
  const canUse = useSelector(outlineRef, (snapshot) =>
    snapshot.can({ type: 'entry.arrange', asked }),
  );
  return (
    <ToolButton
      {...{ name, icon, canUse }}
      disabled={isDisabled}
      onClick={() => outlineRef.send({ type: 'entry.arrange', asked })}
    />
  );
}
