import { isShown } from './arrangement';
import type { Build, Customization } from './entities';
import { itemTextKey } from './itemTexts';
import { outlineOf } from './outlineOf';
import { sectionOf } from './sectionIds';

/** Links that a contact fact gives, whatever it is at the time. */
export const FACT_TARGETS = { call: 'tel:', email: 'mailto:', map: 'map:' } as const;

/**
 * Where a button or link leads: `#about` to a section, or to the page that it leads; one of `FACT_TARGETS`; or a whole https
 * address.
 */
export type LinkTarget = string;

/** A place on the site that a link may lead to. */
export interface Place {
  target: LinkTarget;
  label: string;
  isPage: boolean;
}

/** What links can be led to on a site as it is arranged: its pages, then the sections that show. */
export function placesOn(build: Build): Place[] {
  const pages = outlineOf(build);
  const leads = new Set(pages.map(({ page }) => page.lead));
  const sections = pages.flatMap(({ entries }) =>
    entries.filter(({ id, state, isTeaser }) => !isTeaser && state !== 'hidden' && !leads.has(id)),
  );
  return [
    ...pages
      .filter(({ page }) => isShown(page.lead, build.customization))
      .map(({ page, label }) => ({ target: `#${page.lead}`, label, isPage: true })),
    ...sections.map(({ id, label }) => ({ target: `#${id}`, label, isPage: false })),
  ];
}

/** The targets that the person chose, but for sections that do not show: those links lead where they led at first. */
export function heldLinks({
  links = {},
  ...arranged
}: Pick<Customization, 'links' | 'layout' | 'arrangement'>): Record<string, LinkTarget> {
  return Object.fromEntries(
    Object.entries(links).filter(
      ([, target]) => !target.startsWith('#') || isShown(target.slice(1), arranged),
    ),
  );
}

/** A customization in which a link leads elsewhere, wherever it stands; null: where it led at first. The same one where it does already. */
export function withLink<T extends Pick<Customization, 'links'>>(
  customization: T,
  id: string,
  target: LinkTarget | null,
): T {
  const { links: before = {}, ...rest } = customization;
  const key = itemTextKey(id);
  if ((before[key] ?? null) === target) return customization;
  const { [key]: _, ...others } = before;
  const links = target === null ? others : { ...others, [key]: target };
  return (Object.keys(links).length === 0 ? rest : { ...rest, links }) as T;
}

/** Where a link of a site leads, as it was drawn and as the person chose. */
export interface LinkNow {
  target: LinkTarget;
  /** It was to lead to a section that does not show; `target` is where it leads instead. */
  lost: LinkTarget | null;
}

/** `first`: where the generator leads it. */
export function linkNow(customization: Customization, id: string, first: LinkTarget): LinkNow {
  const key = itemTextKey(id);
  const chosen = customization.links?.[key];
  const held = heldLinks(customization)[key];
  return {
    target: held ?? first,
    lost: chosen !== undefined && held === undefined ? chosen : null,
  };
}

/** What a target is called: "Prices", "a call", "shop.example". */
export function targetName(target: LinkTarget, build: Build | null): string {
  if (target === FACT_TARGETS.call) return 'a call';
  if (target === FACT_TARGETS.email) return 'an e-mail';
  if (target === FACT_TARGETS.map) return 'the map';
  if (!target.startsWith('#')) return target;
  const id = target.slice(1);
  const all = build === null ? [] : outlineOf(build);
  const page = all.find((one) => one.page.lead === id);
  const entry = all
    .flatMap(({ entries, removed }) => [...entries, ...removed])
    .find((one) => sectionOf(one.id) === id);
  return page?.label ?? entry?.label ?? id;
}
