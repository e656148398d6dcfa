import { GENERAL } from '../../trades/trades';
import { workedAt } from './doings';
import { type Candidate, type Draft, overlaps, type Phrase, without } from '../draft';
import { kindIn } from './kinds';
import { headEnd, isCapital, nounEnd } from '../text/phrases';
import type { ReadingLanguage } from '../ReadingLanguage';
import { Score } from '../Score';
import { sectionOf } from '../sections/sections';
import type { Clause } from '../clauses/segments';
import type { Word } from '../text/words';

const LOOSE: ReadonlySet<string> = new Set([
  'article',
  'possessive',
  'preposition',
  'auxiliary',
  'adverb',
  'and',
  'subordinator',
  'pronoun',
  'negation',
]);
const CONTENT: ReadonlySet<string> = new Set(['noun', 'name', 'other', 'gerund', 'verb']);
/** How early the kind of a business is named where no frame says it. */
const EARLY = 12;
/** What these keys give is no kind of the business: where it is, whom it is for, what it leaves out. */
const BESIDE_KEYS = ['keysPlace', 'keysAudience', 'keysRefuse'];
/** What speaks for such a kind in the first clause; less in later ones. */
const KIND = 22;

/** "Hotel Casa", "Alder Bakery": a name often begins or ends with its kind. */
function kindInName(name: Phrase, { kinds }: ReadingLanguage): Candidate[] {
  const reason = 'subject: the kind in the name';
  const first = name.slice(0, kinds.phrases.lengthAt(name, 0));
  if (first.length > 0 && first.length < name.length) return [{ words: first, weight: 50, reason }];
  const last = kindIn(kinds, name, ({ length }) => length);
  return last === null ? [] : [{ words: last.words, weight: 20, reason }];
}

const lowered = (words: Phrase): string => words.map(({ lower }) => lower).join(' ');

/** Everything that may say what the site is about, the surest first. */
export function rankedSubjects(
  draft: Draft,
  clauses: readonly Clause[],
  language: ReadingLanguage,
  taken: readonly (Candidate | null)[],
): Candidate[] {
  const others = taken.flatMap((one) => (one === null ? [] : [one.words]));
  const offered = draft.offers.slice(0, 1).map(({ core }): Candidate => ({
    words: core,
    weight: 4,
    reason: 'subject: the first thing offered',
    by: 'offer',
  }));
  const [name] = taken;
  const inName = name ? kindInName(name.words, language) : [];
  const isKindNamed = inName.some(
    (one) => kindIn(language.kinds, one.words, ({ length }) => length)?.trade !== GENERAL,
  );
  const told = [
    ...draft.subjects,
    ...kindsTold(clauses, language),
    ...workTold(clauses, language),
    ...(name ? behindName(clauses, name.words, language) : []),
    ...offered,
  ].flatMap((candidate): Candidate[] => {
    const words = cleaned(candidate, language, others);
    if (words === null) return [];
    if (name && lowered(words) === lowered(name.words)) return [];
    const { sum, reason } = scored(candidate, words, draft, language, isKindNamed);
    return sum > 0 ? [{ words, weight: sum, reason, by: candidate.by }] : [];
  });
  return [...told, ...inName].sort((one, other) => other.weight - one.weight);
}

