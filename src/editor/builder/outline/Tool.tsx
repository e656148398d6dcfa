import { Button } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { LucideIcon } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { outlineMachine } from '../../../../machines/outline';
import type { AskedAct } from '../../../../machines/outlineAsked';

export interface ToolProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  asked: AskedAct;
  name: string;
  icon: LucideIcon;
  isDisabled: boolean;
}

/** A tool that cannot be used now keeps its focus: it may have been used until it could not. */
export function Tool({ outlineRef, asked, name, icon: Icon, isDisabled }: ToolProps) {
  const canAsk = useSelector(outlineRef, (snapshot) =>
    snapshot.can({ type: 'entry.arrange', asked }),
  );
  return (
    <Button
      size="sm"
      variant="outline"
      minH="11"
      px="2"
      gap="1.5"
      disabled={isDisabled}
      aria-disabled={canAsk ? undefined : true}
      onClick={() => outlineRef.send({ type: 'entry.arrange', asked })}
    >
      <Icon aria-hidden size={16} />
      {name}
    </Button>
  );
}
