import { Box, chakra, Input, Switch } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useEffect, useId, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild, hasBuild } from '../../../../machines/builderDocument';
import { outlineOf } from '../../../../machines/outlineOf';
import { REQUEST_LENGTH } from '../../../../machines/requestedChanges';
import { sectionOf } from '../../../../machines/sectionIds';
import { fingerSize } from '../../../theme/fingerSize';
import { BusyButton } from '../../../ui/BusyButton';
import { BuilderPartsContext, type ChangeRequestRef } from '../BuilderPartsContext';
import { ONE_LINE } from '../oneLine';
import { RequestOutcome } from './RequestOutcome';

export interface ChangeRequestProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

/** Under the site: what is to be other about it, in the person's own words (specification section 2, builder). */
export function ChangeRequest({ actorRef, isDisabled }: ChangeRequestProps) {
  const changeRequestRef = use(BuilderPartsContext).changeRequestRef;
  return changeRequestRef === undefined ? null : (
    <UnlessFolded {...{ actorRef, changeRequestRef, isDisabled }} />
  );
}

const IN_ONE_LINE = { [ONE_LINE]: { h: '7', minH: '7' }, ...fingerSize } as const;

interface RequestProps extends ChangeRequestProps {
  changeRequestRef: ChangeRequestRef;
}

function UnlessFolded(props: RequestProps) {
  const isBuilt = useSelector(props.actorRef, ({ context }) => hasBuild(context));
  const isFolded = useSelector(props.changeRequestRef, (snapshot) => snapshot.matches('folded'));
  return isBuilt && !isFolded ? <Request {...props} /> : null;
}

function Request({ actorRef, changeRequestRef, isDisabled }: RequestProps) {
  const words = useSelector(changeRequestRef, ({ context }) => context.words);
  const isReading = useSelector(changeRequestRef, (snapshot) => snapshot.matches('reading'));
  const isApplying = useSelector(changeRequestRef, (snapshot) => snapshot.matches('applying'));
  const isApplied = useSelector(changeRequestRef, (snapshot) => snapshot.matches('applied'));
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // It was unfolded to be written into.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  // The list that was applied is gone, and its button with it.
  useEffect(() => {
    if (isApplied) field.current?.focus({ preventScroll: true });
  }, [isApplied]);

  return (
    <Box
      as="section"
      id="change-request"
      aria-label="Change something"
      flex="1 0 100%"
      order="1"
      minW="0"
      css={{
        [ONE_LINE]: { flex: '1 1 0', order: '0' },
        '&:has(ul)': { flex: '1 0 100%', order: '-1' },
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        changeRequestRef.send({ type: 'request.cancel' });
        field.current?.focus({ preventScroll: true });
      }}
    >
      <RequestOutcome
        changeRequestRef={changeRequestRef}
        isDisabled={isDisabled}
        onSettled={() => field.current?.focus({ preventScroll: true })}
      />
      <chakra.form
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        columnGap="2"
        rowGap="1"
        py={{ base: '2', lg: '0.5' }}
        onSubmit={(event) => {
          event.preventDefault();
          changeRequestRef.send({ type: 'request.send' });
        }}
      >
        <chakra.label
          htmlFor={`${id}-words`}
          textStyle="ui"
          fontWeight="600"
          whiteSpace="nowrap"
          flexBasis={{ base: 'full', md: 'auto' }}
          css={{ [ONE_LINE]: { srOnly: true } }}
        >
          Change something
        </chakra.label>
        <Input
          ref={field}
          id={`${id}-words`}
          size="sm"
          dir="auto"
          flex="1"
          minW="0"
          css={IN_ONE_LINE}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={REQUEST_LENGTH}
          placeholder="make it darker, put prices before about, call it …"
          disabled={isDisabled || isApplying}
          value={words}
          onChange={({ target }) =>
            changeRequestRef.send({ type: 'words.change', value: target.value })
          }
        />
        <ScopeSwitch {...{ actorRef, changeRequestRef, isDisabled }} />
        <BusyButton
          type="submit"
          size="sm"
          variant="outline"
          css={IN_ONE_LINE}
          busy={isReading}
          busyText="Reading…"
          disabled={isDisabled || isApplying}
          aria-disabled={words.trim() === '' ? true : undefined}
        >
          Show changes
        </BusyButton>
      </chakra.form>
    </Box>
  );
}

/** Whether the selected section alone may change; nothing where none is selected. */
function ScopeSwitch({ actorRef, changeRequestRef, isDisabled }: RequestProps) {
  const selected = useSelector(changeRequestRef, ({ context }) => context.selected);
  const isWhole = useSelector(changeRequestRef, ({ context }) => context.isWhole);
  const label = useSelector(actorRef, ({ context }) => {
    const build = findBuild(context, context.currentId);
    if (build === null || selected === null) return null;
    const entries = outlineOf(build).flatMap((page) => page.entries);
    return entries.find((entry) => sectionOf(entry.id) === selected)?.label ?? null;
  });
  if (label === null) return null;
  return (
    <Switch.Root
      size="sm"
      css={fingerSize}
      checked={!isWhole}
      disabled={isDisabled}
      onCheckedChange={({ checked }) =>
        changeRequestRef.send({ type: 'scope.choose', isWhole: !checked })
      }
    >
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label textStyle="caption" fontWeight="500" maxW="14rem" truncate>
        Only in {label}
      </Switch.Label>
    </Switch.Root>
  );
}
