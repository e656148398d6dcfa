import type { Customization } from '../../../machines/entities';
import { sectionOf, sourceOf } from '../../../machines/sectionIds';
import { itemTextKey } from '../../../machines/itemTexts';
import { sectionStates } from '../document/contentTexts';
import { arrangedSite } from '../document/arrangedSite';
import { isNamedTwice } from '../document/isNamedTwice';
import { statedSite } from '../document/statedSite';
import { withTexts } from '../document/withTexts';
import type { Brief, Copy, Plan, SectionCopy, Site, Text } from '../types';
import { mapTexts, textsOf } from '../write/mapTexts';
import { lookOf } from './lookOf';

/** A site as others may have it, and what of its owner's changes belongs to it. */
export interface SharedSite {
  site: Site;
  customization: Customization;
}

/**
 * A site that draws as its owner published it and holds nothing else: no words that were written over, no section that is
 * switched off, neither the prompt's words nor what was understood of them.
 */
export function sharedSite(site: Site, customization: Customization): SharedSite {
  const states = sectionStates(customization);
  const stated = statedSite(site, customization);
  // What was kept for a locked section that is no more is on no page.
  const planned = new Set(stated.plan.sections.map(({ id }) => id));
  const isHidden = (id: string) => states[id] === 'hidden' || !planned.has(id);
  const arranged = arrangedSite(site, customization);
  const shared = (copy: Copy): Copy => sharedCopy(copy, customization, stated.brief, isHidden);
  const copy = shared(stated.copy);
  const {
    arrangement,
    items: _items,
    sections: _sections,
    delivery,
    photos: _photos,
    pages: _pages,
    locked,
    links,
    listings,
    style,
    written: _written,
    ...own
  } = customization;
  // The order is the site's own now; what of another page does not show on the first one is told here.
  const away = Object.keys(arrangement?.away ?? {}).filter((id) => sectionOf(id) !== id);
  const translation = stated.translation && shared(stated.translation);
  const shownOf = (texts: Record<string, string>) =>
    sharedTexts(
      texts,
      [stated.copy, stated.translation],
      [arranged.copy, arranged.translation],
      isHidden,
    );
  const { corrections: _, ...request } = site.request;
  return {
    site: {
      ...site,
      request: { ...request, prompt: '' },
      brief: sharedBrief(stated.brief, customization),
      plan: sharedPlan(stated, customization, isHidden),
      copy,
      ...(translation && { translation }),
      look: sharedLook({ ...stated, copy: site.copy }, stated.copy, isHidden),
    },
    customization: {
      ...own,
      ...(away.length > 0 && {
        arrangement: { away: Object.fromEntries(away.map((id) => [id, 'hidden' as const])) },
      }),
      ...(delivery && hasForm(copy) && { delivery }),
      ...sharedLocks(locked, isHidden),
      ...(links && { links: shownOf(links) }),
      ...sharedStyle(style),
      ...sharedListings(listings, stated.plan, isHidden),
      ...(customization.texts && {
        texts: shownOf(customization.texts),
      }),
    },
  };
}

/** Where nothing is sent, nobody learns who would receive it. */
const hasForm = ({ sections }: Copy): boolean => sections.some(({ submit }) => submit !== null);

type IsHidden = (section: string) => boolean;

/** The appearance that does not show is nobody else's. */
function sharedStyle(style: Customization['style']): Pick<Customization, 'style'> {
  const { otherGround: _, ...shown } = style ?? {};
  return Object.keys(shown).length === 0 ? {} : { style: shown };
}

/** The listings of pages that are shown, by the sections that these are named after once what is hidden is gone. */
function sharedListings(
  listings: Customization['listings'],
  { pages }: Plan,
  isHidden: IsHidden,
): Pick<Customization, 'listings'> {
  const kept = Object.entries(listings ?? {}).flatMap(([page, listing]) => {
    const at = page.indexOf('.') + 1;
    const lead = page.slice(at);
    const planned = pages?.find((known) => known.lead === lead)?.sections ?? [lead];
    const now = [lead, ...planned].find((id) => !isHidden(id));
    const isThere =
      pages === undefined ? lead === 'hero' : pages.some((known) => known.lead === lead);
    return now === undefined || !isThere ? [] : [[page.slice(0, at) + now, listing] as const];
  });
  return kept.length === 0 ? {} : { listings: Object.fromEntries(kept) };
}

const withoutSource = (text: Text): Text =>
  text.source.from === 'prompt' ? { ...text, source: { from: 'prompt', evidence: '' } } : text;

