import type { Corrections, Noted, Passage, Understanding } from '../../../../machines/entities';

/** What was understood with the choices that are on their way into the site, so that a choice shows at once. */
export function asAsked(
  understanding: Understanding,
  corrections: Corrections | undefined,
): Understanding {
  if (corrections === undefined) return understanding;
  const { language, secondLanguage, tone, isMultiPage, sections, placed } = corrections;
  return {
    ...understanding,
    ...(language === undefined ? {} : { language: chosen(language) }),
    ...(secondLanguage === undefined
      ? {}
      : { secondLanguage: secondLanguage === null ? null : chosen(secondLanguage) }),
    ...(tone === undefined ? {} : { tone: tone === null ? null : chosen(tone) }),
    ...(isMultiPage === undefined ? {} : { isMultiPage: chosen(isMultiPage) }),
    sections: understanding.sections.map((section) => ({
      ...section,
      isOn: sections?.[section.kind] ?? section.isOn,
    })),
    passages: understanding.passages.map((passage) => asPlaced(passage, placed)),
  };
}

function asPlaced(known: Passage, placed: Corrections['placed']): Passage {
  const role = placed?.[known.words];
  if (role === undefined) return known;
  const { isByModel: _, ...passage } = known;
  return role === null
    ? { ...passage, role: 'leftOver', isPlaced: false }
    : { ...passage, role, isPlaced: true };
}

function chosen<T>(value: T): Noted<T> {
  return { value, evidence: '' };
}
