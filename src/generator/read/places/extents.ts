import { announcedEnd } from '../names/announcedEnd';
import { listMembers } from '../lists/lists';
import { unmarkedThings } from '../lists/unmarkedMembers';
import type { KindIndex } from '../subject/kinds';
import type { Lexicon } from '../text/lexicon';
import type { Extent } from '../text/pattern';
import {
  capitalEnd,
  governedEnds,
  HEADS,
  INNER,
  isAmpersand,
  isCapital,
  isCased,
  isShouted,
  isSoft,
  joinedEnd,
  nounEnd,
  nounListEnds,
  opensCapitals,
  phraseEnds,
  quotationEnd,
  sharedEnds,
} from '../text/phrases';
import type { Word } from '../text/words';

const LONGEST_SMALL_NAME = 4;
const LONGEST_FIRM = 5;

export interface Extents {
  [name: string]: Extent;
}

/** What captures of frames may hold, by name. `behind`: what stands behind a word, up to the next. */
export function extentsFor(
  lexicon: Lexicon,
  {
    capitalsTell,
    behind,
    isPlace,
    kinds,
  }: {
    capitalsTell: boolean;
    kinds: KindIndex;
    behind: (word: Word) => string;
    isPlace: (words: readonly Word[]) => boolean;
  },
): Extents {
  const brand: Extent = (words, from, limit) => {
    const quoted = quotationEnd(words, from, limit, (to) => behind(words[to - 1] as Word));
    if (quoted > from) return [quoted];
    const isLower = words[from]?.tag === 'negation' && !opensCapitals(words, from);
    if (!capitalsTell || words[from]?.tag === 'pronoun' || isLower) return [];
    const end = capitalEnd(words, from, limit, lexicon);
    if (end === from) return [];
    const ends = [];
    for (let at = end; at > from; at -= 1) {
      const last = words[at - 1];
      if (isCapital(last) || /^\d/.test(last?.text ?? '')) ends.push(at);
    }
    return ends;
  };
  const small: Extent = (words, from, limit) => {
    let at = from;
    while (at < Math.min(limit, from + LONGEST_SMALL_NAME)) {
      const word = words[at] as Word;
      if (at > from && !isSoft(word.gap) && !isAmpersand(word.gap)) break;
      if (at > from && ['opensUnmarked', 'chatWords'].some((list) => lexicon.has(list, word.lower)))
        break;
      const isContent =
        INNER.has(word.tag) ||
        word.tag === 'verb' ||
        (at === from && (word.tag === 'article' || lexicon.has('nameOpeners', word.lower)));
      if (!isContent && !(lexicon.nameLinks.has(word.lower) && at > from)) break;
      at += 1;
    }
    const isOpen = (word: Word | undefined): boolean =>
      lexicon.nameLinks.has(word?.lower ?? '') && !lexicon.has('businessWords', word?.lower ?? '');
    while (at > from && isOpen(words[at - 1])) at -= 1;
    return at > from ? [at] : [];
  };
  const place: Extent = (words, from, limit) => {
    const ends: number[] = [];
    for (let to = Math.min(limit, from + 4); to > from; to -= 1)
      if (isPlace(words.slice(from, to))) ends.push(to);
    if (capitalsTell) {
      const end = capitalEnd(words, from, limit, lexicon);
      const first = words[from];
      if (
        end > from &&
        first !== undefined &&
        !lexicon.notPlaces.has(first.lower) &&
        !ends.includes(end)
      )
        ends.unshift(end);
    }
    return ends;
  };
  /** A noun phrase whose last noun is of a class: "pest control company website". */
  const compound = (
    words: readonly Word[],
    from: number,
    limit: number,
    kind: string,
  ): readonly number[] => {
    const end = nounEnd(words, from, limit, lexicon);
    const found = lexicon.classes.get(kind);
    for (let at = end - 1; at > from; at -= 1) {
      const length = found?.lengthAt(words, at, limit) ?? 0;
      if (length > 0 && at + length >= end) return [at + length];
    }
    return [];
  };
  /** A noun phrase, first with what "and" makes a part of it. */
  const thingEnds = (words: readonly Word[], from: number, limit: number): readonly number[] => {
    const ends = sharedEnds(words, from, limit, lexicon);
    const joined = joinedEnd(words, from, limit, lexicon);
    return joined === null ? ends : [joined, ...ends];
  };
  /** A noun phrase, unless what it begins with is a verb: "building | a tool". */
  const thing: Extent = (words, from, limit) => {
    const first = words[from]?.tag ?? 'fact';
    const isDoing =
      first === 'gerund' ||
      (['participle', 'verb', 'adverb', 'number'].includes(first) &&
        (words[from + 1]?.tag === 'gerund' || !HEADS.has(words[from + 1]?.tag ?? 'fact')));
    const end = nounEnd(words, from, limit, lexicon);
    const next = words[end];
    const governs = end === from + 1 && next?.tag === 'article' && end < limit && isSoft(next.gap);
    return isDoing || governs ? [] : phraseEnds(words, from, limit, lexicon);
  };
  /** A thing that is a business: "the trucking business", "a small vineyard". */
  const business: Extent = (words, from, limit) => {
    const ends = thing(words, from, limit);
    const phrase = words.slice(from, ends.at(-1));
    const isOne = ['article', 'possessive'].includes(words[from - 1]?.tag ?? 'fact');
    const isKind = kinds.isHeadFirst
      ? kinds.phrases.lengthAt(phrase, 0) > 0
      : phrase.some((_, at) =>
          kinds.phrases.endsAt(phrase, at, phrase.length).includes(phrase.length),
        );
    const head = phrase.at(kinds.isHeadFirst ? 0 : -1);
    const isOrg = lexicon.classes.get('org')?.has(head?.lower ?? '') === true;
    return (isKind && isOne) || isOrg ? ends : [];
  };
  const rest: Extent = (_, from, limit) => (limit > from ? [limit] : []);
  return {
    brand,
    quoted: (words, from, limit) => {
      const end = quotationEnd(words, from, limit, (to) => behind(words[to - 1] as Word));
      return end > from ? [end] : [];
    },
    name: (words, from, limit) => {
      const end = announcedEnd(words, from, limit, lexicon, kinds.isHeadFirst);
      const found = brand(words, from, limit);
      const ends = found.length > 0 ? found : small(words, from, limit);
      return end === null || (ends[0] ?? 0) >= end ? ends : [end, ...ends];
    },
    person: (words, from, limit) => {
      const found = brand(words, from, limit).filter((to) => to - from <= 4);
      return found.filter((to) =>
        words
          .slice(from, to)
          .every((word) => isCapital(word) && (!isShouted(word) || !capitalsTell)),
      );
    },
    given: (words, from, limit) => {
      let to = from;
      /* "أنا مترجمة محلفة" */
      if (!isCased(words[from]) && kinds.phrases.lengthAt(words, from) > 0) return [];
      while (
        to < Math.min(limit, from + 3) &&
        (words[to]?.tag === 'other' || lexicon.nameLinks.has(words[to]?.lower ?? '')) &&
        (to === from ||
          (isSoft(words[to]?.gap ?? '') &&
            (lexicon.nameLinks.has(words[to]?.lower ?? '') ||
              !lexicon.isCommon(words[to]?.lower ?? ''))))
      )
        to += 1;
      while (to > from && lexicon.nameLinks.has(words[to - 1]?.lower ?? '')) to -= 1;
      return to > from ? [to] : [];
    },
    /* "عيادة سنام البيطرية", not "شركة عائلية" */
    firm: (words, from, limit) => {
      const isOrg = (word: Word | undefined): boolean =>
        lexicon.has('businessWords', word?.lower ?? '') ||
        (lexicon.classes.get('org')?.has(word?.lower ?? '') ?? false);
      let to = from;
      while (
        to < Math.min(limit, from + LONGEST_FIRM) &&
        INNER.has(words[to]?.tag ?? 'fact') &&
        (to === from || isSoft(words[to]?.gap ?? ''))
      )
        to += 1;
      /* "शर्मा टेंट हाउस | रेट 500" */
      const last = words.findIndex((word, at) => at > from && at < to && isOrg(word));
      if (lexicon.isHeadLast && !isOrg(words[from])) return last > from ? [last + 1] : [];
      const isNamed = to - from > 1 && !lexicon.isCommon(words[to - 1]?.lower ?? '');
      if (lexicon.isHeadLast) return isNamed ? [to] : [];
      const isOne = words.slice(from + 1, to).some(({ text }) => /^ال/.test(text));
      return isOrg(words[from]) && isOne ? [to] : [];
    },
    title: (words, from, limit) =>
      brand(words, from, limit).filter(
        (to) => to - from > 1 || !lexicon.isCommon(words[from]?.lower ?? ''),
      ),
    place,
    np: (words, from, limit) => {
      /* "A website for | tracking the price of groceries" */
      const isDoing =
        words[from]?.tag === 'gerund' &&
        ['article', 'possessive'].includes(words[from + 1]?.tag ?? 'fact');
      if (isDoing) return phraseEnds(words, from + 2, limit, lexicon);
      return thingEnds(words, from, limit);
    },
    thing,
    business,
    noun: (words, from, limit) => {
      const end = nounEnd(words, from, limit, lexicon);
      return end > from ? [end] : [];
    },
    /* "Let | home brewers | share recipes" */
    crowd: (words, from, limit) => {
      const end = words.findIndex(
        ({ lower, tag, gap }, at) =>
          at >= from &&
          (at - from > 2 ||
            (at > from && !isSoft(gap)) ||
            !INNER.has(tag) ||
            ['people', 'publics'].some((name) => lexicon.classes.get(name)?.has(lower)) ||
            lexicon.has('audiences', lower) ||
            [3, 4, 5].some((length) => lexicon.has('crowdEndings', lower.slice(-length)))),
      );
      const last = words[end];
      return last === undefined ||
        end >= limit ||
        end - from > 2 ||
        !INNER.has(last.tag) ||
        (end > from && !isSoft(last.gap))
        ? []
        : [end + 1];
    },
    rest,
    list: rest,
    named: (words, from, limit) =>
      ['verb', 'auxiliary'].includes(words[from]?.tag ?? '') ? [] : rest(words, from, limit),
    several: (words, from, limit) =>
      words.slice(from + 1, limit).some(({ gap }) => /,/.test(gap)) ||
      unmarkedThings(words.slice(from, limit), { kinds, lexicon }).length > 2
        ? [limit]
        : [],
    /* "The Salt Clerk, Nobody's Orchard and Eleven Short Rains" */
    titles: (words, from, limit) => {
      const members = listMembers(words.slice(from, limit), lexicon);
      return members.length > 1 &&
        members.every((member) => isCapital(member[0]) && isCapital(member.at(-1)))
        ? [limit]
        : [];
    },
    list2: (words, from, limit) => {
      const ends: number[] = [];
      for (let to = limit; to > from; to -= 1) ends.push(to);
      return ends;
    },
    doing: (words, from, limit) => (words[from]?.tag === 'verb' ? [limit] : []),
    headed: (words, from, limit) => {
      const length = Math.max(
        ...['site', 'sitething'].map(
          (name) => lexicon.classes.get(name)?.lengthAt(words, from, limit) ?? 0,
        ),
      );
      return length === 0 || !lexicon.complements.has(words[from + length]?.lower ?? '')
        ? []
        : phraseEnds(words, from, limit, lexicon).filter((end) => end > from + length);
    },
    styled: (words, from, limit) => {
      let to = from;
      while (
        to < limit &&
        (lexicon.has('styleWords', words[to]?.lower ?? '') ||
          ['and', 'adverb'].includes(words[to]?.tag ?? ''))
      )
        to += 1;
      return to > from ? [to] : [];
    },
    sited: (words, from, limit) => compound(words, from, limit, 'site'),
    /* "Booking platform", "online store for handmade candles" */
    product: (words, from, limit) =>
      compound(words, from, limit, 'sitething').flatMap((end) => {
        const about = lexicon.classes.get('about')?.lengthAt(words, end, limit) ?? 0;
        const isOurs = words[end + about]?.tag === 'possessive';
        const ends = about > 0 && !isOurs ? thingEnds(words, end + about, limit) : [];
        const isOne = (to: number): boolean =>
          words
            .slice(end + about, to)
            .every(({ tag, lower }) => tag !== 'preposition' || lexicon.has('joinsNames', lower));
        return [...ends.filter(isOne), end];
      }),
    /* "Saddles, bridles and girths" */
    parted: (words, from, limit) =>
      nounListEnds(words, from, limit, lexicon).filter((end) =>
        words.slice(from + 1, end).some(({ gap }) => /^\s*,/.test(gap)),
      ),
    nouns: (words, from, limit) =>
      lexicon.isHeadLast
        ? governedEnds(words, from, limit, lexicon)
        : nounListEnds(words, from, limit, lexicon),
    /* "Die Website soll | einen Lageplan und Termine | zeigen" */
    before: (words, from, limit) =>
      [limit - 1, limit - 2].filter(
        (at) => at > from && (lexicon.classes.get('closes')?.lengthAt(words, at, limit) ?? 0) > 0,
      ),
    tones: (words, from, limit) => {
      const end = nounEnd(words, from, limit, lexicon);
      return end > from ? [end] : [];
    },
    year: (words, from) =>
      /^(?:1[5-9]|20)\d\d$|^['’]?\d\d$/.test(words[from]?.text ?? '') ? [from + 1] : [],
  };
}
