import { isPageName, sitePagesOf } from './arrangedPages';
import { type ArrangingAct, arrange, switched } from './arrangement';
import type { Build, Customization, GeneratedWebsite, SiteContent, SiteLayout } from './entities';
import type { Edited } from './builderDocument';
import { mayBeEmptied, withEmptied } from './emptiedTexts';
import { actOnItem, type ItemAct, withText } from './itemActs';
import { itemSection } from './items';
import { type LinkTarget, withLink } from './linkTargets';
import { actOnPage, isPageAct, type PageAct } from './pageActs';
import { retitled } from './siteName';
import { inAppearance, styled } from './siteStyle';
import type { Appearance, StyleChoice } from './styleChoices';
import { isBlank } from './text';

/** An edit of a site, as the builder is asked for it one by one. */
export type SiteEdit =
  | { type: 'colors.set'; colors: Customization['colors'] }
  | { type: 'appearance.choose'; appearance: Appearance }
  | { type: 'style.choose'; choice: StyleChoice }
  | { type: 'section.toggle'; section: keyof SiteLayout }
  | { type: 'sections.arrange'; page: string; done: ArrangingAct | PageAct }
  | { type: 'items.change'; section: string; done: ItemAct }
  | { type: 'content.change'; field: keyof SiteContent; value: string }
  | { type: 'text.change'; id: string; value: string }
  | { type: 'link.choose'; id: string; target: LinkTarget | null };

/** A customization after one edit; the same one where it cannot be done. Pure. */
export function withEdit(now: Customization, edited: Edited, edit: SiteEdit): Customization {
  switch (edit.type) {
    case 'colors.set':
      return { ...now, colors: edit.colors };
    case 'appearance.choose':
      return inAppearance(now, edit.appearance, edited.website.customization);
    case 'style.choose':
      return styled(now, edit.choice);
    case 'section.toggle':
      return switched(now, edit.section);
    case 'sections.arrange':
      return arrangedIn(now, edited.website, edit.page, edit.done);
    case 'items.change':
      return withItems(now, edited.website, edit.section, edit.done);
    case 'content.change':
      return withContent(now, edited, edit.field, edit.value);
    case 'text.change':
      return reworded(now, edited, edit.id, edit.value.trim());
    case 'link.choose':
      return withLink(now, edit.id, edit.target);
  }
}

/** The customization of a build after several edits, in order; what cannot be done is left out. Pure. */
export const withEdits = (
  { customization, website }: Pick<Build, 'customization' | 'website'>,
  edits: readonly SiteEdit[],
): Customization =>
  edits.reduce((now, edit) => withEdit(now, { before: now, website }, edit), customization);

export function arrangedIn(
  now: Customization,
  website: GeneratedWebsite,
  lead: string,
  done: ArrangingAct | PageAct,
): Customization {
  if (isPageAct(done)) return actOnPage(website, now, lead, done);
  const { html, pages } = website;
  const page = sitePagesOf(website, now).find((known) => known.lead === lead);
  const markup = pages?.flatMap((one) => (one.lead === lead ? one.html : [])).join('') ?? html;
  return page === undefined ? now : arrange(now, page, done, markup);
}

export function withItems(
  now: Customization,
  website: GeneratedWebsite,
  section: string,
  done: ItemAct,
): Customization {
  const found = itemSection(website, section);
  return found === null ? now : actOnItem(now, found, done);
}

/** A new title takes the old one's place in the person's own words too. */
export function withContent(
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
export function reworded(
  now: Customization,
  edited: Edited,
  id: string,
  value: string,
): Customization {
  if (isContent(id)) return withContent(now, edited, id, value);
  if (!isBlank(value)) return withText(now, id, value);
  const isNeeded = !mayBeEmptied(id) || isPageName(id, sitePagesOf(edited.website, now));
  return isNeeded ? withText(now, id, '') : withEmptied(now, id);
}
