import { hasClass } from './clauseKinds';
import type { Context } from '../Context';
import type { Phrase } from '../draft';
import { isStyle, itemOf } from '../lists/items';
import { kindIn } from '../subject/kinds';
import type { Lexicon } from '../text/lexicon';
import { headEnd, isCapital, opensQuote } from '../text/phrases';
import { namesSection } from '../sections/sections';

/** Whether "with" at a word opens no list of what a business or a site has; `from`: where its object begins. */
export function hasNothing(words: Phrase, at: number, from: number, context: Context): boolean {
  const { lexicon } = context;
  const before = words.slice(0, at);
  const behind = words.slice(from);
  return (
    /* "Un mapa, que con el gps se pierden" */
    before.at(-1)?.tag === 'subordinator' ||
    /* "Con «La Sartoria» cuciamo viaggi" */
    (at === 0 && opensQuote(behind[0]?.gap ?? '')) ||
    /* "Software, mit der Pflegedienste planen", "una app con la que reservan" */
    (/^,/.test(words[at]?.gap ?? '') && lexicon.has('means', behind[0]?.lower ?? '')) ||
    (behind[0]?.tag === 'article' && lexicon.has('relatives', behind[1]?.lower ?? '')) ||
    /* "Mit Wurst haben wir nichts am Hut", "con nosotros bailan niños" */
    (at === 0 && (behind[0]?.tag === 'pronoun' || isSentence(behind))) ||
    /* "Con mi hermano llevamos las colmenas" */
    (behind[0]?.tag === 'possessive' &&
      (lexicon.classes.get('kin')?.has(behind[1]?.lower ?? '') ?? false) &&
      behind.some(({ tag }) => tag === 'verb')) ||
    /* "FAQ with six questions" */
    (namesSection(before, context.sections) &&
      !before.some((_, index) => context.kinds.phrases.lengthAt(before, index) > 0)) ||
    isInPremises(words, at, context)
  );
}

const isSentence = (words: Phrase): boolean =>
  words.some(
    ({ tag, gap }, at) =>
      (tag === 'verb' || tag === 'auxiliary') &&
      !/[,;]/.test(gap) &&
      words[at + 1]?.tag === 'pronoun' &&
      !words.slice(1, at).some((word) => /[,;]/.test(word.gap)),
  );

/** Whether what is had belongs to where the business is: "na primeira sala de um prédio | com montras". */
function isInPremises(words: Phrase, at: number, { lexicon, kinds }: Context): boolean {
  const link = words.slice(0, at).findLastIndex(({ tag }) => tag === 'preposition');
  const phrase = words.slice(link + 2, at);
  return (
    link > 0 &&
    lexicon.has('indefinites', words[link + 1]?.lower ?? '') &&
    words.slice(0, link + 1).some(({ lower }) => lexicon.has('inWords', lower)) &&
    phrase.length > 0 &&
    !phrase.some((word, index) => isCapital(word) || kinds.phrases.lengthAt(phrase, index) > 0) &&
    !hasClass(phrase, 'org', lexicon) &&
    !hasClass(phrase, 'site', lexicon)
  );
}

/** "Tenho | uma oficina de motos" */
export const isBusiness = (words: Phrase, { kinds, lexicon }: Context): boolean => {
  const end = headEnd(words, lexicon);
  const kind = kindIn(kinds, words, () => end);
  return (
    kind?.words.at(-1) === words[end - 1] ||
    (lexicon.classes.get('org')?.has(words[0]?.lower ?? '') ?? false)
  );
};

/** Whether what is refused names neither a section nor how the site is to look. */
export const saysNoSection = (refused: Phrase, context: Context): boolean => {
  const item = itemOf(refused, 'refuse', context);
  return item.section === null && !isStyle(item.core, context.lexicon);
};

/** Whether what follows "with" is what something is done with: "log in with a password", "is made with a module". */
export const isMeans = (before: Phrase, lexicon: Lexicon): boolean => {
  /* "A slow walk for folks with bad knees" */
  const whose = before.at(-1)?.lower ?? '';
  if (lexicon.has('audiences', whose) || (lexicon.classes.get('people')?.has(whose) ?? false))
    return true;
  const verb = before.findLastIndex(({ tag }) => tag === 'verb' || tag === 'participle');
  if (verb < 0 || before.slice(verb + 1).some(({ tag }) => tag === 'name')) return false;
  const governs = (name: string): boolean =>
    (lexicon.classes.get(name)?.lengthAt(before, verb) ?? 0) > 0;
  return (
    before[verb - 1]?.tag === 'auxiliary' || (before[verb]?.tag === 'verb' && !OWNING.some(governs))
  );
};

/** Verbs of what a business has, or of asking for its site: what follows with "with" belongs to their object. */
const OWNING = ['run', 'sell', 'make', 'want', 'be'];
