import { type ActorRefFromLogic, assign, fromCallback, sendTo, setup } from 'xstate';

import type { builderMachine } from './builder';
import type { TextSought } from './builderContext';
import type { generationMachine } from './generation';
import type { heroPictureMachine } from './heroPicture';
import type { linkFormMachine } from './linkForm';
import type { outlineMachine } from './outline';
import type { EntrySought } from './outlineSetup';
import type { photosMachine } from './photos';
import type { pointingMachine } from './pointing';
import type { previewMachine } from './preview';

/** A page of a build as a document. */
export interface Drawing {
  /** The build's id. */
  buildId: string;
  path: string;
  /** What the page is known by in the arrangement of the site. */
  lead: string;
  /** Empty: it is not drawn yet. */
  html: string;
  /** The place on the page that was asked for; empty: its top. */
  place: string;
}

export interface PreviewFrameInput {
  builderRef: ActorRefFromLogic<typeof builderMachine>;
  /** The page that is shown first. */
  drawing: Drawing;
  /** Whether the page in view is followed; otherwise the first page stays. */
  followsPage: boolean;
  /** Says whether texts are edited; absent: they are not. */
  previewRef?: ActorRefFromLogic<typeof previewMachine> | undefined;
  /** No text is edited while it is busy. */
  generationRef?: ActorRefFromLogic<typeof generationMachine> | undefined;
  /** Is told which text is pointed at. */
  pointingRef?: ActorRefFromLogic<typeof pointingMachine> | undefined;
  /** Is told which section is pressed, and says which one is marked and which is sought. */
  outlineRef?: ActorRefFromLogic<typeof outlineMachine> | undefined;
  /** Is told on which link an edited text stands. */
  linkFormRef?: ActorRefFromLogic<typeof linkFormMachine> | undefined;
  /** Paints the build's hero. */
  heroPictureRef?: ActorRefFromLogic<typeof heroPictureMachine> | undefined;
  /** Has the files of the site's photos. */
  photosRef?: ActorRefFromLogic<typeof photosMachine> | undefined;
}

export interface PreviewFrameContext extends PreviewFrameInput {
  /** A function: when React mounts twice, XState goes through every object in a context, and an element leads to the whole page. */
  frame: () => HTMLIFrameElement | null;
  /** The drawing that was put into the frame. */
  loaded: Drawing;
  /** A text and an entry of the outline that are to be brought into view once they are there. */
  soughtText: string | null;
  soughtEntry: EntrySought | null;
}

export type PreviewFrameEvent =
  /** The document in the frame has loaded. */
  | { type: 'document.loaded'; frame: HTMLIFrameElement }
  /** The same document was given sections that are drawn in another way. */
  | { type: 'document.redrawn' }
  /** The page in view is drawn anew, or it is another one. */
  | { type: 'drawing.changed'; drawing: Drawing }
  | { type: 'editing.begin' }
  | { type: 'editing.end' }
  | TextSought
  | { type: 'text.found' }
  | EntrySought
  | { type: 'entry.found' }
  | { type: 'document.reload' };

/** What the actors in the document are told. */
export type DrawingChanged = Extract<PreviewFrameEvent, { type: 'drawing.changed' }>;

const missing = (actor: string) => () => {
  throw new Error(`previewFrameMachine: provide the \`${actor}\` actor.`);
};

/**
 * A generated document in a frame (specification section 2, Builder: live preview): it is unseen while it loads, and shown
 * once it is customized. It stays while the same page is drawn again; another page, or another look, is loaded. A document
 * that is out of reach once it has loaded is lost: it can only be loaded again.
 *
 * Input: the builder, the page to begin with, and whom the document tells and asks. `followDrawing` tells `drawing.changed`.
 * All other actors work in the document of the frame and get the whole context: `customize` keeps it as the person
 * customized it, within the event of the builder; `redraw` puts what is drawn anew into it; `seekText` and `markSections` bring
 * into view what is sought; `editTexts` runs while texts are edited. Emits nothing.
 */
