import { Button, chakra, CloseButton, Dialog, Flex, Portal, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { deliverySentence } from '../../../../machines/delivery';
import type { handoverMachine } from '../../../../machines/handover';
import type { inspectionMachine } from '../../../../machines/inspection';
import { fingerSize } from '../../../theme/fingerSize';
import { addressNote, hostingGuides, OWNERS_FILES } from '../../../content/hostingGuides';

export interface ExportedNoteProps {
  actorRef: ActorRefFromLogic<typeof handoverMachine>;
  inspectionRef: ActorRefFromLogic<typeof inspectionMachine>;
}

/** The way to put the last export online: three guides for exactly these files. */
export function ExportedNote({ actorRef, inspectionRef }: ExportedNoteProps) {
  const exported = useSelector(actorRef, ({ context }) => context.exported);
  const isOpen = useSelector(actorRef, (snapshot) =>
    snapshot.matches({ zip: { exported: 'guiding' } }),
  );
  const report = useSelector(inspectionRef, ({ context }) => context.report);
  const titleRef = useRef<HTMLHeadingElement>(null);
  if (exported === null) return null;

  return (
    <Flex gap="1" align="center" flexShrink="0">
      <Dialog.Root
        open={isOpen}
        scrollBehavior="inside"
        initialFocusEl={() => titleRef.current}
        onOpenChange={({ open }) => actorRef.send({ type: open ? 'guides.open' : 'guides.close' })}
      >
        <Dialog.Trigger asChild>
          <Button size="xs" h="6" minH="6" variant="outline" css={fingerSize}>
            Put it online
          </Button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content mx="4" maxW="640px">
              <Dialog.Header pe="12">
                <Dialog.Title ref={titleRef} tabIndex={-1}>
                  Put it online
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body
                tabIndex={0}
                role="region"
                aria-label="Guides"
                _focusVisible={{ outlineOffset: '-3px' }}
              >
                <Stack gap="3">
                  {hostingGuides(exported).map(({ id, title, steps }, index) => (
                    <chakra.details
                      key={id}
                      open={index === 0}
                      borderWidth="1px"
                      borderRadius="control"
                    >
                      <chakra.summary
                        px="4"
                        py="3"
                        minH="11"
                        textStyle="ui"
                        fontWeight="600"
                        cursor="pointer"
                      >
                        {title}
                      </chakra.summary>
                      <chakra.ol
                        listStyleType="decimal"
                        ps="9"
                        pe="4"
                        pb="4"
                        m="0"
                        display="grid"
                        gap="2"
                      >
                        {steps.map((step) => (
                          <chakra.li key={step} textStyle="ui" overflowWrap="anywhere">
                            {step}
                          </chakra.li>
                        ))}
                      </chakra.ol>
                    </chakra.details>
                  ))}
                </Stack>
                <chakra.dl mt="5" mb="0" display="grid" gap="3" textStyle="ui">
                  <Note title="Which files">
                    Upload all of them. {OWNERS_FILES.join(', ')} are for you: no page needs them,
                    so leave them out if visitors should not read them.
                  </Note>
                  {report === null ? null : (
                    <Note title="The address">{addressNote(report.listing.webAddress)}</Note>
                  )}
                  {report?.forms == null ? null : (
                    <Note title="The form">
                      {deliverySentence(report.forms.delivery)} You change that under Customize,
                      Content; then export and upload again, and send yourself a message.
                    </Note>
                  )}
                </chakra.dl>
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton aria-label="Close the guides" />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <CloseButton
        size="2xs"
        css={fingerSize}
        aria-label="Close the note about the export"
        onClick={({ currentTarget }) => {
          const pane = currentTarget.closest('section');
          actorRef.send({ type: 'exported.dismiss' });
          pane?.querySelector<HTMLButtonElement>('[data-export]')?.focus();
        }}
      />
    </Flex>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontWeight="600">{title}</chakra.dt>
      <chakra.dd m="0" color="fg.muted" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </div>
  );
}
