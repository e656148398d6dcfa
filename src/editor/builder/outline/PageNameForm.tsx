import { Button, chakra, Field, Flex, Input, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { messages } from '../../../../machines/messages';
import type { outlineMachine } from '../../../../machines/outline';
import type { Naming } from '../../../../machines/outlineAsked';
import { InlineProblem } from '../../../ui/InlineProblem';

export interface PageNameFormProps {
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  naming: Naming;
  isDisabled: boolean;
  /** The field goes with the next drawing; the focus has to go somewhere. */
  onEnd: (isSaved: boolean) => void;
}

/** What a page is called: of a new one, or of the selected one. What is wrong with the name stands under it. */
export function PageNameForm({ outlineRef, naming, isDisabled, onEnd }: PageNameFormProps) {
  const name = useSelector(outlineRef, ({ context }) => context.name);
  const problem = useSelector(outlineRef, ({ context }) => context.nameProblem);
  const field = useRef<HTMLInputElement>(null);
  const isAdding = naming === 'adding';

  useEffect(() => {
    if (problem !== null) field.current?.focus();
  }, [problem]);

  const cancel = () => {
    onEnd(false);
    outlineRef.send({ type: 'name.cancel' });
  };

  return (
    <chakra.form
      aria-label={isAdding ? 'Add a page' : 'Rename the page'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        outlineRef.send({ type: 'name.save' });
        if (!outlineRef.getSnapshot().hasTag('naming')) onEnd(true);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        cancel();
      }}
    >
      <Field.Root invalid={problem !== null} disabled={isDisabled} required>
        <Field.Label textStyle="ui" fontWeight="600">
          {isAdding ? 'Name of the new page' : 'Name of the page'}
        </Field.Label>
        <Input
          ref={field}
          dir="auto"
          autoComplete="off"
          autoFocus
          value={name}
          onFocus={(event) => event.target.select()}
          onChange={(event) => outlineRef.send({ type: 'name.change', value: event.target.value })}
        />
        {problem === null ? null : (
          <Field.ErrorText asChild>
            <InlineProblem role="alert">{messages.outline.pageName[problem]}</InlineProblem>
          </Field.ErrorText>
        )}
      </Field.Root>
      {isAdding ? (
        <Text textStyle="caption" color="fg.muted" mt="2">
          It begins with a section to fill. Add sections to it, or move some there.
        </Text>
      ) : null}
      <Flex gap="2" wrap="wrap" mt="3">
        <Button type="submit" minH="11" disabled={isDisabled}>
          {isAdding ? 'Add page' : 'Rename'}
        </Button>
        <Button type="button" variant="outline" minH="11" onClick={cancel}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  );
}
