import type { ItemDraft, Phrase } from '../draft';
import { endsIn, type Lexicon } from '../text/lexicon';
import { isCapital, isSoft, lowered } from '../text/phrases';
import type { Tag } from '../text/words';

const LOOSE_START: ReadonlySet<Tag> = new Set(['and', 'auxiliary']);
const LOOSE_END: ReadonlySet<Tag> = new Set([
  'and',
  'article',
  'possessive',
  'auxiliary',
  'subordinator',
  'negation',
]);
const EMPTY: ReadonlySet<Tag> = new Set([
  'pronoun',
  'adverb',
  'auxiliary',
  'negation',
  'article',
  'possessive',
  'preposition',
  'subordinator',
  'and',
]);
const NOUNS: ReadonlySet<Tag> = new Set(['noun', 'other', 'name', 'gerund', 'participle']);
const LEADING: ReadonlySet<Tag> = new Set([...NOUNS, 'adjective', 'article', 'number']);
const FINITE: ReadonlySet<Tag> = new Set(['auxiliary', 'pronoun', 'verb', 'subordinator']);

/** So many words that begin with a preposition name nothing: "in November". */
const SHORT = 2;
/** A name that the words behind it belong to has at most so many with them. */
const LONGEST_NAME = 7;

/** How an item stands in its list. */
export interface Listing {
  isLast: boolean;
  /** Whether words ask for a section or say how the site is to look. */
  isAsked: (phrase: Phrase) => boolean;
}

/**
 * An item whose words an owner would put on a page: none that only led to it or from it, what belongs to its name in its
 * name; two where it is the last of a list and names two. None where the words name nothing: "it", "in November", "me easy to recommend".
 */
export function wellFormed(
  item: ItemDraft,
  lexicon: Lexicon,
  { isLast, isAsked }: Listing,
): ItemDraft[] {
  if (lexicon.isHeadLast) return headLast(item, lexicon);
  const own = withoutPlatform(
    withoutTime({ ...item, core: trimmed(item.core, lexicon) }, lexicon),
    lexicon,
  );
  /* "Floors, tiles and | doors": the last of a list is two. */
  if (isLast && own.price === null && isListed(own, lexicon) && !isAsked(own.detail.slice(1)))
    return [
      { ...own, detail: [] },
      { ...own, core: own.detail.slice(1), detail: [] },
    ].flatMap((one) => wellFormed(one, lexicon, { isLast: false, isAsked }));
  const { core, detail } = joined(own, lexicon);
  if (core.length === 0) return item.price === null ? [] : [item];
  /* "Mis dos nueras" */
  const isKin =
    item.words[0]?.tag === 'possessive' &&
    lexicon.classes.get('kin')?.has(core.at(-1)?.lower ?? '') === true;
  if (item.price === null && (isKin || !isNaming(core, lexicon))) return [];
  /* "So FAQ", "just not pink" */
  if (core.length < item.core.length && (core[0]?.tag === 'negation' || isAsked(core))) return [];
  const tells = detail.some(
    ({ tag, lower }) => !EMPTY.has(tag) && !lexicon.has('emptyDetails', lower),
  );
  return [{ ...item, core, detail: tells ? detail : [] }];
}

const SAYING: ReadonlySet<Tag> = new Set(['verb', 'auxiliary', 'negation']);

/** Whether words end as a sentence does where heads come last: "暮らしています", not "किताबें घर ले जाना". */
export function endsSaying(words: Phrase, lexicon: Lexicon): boolean {
  const last = words.at(-1);
  return (
    lexicon.isHeadLast &&
    last !== undefined &&
    SAYING.has(last.tag) &&
    !endsIn('nominalEnds', last.lower, lexicon)
  );
}

/** Where heads come last: without what only leads to the words. None where they end as a sentence does. */
function headLast(item: ItemDraft, lexicon: Lexicon): ItemDraft[] {
  const from = item.core.findIndex(
    ({ tag, lower }) =>
      tag !== 'and' && !['postpositions', 'fillers'].some((list) => lexicon.has(list, lower)),
  );
  const led = from < 0 ? [] : item.core.slice(from);
  const isCutAt = (words: Phrase): boolean => {
    const end = words
      .slice(-2)
      .map(({ lower }) => lower)
      .join('');
    return ['askEnds', 'brokenEnds'].some((list) => endsIn(list, end, lexicon));
  };
  /* "オーナー制度 | を始めまして" */
  const isObject = isCutAt(led) && lexicon.has('objectMarks', led.at(-2)?.lower ?? '');
  const core = isObject ? led.slice(0, -2) : led;
  const isCut = isCutAt(core);
  const asks = core.some(({ lower }) => lexicon.has('questionWords', lower));
  const names =
    !isCut && (item.isCapability || asks || !endsSaying(core, lexicon)) && isNaming(core, lexicon);
  return names || item.price !== null ? [{ ...item, core }] : [];
}

