import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { use, useEffect, useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/desk';
import type { Build } from '../../../machines/entities';
import { isSameHero } from '../../../machines/heroPicture';
import { customizationPatch } from '../../generator/customizationPatch';
import { applyPatch } from '../../generator/preview/applyPatch';
import { editTexts } from './editTexts';
import { forwardShortcuts } from './forwardShortcuts';
import { HeroContext, type HeroRefs } from './HeroContext';

export interface PreviewFrameProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  build: Build;
  isEditable: boolean;
  /** Who paints this build's hero; the painter of the build on the desk where none is named. */
  heroPictureRef?: HeroRefs['heroPictureRef'];
}

/**
 * The generated document. The sandbox runs no script; what the person customizes is written into the live document
 * as soon as the machine knows it, without React in between, so that it is in the next frame.
 */
export function PreviewFrame({ actorRef, build, isEditable, ...painter }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const title = useSelector(
    actorRef,
    ({ context }) => findBuild(context, build.id)?.customization.content.title,
  );

  const deskPictureRef = use(HeroContext)?.heroPictureRef ?? null;
  const heroPictureRef = painter.heroPictureRef ?? deskPictureRef;
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!isEditable || loads === 0 || !document) return;
    return editTexts(document, (id, value) => actorRef.send({ type: 'text.change', id, value }));
  }, [actorRef, isEditable, loads]);

  useEffect(() => {
    let shown = findBuild(actorRef.getSnapshot().context, build.id)?.customization;
    const subscription = actorRef.subscribe(({ context }) => {
      const current = findBuild(context, build.id);
      if (current === null || current.customization === shown) return;
      shown = current.customization;
      dress(frame.current, current, heroPictureRef);
    });
    return () => subscription.unsubscribe();
  }, [actorRef, build.id, heroPictureRef]);

  useEffect(() => {
    const subscription = heroPictureRef?.subscribe(() => {
      const current = findBuild(actorRef.getSnapshot().context, build.id);
      if (current !== null) dress(frame.current, current, heroPictureRef);
    });
    return () => subscription?.unsubscribe();
  }, [actorRef, build.id, heroPictureRef]);

  return (
    <chakra.iframe
      ref={frame}
      title={`Preview of ${title ?? ''}`}
      sandbox="allow-same-origin"
      srcDoc={build.website.html}
      width="100%"
      height="100%"
      border="none"
      bg="white"
      visibility="hidden"
      onLoad={() => {
        const current = findBuild(actorRef.getSnapshot().context, build.id);
        if (current !== null) dress(frame.current, current, heroPictureRef);
        if (frame.current !== null) forwardShortcuts(frame.current);
        setLoads((count) => count + 1);
        // Shown only once it is dressed: no flash of the uncustomized document.
        frame.current?.style.setProperty('visibility', 'visible');
      }}
    />
  );
}

function dress(
  frame: HTMLIFrameElement | null,
  build: Build,
  heroPictureRef: HeroRefs['heroPictureRef'] | null,
) {
  const document = frame?.contentDocument;
  if (!document) return;
  const painted = heroPictureRef?.getSnapshot().context;
  const isHero =
    painted !== undefined && isSameHero(painted.hero, build.customization.hero ?? null);
  applyPatch(
    document,
    customizationPatch(build.theme, build.customization, {
      language: document.documentElement.lang,
      heroAddress: isHero ? painted.url : null,
    }),
  );
}
