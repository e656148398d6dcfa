import type { Grammar } from '../languages/LanguagePack';
import type { SectionCopy } from '../types';
import { asSentence, DESCRIPTION_LENGTH } from '../write/writeTexts';
import { graphemesOf, META_DESCRIPTION_LENGTH, shortened } from './contentTexts';

/** The description of a page that is not the first: what its section is and says; what the site is, too, where that is too little. */
export function pageDescription(
  section: SectionCopy | undefined,
  siteDescription: string,
  { descriptionLength, betweenSentences = ' ' }: Grammar,
): string {
  const own = [section?.heading.value ?? '', section?.intro?.value ?? ''].filter(Boolean);
  const isEnough =
    graphemesOf(own.join(betweenSentences)).length >=
    (descriptionLength ?? DESCRIPTION_LENGTH).shortest;
  const sentences = [...own, ...(isEnough ? [] : [siteDescription])].map(asSentence);
  return shortened(sentences.join(betweenSentences), META_DESCRIPTION_LENGTH);
}