function scored(
  { words: whole, weight, reason, by }: Candidate,
  words: Phrase,
  draft: Draft,
  language: ReadingLanguage,
  isKindNamed: boolean,
): Score {
  const { lexicon, kinds, sections } = language;
  const { claims, wants, offers } = draft;
  const end = headEnd(words, lexicon);
  const head = words[Math.max(0, end - 1)];
  const kind = kindIn(kinds, words, () => end);
  const isKnown = kind !== null && kind.words.at(-1) === head;
  const isClaimed = (role: string): boolean =>
    claims.some((claim) => claim.role === role && overlaps(claim.words, words));
  const isWhole = (items: Draft['wants']): boolean =>
    items.some((item) => item.core.length > 0 && item.core[0]?.at === words[0]?.at);
  const score = new Score(reason);
  score.add(weight, 'said so', true);
  score.add(18, 'a known kind', isKnown);
  score.add(
    -100,
    'a region',
    words.length <= (by === 'told' ? 2 : 1) &&
      lexicon.has('regions', head?.lower ?? '') &&
      isCapital(head),
  );
  score.add(
    -80,
    'says where',
    words.length > 1 && lexicon.has('basedWords', words[0]?.lower ?? ''),
  );
  score.add(-80, 'says nothing', lexicon.has('noSubjects', head?.lower ?? ''));
  score.add(
    -60,
    'somebody’s relative',
    (words.length === 1 || lexicon.isHeadLast) &&
      (lexicon.classes.get('kin')?.has(words[0]?.lower ?? '') ?? false),
  );
  score.add(
    -60,
    'since when',
    draft.since.some((since) => overlaps(since.words, words)) && words.length < 4,
  );
  score.add(
    -60,
    'a street',
    lexicon.isHeadLast && lexicon.has('streetEndings', words.at(-1)?.lower ?? ''),
  );
  score.add(-60, 'somebody', !isKnown && words.every(({ tag }) => tag === 'name'));
  score.add(-60, 'of the design', isClaimed('style'));
  score.add(
    -70,
    'refused',
    isClaimed('refusal') ||
      draft.refused.some((one) => one.section !== null && overlaps(one.words, words)) ||
      draft.denied.some((denied) => overlaps(denied, words) || lowered(denied) === lowered(words)),
  );
  score.add(
    -40,
    'has its price',
    whole.some(({ fact }) => fact === 'price'),
  );
  score.add(
    -40,
    'states facts',
    words.some(({ fact }) => fact !== null && fact !== 'year'),
  );
  score.add(-45, 'asked for', isWhole(wants) && (!isKnown || (by === 'kind' && weight < KIND)));
  score.add(-20, 'offered', isWhole(offers) && !isKnown && weight > 4 && weight < 55);
  /* "Hartland Parish Hall … weddings £350": the name says what it is. */
  const offer = offers.find(({ core }) => overlaps(core, words));
  const isGoods = by === 'kind' && offer !== undefined && offers.length > 2;
  score.add(-20, 'one of what is offered', isGoods && isKindNamed);
  score.add(-40, 'has its own price', isGoods && offer.price !== null);
  /* "Portfolio de Lucía Ferrer, fotógrafa de bodas" */
  score.add(-34, 'only a kind of site', words.length === 1 && kind?.trade === 'portfolio');
  score.add(-40, 'says how many', /^\d/.test(words[0]?.text ?? '') && words.length < 3 && !isKnown);
  const isAbout = by === 'about';
  score.add(
    -45,
    'a section',
    !isKnown &&
      !(isAbout && words.length > 2) &&
      !(by === 'sited' && words.length > 1) &&
      sectionOf(words, false, lexicon, sections) !== null,
  );
  score.add(-45, 'a page of it', isAbout && isClaimed('request'));
  score.add(
    -60,
    'whom it is for',
    by === 'kind' && draft.audiences.some((audience) => overlaps(audience.words, words)),
  );
  /* "Let people volunteer as a chair mechanic" */
  score.add(-40, 'an aside', by === 'kind' && isClaimed('comment'));
  const asked = wants.filter((want) => overlaps(want.words, words));
  const isOurs = whole[0]?.tag === 'possessive';
  score.add(
    -45,
    'inside what is asked for',
    by === 'kind' &&
      weight < KIND &&
      asked.some(({ isCapability, section }) => isCapability || (section !== null && !isOurs)),
  );
  score.add(
    -30,
    'no thing',
    words.length === 1 &&
      head !== undefined &&
      ['gerund', 'verb', 'adjective', 'participle'].includes(head.tag) &&
      !isKnown,
  );
  return score;
}

