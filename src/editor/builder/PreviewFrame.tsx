import { useSelector } from '@xstate/react';
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import { HOME } from '../../../machines/arrangedPages';
import type { builderMachine } from '../../../machines/builder';
import { findBuild } from '../../../machines/builderDocument';
import type { Build, SitePage } from '../../../machines/entities';
import { isSameHero } from '../../../machines/heroPicture';
import type { outlineMachine } from '../../../machines/outline';
import type { pointingMachine } from '../../../machines/pointing';
import { differsInColorsOnly } from '../../generator/customizationPatch';
import { applyPatch } from '../../generator/preview/applyPatch';
import emptiedLines from '../../generator/preview/emptiedLines.css?raw';
import { withTypefaces } from '../../generator/preview/withTypefaces';
import { DocumentFrame } from '../../ui/DocumentFrame';
import { editTexts } from './editTexts';
import { forwardShortcuts } from './forwardShortcuts';
import { useSectionMarks } from './outline/useSectionMarks';
import { linkAt } from './links/linksIn';
import { BuilderPartsContext, type HeroRefs, type PhotosRef } from './BuilderPartsContext';
import { patchOf } from './patchOf';
import { finishColors, recolor } from './recolor';
import { trackProvenance } from './trackProvenance';
import { followPageLinks } from './followPageLinks';
import { useDrawings } from './useDrawings';

export interface PreviewFrameProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  build: Build;
  isEditable: boolean;
  /** Is told which text is pointed at. */
  pointingRef?: ActorRefFromLogic<typeof pointingMachine>;
  /** Is told which section is pressed, and says which one is marked. */
  outlineRef?: ActorRefFromLogic<typeof outlineMachine>;
  /** The page in view; the first where it is absent or null. */
  page?: SitePage | null;
  /** The place on that page to begin at; empty: its top. */
  place?: string;
  /** Who paints this build's hero; the painter of the current build where none is named. */
  heroPictureRef?: HeroRefs['heroPictureRef'];
}

/**
 * The generated document. Nothing in it runs; what the person customizes is written into the live document
 * as soon as the machine knows it, without React in between, so that it is in the next frame.
 */
