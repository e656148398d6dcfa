import type { Corrections } from '../../../machines/entities';
import type { Intent, SectionKind, Understood } from '../types';

const READ_FROM: Record<
  Exclude<keyof Corrections, 'sections' | 'secondLanguage' | 'isMultiPage'>,
  (intent: Intent) => unknown
> = {
  language: ({ language }) => language,
  trade: ({ trade }) => trade.value,
  name: ({ name }) => name?.value,
  place: ({ place }) => place?.value,
  audience: ({ audience }) => audience?.value,
  tone: ({ tone }) => tone?.value,
  offerings: ({ offerings }) => offerings.map(({ value }) => value).join('\n'),
  email: ({ facts }) => facts.email?.value,
  phone: ({ facts }) => facts.phone?.value,
  address: ({ facts }) => facts.address?.value,
  hours: ({ facts }) => facts.hours?.value,
  webAddress: ({ facts }) => facts.webAddress?.value,
};

function saidOf({ wanted, unwanted }: Intent, kind: string): boolean | null {
  const has = (list: readonly Understood<SectionKind>[]) =>
    list.some(({ value }) => value === kind);
  return has(wanted) ? true : has(unwanted) ? false : null;
}

/**
 * What remains of the corrections after the prompt was edited: one stays while the new prompt, read by itself, says the
 * same of that thing as the old one did. `before` and `after` are what `understand` reads in the two prompts, without
 * corrections. A second language and the number of pages stay. Pure.
 */
export function keptCorrections(
  before: Intent,
  after: Intent,
  corrections: Corrections,
): Corrections {
  const isKept = (key: string): boolean =>
    !Object.hasOwn(READ_FROM, key) ||
    READ_FROM[key as keyof typeof READ_FROM](before) ===
      READ_FROM[key as keyof typeof READ_FROM](after);
  const { sections, ...others } = corrections;
  const kept: Corrections = Object.fromEntries(
    Object.entries(others).filter(([key]) => isKept(key)),
  );
  const keptSections = Object.entries(sections ?? {}).filter(
    ([kind]) => saidOf(before, kind) === saidOf(after, kind),
  );
  return keptSections.length === 0 ? kept : { ...kept, sections: Object.fromEntries(keptSections) };
}
