import { hasClass, isTelling } from './clauses/clauseKinds';
import { type Claim, overlaps, type Phrase, without } from './draft';
import type { KindIndex } from './subject/kinds';
import { isLook } from './lists/items';
import { endsIn, type Lexicon } from './text/lexicon';

interface Surroundings {
  name: Phrase;
  place: Phrase;
  subject: Phrase;
  claims: readonly Claim[];
  lexicon: Lexicon;
  kinds: KindIndex;
}

export interface Statements {
  sentences: Phrase[];
  /** What only names: "licensed", "24 hours", "2 to 6 players". */
  points: Phrase[];
}

/**
 * Of the clauses that tell, those an owner would put on a page as they are: nothing said to whoever makes the site, nothing
 * that the page says elsewhere by itself, each once.
 */
export function statementsOf(clauses: readonly Phrase[], around: Surroundings): Statements {
  const { lexicon } = around;
  const told = sentencesOf(
    clauses.map((clause) => said(clause, lexicon)),
    around,
  )
    .map((phrase) => beforeSite(phrase, lexicon))
    .filter(
      (phrase) =>
        !speaksOfSite(phrase, around) &&
        !onlyFacts(phrase, around) &&
        !saysNothing(phrase, around) &&
        !excusesRefusal(phrase, around),
    );
  const whole = told.filter((phrase) =>
    told.every((other) => other === phrase || !holds(other, phrase)),
  );
  const grounded = whole.filter((phrase, at) => !pointsBack(phrase, whole[at - 1], around));
  /* "Behind the church", "not a shop": they open no description. */
  const isLate = (phrase: Phrase): boolean =>
    phrase[0]?.tag === 'negation' ||
    (phrase[0]?.tag === 'preposition' && !lexicon.isHeadLast) ||
    isBesideOther(phrase, around) ||
    around.claims.some(({ role, words }) => role === 'refusal' && overlaps(words, phrase));
  const ordered = [...grounded.filter((one) => !isLate(one)), ...grounded.filter(isLate)];
  return {
    sentences: ordered.filter((phrase) => !isPoint(phrase, lexicon)),
    points: ordered.filter((phrase) => isPoint(phrase, lexicon) && !isLook(phrase, lexicon)),
  };
}

/** "Above the chip shop", "since the council gave up": a business that is not the one the site is about. */
function isBesideOther(phrase: Phrase, { name, subject, lexicon, kinds }: Surroundings): boolean {
  if (subject.length === 0 || lexicon.isHeadLast) return false;
  return phrase.some((word, at) => {
    const length = kinds.phrases.lengthAt(phrase, at);
    if (length === 0 || overlaps(phrase.slice(at, at + length), [...name, ...subject]))
      return false;
    let back = at - 1;
    while (INSIDE.has(phrase[back]?.tag ?? '')) back -= 1;
    const link = phrase[back];
    return (
      phrase[back + 1]?.tag === 'article' &&
      LINKS.has(link?.tag ?? '') &&
      !['audienceLinks', 'particles'].some((list) => lexicon.has(list, link?.lower ?? ''))
    );
  });
}

const holds = (whole: Phrase, part: Phrase): boolean =>
  part.length < whole.length && without(part, [whole]).length === 0;

/** Clauses as sentences: one that only goes on another, as "but is too much" and "because they ask", stands behind it or not at all. */
function sentencesOf(clauses: readonly Phrase[], around: Surroundings): Phrase[] {
  const { lexicon } = around;
  const sentences: Phrase[] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    const whole = sentenceOf(clause, lexicon);
    const goesOn = last !== undefined && last.at(-1)?.at === (clause[0]?.at ?? 0) - 1;
    if (goesOn && (whole === null || waits(last, lexicon)))
      sentences.splice(-1, 1, [...last, ...clause]);
    else if (whole !== null && whole.length > 0 && !onlyNames(whole, around)) sentences.push(whole);
  }
  return sentences.flatMap((sentence) => {
    if (!waits(sentence, lexicon)) return [sentence];
    const ended = sentence.slice(0, Math.max(0, sentence.findLastIndex(endsBefore)));
    return ended.length > 0 && !waits(ended, lexicon) ? [ended] : [];
  });
}

const INSIDE: ReadonlySet<string> = new Set(['article', 'adjective', 'noun', 'name', 'other']);
const LINKS: ReadonlySet<string> = new Set(['preposition', 'subordinator']);

const endsBefore = ({ gap }: Phrase[number]): boolean => /[.!?…।]/.test(gap);

