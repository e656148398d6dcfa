import { type ArrangingAct, arrange, switched } from './arrangement';
import { builderSetup } from './builderSetup';
import { presetColors } from './colorPresets';
import { isSameDelivery } from './delivery';
import type { Edited } from './desk';
import type { Customization, GeneratedWebsite, SiteContent } from './entities';
import { withLink } from './linkTargets';
import { withListing } from './listings';
import { messages } from './messages';
import { actOnItem, type ItemAct, withText } from './itemActs';
import { isPageName, mayBeEmptied, withEmptied, withoutEmptied } from './emptiedTexts';
import { itemSection } from './items';
import { describedPhoto, withHero, withoutPhoto, withPhoto } from './sitePhotos';
import { retitled } from './siteName';
import { inAppearance, styled } from './siteStyle';
import { isBlank } from './text';

/** What is asked of the build on the desk (specification section 2, Customize): colors, sections and texts, live. */
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

function arrangedIn(
  now: Customization,
  { outline, html, pages }: GeneratedWebsite,
  lead: string,
  done: ArrangingAct,
): Customization {
  const page = outline?.find((known) => known.lead === lead);
  const markup = pages?.flatMap((one) => (one.lead === lead ? one.html : [])).join('') ?? html;
  return page === undefined ? now : arrange(now, page, done, markup);
}

function withItems(
  now: Customization,
  website: GeneratedWebsite,
  section: string,
  done: ItemAct,
): Customization {
  const found = itemSection(website, section);
  return found === null ? now : actOnItem(now, found, done);
}

/** A new title takes the old one's place in the person's own words too. */
function withContent(
  now: Customization,
  { before, website }: Edited,
  field: keyof SiteContent,
  value: string,
): Customization {
  return field === 'title'
    ? retitled(before, value, website)
    : { ...now, content: { ...now.content, [field]: value } };
}

const isContent = (id: string): id is keyof SiteContent =>
  id === 'title' || id === 'subtitle' || id === 'description';

/**
 * The title, subtitle and description belong to the Content tab; an emptied other text goes, with its line. What one thing is
 * called or costs holds wherever it stands.
 */
function reworded(now: Customization, edited: Edited, id: string, value: string): Customization {
  if (isContent(id)) return withContent(now, edited, id, value);
  if (!isBlank(value)) return withText(now, id, value);
  const isNeeded = !mayBeEmptied(id) || isPageName(id, edited.website.outline);
  return isNeeded ? withText(now, id, '') : withEmptied(now, id);
}
