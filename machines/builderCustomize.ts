import { switched } from './arrangement';
import { builderSetup } from './builderSetup';
import { presetColors } from './colorPresets';
import { isSameDelivery } from './delivery';
import { withoutEmptied } from './emptiedTexts';
import { withLink } from './linkTargets';
import { withListing } from './listings';
import { messages } from './messages';
import { arrangedIn, reworded, withContent, withEdits, withItems } from './siteEdits';
import { describedPhoto, withHero, withoutPhoto, withPhoto } from './sitePhotos';
import { inAppearance, styled } from './siteStyle';

/** What is asked of the current build (specification section 2, Customize): colors, sections and texts, live. */
export const customizing = builderSetup.createStateConfig({
  on: {
    'preview.refresh': { guard: 'hasBuild', actions: 'refreshPreview' },
    'page.show': {
      guard: 'hasBuild',
      actions: { type: 'showPage', params: ({ event }) => ({ path: event.path }) },
    },
    'preset.choose': {
      guard: 'hasBuild',
      actions: [
        {
          type: 'customize',
          params: ({ event }) => ({
            edit: `preset.${event.preset}`,
            to: (now) => ({ ...now, colors: { ...now.colors, ...presetColors[event.preset] } }),
          }),
        },
        'clearColorDrafts',
      ],
    },
    'color.change': {
      guard: 'hasBuild',
      actions: {
        type: 'changeColor',
        params: ({ event }) => ({ role: event.role, value: event.value }),
      },
    },
    'appearance.choose': {
      guard: 'hasBuild',
      actions: [
        {
          type: 'customize',
          params: ({ event: { appearance } }) => ({
            edit: null,
            to: (now, { website }) => inAppearance(now, appearance, website.customization),
          }),
        },
        'clearColorDrafts',
      ],
    },
    'style.choose': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event: { choice } }) => ({ edit: null, to: (now) => styled(now, choice) }),
      },
    },
    'section.toggle': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event }) => ({
          edit: null,
          to: (now) => switched(now, event.section),
        }),
      },
    },
    'sections.arrange': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event: { page, done } }) => ({
          edit: null,
          to: (now, { website }) => arrangedIn(now, website, page, done),
        }),
      },
    },
    'items.change': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event: { section, done } }) => ({
          edit: null,
          to: (now, { website }) => withItems(now, website, section, done),
        }),
      },
    },
    'text.seek': {
      guard: 'hasBuild',
      actions: [
        { type: 'showPageWith', params: ({ event }) => ({ id: event.id }) },
        { type: 'emitSought', params: ({ event }) => ({ id: event.id }) },
      ],
    },
    'text.change': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event }) => ({
          edit: null,
          to: (now, edited) => reworded(now, edited, event.id, event.value.trim()),
        }),
      },
    },
    'texts.restore': {
      guard: 'hasBuild',
      actions: { type: 'customize', params: { edit: null, to: (now) => withoutEmptied(now) } },
    },
    'link.choose': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event: { id, target } }) => ({
          edit: null,
          to: (now) => withLink(now, id, target),
        }),
      },
    },
    'delivery.choose': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event: { delivery } }) => ({
          edit: null,
          to: (now) => (isSameDelivery(now.delivery, delivery) ? now : { ...now, delivery }),
        }),
      },
    },
    'listing.change': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event }) => ({
          edit: `listing.${event.page}.${event.field}`,
          to: (now) => withListing(now, event),
        }),
      },
    },
    'photo.choose': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event }) => ({ edit: null, to: (now) => withPhoto(now, event) }),
      },
    },
    'photo.describe': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event }) => ({
          edit: `photo.${event.slot}`,
          to: (now) => describedPhoto(now, event),
        }),
      },
    },
    'photo.remove': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event }) => ({ edit: null, to: (now) => withoutPhoto(now, event.slot) }),
      },
    },
    'hero.choose': {
      guard: 'hasBuild',
      actions: [
        {
          type: 'customize',
          params: ({ event }) => ({ edit: null, to: (now) => withHero(now, event.hero) }),
        },
        { type: 'emitNotice', params: { status: 'success', message: messages.hero.chosen } },
      ],
    },
    'hero.remove': {
      guard: 'hasBuild',
      actions: [
        { type: 'customize', params: { edit: null, to: ({ hero: _, ...now }) => now } },
        { type: 'emitNotice', params: { status: 'info', message: messages.hero.removed } },
      ],
    },
    // As they come, and one step to undo.
    'words.written': {
      guard: { type: 'isCurrent', params: ({ event }) => ({ id: event.buildId }) },
      actions: { type: 'writeWords', params: ({ event }) => ({ words: event.words }) },
    },
    // All at once: one step to undo, whether the site has to be drawn again for it or not.
    'changes.apply': [
      {
        guard: { type: 'hasToDraw', params: ({ event }) => event },
        target: '.ready',
        reenter: true,
        actions: {
          type: 'rememberChange',
          params: ({ event: { change, edits } }) => ({ change: { ...change, edits } }),
        },
      },
      {
        guard: 'hasBuild',
        actions: [
          {
            type: 'customize',
            params: ({ event: { edits } }) => ({
              edit: null,
              to: (customization, { website }) => withEdits({ customization, website }, edits),
            }),
          },
          'clearColorDrafts',
        ],
      },
    ],
    'content.change': {
      guard: 'hasBuild',
      actions: {
        type: 'customize',
        params: ({ event }) => ({
          edit: `content.${event.field}`,
          to: (now, edited) => withContent(now, edited, event.field, event.value),
        }),
      },
    },
  },
});