function sharedCopy(
  copy: Copy,
  customization: Customization,
  brief: Brief,
  isHidden: IsHidden,
): Copy {
  const {
    sections,
    links: _,
    ...own
  } = mapTexts(withTexts(copy, customization, brief), withoutSource);
  const named = new Map(copy.sections.map((section) => [section.id, isNamedTwice(section)]));
  const compact = ({ actions, ...section }: SectionCopy): SectionCopy => ({
    ...section,
    ...(isNamedTwice(section) !== named.get(section.id) && {
      isNamedTwice: !isNamedTwice(section),
    }),
    // The first stands in the navigation as well.
    actions:
      section.kind === 'hero' && !customization.layout.showHero ? actions.slice(0, 1) : actions,
  });
  return { ...own, sections: sections.filter(({ id }) => !isHidden(id)).map(compact) };
}

/** What drawing asks of a brief. */
function sharedBrief(brief: Brief, { content }: Customization): Brief {
  const { language, secondLanguage, trade, schemaType, motif, name, place, facts, pages } = brief;
  const bare = <T>(known: { value: T } | null) => known && { value: known.value, evidence: '' };
  const title = content.title.trim();
  return {
    language,
    secondLanguage: bare(secondLanguage),
    parts: [],
    subject: null,
    noun: null,
    trade,
    schemaType,
    motif,
    name: name && bare({ value: title || name.value }),
    slogan: null,
    place: bare(place),
    audience: null,
    tone: null,
    offerings: [],
    requests: [],
    refusals: [],
    statements: [],
    points: [],
    colors: {},
    facts: {
      email: bare(facts.email),
      phone: bare(facts.phone),
      address: bare(facts.address),
      hours: bare(facts.hours),
      webAddress: bare(facts.webAddress),
      ...(facts.profiles && { profiles: facts.profiles }),
      since: null,
      dates: [],
      price: null,
      figures: [],
    },
    pages,
  };
}

function sharedLocks(
  locked: Customization['locked'],
  isHidden: IsHidden,
): Pick<Customization, 'locked'> {
  const shown = locked?.filter((id) => !isHidden(id)) ?? [];
  return shown.length === 0 ? {} : { locked: shown };
}

function sharedPlan(site: Site, customization: Customization, isHidden: IsHidden): Plan {
  const { sections, pages, ...plan } = site.plan;
  const copies = [site.copy, ...(site.translation ? [site.translation] : [])].map((copy) =>
    withTexts(copy, customization, site.brief),
  );
  const namesOf = (lead: string) =>
    Object.fromEntries(
      copies.map((copy) => [
        copy.language,
        copy.sections.find(({ id }) => id === lead)?.navLabel.value ?? '',
      ]),
    );
  // Where there is none, the first page begins the one for contact.
  const isKept = (id: string) => id === 'callToAction' || !isHidden(id);
  return {
    ...plan,
    sections: sections.filter(({ id }) => isKept(id)),
    ...(pages && {
      pages: pages.flatMap((page) => {
        const shown = page.sections.filter(isKept);
        if (shown.length === 0) return [];
        const isNamed = shown.includes(page.lead) || page.names !== undefined;
        return [{ ...page, sections: shown, ...(!isNamed && { names: namesOf(page.lead) }) }];
      }),
    }),
  };
}

/** `shown`: the copy that is shared; `site` has the one that its design was made for. */
function sharedLook(site: Site, shared: Copy, isHidden: IsHidden): Site['look'] {
  const { layouts, subjects, ...look } = lookOf(site);
  const shown = shared.sections.map(({ id }) => id).filter((id) => !isHidden(id));
  const drawn = new Set([...shown, ...shown.map(sourceOf)]);
  return {
    ...look,
    layouts: Object.fromEntries(Object.entries(layouts).filter(([id]) => shown.includes(id))),
    subjects: Object.fromEntries(
      Object.entries(subjects).filter(([id]) => drawn.has(id.replace(/-\d+$/, ''))),
    ),
  };
}

/** The person's own words for texts that are shown; what is in no copy, as the name of the first page, is shown with its section. */
function sharedTexts(
  texts: Record<string, string>,
  copies: readonly (Copy | undefined)[],
  generated: readonly (Copy | undefined)[],
  isHidden: IsHidden,
): Record<string, string> {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  for (const copy of copies) {
    if (copy === undefined) continue;
    const keysOf = (sections: SectionCopy[]) =>
      textsOf({ ...copy, sections }).map(({ id }) => itemTextKey(id));
    for (const section of copy.sections) {
      for (const key of keysOf([section])) (isHidden(section.id) ? hidden : shown).add(key);
      if (isHidden(section.id)) hidden.add(`${section.id}.more`);
    }
  }
  // An item that was taken out is in no copy any more.
  for (const { items } of generated.flatMap((copy) => copy?.sections ?? [])) {
    for (const text of items.flatMap(({ title, body, detail }) => [title, body, detail])) {
      if (text !== null && !shown.has(itemTextKey(text.id))) hidden.add(itemTextKey(text.id));
    }
  }
  return Object.fromEntries(
    Object.entries(texts).filter(([id]) => {
      const key = itemTextKey(id);
      return shown.has(key) || !hidden.has(key);
    }),
  );
}
