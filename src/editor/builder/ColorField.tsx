import { chakra, Field, Flex, Input } from '@chakra-ui/react';
import { useCallback } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import type { BuilderContext } from '../../../machines/builderContext';
import { parseHexColor } from '../../../machines/color';
import { findBuild } from '../../../machines/builderDocument';
import type { SiteColors } from '../../../machines/entities';
import { messages } from '../../../machines/messages';
import { InlineProblem } from '../../ui/InlineProblem';
import { useLateSelector } from '../useLateSelector';
import { ContrastNotes } from './ContrastNotes';

export interface ColorFieldProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
  role: keyof SiteColors;
  label: string;
}

/**
 * One color: a swatch that opens the browser's picker and its hex text. Both hear from the machine without React in between,
 * which draws what follows from a color after the preview has it.
 */
export function ColorField({ actorRef, isDisabled, role, label }: ColorFieldProps) {
  const isInvalid = useLateSelector(actorRef, ({ context }) => {
    const draft = context.colorDrafts[role];
    return draft !== undefined && parseHexColor(draft) === null;
  });

  const change = (value: string) => actorRef.send({ type: 'color.change', role, value });
  const endEdit = useCallback(() => actorRef.send({ type: 'edit.end' }), [actorRef]);
  const pickerRef = useCallback(
    (picker: HTMLInputElement) => {
      const stopShowing = showLive(picker, actorRef, (context) => colorOf(context, role));
      // React's onChange is the input event; the native change event is the end of a drag in the picker.
      picker.addEventListener('change', endEdit);
      return () => {
        stopShowing();
        picker.removeEventListener('change', endEdit);
      };
    },
    [actorRef, role, endEdit],
  );
  const hexRef = useCallback(
    (input: HTMLInputElement) =>
      showLive(input, actorRef, (context) => context.colorDrafts[role] ?? colorOf(context, role)),
    [actorRef, role],
  );

  return (
    <Field.Root invalid={isInvalid} disabled={isDisabled}>
      <Field.Label textStyle="ui" fontWeight="600">
        {label}
      </Field.Label>
      <Flex gap="2" width="100%">
        <chakra.input
          ref={pickerRef}
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          disabled={isDisabled}
          onChange={(event) => change(event.target.value)}
          width="52px"
          height="44px"
          p="1"
          flexShrink="0"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="control"
          cursor="pointer"
        />
        <Input
          ref={hexRef}
          spellCheck={false}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          onChange={(event) => change(event.target.value)}
          onBlur={endEdit}
        />
      </Flex>
      {isInvalid ? (
        <InlineProblem role="alert">{messages.color.invalid}</InlineProblem>
      ) : (
        <ContrastNotes actorRef={actorRef} role={role} />
      )}
    </Field.Root>
  );
}

function colorOf(context: BuilderContext, role: keyof SiteColors): string {
  return findBuild(context, context.currentId)?.customization.colors[role] ?? '#000000';
}

/** Keeps an input at what the machine says, from now on until what it returns is called. */
function showLive(
  input: HTMLInputElement,
  actorRef: ColorFieldProps['actorRef'],
  valueOf: (context: BuilderContext) => string,
): () => void {
  const show = ({ context }: { context: BuilderContext }) => {
    const value = valueOf(context);
    if (input.value !== value) input.value = value;
  };
  show(actorRef.getSnapshot());
  const subscription = actorRef.subscribe(show);
  return () => subscription.unsubscribe();
}
