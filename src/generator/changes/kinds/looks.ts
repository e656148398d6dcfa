import { capitalized } from '../../../../machines/text';
import type { Corrections, Framework, SiteTone, Theme } from '../../../../machines/entities';
import type { SiteChange } from '../../../../machines/siteChange';
import { isLanguage } from '../../languages/languages';
import { taggedWords } from '../../read/text/taggedWords';
import { type ChangeKind, slotOf, type Told } from '../ChangeKind';
import { folded } from '../compileChanges';
import { bare } from '../findSections';
import type { Situation } from '../Situation';

const drawn = (label: string, value: string, change: SiteChange): Told[] => [
  { label, value, edits: [], change },
];

export const corrected = (label: string, value: string, corrections: Corrections): Told[] =>
  drawn(label, value, { corrections });

export const theme: ChangeKind = (taken, { rules, build }) => {
  const found = rules.named(rules.words.themes, folded(slotOf(taken, 'theme'))) as Theme | null;
  if (found === null) return null;
  return found === build.theme ? 'alreadySo' : drawn('Theme', capitalized(found), { theme: found });
};

export const framework: ChangeKind = (taken, { build }) => {
  const found = /^[a-z]+/.exec(folded(slotOf(taken, 'framework')))?.[0] as Framework;
  if (found === build.framework) return 'alreadySo';
  return drawn('Framework', capitalized(found), { framework: found });
};

export const direction: ChangeKind = (_, { build }) =>
  drawn('Design', 'another one', { direction: (build.direction ?? 0) + 1 });

const pages =
  (isMultiPage: boolean, value: string): ChangeKind =>
  (_, { build }) =>
    (build.website.pages !== undefined) === isMultiPage
      ? 'alreadySo'
      : corrected('Pages', value, { isMultiPage });

export const severalPages = pages(true, 'several');
export const onePage = pages(false, 'one');

/** The language that words name, if the generator writes it. */
function languageOf(words: string, situation: Situation): string | null {
  const name = bare(words, situation);
  for (const { reader } of situation.packs) {
    const found = reader.languages.languageOf(name);
    if (found !== null && isLanguage(found)) return found;
  }
  return null;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

export const language: ChangeKind = (taken, situation) => {
  const found = languageOf(slotOf(taken, 'language'), situation);
  if (found === null) return null;
  if (found === situation.site.copy.language) return 'alreadySo';
  return corrected('Language', NAMES.of(found) ?? found, { language: found });
};

export const secondLanguage: ChangeKind = (taken, situation) => {
  const { translation, copy } = situation.site;
  if (taken.language === undefined)
    return translation === undefined
      ? 'alreadySo'
      : corrected('Second language', 'none', { secondLanguage: null });
  const found = languageOf(taken.language, situation);
  if (found === null) return null;
  if (found === copy.language || found === translation?.language) return 'alreadySo';
  return corrected('Second language', NAMES.of(found) ?? found, { secondLanguage: found });
};

export const tone: ChangeKind = (taken, situation) => {
  const words = bare(slotOf(taken, 'tone'), situation);
  for (const { reader } of situation.packs) {
    const all = taggedWords(words, reader);
    for (const [name, phrases] of reader.tones)
      if (all.length > 0 && phrases.lengthAt(all, 0) === all.length) return toned(name, situation);
  }
  return null;
};

const toned = (name: SiteTone, { site }: Situation) =>
  site.brief.tone?.value === name ? 'alreadySo' : corrected('Manner', name, { tone: name });
