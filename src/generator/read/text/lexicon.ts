import { spoken, type Spelling } from '../../languages/spoken';
import type { ReadingWords } from '../../languages/wordsSchema';
import { compilePattern, PhraseSet } from './pattern';
import { PatternIndex } from './PatternIndex';
import type { Tag, Word } from './words';

export interface Lexicon {
  spelling: Spelling;
  tags: ReadonlyMap<string, Tag>;
  classes: ReadonlyMap<string, PhraseSet>;
  /** By group, in order of their weight. */
  frames: PatternIndex;
  /** Those that find a section wherever it is mentioned. */
  mentions: PatternIndex;
  abbreviations: ReadonlySet<string>;
  /** As "fish and chips": what is one thing in spite of its "and". */
  pairs: ReadonlySet<string>;
  /** Prepositions that bind what follows to a noun. */
  complements: ReadonlySet<string>;
  /** Small words inside names. */
  nameLinks: ReadonlySet<string>;
  /** Capitalised words that are no places. */
  notPlaces: ReadonlySet<string>;
  /** Whether a phrase names what stands behind it: "services", "target audience". */
  isKey: (phrase: string) => boolean;
  /** Whether a new clause begins at a word: a joining word or a subject with its verb behind a comma. */
  isClauseStart: (words: readonly Word[], at: number) => boolean;
  /** Whether a phrase ends in its head, and what governs words stands behind them. */
  isHeadLast: boolean;
  has: (list: string, word: string) => boolean;
  /** Whether a verb says by its form that the writer does it: "vendemos". */
  isOwnVerb: (word: string) => boolean;
  /** Whether a word is an ordinary one of the language, so that its capital alone makes no name of it. */
  isCommon: (word: string) => boolean;
}

const LONGEST_ENDING = 5;

/** Whether a word or its ending is in a list. */
export const endsIn = (list: string, word: string, { has }: Lexicon): boolean =>
  has(list, word) ||
  Array.from({ length: LONGEST_ENDING }, (_, at) => word.slice(-1 - at)).some((ending) =>
    has(list, ending),
  );

/** Words without a mark before a new sentence, and in the whole, where it is typed without marks. */
const RUN_ON = { before: 4, words: 14 };

const DETERMINERS: ReadonlySet<string> = new Set(['possessive', 'article']);

/** What a sentence begins with, and what one without its mark ends in. */
const BEGINNING: ReadonlySet<string> = new Set([
  'noun',
  'other',
  'name',
  'adjective',
  'possessive',
  'pronoun',
  'article',
  'number',
]);
const ENDING: ReadonlySet<string> = new Set([
  'noun',
  'other',
  'name',
  'adjective',
  'participle',
  'fact',
  'number',
  'adverb',
]);

const phrasesOf = (list: string, spelling: Spelling): string[] =>
  list
    .split(',')
    .map((phrase) => spoken(phrase.trim().replace(/\s+/g, ' '), spelling))
    .filter((phrase) => phrase !== '');

