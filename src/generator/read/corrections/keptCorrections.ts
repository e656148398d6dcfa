import type { Corrections } from '../../../../machines/entities';
import type { Brief } from '../../types';

const READ_FROM: Record<
  Exclude<
    keyof Corrections,
    'sections' | 'secondLanguage' | 'isMultiPage' | 'placed' | 'placedByModel' | 'profiles'
  >,
  (brief: Brief) => unknown
> = {
  language: ({ language }) => language,
  kind: ({ subject }) => subject?.value,
  name: ({ name }) => name?.value,
  place: ({ place }) => place?.value,
  audience: ({ audience }) => audience?.value,
  tone: ({ tone }) => tone?.value,
  offerings: ({ offerings }) => offerings.map(({ name }) => name.value).join('\n'),
  email: ({ facts }) => facts.email?.value,
  phone: ({ facts }) => facts.phone?.value,
  address: ({ facts }) => facts.address?.value,
  hours: ({ facts }) => facts.hours?.value,
  webAddress: ({ facts }) => facts.webAddress?.value,
};

function saidOf({ requests, refusals }: Brief, kind: string): boolean | null {
  if (requests.some((one) => one.kind === kind)) return true;
  return refusals.some((one) => one.kind === kind) ? false : null;
}

/**
 * What remains of the corrections after the prompt was edited: one stays while the new prompt, read by itself, says the
 * same of that thing as the old one did. `before` and `after` are what `understand` reads in the two prompts, without
 * corrections. Words that got a role keep it while they stand in the new prompt, unless a language model gave it. A second language, profiles and the number of pages
 * stay. Pure.
 */
export function keptCorrections(
  before: Brief,
  after: Brief,
  corrections: Corrections,
  prompt: string,
): Corrections {
  const isKept = (key: string): boolean =>
    !Object.hasOwn(READ_FROM, key) ||
    READ_FROM[key as keyof typeof READ_FROM](before) ===
      READ_FROM[key as keyof typeof READ_FROM](after);
  const { sections, placed, placedByModel = {}, ...others } = corrections;
  const kept: Corrections = Object.fromEntries(
    Object.entries(others).filter(([key]) => isKept(key)),
  );
  const keptSections = Object.entries(sections ?? {}).filter(
    ([kind]) => saidOf(before, kind) === saidOf(after, kind),
  );
  const keptPassages = Object.entries(placed ?? {}).filter(
    ([words, role]) => prompt.includes(words) && placedByModel[words] !== role,
  );
  return {
    ...kept,
    ...(keptSections.length === 0 ? {} : { sections: Object.fromEntries(keptSections) }),
    ...(keptPassages.length === 0 ? {} : { placed: Object.fromEntries(keptPassages) }),
  };
}
