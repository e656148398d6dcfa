import type { Corrections, Noted, Understanding } from '../../../../machines/entities';

/** What was understood with the choices that are on their way into the site, so that a choice shows at once. */
export function asAsked(
  understanding: Understanding,
  corrections: Corrections | undefined,
): Understanding {
  if (corrections === undefined) return understanding;
  const { language, secondLanguage, trade, tone, isMultiPage, sections } = corrections;
  return {
    ...understanding,
    ...(language === undefined ? {} : { language: chosen(language) }),
    ...(secondLanguage === undefined
      ? {}
      : { secondLanguage: secondLanguage === null ? null : chosen(secondLanguage) }),
    ...(trade === undefined ? {} : { trade: chosen(trade) }),
    ...(tone === undefined ? {} : { tone: tone === null ? null : chosen(tone) }),
    ...(isMultiPage === undefined ? {} : { isMultiPage: chosen(isMultiPage) }),
    sections: understanding.sections.map((section) => ({
      ...section,
      isOn: sections?.[section.kind] ?? section.isOn,
    })),
  };
}

function chosen<T>(value: T): Noted<T> {
  return { value, evidence: '' };
}
