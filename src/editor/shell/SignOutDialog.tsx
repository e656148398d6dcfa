import { Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { type signOutMachine, totalOf, type WorkCount } from '../../../machines/signOut';
import { firstGraphemes } from '../../../machines/text';
import { BusyButton } from '../../ui/BusyButton';
import { InlineProblem } from '../../ui/InlineProblem';
import { InlineSuccess } from '../../ui/InlineSuccess';

export interface SignOutDialogProps {
  actorRef: ActorRefFromLogic<typeof signOutMachine>;
}

/** Says what goes with a sign-out and offers to export it first. Escape and Cancel stay signed in. */
export function SignOutDialog({ actorRef }: SignOutDialogProps) {
  const isOpen = useSelector(actorRef, (snapshot) => snapshot.hasTag('open'));
  const isElsewhere = useSelector(actorRef, (snapshot) => snapshot.matches('elsewhere'));
  const canConfirm = useSelector(actorRef, (snapshot) => snapshot.can({ type: 'signOut.confirm' }));
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) actorRef.send({ type: 'signOut.cancel' });
      }}
      closeOnInteractOutside={false}
      initialFocusEl={() => cancelRef.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>Sign out and remove your work?</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {isElsewhere ? (
                <Text textStyle="ui">
                  This tab has no work, but another open tab has. Signing out here signs out there
                  too and removes it. To export it first, go to that tab.
                </Text>
              ) : (
                <WorkHere actorRef={actorRef} />
              )}
            </Dialog.Body>
            <Dialog.Footer justifyContent="flex-start" flexWrap="wrap" gap="3">
              {isElsewhere ? null : <ExportAll actorRef={actorRef} />}
              <Button
                variant="danger"
                aria-disabled={canConfirm ? undefined : true}
                onClick={() => actorRef.send({ type: 'signOut.confirm' })}
              >
                Sign out
              </Button>
              <Button
                ref={cancelRef}
                variant="outline"
                onClick={() => actorRef.send({ type: 'signOut.cancel' })}
              >
                Cancel
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function WorkHere({ actorRef }: SignOutDialogProps) {
  const count = useSelector(actorRef, ({ context }) => context.count);
  const isWhole = totalOf(count) > 0;
  return (
    <Stack gap="3" textStyle="ui">
      <Text>
        {isWhole
          ? `Signing out removes ${listed(count)} from this browser, the only place that has them, and whatever you have typed.`
          : 'Signing out removes what you have typed and not used yet.'}
      </Text>
      <Text>
        Other open tabs are signed out too, and what is open there goes with it.
        {isWhole
          ? ' Export all puts everything you made into one ZIP. Every website has a ZIP of its own in it, which you can open here again.'
          : ''}
      </Text>
      <ExportState actorRef={actorRef} />
    </Stack>
  );
}

function ExportAll({ actorRef }: SignOutDialogProps) {
  const isWhole = useSelector(actorRef, ({ context }) => totalOf(context.count) > 0);
  const isExporting = useSelector(actorRef, (snapshot) =>
    snapshot.matches({ asking: 'exporting' }),
  );
  return isWhole ? (
    <BusyButton
      busy={isExporting}
      busyText="Exporting…"
      onClick={() => actorRef.send({ type: 'export.all' })}
    >
      <Download aria-hidden size={18} />
      Export all
    </BusyButton>
  ) : null;
}

function ExportState({ actorRef }: SignOutDialogProps) {
  const isExporting = useSelector(actorRef, (snapshot) =>
    snapshot.matches({ asking: 'exporting' }),
  );
  const exported = useSelector(actorRef, ({ context }) => context.exported);
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const packed = useSelector(actorRef, ({ context }) => context.packed);
  const total = useSelector(actorRef, ({ context }) => totalOf(context.count));
  const missing = exported?.missing ?? [];
  return (
    <>
      {isExporting ? (
        // The count is read by those who look at it; announced, it would never end.
        <Text color="fg.muted" aria-hidden>
          {packed} of {total} packed
        </Text>
      ) : null}
      <div role="status">
        {isExporting ? <Text srOnly>Packing your work</Text> : null}
        {exported === null ? null : (
          <InlineSuccess>
            {exported.fileName} is on its way to your downloads. Check that it is there before you
            sign out.
          </InlineSuccess>
        )}
      </div>
      {missing.length === 0 ? null : (
        <InlineProblem role="alert">
          Not in it, because it could not be packed: {missing.map(quoted).join(', ')}.
        </InlineProblem>
      )}
      {problem === null ? null : <InlineProblem role="alert">{problem}</InlineProblem>}
    </>
  );
}

function listed({ websites, components, images }: WorkCount): string {
  const parts = [
    counted(websites, 'website'),
    counted(components, 'component'),
    counted(images, 'image'),
  ].filter((part) => part !== '');
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

function counted(count: number, what: string): string {
  if (count === 0) return '';
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

const LONGEST_NAME = 60;

function quoted(name: string): string {
  const start = firstGraphemes(name, LONGEST_NAME);
  return start === name ? `“${name}”` : `“${start}…”`;
}
