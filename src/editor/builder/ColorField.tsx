import { chakra, Field, Flex, Input } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { parseHexColor } from '../../../machines/color';
import { findBuild } from '../../../machines/desk';
import type { SiteColors } from '../../../machines/entities';
import { messages } from '../../../machines/messages';
import { ContrastNotes } from './ContrastNotes';
import { InlineProblem } from '../../ui/InlineProblem';

export interface ColorFieldProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
  role: keyof SiteColors;
  label: string;
}

/** One color: a swatch that opens the browser's picker and its hex text. */
export function ColorField({ actorRef, isDisabled, role, label }: ColorFieldProps) {
  const color = useSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.colors[role] ?? '#000000',
  );
  const draft = useSelector(actorRef, ({ context }) => context.colorDrafts[role]);
  const isInvalid = draft !== undefined && parseHexColor(draft) === null;

  const change = (value: string) => actorRef.send({ type: 'color.change', role, value });
  const endEdit = useCallback(() => actorRef.send({ type: 'edit.end' }), [actorRef]);
  // React's onChange is the input event; the native change event is the end of a drag in the picker.
  const pickerRef = useCallback(
    (picker: HTMLInputElement | null) => {
      picker?.addEventListener('change', endEdit);
      return () => picker?.removeEventListener('change', endEdit);
    },
    [endEdit],
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
          value={color}
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
          value={draft ?? color}
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
