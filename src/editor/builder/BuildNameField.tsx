import { chakra, Input } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic } from 'xstate';

import type { renamingMachine } from '../../../machines/renaming';

export interface BuildNameFieldProps {
  actorRef: ActorRefFromLogic<typeof renamingMachine>;
  /** The field was left by key; focus has to go somewhere. */
  onEnd: () => void;
}

/** A build's name in a field: Enter or leaving it keeps what is typed, Escape the old name. */
export function BuildNameField({ actorRef, onEnd }: BuildNameFieldProps) {
  const name = useSelector(actorRef, ({ context }) => context.name);
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'name.keep' });
        onEnd();
      }}
    >
      <Input
        size="sm"
        // Phones zoom into anything with smaller text.
        css={{ '@media (pointer: coarse)': { minH: '11', textStyle: 'md' } }}
        dir="auto"
        aria-label="Name of this build"
        autoComplete="off"
        value={name}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => actorRef.send({ type: 'name.change', value: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          actorRef.send({ type: 'cancel' });
          onEnd();
        }}
        onBlur={() => actorRef.send({ type: 'name.keep' })}
      />
    </chakra.form>
  );
}
