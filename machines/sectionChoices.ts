import type { Customization, GeneratedWebsite, SectionChoice } from './entities';
import { plannedEntry } from './plannedEntry';

/** What of a section is chosen. */
export type ChoiceOf = 'layout' | 'wording';

/** A choice for a section, and what it changes: the one that is now `at` (from 1) `of` so many. */
export interface Chosen {
  choice: SectionChoice;
  what: ChoiceOf;
  at: number;
  of: number;
}

type Choosing = Pick<Customization, 'sections'>;

/** What was chosen for a section; empty: nothing. */
export const choiceIn = ({ sections = {} }: Choosing, id: string): SectionChoice =>
  Object.hasOwn(sections, id) ? (sections[id] ?? {}) : {};

/** A customization with another choice for a section; an empty one: as generated. */
export function withChoice<T extends Choosing>(
  { sections, ...customization }: T,
  id: string,
  choice: SectionChoice,
): T {
  const { [id]: _, ...others } = sections ?? {};
  const next = Object.keys(choice).length === 0 ? others : { ...others, [id]: choice };
  return (
    Object.keys(next).length === 0 ? customization : { ...customization, sections: next }
  ) as T;
}

/** Which one of what can be chosen a section has: `at` from 1, the one that it was generated with is the first. */
export function choicesOf(
  website: Pick<GeneratedWebsite, 'outline' | 'catalogue'>,
  customization: Choosing,
  id: string,
): Record<ChoiceOf, { at: number; of: number }> {
  const { layout, wording = 0 } = choiceIn(customization, id);
  const { wordings = 1 } = plannedEntry(website, id) ?? {};
  const layouts = layoutsOf(website, customization, id);
  return {
    layout: { at: Math.max(0, layouts.indexOf(layout ?? '')) + 1, of: layouts.length },
    wording: { at: (wording % wordings) + 1, of: wordings },
  };
}

/**
 * The choice that is so many steps on, round and round; null: the one that the section was generated with. Null where that is what
 * it has. Pure.
 */
export function choosing(
  website: Pick<GeneratedWebsite, 'outline' | 'catalogue'>,
  customization: Choosing,
  id: string,
  { what, step }: { what: ChoiceOf; step: number | null },
): Chosen | null {
  const { at, of } = choicesOf(website, customization, id)[what];
  const next = step === null ? 0 : (at - 1 + step + of) % of;
  if (next === at - 1) return null;
  const { [what]: _, ...others } = choiceIn(customization, id);
  const chosen =
    what === 'wording'
      ? { wording: next }
      : { layout: layoutsOf(website, customization, id)[next] ?? '' };
  return { choice: next === 0 ? others : { ...others, ...chosen }, what, at: next + 1, of };
}

/** Those that fit; one that was chosen before something else fitted better is still among them. */
function layoutsOf(
  website: Pick<GeneratedWebsite, 'outline' | 'catalogue'>,
  customization: Choosing,
  id: string,
): string[] {
  const { layouts = [''] } = plannedEntry(website, id) ?? {};
  const { layout } = choiceIn(customization, id);
  return layout === undefined || layouts.includes(layout) ? layouts : [...layouts, layout];
}
