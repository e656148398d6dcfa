import { GENERAL } from '../../trades/trades';
import type { Clause } from '../clauses/segments';
import type { Candidate, Phrase } from '../draft';
import type { ReadingLanguage } from '../ReadingLanguage';
import { INNER, isCapital, isCased, lowered, nounEnd } from '../text/phrases';
import type { Word } from '../text/words';
import { workedAt } from './doings';
import { kindIn } from './kinds';

/** How early the kind of a business is named where no frame says it. */
const EARLY = 12;
/** What these keys give is no kind of the business: where it is, whom it is for, what it leaves out. */
const BESIDE_KEYS = ['keysPlace', 'keysAudience', 'keysRefuse'];
/** What speaks for such a kind in the first clause; less in later ones. */
export const KIND = 22;

/** What speaks for the kind at the end of a name, where no sentence says another. */
const OWN_KIND = 42;
/** What speaks for an unknown noun in a name that is told of elsewhere. */
const OWN_NOUN = 46;

/** "Hotel Casa", "Alder Bakery": a name often begins or ends with its kind; `words`: those of the prompt. */
export function kindInName(
  name: Phrase,
  words: readonly Word[],
  { kinds, lexicon }: ReadingLanguage,
): Candidate[] {
  const reason = 'subject: the kind in the name';
  const first = name.slice(0, kinds.phrases.lengthAt(name, 0));
  /* "Penhallow Museum of Mining" */
  const last =
    kindIn(kinds, name, ({ length }) => length) ??
    (kinds.isHeadFirst
      ? null
      : kindIn(kinds, name, (words) => nounEnd(words, 0, words.length, lexicon)));
  const begins = first.length > 0 && first.length < name.length;
  /* "Soap Opera Laundromat" */
  const isLast = !kinds.isHeadFirst && last?.words.at(-1) === name.at(-1);
  if (begins && !isLast) return [{ words: first, weight: 50, reason }];
  /* "Hallet's Cider", "Rusty's Tool Barn" */
  const isOwned = /^\p{L}+['’]s$/u.test(name[0]?.lower ?? '') && name.length > 1;
  if (last === null && isOwned && !kinds.isHeadFirst)
    return [{ words: name.slice(1), weight: 34, reason }];
  if (last === null) {
    const noun = nounInName(name, words, kinds.isHeadFirst);
    const said = 'subject: said in the name';
    return noun.length > 0 ? [{ words: noun, weight: OWN_NOUN, reason: said }] : [];
  }
  /* "A Padaria" says nothing of what it is. */
  const isMore =
    isCased(name[0]) && name.some((word) => word.tag !== 'article' && !last.words.includes(word));
  return [
    {
      words: last.words,
      weight: begins ? 50 : isMore && last.trade !== GENERAL ? OWN_KIND : 20,
      reason,
    },
  ];
}

/** "Gilmartin | Oysters" where oysters are told of: the words at the end of a name, or at its start, that stand elsewhere in small letters. */
function nounInName(name: Phrase, words: readonly Word[], isHeadFirst: boolean): Phrase {
  const told = new Set(
    words.filter((word) => !name.includes(word) && !isCapital(word)).map(({ lower }) => lower),
  );
  const isTold = ({ lower }: Word): boolean =>
    lower.length > 3 &&
    [lower, `${lower}s`, lower.replace(/s$/, '')].some((form) => told.has(form));
  const ordered = isHeadFirst ? name : [...name].reverse();
  const end = ordered.findIndex((word) => !isTold(word));
  const found = ordered.slice(0, end < 0 ? 0 : end);
  return isHeadFirst ? found : found.reverse();
}

/** What follows the name on its line: "Bashir & Sons - truck art, three generations", "Lucía Ferrer, fotógrafa de bodas". */
export function behindName(
  clauses: readonly Clause[],
  name: Phrase,
  { kinds, lexicon }: ReadingLanguage,
): Candidate[] {
  const last = name.at(-1)?.at;
  const at = clauses.findIndex(({ words }) => words.some((word) => word.at === last));
  const own = clauses[at]?.words ?? [];
  const behind = own.slice(own.findIndex((word) => word.at === last) + 1);
  const since = behind.findIndex(({ text }) => YEAR.test(text));
  const next = clauses[at + 1];
  if (
    own.length === name.length &&
    next?.line === clauses[at]?.line &&
    next?.setting !== 'brackets' &&
    next?.words[0]?.tag !== 'verb'
  )
    return [firstPart(next?.words ?? [], 'told')];
  /* "Packhorse Society, a local history society founded in 1968" */
  const isOneOfKind = (phrase: Phrase): boolean => {
    if (!lexicon.has('indefinites', phrase[0]?.lower ?? '')) return false;
    const noun = phrase.slice(1, nounEnd(phrase, 1, phrase.length, lexicon));
    const kind = kindIn(kinds, noun, ({ length }) => length);
    return kind !== null && kind.words.at(-1) === noun.at(-1);
  };
  const isExplained =
    /^\s*,/.test(behind[0]?.gap ?? '') &&
    (lexicon.spelling.capitalNouns || !isCapital(behind[0])) &&
    ([0, 1].some((ahead) => kinds.phrases.lengthAt(behind, ahead) > 0) ||
      isOneOfKind(behind) ||
      (own[0] === name[0] && since > 1));
  /* "A page for Gritstone Fencing, foil and épée for kids", "… for my wee business Bounce Ards, bouncy castles" */
  const before = own.slice(0, Math.max(0, own.indexOf(name[0] as Word)));
  const link = before.findLastIndex(({ lower }) => lexicon.has('siteLinks', lower));
  const isSiteFor =
    link >= 0 &&
    before
      .slice(link + 1)
      .every(
        ({ tag, lower }) =>
          tag === 'possessive' ||
          tag === 'adjective' ||
          lexicon.classes.get('org')?.has(lower) === true,
      ) &&
    /^\s*,/.test(behind[0]?.gap ?? '') &&
    !isCapital(behind[0]) &&
    ['noun', 'adjective', 'gerund', 'article', 'other'].includes(behind[0]?.tag ?? '');
  /* Facts that open a prompt say nothing of what it is for. */
  const isLate = at > 0 && clauses[0]?.words.slice(0, 3).some(({ fact }) => fact !== null) === true;
  return isExplained || isSiteFor
    ? [
        {
          ...firstPart(since > 1 ? behind.slice(0, since - 1) : behind, 'sited'),
          /* Surer than the kind at the end of a name: "Gritstone Fencing, | foil and épée". */
          ...(!kinds.isHeadFirst && { weight: OWN_KIND + 1 }),
          ...(isLate && { weight: 58 }),
        },
      ]
    : [];
}

const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** Words behind a name up to the first mark. */
function firstPart(words: Phrase, by: Candidate['by']): Candidate {
  const end = words.findIndex(({ gap }, index) => index > 0 && /[,;|•·]/.test(gap));
  return {
    words: end < 0 ? words : words.slice(0, end),
    weight: 40,
    reason: 'subject: stands behind the name',
    by,
  };
}

/** What the sentences say the business works at. */
export function workTold(clauses: readonly Clause[], { lexicon }: ReadingLanguage): Candidate[] {
  return clauses.slice(0, EARLY).flatMap(({ words, key, sentence, setting }, index) => {
    const work =
      setting === 'brackets'
        ? null
        : ((key === null ? null : workedAt(key, lexicon)) ?? workedAt(words, lexicon));
    /* "Office shut, because we eat lunch" */
    const isAside =
      words.some(({ lower }) => lexicon.has('siteAside', lower)) ||
      lexicon.has('subordinating', words[0]?.lower ?? '');
    /* "I also play weddings" */
    const isMore =
      words.slice(0, 3).some(({ lower }) => lexicon.has('moreWords', lower)) ||
      /* "It provides timed lessons": the site does. */
      (index > 0 && lexicon.has('itWords', words[0]?.lower ?? ''));
    return work === null || isAside
      ? []
      : [
          {
            words: work,
            weight: (isMore ? 26 : 46) - sentence,
            reason: 'subject: what is done',
            by: 'told' as const,
          },
        ];
  });
}

/** Kinds of business that the sentences at the beginning name. */
export function kindsTold(clauses: readonly Clause[], language: ReadingLanguage): Candidate[] {
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
      /* "£14 if you're an office" */
      const isListener = words
        .slice(Math.max(0, at - 2), at)
        .some(({ lower }) => lexicon.has('listeners', lower));
      /* "Two | deliveries a day" */
      const isCounted =
        [before, phrase[0]].some((word) => word?.tag === 'number') &&
        words[end]?.tag === 'article' &&
        lexicon.has('timeWords', words[end + 1]?.lower ?? '');
      if (isListener || isCounted || isServed(words, at, language) || isDenied(words, at))
        return [];
      /* "Por más que el edificio lo fue: | es un hostal" */
      const part = words.findLastIndex(({ gap }, index) => index <= at && /:/.test(gap));
      const isPast = words
        .slice(Math.max(0, part, at - 3), at + 2)
        .some(({ lower }) => lexicon.has('wasWords', lower));
      const beside = words
        .slice(0, at)
        .findLast(({ tag }) => tag !== 'article' && tag !== 'possessive' && tag !== 'number');
      const isNear =
        beside?.tag === 'preposition' || lexicon.has('besideWords', beside?.lower ?? '');
      /* "Driving them to the hospital" */
      const isThat =
        phrase[0]?.tag === 'article' &&
        !lexicon.has('indefinites', phrase[0].lower) &&
        !lexicon.has('siteLinks', beside?.lower ?? '');
      /* "Nail art from 5 per nail" */
      const isPriced = words
        .slice(end, end + 2)
        .some(({ fact, text }) => fact === 'price' || /^\d/.test(text));
      /* "But the parish magazine has packed in" */
      const isBesideIt =
        index > 0 &&
        phrase[0]?.tag === 'article' &&
        !lexicon.has('indefinites', phrase[0].lower) &&
        words[end]?.tag === 'auxiliary' &&
        !words.slice(end).some((word) => isCapital(word)) &&
        clauses.filter((clause) => clause.words.some(({ lower }) => lower === phrase.at(-1)?.lower))
          .length === 1;
      const isOurs = lexicon.has('ours', before?.lower ?? '');
      const isUser = lexicon.has('modals', words[end]?.lower ?? '');
      return [
        {
          words: phrase,
          weight:
            KIND -
            index -
            (isPast ? 40 : 0) -
            (isNear && !isOurs ? (isThat ? 36 : 16) : 0) -
            (isPriced ? 12 : 0) -
            (isUser ? 30 : 0) -
            (isBesideIt ? 20 : 0) -
            (before?.tag === 'subordinator' && words[end]?.tag === 'verb' ? 20 : 0) -
            (setting === 'brackets' ? 16 : 0) -
            (key !== null && lexicon.has('keysOffer', lowered(key)) ? 12 : 0) +
            (isOurs ? 10 : 0),
          reason: 'subject: a kind of business',
          by: 'kind',
        },
      ];
    }),
  );
}