/** What follows the name on its line: "Bashir & Sons - truck art, three generations", "Lucía Ferrer, fotógrafa de bodas". */
function behindName(
  clauses: readonly Clause[],
  name: Phrase,
  { kinds, lexicon }: ReadingLanguage,
): Candidate[] {
  const last = name.at(-1)?.at;
  const at = clauses.findIndex(({ words }) => words.some((word) => word.at === last));
  const own = clauses[at]?.words ?? [];
  const behind = own.slice(own.findIndex((word) => word.at === last) + 1);
  const next = clauses[at + 1];
  if (
    own.length === name.length &&
    next?.line === clauses[at]?.line &&
    next?.setting !== 'brackets'
  )
    return [behindNameIn(next?.words ?? [])];
  const isExplained =
    /^\s*,/.test(behind[0]?.gap ?? '') &&
    (lexicon.spelling.capitalNouns || !isCapital(behind[0])) &&
    [0, 1].some((ahead) => kinds.phrases.lengthAt(behind, ahead) > 0);
  return isExplained ? [{ ...behindNameIn(behind), by: 'sited' }] : [];
}

function behindNameIn(words: Phrase): Candidate {
  const end = words.findIndex(({ gap }, index) => index > 0 && /[,;|•·]/.test(gap));
  return {
    words: end < 0 ? words : words.slice(0, end),
    weight: 40,
    reason: 'subject: stands behind the name',
    by: 'told',
  };
}

/** What the sentences say the business works at. */
function workTold(clauses: readonly Clause[], { lexicon }: ReadingLanguage): Candidate[] {
  return clauses.slice(0, EARLY).flatMap(({ words, key, sentence, setting }) => {
    const work =
      setting === 'brackets'
        ? null
        : workedAt(key !== null && words.length === 0 ? key : words, lexicon);
    const isAside = words.some(({ lower }) => lexicon.has('siteAside', lower));
    return work === null || isAside
      ? []
      : [
          {
            words: work,
            weight: 46 - sentence,
            reason: 'subject: what is done',
            by: 'told' as const,
          },
        ];
  });
}

/** Kinds of business that the sentences at the beginning name. */
function kindsTold(clauses: readonly Clause[], language: ReadingLanguage): Candidate[] {
  const { lexicon, kinds } = language;
  const isBeside = (key: Phrase | null): boolean =>
    key !== null && BESIDE_KEYS.some((list) => lexicon.has(list, lowered(key)));
  return clauses.slice(0, EARLY).flatMap(({ words, key, setting }, index) =>
    (isBeside(key) ? [] : words).flatMap((_, at): Candidate[] => {
      const before = words[at - 1];
      if (
        before !== undefined &&
        [
          'adjective',
          'noun',
          'gerund',
          'name',
          'participle',
          'other',
          'article',
          'possessive',
        ].includes(before.tag) &&
        /^ ?-? ?$/.test(words[at]?.gap ?? '')
      )
        return [];
      const end = nounEnd(words, at, words.length, lexicon);
      const phrase = withoutGoods(words.slice(at, end), language);
      const kind = end > at ? kindIn(kinds, phrase, ({ length }) => length) : null;
      if (kind === null || kind.words.at(-1) !== phrase.at(-1)) return [];
      const isPast = words
        .slice(Math.max(0, at - 3), at + 1)
        .some(({ lower }) => lexicon.has('wasWords', lower));
      const beside = words
        .slice(0, at)
        .findLast(({ tag }) => tag !== 'article' && tag !== 'possessive' && tag !== 'number');
      const isNear =
        beside?.tag === 'preposition' || lexicon.has('besideWords', beside?.lower ?? '');
      const isOurs = lexicon.has('ours', before?.lower ?? '');
      const isUser = lexicon.has('modals', words[end]?.lower ?? '');
      return [
        {
          words: phrase,
          weight:
            KIND -
            index -
            (isPast ? 20 : 0) -
            (isNear && !isOurs ? 16 : 0) -
            (isUser ? 30 : 0) -
            (setting === 'brackets' ? 16 : 0) +
            (isOurs ? 10 : 0),
          reason: 'subject: a kind of business',
          by: 'kind',
        },
      ];
    }),
  );
}

