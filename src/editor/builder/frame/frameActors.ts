import { type EventObject, fromCallback, type SnapshotFrom } from 'xstate';

import type { TextSought } from '../../../../machines/builderContext';
import { findBuild } from '../../../../machines/builderDocument';
import type { Build } from '../../../../machines/entities';
import { hasSameFields } from '../../../../machines/hasSameFields';
import type { outlineMachine } from '../../../../machines/outline';
import type { EntrySought } from '../../../../machines/outlineSetup';
import type {
  DrawingChanged,
  PreviewFrameContext,
  PreviewFrameEvent,
  PreviewFrameInput,
} from '../../../../machines/previewFrame';
import { sectionOf } from '../../../../machines/sectionIds';
import type { ChosenPage } from '../../../../machines/shownPage';
import { differsInColorsOnly } from '../../../generator/customizationPatch';
import { redrawSections } from '../../../generator/preview/redrawSections';
import { afterPaint } from '../../../ui/afterPaint';
import { linkAt } from '../links/linksIn';
import { readColorRules } from './colorRules';
import { buildOf, customizeDocument, documentOf } from './customizeDocument';
import { drawingOf } from './drawingOf';
import { editTexts } from './editTexts';
import { followPageLinks } from './followPageLinks';
import { forwardShortcuts } from './forwardShortcuts';
import { markSections } from './markSections';
import { recolor } from './recolor';
import { trackProvenance } from './trackProvenance';

interface Told<TEvent> {
  sendBack: (event: PreviewFrameEvent) => void;
  receive: (listener: (event: TEvent) => void) => void;
}

/** An actor that works in the document of the frame; `work` returns what ends it. */
function inDocument<TEvent extends EventObject = { type: 'none' }>(
  work: (
    document: Document,
    context: PreviewFrameContext,
    told: Told<TEvent>,
  ) => (() => void) | undefined,
) {
  return fromCallback<TEvent, PreviewFrameContext>(({ input, sendBack, receive }) => {
    const document = documentOf(input);
    return document === null ? undefined : work(document, input, { sendBack, receive });
  });
}

interface Seen {
  build: Build;
  page: ChosenPage | null;
}

const isDrawnAlike = (one: Seen, other: Seen): boolean =>
  one.page === other.page &&
  one.build.website === other.build.website &&
  differsInColorsOnly(one.build.customization, other.build.customization);

const followDrawing = fromCallback<{ type: 'none' }, PreviewFrameInput>(({ input, sendBack }) => {
  const { builderRef, followsPage } = input;
  let drawing = input.drawing;
  let seen: Seen | null = null;
  const look = () => {
    const { context } = builderRef.getSnapshot();
    const build = findBuild(context, drawing.buildId);
    if (build === null) return;
    const now = { build, page: context.page };
    if (seen !== null && isDrawnAlike(seen, now)) return;
    seen = now;
    const next = drawingOf(build, { page: now.page, followsPage });
    if (hasSameFields(drawing, next)) return;
    drawing = next;
    sendBack({ type: 'drawing.changed', drawing });
  };
  look();
  const subscription = builderRef.subscribe(look);
  return () => subscription.unsubscribe();
});

/** Within the event of the builder, without React in between, so that the next frame shows it. */
const customize = inDocument((document, context) => {
  const { builderRef, heroPictureRef, photosRef } = context;
  const customizeAgain = () => customizeDocument(context);
  let shown = buildOf(context)?.customization;
  customizeAgain();
  const subscriptions = [
    builderRef.subscribe(() => {
      const build = buildOf(context);
      if (build === null || build.customization === shown) return;
      const isRecolored = shown !== undefined && differsInColorsOnly(shown, build.customization);
      shown = build.customization;
      if (isRecolored) recolor(document, build);
      else customizeAgain();
    }),
    heroPictureRef?.subscribe(customizeAgain),
    photosRef?.subscribe(customizeAgain),
  ];
  const callOffReading = afterPaint(() => readColorRules(document));
  return () => {
    callOffReading();
    subscriptions.forEach((subscription) => subscription?.unsubscribe());
  };
});