/** Whether words of a request name something. */
export const isWellFormed = (item: ItemDraft, lexicon: Lexicon): boolean =>
  wellFormed(item, lexicon, { isLast: false, isAsked: () => false }).length > 0;

/** Whether what "and" adds to the last of a list is a thing of its own. */
const isListed = ({ core, detail: [joint, ...other] }: ItemDraft, lexicon: Lexicon): boolean =>
  joint?.tag === 'and' &&
  !isGoverned(core, other, lexicon) &&
  isSoft(joint.gap) &&
  !lexicon.has('orWords', joint.lower) &&
  other.length <= LONGEST_NAME &&
  LEADING.has(other[0]?.tag ?? 'fact') &&
  other.some(({ tag }) => NOUNS.has(tag) && tag !== 'participle') &&
  !other.some(({ tag }) => FINITE.has(tag));

/** "Visite guidate per scuole | e gruppi": both go with what stands before. */
const isGoverned = (core: Phrase, [next, ...more]: Phrase, lexicon: Lexicon): boolean =>
  more.length === 0 &&
  next?.tag !== 'article' &&
  lexicon.has('audienceLinks', core.at(-2)?.lower ?? '');

/** "The platform should offer | live matches". */
function withoutPlatform(item: ItemDraft, lexicon: Lexicon): ItemDraft {
  const { core, detail } = item;
  const isSite = ['site', 'sitething'].some((name) =>
    lexicon.classes.get(name)?.has(core.at(-1)?.lower ?? ''),
  );
  const from = detail.findIndex(
    ({ tag }) => tag !== 'auxiliary' && tag !== 'adverb' && tag !== 'verb',
  );
  return isSite && detail[0]?.tag === 'auxiliary' && from > 1
    ? { ...item, core: detail.slice(from), detail: [] }
    : item;
}

/** "En Navidad hacemos | tarros de caviar", "en otoño también | polen": what is offered behind when. */
function withoutTime(item: ItemDraft, lexicon: Lexicon): ItemDraft {
  const all = [...item.core, ...item.detail];
  const isWhen = ({ tag, lower }: Phrase[number]): boolean =>
    tag === 'number' ||
    tag === 'article' ||
    ['seasons', 'months', 'timeWords'].some((list) => lexicon.has(list, lower));
  const from = all.findIndex((word) => !isWhen(word));
  const isLed = item.words[0]?.tag === 'preposition' || item.words[0]?.tag === 'verb';
  if (!isLed || from < 1) return item;
  const to = all.findIndex(({ tag }, at) => at >= from && tag !== 'verb' && tag !== 'adverb');
  return to > from ? { ...item, core: all.slice(to), detail: [] } : item;
}

/** Without "and", "or" and "so" before words, and without "the" and "is" behind them. */
function trimmed(words: Phrase, lexicon: Lexicon): Phrase {
  let [from, to] = [0, words.length];
  const leads = ({ tag, lower }: Phrase[number]): boolean =>
    LOOSE_START.has(tag) || lexicon.has('fillers', lower);
  while (from < to && leads(words[from] as Phrase[number])) from += 1;
  const trails = ({ tag, lower }: Phrase[number]): boolean =>
    LOOSE_END.has(tag) && (tag !== 'possessive' || lexicon.tags.has(lower));
  while (to > from && trails(words[to - 1] as Phrase[number])) to -= 1;
  return words.slice(from, to);
}

/** "E-books | and audiobooks", "the Importance | of Being Earnest", "school | visits in term time": one name. */
function joined({ core, detail }: ItemDraft, lexicon: Lexicon): { core: Phrase; detail: Phrase } {
  const [next] = detail;
  const last = core.at(-1);
  if (next === undefined || last === undefined) return { core, detail };
  const isNext = next.at === last.at + 1 && isSoft(next.gap);
  const isTitle = isCapital(next) && isCapital(last);
  const isFinite = FINITE.has(next.tag) && next.tag !== 'pronoun';
  /* "Spa | em Évora" is no spa of another kind. */
  const isSet =
    lexicon.has('inWords', next.lower) && (lexicon.spelling.capitalNouns || isCapital(detail[1]));
  const belongs =
    lexicon.has('ofWords', next.lower) ||
    (lexicon.has('joinsDetail', next.lower) && isSet !== true) ||
    endsIn('infinitiveEnds', core[0]?.lower ?? '', lexicon) ||
    next.tag === 'and' ||
    (NOUNS.has(next.tag) && NOUNS.has(last.tag)) ||
    (next.tag === 'pronoun' && !lexicon.has('speakers', next.lower));
  const isShort = core.length + detail.length <= LONGEST_NAME;
  /* "Bath | and blow dry" */
  const areDone = next.tag === 'and' && detail[1]?.tag === 'verb' && detail.length <= SHORT + 1;
  return isNext &&
    (isTitle || (belongs && !isFinite)) &&
    isShort &&
    !detail
      .slice(areDone ? SHORT : 1)
      .some(({ tag, lower }) => FINITE.has(tag) && !endsIn('infinitiveEnds', lower, lexicon))
    ? { core: [...core, ...detail], detail: [] }
    : { core, detail };
}