/** Whether words wait for what stands behind them: "ふじを作っていて", "wer ein Klavier kaufen will". */
function waits(phrase: Phrase, lexicon: Lexicon): boolean {
  const [first, ...more] = phrase;
  const last = phrase.at(-1);
  return (
    (last !== undefined && (OPEN.has(last.tag) || endsIn('openEnds', last.lower, lexicon))) ||
    (opensAhead(first, lexicon) && !more.some(({ gap }) => /^\s*,/.test(gap)))
  );
}

const OPEN: ReadonlySet<string> = new Set(['and', 'possessive']);

/** Whether a sentence begins with a clause that only leads to what it says. */
const opensAhead = (first: Phrase[number] | undefined, lexicon: Lexicon): boolean =>
  first !== undefined &&
  lexicon.has('openStarts', first.lower) &&
  (first.at === 0 || first.gap.includes('\n') || endsBefore(first));

/** "And we sew covers" without its "and"; null where a clause goes on another. */
function sentenceOf(phrase: Phrase, lexicon: Lexicon): Phrase | null {
  const [first, second] = phrase;
  if (first === undefined) return phrase;
  if (opensAhead(first, lexicon)) return phrase;
  if (lexicon.has('subordinating', first.lower)) return null;
  if (first.tag === 'and' || lexicon.has('sentenceJoiners', first.lower)) {
    const goesOn =
      second === undefined || ['verb', 'auxiliary', 'preposition'].includes(second.tag);
    return goesOn ? null : phrase.slice(1);
  }
  return phrase;
}

/** "Please say that | we carry insurance". */
function said(phrase: Phrase, lexicon: Lexicon): Phrase {
  const at = phrase.findIndex(
    ({ tag }, index) =>
      tag !== 'adverb' && (lexicon.classes.get('please')?.lengthAt(phrase, index) ?? 0) === 0,
  );
  if (at < 0 || !lexicon.has('sayVerbs', phrase[at]?.lower ?? '')) return phrase;
  const from = phrase.findIndex(
    ({ tag, lower }, index) =>
      index > at &&
      tag !== 'adverb' &&
      !lexicon.has('relatives', lower) &&
      !lexicon.has('objects', lower),
  );
  const own = phrase.slice(from);
  const isSaid = isTelling(own, lexicon) || own[0]?.tag === 'verb';
  return from > at && isSaid && own[0]?.tag !== 'subordinator' ? own : phrase;
}

/** "A land trust conserving bogs in Vermont | is replacing a site that …" */
function beforeSite(phrase: Phrase, lexicon: Lexicon): Phrase {
  const site = siteIn(phrase, lexicon);
  if (site < 0 || phrase[0]?.tag !== 'article') return phrase;
  const end = phrase.findIndex(({ tag }) => tag === 'auxiliary');
  return end >= SHORTEST_SUBJECT && end < site ? phrase.slice(0, end) : phrase;
}

const SHORTEST_SUBJECT = 6;

/** Where a word for the site or its text stands behind its article; -1 where none does. */
const siteIn = (phrase: Phrase, lexicon: Lexicon): number =>
  phrase.findIndex(
    (word, at) =>
      (lexicon.isHeadLast || ['article', 'possessive'].includes(phrase[at - 1]?.tag ?? '')) &&
      (lexicon.has('briefNouns', word.lower) ||
        (lexicon.classes.get('site')?.lengthAt(phrase, at) ?? 0) > 0),
  );

/** Whether words are said to whoever makes the site: "please make the text nice", "just link out", "lots of white space", "I guess". */
function speaksOfSite(phrase: Phrase, { claims, lexicon }: Surroundings): boolean {
  const isStyled = claims.some(({ role, words }) => role === 'style' && overlaps(words, phrase));
  const [first = '', second = ''] = phrase
    .filter(({ tag }) => tag !== 'adverb')
    .map(({ lower }) => lower);
  /* "We bind Bibles, | make slipcases" goes on with what is done. */
  const asks =
    (lexicon.has('briefVerbs', first) && !/^\s*,/.test(phrase[0]?.gap ?? '')) ||
    (lexicon.has('askStarts', first) && !lexicon.has('subjects', second)) ||
    endsIn('askEnds', phrase.at(-1)?.lower ?? '', lexicon);
  /* "People keep ringing about amplifiers", "everyone thinks we sell embroidery" */
  const [who, does] = phrase.filter(({ tag }) => tag !== 'adverb' && tag !== 'subordinator');
  const confuses =
    lexicon.has('confusions', does?.lower ?? '') &&
    (lexicon.classes.get('people')?.has(who?.lower ?? '') ||
      lexicon.has('indefinitePeople', who?.lower ?? ''));
  return (
    isStyled ||
    asks ||
    confuses ||
    siteIn(phrase, lexicon) >= 0 ||
    hasClass(phrase, 'please', lexicon) ||
    hasClass(phrase, 'tomaker', lexicon) ||
    phrase.some(({ lower }) => lexicon.has('hedges', lower))
  );
}

