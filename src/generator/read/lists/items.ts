import type { Context, Mode } from '../Context';
import { itemDraft, type ItemDraft, type Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { isCapital, lowered, nounEnd, opensQuote, phraseEnds } from '../text/phrases';
import { sectionOf } from '../sections/sections';

/** Whether words only say how the site is to look: "lots of white space", "serif font", "modern". */
export function isStyle(words: Phrase, lexicon: Lexicon): boolean {
  const end = Math.max(1, nounEnd(words, 0, words.length, lexicon));
  const head = words[end - 1];
  /* "Solo mode", "compost scheme": a noun that is of the design only beside words of style. */
  const before = words[end - 2];
  const isOther =
    before !== undefined &&
    ['noun', 'name', 'gerund'].includes(before.tag) &&
    !lexicon.has('styleWords', before.lower) &&
    !lexicon.has('styleNouns', before.lower) &&
    lexicon.has('looseStyleNouns', head?.lower ?? '');
  /* "The Quiet Mine", "colour matching" */
  const isThing =
    (!lexicon.spelling.capitalNouns &&
      words.length > 2 &&
      words.every((word, at) => isCapital(word) || (at > 0 && word.tag === 'preposition'))) ||
    (words.length > 1 && words.at(-1)?.tag === 'gerund') ||
    lexicon.has('cleans', lowered(words));
  if (isThing) return false;
  if (head !== undefined && !isOther && lexicon.has('styleNouns', head.lower)) return true;
  return words.every(
    ({ lower, tag }) =>
      lexicon.has('styleWords', lower) || tag === 'and' || tag === 'adverb' || tag === 'negation',
  );
}

/** "Relaxed", "lots of white space", "not corporate": how the site is to look or sound. */
export const isLook = (phrase: Phrase, lexicon: Lexicon): boolean =>
  !lexicon.isHeadLast &&
  (isStyle(phrase, lexicon) ||
    (lexicon.has('ofWords', phrase[1]?.lower ?? '') && isStyle(phrase.slice(2), lexicon)) ||
    lexicon.has('fillers', lowered(phrase)));

const skips = (words: Phrase, at: number, mode: Mode, lexicon: Lexicon): boolean => {
  const word = words[at];
  if (word === undefined || opensQuote(word.gap)) return false;
  /* "Small scaffold", "two telescopes": what is offered keeps what tells it from others. */
  const isOffered = mode === 'offer' || mode === 'bare' || mode === 'with';
  const isKept =
    isOffered && !['noun', 'preposition', 'adverb', 'pronoun', 'possessive'].includes(word.tag);
  /* "Sommeil, Grand Froid" */
  /* "Strip the Willow" */
  const isLinked = lexicon.nameLinks.has(words[at + 1]?.lower ?? '') && isCapital(words[at + 2]);
  const isTitle =
    !lexicon.spelling.capitalNouns && isCapital(word) && (isCapital(words[at + 1]) || isLinked);
  const leads =
    !isTitle &&
    lexicon.has('leads', word.lower) &&
    !isKept &&
    (word.tag !== 'noun' ||
      (['preposition', 'noun'].includes(words[at + 1]?.tag ?? '') &&
        lexicon.has('leads', words[at + 1]?.lower ?? '')));
  return (
    (word.tag === 'article' && word.lower !== 'the') ||
    lexicon.tags.get(word.lower) === 'possessive' ||
    (lexicon.tags.get(word.lower) === 'adverb' &&
      mode !== 'can' &&
      !(lexicon.isHeadLast && words[at + 1]?.tag === 'preposition')) ||
    (lexicon.has('clauseJoiners', word.lower) &&
      ['article', 'adverb'].includes(words[at + 1]?.tag ?? '')) ||
    leads
  );
};

/** Where the verb ends that a member begins with, as in "sells bread"; 0 where it begins with what is sold. */
function sellingEnd(member: Phrase, lexicon: Lexicon): number {
  if (member[0]?.tag !== 'verb') return 0;
  const end = lexicon.classes.get('sell')?.lengthAt(member, 0) ?? 0;
  const next = member[end];
  if (next === undefined || next.tag === 'preposition' || next.tag === 'and') return 0;
  /* "Handle replacement", "print shop": a noun before its noun. */
  const isNoun =
    lexicon.has('nounVerbs', member[0].lower) && member.length === 2 && !/s$/.test(next.lower);
  return isNoun ? 0 : end;
}

/** Where what is offered begins behind where, when or to whom: "店で読書会", "子どもに無料の学習教室"; 0 where nothing leads it. */
function settingEnd(member: Phrase, lexicon: Lexicon): number {
  const end = member.findLastIndex(({ lower }) => lexicon.has('settings', lower)) + 1;
  const next = member[end];
  return next === undefined || next.tag === 'verb' || next.tag === 'participle' ? 0 : end;
}

/** A member of a list, parted into what it is and what goes with it. */
export function itemOf(member: Phrase, mode: Mode, { lexicon, sections }: Context): ItemDraft {
  let from = mode === 'bare' ? sellingEnd(member, lexicon) : 0;
  const isLast = (at: number): boolean =>
    at >= member.length - 1 || member[at + 1]?.fact === 'price';
  while (!isLast(from) && skips(member, from, mode, lexicon)) from += 1;
  if (
    mode !== 'offer' &&
    mode !== 'bare' &&
    member[from]?.lower === 'the' &&
    from < member.length - 1
  )
    from += 1;
  while (from > 0 && !isLast(from) && skips(member, from, mode, lexicon)) from += 1;
  if (mode === 'offer') from = Math.max(from, settingEnd(member, lexicon));
  const price = member.find(({ fact }) => fact === 'price') ?? null;
  /* "£25 | for an oven" */
  if (
    price !== null &&
    member[from] === price &&
    lexicon.has('audienceLinks', member[from + 1]?.lower ?? '')
  )
    from = Math.max(
      from,
      member.findIndex(({ tag }, at) => at > from && !LINKS.has(tag)),
    );
  const named = member.slice(from).filter((word) => word !== price);
  /* "Log in" */
  const whole = mode === 'can' ? withoutSite(named, lexicon) : trimmed(withoutSite(named, lexicon));
  const [end = 0] =
    mode === 'can' || lexicon.isHeadLast
      ? [whole.length]
      : phraseEnds(whole, 0, whole.length, lexicon);
  const behind = whole[end];
  const isPart = behind !== undefined && !SPLITS.has(behind.tag) && whole.length <= 4;
  const isLong = end > 0 && end < whole.length && !isPart;
  /* "Portfolio calligrafa, inviti, Verona": what opens a prompt says what it is about. */
  const bare = whole[0]?.at === 0 ? 'told' : 'listed';
  const section =
    mode === 'offer' || mode === 'member'
      ? null
      : (sectionOf(whole, mode === 'bare' ? bare : 'asked', lexicon, sections) ??
        (isPeople(whole, lexicon) ? 'team' : null));
  return {
    ...itemDraft(member),
    core: isLong ? whole.slice(0, end) : whole,
    detail: isLong ? whole.slice(end) : [],
    price,
    section: mode === 'bare' && isGoods(whole, section, lexicon) ? null : section,
    isCapability: mode === 'can',
    isSold: mode === 'offer',
  };
}

const LINKS: ReadonlySet<string> = new Set(['preposition', 'article', 'possessive']);

/** "Chair classes", "puppy packages": what is listed with what tells it from others is offered. */
const isGoods = (words: Phrase, section: string | null, lexicon: Lexicon): boolean =>
  /* "Bee swarm collection" */
  (section === 'offerings' &&
    words.length > 2 &&
    words.every(({ tag }) => tag === 'noun' || tag === 'name') &&
    !lexicon.has('sectionLeads', words[0]?.lower ?? '') &&
    !lexicon.has('siteParts', words.at(-1)?.lower ?? '')) ||
  ((section === 'offerings' || lexicon.has('goodsPlurals', words.at(-1)?.lower ?? '')) &&
    words.length === 2 &&
    /s$/.test(words[1]?.lower ?? '') &&
    ['noun', 'other', 'adjective'].includes(words[0]?.tag ?? '') &&
    !lexicon.has('styleWords', words[0]?.lower ?? '') &&
    !lexicon.has('days', words[0]?.lower ?? '') &&
    !lexicon.has('sectionLeads', words[0]?.lower ?? ''));

/** "People" alone in a list of what a site has. */
const isPeople = (words: Phrase, lexicon: Lexicon): boolean =>
  lexicon.has('peopleAlone', lowered(words));

/** What follows one of these goes with an item rather than into its name. */
const SPLITS: ReadonlySet<string> = new Set([
  'preposition',
  'and',
  'subordinator',
  'pronoun',
  'article',
  'auxiliary',
  'negation',
  'fact',
]);

const LOOSE: ReadonlySet<string> = new Set([
  'preposition',
  'and',
  'article',
  'auxiliary',
  'subordinator',
]);

/** Without where on the site something stands: "a price list | on the front page". */
function withoutSite(words: Phrase, lexicon: Lexicon): Phrase {
  const site = lexicon.classes.get('site');
  const at = words.findLastIndex(({ tag }) => tag === 'preposition');
  const isSet = ['article', 'possessive'].includes(words[at + 1]?.tag ?? '');
  const isOn =
    isSet && at > 0 && words.length - at < 5 && !lexicon.has('joinsNames', words[at]?.lower ?? '');
  const ends = words.some(
    (_, from) => from > at && (site?.lengthAt(words, from) ?? 0) === words.length - from,
  );
  return isOn && ends ? words.slice(0, at) : words;
}

/** Without what only led to a price or the next member. */
function trimmed(words: Phrase): Phrase {
  let to = words.length;
  while (to > 0 && LOOSE.has(words[to - 1]?.tag ?? '')) to -= 1;
  let from = 0;
  while (from < to && (words[from]?.tag === 'and' || words[from]?.tag === 'auxiliary')) from += 1;
  return words.slice(from, to);
}