/** Whether words name something. */
function isNaming(core: Phrase, lexicon: Lexicon): boolean {
  const [first, second] = core;
  const isEmpty = ({ tag, lower }: Phrase[number]): boolean =>
    EMPTY.has(tag) || lexicon.has('emptyWords', lower);
  const phrase = lowered(core);
  if (core.every(isEmpty) || lexicon.has('emptyWords', phrase)) return false;
  if (lexicon.classes.get('count')?.has(phrase) || lexicon.has('welcomes', first?.lower ?? ''))
    return false;
  /* "Know", "people need" */
  const last = core.at(-1);
  const isState = last?.tag === 'verb' && lexicon.has('stateVerbs', last.lower);
  if (
    isState &&
    core.length <= SHORT &&
    (core.length === 1 || lexicon.classes.get('people')?.has(first?.lower ?? ''))
  )
    return false;
  if (isCapital(first) && isCapital(second)) return true;
  if (
    lexicon.has('speakers', first?.lower ?? '') ||
    lexicon.has('objects', core.at(-1)?.lower ?? '')
  )
    return false;
  const isLed = second?.tag === 'article' || second?.tag === 'possessive';
  return !(lexicon.has('settingWords', first?.lower ?? '') && (isLed || core.length <= SHORT));
}

/**
 * Words of a request as a heading: "read the frequently asked questions", "inquiry form must be obvious" without what is
 * only said to whoever makes the site.
 */
export function headingOf(asked: Phrase, lexicon: Lexicon): Phrase {
  /* "Menu first | obviously" */
  const end = asked.findLastIndex(({ lower }) => !lexicon.has('degreeAsides', lower)) + 1;
  const isAdded = end > 0 && asked[end - 1]?.tag !== 'verb';
  const words = isAdded ? asked.slice(0, end) : asked;
  if (lexicon.isHeadLast || (isCapital(words[0]) && !lexicon.spelling.capitalNouns)) return words;
  const has = (list: string, at: number): boolean => lexicon.has(list, words[at]?.lower ?? '');
  const isLed = (at: number): boolean => ['article', 'possessive'].includes(words[at]?.tag ?? '');
  let [from, to] = [0, words.length];
  while (from < to - 1 && has('fillers', from)) from += 1;
  if (has('showVerbs', from) && to - from > 2 && words[from + 1]?.tag !== 'preposition') from += 1;
  while (from < to - 1 && isLed(from)) from += 1;
  /* "Inquiry form | must be very obvious" */
  const says = words.findIndex(({ tag }, at) => at > from && tag === 'auxiliary');
  const isAside =
    NOUNS.has(words[says - 1]?.tag ?? 'fact') &&
    words[from]?.tag !== 'subordinator' &&
    words
      .slice(says)
      .every(
        ({ tag }, at) => EMPTY.has(tag) || tag === 'adjective' || has('sitePlaces', says + at),
      );
  if (says > 0 && isAside) to = says;
  const place = words.findIndex((_, at) => at > from + 1 && has('sitePlaces', at));
  if (place > 0 && place < to) {
    to = place;
  }
  /* "Mapa | que con el GPS se pierden" */
  const more = words.findIndex((_, at) => at > from && has('headingEnds', at));
  const cut = words.slice(more + 1, to);
  /* "História do meu bisavô | que começou tudo em 1922" says since when. */
  const isLoose =
    cut.some(({ tag }) => tag === 'pronoun') && !cut.some(({ text }) => /\d/.test(text));
  if (more > 0 && more < to && isLoose) to = more;
  if (to < words.length) while (to > from + 1 && EMPTY.has(words[to - 1]?.tag ?? 'noun')) to -= 1;
  return words.slice(from, to);
}

/** Whether words say something, as a heading does not: "Termin anfragen kann", "man zum Termin mitbringt". */
export function isSaying(words: Phrase, lexicon: Lexicon): boolean {
  if (lexicon.isHeadLast) return endsSaying(words, lexicon);
  return words[0]?.tag === 'pronoun' || words.at(-1)?.tag === 'auxiliary';
}