/** A known kind of business without the goods behind it: "bakery selling bread"; "studio offering yoga" is told by them. */
function withoutGoods(words: Phrase, { lexicon, kinds }: ReadingLanguage): Phrase {
  const selling = lexicon.classes.get('selling');
  const at = words.findIndex(({ lower }, index) => index > 0 && selling?.has(lower) === true);
  const business = words.slice(0, Math.max(0, at));
  const kind = kindIn(kinds, business, ({ length }) => length);
  const isKnown = kind !== null && kind.trade !== GENERAL && kind.words.at(-1) === business.at(-1);
  return isKnown ? business : words;
}

/** Where adjectives are of the business rather than of its site. */
const OWN_ADJECTIVES: ReadonlySet<Candidate['by']> = new Set(['about', 'kind', 'told']);

/** A subject without what only introduces, names or places it; null where nothing is left that says what the site is about. */
function cleaned(
  { words: whole, by }: Candidate,
  language: ReadingLanguage,
  taken: readonly Phrase[],
): Phrase | null {
  const { lexicon, kinds } = language;
  const words = withoutGoods(whole, language);
  const site = lexicon.classes.get('site');
  let rest = words;
  for (let at = 0; at < rest.length; at += 1) {
    const length = site?.lengthAt(rest, at) ?? 0;
    if (length === 0 || kinds.phrases.lengthAt(rest, at) > length) continue;
    rest = at === 0 ? rest.slice(length) : rest.slice(0, at);
    break;
  }
  for (const phrase of taken) {
    const start = rest.findIndex(({ at }) => phrase.some((word) => word.at === at));
    const isLed = rest.slice(0, Math.max(0, start)).every(({ tag }) => LOOSE.has(tag));
    if (start > 0 && isLed) rest = without(rest.slice(start), [phrase]);
    else if (start > 0) rest = rest.slice(0, start);
    else if (start === 0) rest = without(rest, [phrase]);
  }
  /* "A dog groomer | covering north Leeds", "a rugby side | playing out of Regina" */
  const acting = rest.findIndex(
    ({ lower, tag }, at) =>
      at > 0 &&
      tag === 'gerund' &&
      (lexicon.has('serves', lower) || (at === rest.length - 1 && lexicon.has('actings', lower))),
  );
  if (acting > 0) rest = rest.slice(0, acting);
  /* "A | women's gym", not "my sister's | bakery" */
  const isOwner = ({ tag, lower }: Word): boolean => {
    const owner = lower.replace(/’s?$/, '');
    const isOne = tag === 'possessive' && owner !== lower && lexicon.isCommon(owner);
    return isOne && lexicon.classes.get('kin')?.has(owner) !== true;
  };
  const isLead = (word: Word): boolean =>
    (LOOSE.has(word.tag) && !isOwner(word)) ||
    /* "A modern site for | a classic car club" */
    (lexicon.has('styleWords', word.lower) && !OWN_ADJECTIVES.has(by)) ||
    lexicon.has('subjectLeads', word.lower);
  let [from, to] = [0, rest.length];
  while (from < to && isLead(rest[from] as Word)) from += 1;
  const called = lexicon.classes.get('called');
  while (
    to > from &&
    (LOOSE.has(rest[to - 1]?.tag ?? '') ||
      lexicon.has('basedWords', rest[to - 1]?.lower ?? '') ||
      called?.has(rest[to - 1]?.lower ?? ''))
  )
    to -= 1;
  rest = rest.slice(from, to);
  return rest.some((word) => CONTENT.has(word.tag) && !lexicon.has('vague', word.lower))
    ? rest
    : null;
}