/** "We don't cook, cater or sell | groceries" */
const isDenied = (words: Phrase, at: number): boolean =>
  words
    .slice(Math.max(0, at - DENIED), at)
    .some(
      ({ tag, lower }, index, before) =>
        before
          .slice(index)
          .every((word) => word.tag !== 'subordinator' && !/[:–—]/.test(word.gap)) &&
        (/n['’]t$/.test(lower) || (tag === 'negation' && before[index + 1]?.tag === 'verb')),
    );

/** So many words ahead a verb is still denied. */
const DENIED = 7;

/** Whether a word goes on a list of those whom the business is there for: "for museums, | churches and private owners". */
function isServed(words: Phrase, at: number, { lexicon }: ReadingLanguage): boolean {
  const link = words.findLastIndex(
    ({ tag }, index) => index < at && !LISTED.has(tag) && !INNER.has(tag),
  );
  return (
    lexicon.has('audienceLinks', words[link]?.lower ?? '') &&
    words.slice(link + 2, at + 1).some(({ tag, gap }) => tag === 'and' || /^\s*,/.test(gap))
  );
}

/** What stands between the nouns of a list. */
const LISTED: ReadonlySet<string> = new Set(['and', 'article', 'possessive']);

/** A known kind of business without the goods behind it: "bakery selling bread"; "studio offering yoga" is told by them. */
export function withoutGoods(words: Phrase, { lexicon, kinds }: ReadingLanguage): Phrase {
  const selling = lexicon.classes.get('selling');
  const at = words.findIndex(({ lower }, index) => index > 0 && selling?.has(lower) === true);
  const business = words.slice(0, Math.max(0, at));
  const kind = kindIn(kinds, business, ({ length }) => length);
  const isKnown = kind !== null && kind.trade !== GENERAL && kind.words.at(-1) === business.at(-1);
  return isKnown ? business : words;
}