export function PreviewFrame({
  actorRef,
  build,
  isEditable,
  pointingRef,
  outlineRef,
  page = null,
  place = '',
  ...painter
}: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { website } = build;
  const drawn = useMemo(() => {
    const html = page?.html ?? website.html;
    return withTypefaces(html, `${website.typefaces ?? ''}\n${emptiedLines}`);
  }, [page, website]);
  const title = useSelector(
    actorRef,
    ({ context }) => findBuild(context, build.id)?.customization.content.title,
  );

  const currentPictureRef = use(BuilderPartsContext).hero?.heroPictureRef ?? null;
  const heroPictureRef = painter.heroPictureRef ?? currentPictureRef;
  const photosRef = use(BuilderPartsContext).photosRef;
  const linkFormRef = use(BuilderPartsContext).linkFormRef;
  const [loads, setLoads] = useState(0);
  const path = page?.path ?? 'index.html';
  const lead = page?.lead ?? HOME;
  const customizeCurrent = () => {
    const current = findBuild(actorRef.getSnapshot().context, build.id);
    if (current !== null) applyCustomization(frame.current, current, { heroPictureRef, photosRef });
  };
  const { html, redraws, onLoad } = useDrawings(
    frame,
    { id: build.id, path, html: drawn },
    customizeCurrent,
  );

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!isEditable || loads === 0 || !document) return;
    return editTexts(
      document,
      (id, value) => actorRef.send({ type: 'text.change', id, value }),
      (text) => {
        const { context } = actorRef.getSnapshot();
        const link = linkAt(text, {
          lead,
          pages: findBuild(context, build.id)?.website.pages,
        });
        linkFormRef?.send(link === null ? { type: 'link.close' } : { type: 'link.open', link });
      },
    );
  }, [actorRef, build.id, isEditable, lead, linkFormRef, loads, redraws]);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (loads === 0 || !document || pointingRef === undefined) return;
    return trackProvenance(document, (text) =>
      pointingRef.send(text === null ? { type: 'text.leave' } : { type: 'text.point', text }),
    );
  }, [pointingRef, loads]);

  useSectionMarks(frame, outlineRef, loads + redraws);

  const soughtId = useRef<string | null>(null);

  useEffect(() => {
    const subscription = actorRef.on('text.sought', ({ id }) => {
      soughtId.current = id;
      // Once the texts can be edited, which is after the next drawing; on another page once that is loaded.
      requestAnimationFrame(() => {
        if (seek(frame.current, soughtId.current)) soughtId.current = null;
      });
    });
    return () => subscription.unsubscribe();
  }, [actorRef]);

  useEffect(() => {
    if (loads > 0 && seek(frame.current, soughtId.current)) soughtId.current = null;
  }, [loads]);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (loads === 0 || !document) return;
    return followPageLinks(document, (path) => actorRef.send({ type: 'page.show', path }));
  }, [actorRef, loads]);

  // The next page is drawn unseen until it is customized; hidden any other way, the frame would lose the focus.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('opacity', '0');
  }, [html]);

  useEffect(() => {
    if (loads > 0) scrollTo(frame.current, place);
  }, [loads, place]);

  useEffect(() => {
    let shown = findBuild(actorRef.getSnapshot().context, build.id)?.customization;
    const subscription = actorRef.subscribe(({ context }) => {
      const current = findBuild(context, build.id);
      if (current === null || current.customization === shown) return;
      const isRecolored = shown !== undefined && differsInColorsOnly(shown, current.customization);
      shown = current.customization;
      const document = isRecolored ? loadedDocument(frame.current) : null;
      if (document !== null) recolor(document, current);
      else applyCustomization(frame.current, current, { heroPictureRef, photosRef });
    });
    return () => subscription.unsubscribe();
  }, [actorRef, build.id, heroPictureRef, photosRef]);

  useEffect(() => {
    const customizeAgain = () => {
      const current = findBuild(actorRef.getSnapshot().context, build.id);
      if (current !== null)
        applyCustomization(frame.current, current, { heroPictureRef, photosRef });
    };
    const subscriptions = [
      heroPictureRef?.subscribe(customizeAgain),
      photosRef?.subscribe(customizeAgain),
    ];
    return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
  }, [actorRef, build.id, heroPictureRef, photosRef]);

  return (
    <DocumentFrame
      ref={frame}
      title={`Preview of ${title ?? ''}`}
      html={html}
      isWithinReach
      width="100%"
      height="100%"
      border="none"
      bg="white"
      onLoad={() => {
        frame.current?.setAttribute('data-lead', lead);
        customizeCurrent();
        onLoad();
        if (frame.current !== null) forwardShortcuts(frame.current);
        setLoads((count) => count + 1);
        // Shown only once it is customized: no flash of the uncustomized document.
        frame.current?.style.removeProperty('opacity');
      }}
    />
  );
}

/** Brings a text into view and gives it the focus; false where the page in the frame does not have it. */
function seek(frame: HTMLIFrameElement | null, id: string | null): boolean {
  if (id === null) return false;
  const text = frame?.contentDocument?.querySelector<HTMLElement>(
    `[data-text="${CSS.escape(id)}"]`,
  );
  if (!text) return false;
  frame?.scrollIntoView({ block: 'nearest' });
  text.scrollIntoView({ block: 'center' });
  text.focus();
  return true;
}

function scrollTo(frame: HTMLIFrameElement | null, place: string) {
  const document = frame?.contentDocument;
  if (!document || place === '') return;
  document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
}

/** Null without a root: it has only begun to load, and is customized when it has. */
function loadedDocument(frame: HTMLIFrameElement | null): Document | null {
  const document = frame?.contentDocument;
  return document?.querySelector('html') ? document : null;
}

interface Pictures {
  heroPictureRef: HeroRefs['heroPictureRef'] | null;
  photosRef: PhotosRef | undefined;
}

function applyCustomization(
  frame: HTMLIFrameElement | null,
  build: Build,
  { heroPictureRef, photosRef }: Pictures,
) {
  const document = loadedDocument(frame);
  if (document === null) return;
  const painted = heroPictureRef?.getSnapshot().context;
  const isHero =
    painted !== undefined && isSameHero(painted.hero, build.customization.hero ?? null);
  finishColors(document);
  applyPatch(
    document,
    patchOf(build, {
      language: document.documentElement.lang,
      heroAddress: isHero ? painted.url : null,
      photoAddresses: photosRef?.getSnapshot().context.addresses,
      lead: frame?.dataset.lead,
    }),
  );
}
