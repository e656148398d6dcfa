import { Button, Stack } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../../machines/builder';
import { findBuild } from '../../../../machines/builderDocument';
import type { Build } from '../../../../machines/entities';
import { previewFrameMachine, type PreviewFrameInput } from '../../../../machines/previewFrame';
import { previewMessages } from '../../../../machines/previewMessages';
import { DocumentFrame } from '../../../ui/DocumentFrame';
import { InlineProblem } from '../../../ui/InlineProblem';
import { BuilderPartsContext } from '../BuilderPartsContext';
import { drawingOf } from './drawingOf';
import { frameActors } from './frameActors';

const livePreviewFrameMachine = previewFrameMachine.provide({ actors: frameActors });

export interface PreviewFrameProps extends Omit<PreviewFrameInput, 'builderRef' | 'drawing'> {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  build: Build;
}

/** The generated document of a build, for as long as that stays the same one: to be given the build's id as `key`. */
export function PreviewFrame({ actorRef: builderRef, build, ...asked }: PreviewFrameProps) {
  const { hero, photosRef, linkFormRef } = use(BuilderPartsContext);
  const [input] = useState<PreviewFrameInput>(() => ({
    builderRef,
    drawing: drawingOf(build, { ...builderRef.getSnapshot().context, ...asked }),
    photosRef,
    linkFormRef,
    ...asked,
    heroPictureRef: asked.heroPictureRef ?? hero?.heroPictureRef,
  }));
  return <FramedDocument actorRef={useActorRef(livePreviewFrameMachine, { input })} />;
}

export interface FramedDocumentProps {
  actorRef: ActorRefFromLogic<typeof previewFrameMachine>;
}

/** The document in its frame; nothing in it runs. */
export function FramedDocument({ actorRef }: FramedDocumentProps) {
  const builderRef = useSelector(actorRef, ({ context }) => context.builderRef);
  const buildId = useSelector(actorRef, ({ context }) => context.loaded.buildId);
  const html = useSelector(actorRef, ({ context }) => context.loaded.html);
  const isLoading = useSelector(actorRef, (snapshot) => snapshot.matches('loading'));
  const isLost = useSelector(actorRef, (snapshot) => snapshot.matches('lost'));
  const title = useSelector(
    builderRef,
    ({ context }) => findBuild(context, buildId)?.customization.content.title ?? '',
  );
  if (isLost)
    return (
      <Stack
        align="center"
        justify="center"
        height="100%"
        p="6"
        gap="4"
        bg="bg.panel"
        // As large as everything around the device, however small that is drawn.
        style={{ zoom: 'calc(1 / var(--device-scale, 1))' }}
      >
        <InlineProblem role="alert">{previewMessages.lost}</InlineProblem>
        <Button variant="outline" onClick={() => actorRef.send({ type: 'document.reload' })}>
          Show it again
        </Button>
      </Stack>
    );
  if (html === '') return null;
  return (
    <DocumentFrame
      title={`Preview of ${title}`}
      html={html}
      isWithinReach
      width="100%"
      height="100%"
      border="none"
      bg="white"
      // Shown once it is customized; hidden any other way, the frame would lose the focus.
      style={isLoading ? { opacity: 0 } : undefined}
      onLoad={({ currentTarget }) =>
        actorRef.send({ type: 'document.loaded', frame: currentTarget as HTMLIFrameElement })
      }
    />
  );
}