/** "No reviews, | he reads them and gets upset": why something is not to be on the site. */
function excusesRefusal(phrase: Phrase, { claims, lexicon }: Surroundings): boolean {
  const [first] = phrase;
  if (first === undefined || lexicon.isHeadLast || !/^\s*,/.test(first.gap)) return false;
  const isTold = lexicon.has('tellers', first.lower) && phrase.length > SHORTEST_TOLD;
  /* "No fee, it's koha" */
  const isFact =
    (lexicon.classes.get('itis')?.lengthAt(phrase, 0) ?? 0) > 0 &&
    phrase.some(({ tag }) => tag === 'noun' || tag === 'other');
  return (
    !isTold &&
    !isFact &&
    !lexicon.has('existentials', first.lower) &&
    ['pronoun', 'possessive'].includes(first.tag) &&
    claims.some(({ role, words }) => role === 'refusal' && words.at(-1)?.at === first.at - 1)
  );
}

const SHORTEST_TOLD = 3;

const NAMING: ReadonlySet<string> = new Set([
  'pronoun',
  'auxiliary',
  'article',
  'possessive',
  'participle',
  'preposition',
]);

/** Whether a clause only says what something is called: "We're Tuckers Hives", "the name of the race is Plandex". */
const onlyNames = (phrase: Phrase, { name, place, subject, lexicon }: Surroundings): boolean =>
  overlaps(phrase, name) &&
  without(phrase, [name, place]).every(
    ({ tag, lower: word }) =>
      NAMING.has(tag) ||
      ['naming', 'placeNouns', 'vague'].some((list) => lexicon.has(list, word)) ||
      lexicon.classes.get('called')?.has(word) === true ||
      subject.some(({ lower }) => lower === word),
  );

const SHOWN: ReadonlySet<string> = new Set(['phone', 'email', 'hours', 'webAddress', 'address']);
const CONTENT: ReadonlySet<string> = new Set([
  'noun',
  'name',
  'verb',
  'other',
  'adjective',
  'gerund',
]);

/** Whether a clause says little more than a phone number, hours or an address, which have places of their own. */
const onlyFacts = (phrase: Phrase, { place, lexicon }: Surroundings): boolean =>
  phrase.some(({ fact }) => fact !== null && SHOWN.has(fact)) &&
  without(phrase, [place]).filter(
    ({ tag, fact, lower }) => fact === null && CONTENT.has(tag) && !lexicon.has('reaching', lower),
  ).length === 0;

/**
 * Whether a clause speaks of "it", "they" or "this" and what that is does not stand before it: "they change all the time",
 * not "it's one private room".
 */
function pointsBack(phrase: Phrase, before: Phrase | undefined, { name, lexicon }: Surroundings) {
  const [first, ...more] = phrase;
  if (first === undefined || !lexicon.has('backward', first.lower)) return false;
  const isWish = more.some(({ lower }) => lexicon.has('wishes', lower));
  const names = more.some(
    ({ tag, lower }) =>
      (['noun', 'name', 'other', 'gerund', 'adjective'].includes(tag) ||
        (tag === 'verb' && phrase.length === 2)) &&
      !['timeWords', 'siteParts', 'reaching', 'vague'].some((list) => lexicon.has(list, lower)),
  );
  const last = first.at - 1;
  const isBehind = before?.at(-1)?.at === last || name.some(({ at }) => at === last);
  return isWish || !(names || isBehind);
}

/** "My wife", "like the van", "à Lorient": alone it says nothing. */
function saysNothing(phrase: Phrase, { place, lexicon }: Surroundings): boolean {
  const [first, second] = phrase;
  const isPlace =
    overlaps(phrase, place) && without(phrase, [place]).every(({ tag }) => !CONTENT.has(tag));
  const isKin =
    first?.tag === 'possessive' && lexicon.classes.get('kin')?.has(second?.lower ?? '') === true;
  return (
    isPoint(phrase, lexicon) &&
    (isPlace || isKin || lexicon.has('likeWords', first?.text.toLowerCase() ?? ''))
  );
}

const LONGEST_POINT = 6;

/** Whether words name something and say nothing of it. */
const isPoint = (phrase: Phrase, lexicon: Lexicon): boolean =>
  !lexicon.isHeadLast &&
  phrase.length <= LONGEST_POINT &&
  phrase.every(({ tag }) => !['verb', 'auxiliary', 'pronoun', 'subordinator'].includes(tag));