export const previewFrameMachine = setup({
  types: {} as {
    context: PreviewFrameContext;
    events: PreviewFrameEvent;
    input: PreviewFrameInput;
  },
  actors: {
    followDrawing: fromCallback<{ type: 'none' }, PreviewFrameInput>(missing('followDrawing')),
    followEditing: fromCallback<{ type: 'none' }, PreviewFrameInput>(({ input, sendBack }) => {
      const { previewRef, generationRef } = input;
      const tell = () => {
        const isEdited =
          previewRef?.getSnapshot().matches('editingTexts') === true &&
          generationRef?.getSnapshot().hasTag('busy') !== true;
        sendBack({ type: isEdited ? 'editing.begin' : 'editing.end' });
      };
      tell();
      const subscriptions = [previewRef?.subscribe(tell), generationRef?.subscribe(tell)];
      return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
    }),
    followSought: fromCallback<{ type: 'none' }, PreviewFrameInput>(
      ({ input: { builderRef, outlineRef }, sendBack }) => {
        const subscriptions = [
          builderRef.on('text.sought', sendBack),
          outlineRef?.on('entry.sought', sendBack),
        ];
        return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
      },
    ),
    customize: fromCallback<{ type: 'none' }, PreviewFrameContext>(missing('customize')),
    redraw: fromCallback<DrawingChanged, PreviewFrameContext>(missing('redraw')),
    forwardShortcuts: fromCallback<{ type: 'none' }, PreviewFrameContext>(
      missing('forwardShortcuts'),
    ),
    trackProvenance: fromCallback<{ type: 'none' }, PreviewFrameContext>(
      missing('trackProvenance'),
    ),
    followPageLinks: fromCallback<{ type: 'none' }, PreviewFrameContext>(
      missing('followPageLinks'),
    ),
    seekText: fromCallback<TextSought, PreviewFrameContext>(missing('seekText')),
    editTexts: fromCallback<{ type: 'none' }, PreviewFrameContext>(missing('editTexts')),
    markSections: fromCallback<EntrySought, PreviewFrameContext>(missing('markSections')),
  },
  actions: {
    setFrame: assign({
      frame: (_, params: { frame: HTMLIFrameElement }) => () => params.frame,
    }),
    setDrawing: assign({ drawing: (_, params: { drawing: Drawing }) => params.drawing }),
    load: assign((_, { drawing }: { drawing: Drawing }) => ({
      drawing,
      loaded: drawing,
      frame: nowhere,
    })),
    setSoughtText: assign({ soughtText: (_, params: TextSought) => params.id }),
    forgetText: assign({ soughtText: null }),
    setSoughtEntry: assign({ soughtEntry: (_, params: EntrySought) => params }),
    forgetEntry: assign({ soughtEntry: null }),
  },
  guards: {
    isWithinReach: (_, params: { frame: HTMLIFrameElement }) =>
      params.frame.contentDocument !== null,
    isOtherPage: ({ context }, params: { drawing: Drawing }) =>
      !isSamePage(context.loaded, params.drawing),
  },
}).createMachine({
  id: 'previewFrame',
  context: ({ input }) => ({
    ...input,
    frame: nowhere,
    loaded: input.drawing,
    soughtText: null,
    soughtEntry: null,
  }),
  invoke: [
    { src: 'followDrawing', input: ({ context }) => context },
    { src: 'followSought', input: ({ context }) => context },
  ],
  on: {
    'document.loaded': [
      {
        guard: { type: 'isWithinReach', params: ({ event }) => event },
        target: '.shown.before',
        reenter: true,
        actions: { type: 'setFrame', params: ({ event }) => event },
      },
      { target: '.lost' },
    ],
    'drawing.changed': [
      {
        guard: { type: 'isOtherPage', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'load', params: ({ event }) => event },
      },
      { actions: { type: 'setDrawing', params: ({ event }) => event } },
    ],
    'text.sought': { actions: { type: 'setSoughtText', params: ({ event }) => event } },
    'entry.sought': { actions: { type: 'setSoughtEntry', params: ({ event }) => event } },
  },
  initial: 'loading',
  states: {
    loading: {},
    shown: {
      invoke: [
        { src: 'customize', input: ({ context }) => context },
        { src: 'redraw', id: 'redraw', input: ({ context }) => context },
        { src: 'forwardShortcuts', input: ({ context }) => context },
        { src: 'trackProvenance', input: ({ context }) => context },
        { src: 'followPageLinks', input: ({ context }) => context },
        { src: 'seekText', id: 'seekText', input: ({ context }) => context },
        { src: 'followEditing', input: ({ context }) => context },
      ],
      on: {
        'drawing.changed': [
          {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'load', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'setDrawing', params: ({ event }) => event },
              sendTo('redraw', ({ event }) => event),
            ],
          },
        ],
        'text.sought': {
          actions: [
            { type: 'setSoughtText', params: ({ event }) => event },
            sendTo('seekText', ({ event }) => event),
          ],
        },
        'text.found': { actions: 'forgetText' },
        'entry.sought': {
          actions: [
            { type: 'setSoughtEntry', params: ({ event }) => event },
            sendTo('markSections', ({ event }) => event),
          ],
        },
        'entry.found': { actions: 'forgetEntry' },
      },
      initial: 'reading',
      states: {
        before: { type: 'history' },
        reading: {
          invoke: { src: 'markSections', id: 'markSections', input: ({ context }) => context },
          on: {
            'document.redrawn': { target: 'reading', reenter: true },
            'editing.begin': 'editing',
          },
        },
        editing: {
          invoke: [
            { src: 'editTexts', input: ({ context }) => context },
            { src: 'markSections', id: 'markSections', input: ({ context }) => context },
          ],
          on: {
            'document.redrawn': { target: 'editing', reenter: true },
            'editing.end': 'reading',
          },
        },
      },
    },
    lost: {
      on: {
        'document.reload': {
          target: 'loading',
          actions: { type: 'load', params: ({ context }) => context },
        },
      },
    },
  },
});

const nowhere = () => null;

/** What a page is as a whole: its language, theme, framework and looks. Room for links and typefaces are no part of it. */
const rootOf = (html: string): string =>
  (/<html[^>]*>/.exec(html)?.[0] ?? '').replace(/ data-(?:nav|type)="[^"]*"/g, '');

/** What has no document yet is no page; one whose document was let go is still the same. */
const isSamePage = (one: Drawing, other: Drawing): boolean =>
  one.buildId === other.buildId &&
  one.path === other.path &&
  (other.html === '' || (one.html !== '' && rootOf(one.html) === rootOf(other.html)));