/** Compiles the words of a language once. Throws where a frame cannot be read. */
export function compileLexicon(
  reading: ReadingWords,
  spelling: Spelling,
  isCommon: (word: string) => boolean = () => false,
): Lexicon {
  const tags = new Map<string, Tag>();
  for (const [tag, list] of Object.entries(reading.tags))
    for (const word of phrasesOf(list ?? '', spelling))
      if (!tags.has(word)) tags.set(word, tag as Tag);
  const classes = new Map(
    Object.entries(reading.classes).map(([name, list]) => [
      name,
      new PhraseSet(phrasesOf(list, spelling)),
    ]),
  );
  const framesOf = (isAsked: (group: string) => boolean): PatternIndex =>
    new PatternIndex(
      Object.entries(reading.frames)
        .filter(([group]) => isAsked(group))
        .map(([group, sources]) => [
          group,
          sources.map((source) => compilePattern(spoken(source, spelling), classes)),
        ]),
    );
  const isMention = (group: string): boolean => group.startsWith('section ');
  const sets = new Map(
    Object.entries(reading.lists).map(([name, list]) => [name, new Set(phrasesOf(list, spelling))]),
  );
  const keys = [...sets].flatMap(([name, list]) => (name.startsWith('keys') ? [list] : []));
  const set = (name: string): ReadonlySet<string> => sets.get(name) ?? new Set();
  const opens = classes.get('opens') ?? new PhraseSet([]);
  const subjects = set('subjects');
  const joiners = set('clauseJoiners');
  const isHeadLast = set('postpositions').size > 0;

  const isFinite = (word: Word | undefined): boolean =>
    word !== undefined &&
    (word.tag === 'verb' || word.tag === 'auxiliary' || word.tag === 'participle');
  /** A subject with its verb begins here: "we bake", "my sister runs". */
  const hasSubject = (words: readonly Word[], at: number, to: number): boolean => {
    const word = words[at];
    if (word === undefined) return false;
    if (subjects.has(word.lower)) {
      if (/['’]/.test(word.lower)) return true;
      const next = words[at + 1];
      if (next === undefined || at + 1 >= to) return false;
      return (
        isFinite(next) ||
        ((next.tag === 'adverb' || next.tag === 'negation' || next.tag === 'and') &&
          at + 2 < to &&
          isFinite(words[at + 2])) ||
        (word.tag === 'pronoun' &&
          !/[,]/.test(next.gap) &&
          next.tag !== 'preposition' &&
          next.tag !== 'subordinator')
      );
    }
    /* "Half our people do no e-mail", "most of my pupils are shy" */
    const of = words[at + 1]?.tag === 'preposition' ? 1 : 0;
    if (set('quantifiers').has(word.lower) && DETERMINERS.has(words[at + 1 + of]?.tag ?? 'fact'))
      return hasSubject(words, at + 1 + of, to);
    if (!DETERMINERS.has(word.tag)) return false;
    for (let ahead = at + 1; ahead < Math.min(to, at + 5); ahead += 1) {
      const next = words[ahead] as Word;
      if (!isSoft(next.gap)) return false;
      /* "Our coaches, our honours board, upcoming bouts" */
      if (next.tag === 'verb' && /^,/.test(words[ahead + 1]?.gap ?? '')) return false;
      if (next.tag === 'auxiliary' || next.tag === 'verb' || /n['’]t$/.test(next.lower))
        return ahead > at + 1;
      /* "Les gens m'appellent", not "a reading room | you book" */
      if (next.tag === 'pronoun' && ahead > at + 1 && words[ahead + 1]?.tag === 'verb')
        return !subjects.has(next.lower);
      if (
        next.tag !== 'noun' &&
        next.tag !== 'adjective' &&
        next.tag !== 'name' &&
        next.tag !== 'other'
      )
        return false;
    }
    return false;
  };
  const isOwnVerb = (word: string): boolean =>
    set('ownVerbs').has(word) || [...set('ownEndings')].some((ending) => word.endsWith(ending));
  /** A verb begins here whose form is its subject: "vendemos", "no hacemos". */
  const hasOwnVerb = (words: readonly Word[], at: number): boolean => {
    const verb = words[at]?.tag === 'negation' ? words[at + 1] : words[at];
    return verb?.tag === 'verb' && isOwnVerb(verb.lower);
  };
  const isSoft = (gap: string): boolean => /^[^\S\n]*$/.test(gap);
  /** Whether a sentence may begin at a word of a long run without marks, as people type on a phone. */
  const isUnmarked = (words: readonly Word[], at: number): boolean =>
    at >= RUN_ON.before &&
    words.length >= RUN_ON.words &&
    /^\p{Ll}/u.test(words[0]?.text ?? '') &&
    words.slice(at - RUN_ON.before + 1, at + 1).every(({ gap }) => isSoft(gap)) &&
    ['noun', 'name', 'other', 'adverb', 'fact', 'number'].includes(words[at - 1]?.tag ?? '') &&
    !words
      .slice(at - RUN_ON.before, at)
      .some(({ tag, lower }) => tag === 'subordinator' || set('relativeWords').has(lower));
  /** "Need a site for my van i sharpen knives its called keen edge no prices": a new sentence begins with its subject or what asks. */
  const runsOn = (words: readonly Word[], at: number): boolean => {
    const word = words[at];
    const next = words[at + 1];
    if (set('opensUnmarked').has(word?.lower ?? ''))
      return isUnmarked(words, at) && next !== undefined && next.tag !== 'and';
    return (
      word !== undefined &&
      set('runOns').has(word.lower) &&
      (word.tag === 'pronoun' ||
        ['participle', 'verb', 'article', 'adverb'].includes(next?.tag ?? '')) &&
      isUnmarked(words, at) &&
      next !== undefined &&
      (/['’]/.test(word.text) ||
        word.tag !== 'pronoun' ||
        isFinite(next) ||
        next.tag === 'adverb') &&
      words[at + 2] !== undefined &&
      words[at + 2]?.tag !== 'and'
    );
  };
  /**
   * A sentence begins here that no mark parts, as people type on a phone: behind a verb that ends one, "मरम्मत करते हैं | पता
   * अमरोहा"; at a verb that begins one, "ورشة في سيوة | ابغى موقع".
   */
  const beginsUnmarked = (words: readonly Word[], at: number): boolean => {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
    if (before === undefined || word === undefined || !/^ +$/.test(word.gap)) return false;
    const isBehind =
      set('finiteWords').has(before.lower) &&
      BEGINNING.has(word.tag) &&
      !set('naming').has(words[at - 2]?.lower ?? '');
    const verb = word.tag === 'negation' ? next : word;
    const governs = /^ +$/.test(words[at + (verb === next ? 2 : 1)]?.gap ?? '');
    const isVerb = governs && set('clauseVerbs').has(verb?.lower ?? '') && ENDING.has(before.tag);
    return isBehind || isVerb;
  };

  return {
    spelling,
    tags,
    classes,
    frames: framesOf((group) => !isMention(group)),
    mentions: framesOf(isMention),
    abbreviations: set('abbreviations'),
    pairs: set('pairs'),
    complements: set('complements'),
    nameLinks: set('nameLinks'),
    notPlaces: set('notPlaces'),
    isHeadLast,
    has: (list, word) => sets.get(list)?.has(word) ?? false,
    isOwnVerb,
    isCommon: (word) => tags.has(word) || set('common').has(word) || isCommon(word),
    isKey: (phrase) => keys.some((list) => list.has(phrase)),
    isClauseStart(words, at) {
      const to = words.length;
      const word = words[at];
      const before = words[at - 1];
      if (word === undefined || before === undefined || words[at + 1]?.gap === '.') return false;
      /* "A site for my shop in rockford il we clean graves" */
      const isBehindRegion =
        word.tag === 'pronoun' &&
        ['noun', 'name', 'other'].includes(before.tag) &&
        set('regions').has(before.lower);
      const isMarked = /[,;:–—]|\s-\s/.test(word.gap) || isBehindRegion || runsOn(words, at);
      const isJoined = word.tag === 'and';
      /* "नाम रखा है | पंजाबी तड़का" */
      const isCalled =
        isHeadLast &&
        !/[,;]/.test(word.gap) &&
        [2, 3, 4, 5].some((back) => classes.get('called')?.lengthAt(words, at - back, at) === back);
      if (isCalled) return false;
      if (
        (isMarked || (isJoined && !set('nors').has(word.lower))) &&
        before.tag !== 'verb' &&
        hasOwnVerb(words, isJoined ? at + 1 : at)
      )
        return true;
      if (
        isHeadLast &&
        (isMarked || isJoined) &&
        (before.tag === 'verb' || before.tag === 'auxiliary' || before.tag === 'negation')
      )
        return true;
      if (!isMarked && !isJoined && beginsUnmarked(words, at)) return true;
      /* "Tô Indo | Embora" */
      const isInName =
        /^\p{Lu}\p{Ll}/u.test(word.text) &&
        /^\p{Lu}\p{Ll}/u.test(before.text) &&
        at > 1 &&
        isSoft(word.gap);
      if (isInName) return false;
      const next = words[at + 1];
      /* "Units collected so far" */
      const isInPhrase =
        !isMarked && (next?.tag === 'preposition' || set('degrees').has(next?.lower ?? ''));
      if (
        joiners.has(word.lower) &&
        before.tag !== 'preposition' &&
        before.tag !== 'and' &&
        !isInPhrase
      )
        return isMarked || !set('weakJoiners').has(word.lower);
      if (isJoined) {
        const next = at + 1;
        /* "Mi marido y | yo tenemos una granja", "…, and my sister and | I have just taken over" */
        const lead = words[at - 3];
        const isKinBefore =
          words[at - 2]?.tag === 'possessive' &&
          classes.get('kin')?.has(before.lower) === true &&
          (lead === undefined || lead.tag === 'and' || /,/.test(words[at - 2]?.gap ?? ''));
        const isTogether =
          set('selves').has(words[next]?.lower ?? '') &&
          (isKinBefore || !words.slice(0, at).some(isFinite));
        if (isTogether) return false;
        /* "…, and now we drive groceries" */
        const isLed = words[next]?.tag === 'adverb';
        return (
          hasSubject(words, isLed ? next + 1 : next, to) ||
          opens.lengthAt(words, next, to) > 0 ||
          (joiners.has(words[next]?.lower ?? '') && words[next]?.tag === 'subordinator')
        );
      }
      if (before.tag === 'and' || joiners.has(before.lower)) return false;
      const isNamed = /^\p{Lu}\p{Ll}/u.test(word.text) && /^,/.test(word.gap);
      const asks = opens.lengthAt(words, at, to) > 0;
      if (asks && isMarked && !isNamed) return true;
      if (set('opensUnmarked').has(word.lower) && runsOn(words, at)) return true;
      return isMarked && hasSubject(words, at, to);
    },
  };
}