const redraw = inDocument<DrawingChanged>((document, context, { sendBack, receive }) => {
  let { html, place } = context.loaded;
  const parser = new DOMParser();
  const read = (markup: string) => parser.parseFromString(markup, 'text/html');
  const catchUp = (next: string) => {
    if (next === html || next === '') return;
    const isRedrawn = redrawSections(document, read(html), read(next));
    html = next;
    customizeDocument(context);
    if (isRedrawn) sendBack({ type: 'document.redrawn' });
  };
  catchUp(context.drawing.html);
  place = context.drawing.place;
  scrollTo(document, place);
  receive(({ drawing }) => {
    catchUp(drawing.html);
    if (drawing.place !== place) scrollTo(document, drawing.place);
    place = drawing.place;
  });
  return undefined;
});

const seekText = inDocument<TextSought>(
  (document, { frame, soughtText }, { sendBack, receive }) => {
    let request = 0;
    // Once the texts can be edited, which is after the next drawing.
    const seekAfterDrawing = (id: string) => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => {
        const text = document.querySelector<HTMLElement>(`[data-text="${CSS.escape(id)}"]`);
        if (text === null) return;
        frame()?.scrollIntoView({ block: 'nearest' });
        text.scrollIntoView({ block: 'center' });
        text.focus();
        sendBack({ type: 'text.found' });
      });
    };
    if (soughtText !== null) seekAfterDrawing(soughtText);
    receive(({ id }) => seekAfterDrawing(id));
    return () => cancelAnimationFrame(request);
  },
);

const editTextsOf = inDocument((document, context) => {
  const { builderRef, linkFormRef, loaded } = context;
  return editTexts(
    document,
    (id, value) => builderRef.send({ type: 'text.change', id, value }),
    (text) => {
      const link = linkAt(text, { lead: loaded.lead, pages: buildOf(context)?.website.pages });
      linkFormRef?.send(link === null ? { type: 'link.close' } : { type: 'link.open', link });
    },
  );
});

const trackProvenanceOf = inDocument((document, { pointingRef }) =>
  pointingRef === undefined
    ? undefined
    : trackProvenance(document, (text) =>
        pointingRef.send(text === null ? { type: 'text.leave' } : { type: 'text.point', text }),
      ),
);

const markSectionsOf = inDocument<EntrySought>(
  (document, { frame, loaded: { lead }, outlineRef, soughtEntry }, { sendBack, receive }) => {
    if (outlineRef === undefined) return undefined;
    const marks = markSections(document, (section) =>
      outlineRef.send({ type: 'section.press', page: lead, section }),
    );
    const mark = ({ context: { selected } }: SnapshotFrom<typeof outlineMachine>) =>
      marks.mark(
        selected === null || selected.id === null || selected.page !== lead
          ? null
          : sectionOf(selected.id),
      );
    const seek = ({ page, section }: EntrySought) => {
      if (page !== lead) return;
      // Under a sheet its lower part cannot be seen.
      if (isCutOff(frame())) frame()?.scrollIntoView({ block: 'start' });
      if (marks.seek(section)) sendBack({ type: 'entry.found' });
    };
    mark(outlineRef.getSnapshot());
    if (soughtEntry !== null) seek(soughtEntry);
    receive(seek);
    const marking = outlineRef.subscribe(mark);
    return () => {
      marking.unsubscribe();
      marks.end();
    };
  },
);

/** What the machine of the preview's frame does in the frame's document. */
export const frameActors = {
  followDrawing,
  customize,
  redraw,
  seekText,
  editTexts: editTextsOf,
  trackProvenance: trackProvenanceOf,
  markSections: markSectionsOf,
  forwardShortcuts: inDocument((_, { frame }) => {
    const element = frame();
    return element === null ? undefined : forwardShortcuts(element);
  }),
  followPageLinks: inDocument((document, { builderRef }) =>
    followPageLinks(document, (path) => builderRef.send({ type: 'page.show', path })),
  ),
};

function scrollTo(document: Document, place: string): void {
  if (place !== '') document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
}

/** Whether the top of a frame stands outside the upper third of the window. */
function isCutOff(frame: HTMLIFrameElement | null): boolean {
  const top = frame?.getBoundingClientRect().top ?? 0;
  return top < 0 || top > window.innerHeight / 3;
}
