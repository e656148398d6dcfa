import type { Lexicon } from '../text/lexicon';
import { listMembers } from '../lists/lists';
import { latinMarks, type Word } from '../text/words';
import { lowered } from '../text/phrases';

/** A clause: what one frame can govern. Its words are without those in brackets, which are clauses of their own. */
export interface Clause {
  words: readonly Word[];
  /** The words before a colon, arrow or dash that say what follows: "Colors: navy", "want -> prices". */
  key: readonly Word[] | null;
  /** What it stands in: alone on its line, an item of a list, a sentence among others, in brackets. */
  setting: 'line' | 'item' | 'sentence' | 'brackets';
  /** Which line and sentence of the prompt it is, from 0. */
  line: number;
  sentence: number;
  /** Whether it begins its sentence. */
  isFirst: boolean;
  isQuestion: boolean;
  /** Whether an empty line stands before it. */
  opensParagraph: boolean;
}

const BULLET = /(?:^|\n)\s*(?:[-–—*•·>▪■●◆◦✓→+#]+|\(?\d{1,2}[.)]|[a-z]\))\s*$/u;
/** A heading as Markdown has them: "## Plans". */
const HEADING = /(?:^|\n)\s*#{1,6}\s+$/;
const SENTENCE_END =
  /[.!?;](?=[\s"'”»)\]]|$)|[。！？;]|\n|\.{2,}|…|\s[–—]\s|\s-{1,3}\s|\s[|/]{2}\s|\s\|\s|\p{Emoji_Presentation}/u;
const KEY = /^\s*["'”»]?\s*(?::|=|→|->|=>|—>)(?!\/\/)|^\s>\s*$/;
const DASH = /^\s*(?:[-–—]{1,2}|\.{2,}|…)\s*["'“„«»]?$/;
const LONGEST_KEY = 6;
/** Frames compare the words of a clause with each other: a longer one is cut, so that time stays bounded. */
const LONGEST_CLAUSE = 120;

/** Parts the words into lines, sentences and clauses; brackets are clauses of their own. */
export function readClauses(
  text: string,
  words: readonly Word[],
  lexicon: Pick<Lexicon, 'abbreviations' | 'classes' | 'has' | 'isClauseStart' | 'isKey' | 'pairs'>,
): Clause[] {
  const clauses: Clause[] = [];
  let sentence = 0;
  const lines = split(unnumbered(words), (word) => word.gap.includes('\n')).flatMap((line) =>
    keyedSentences(line, lexicon),
  );
  let heading: readonly Word[] = [];
  const isForm = lines.filter((own) => dashedKey(own, lexicon) > 0).length > 1;
  const headed = lines.map((own, line) => isHeading(own, lines[line + 1], lexicon));
  const isHeaded = headed.filter(Boolean).length > 1;
  for (const [line, own] of lines.entries()) {
    const isItem = BULLET.test(own[0]?.gap ?? '');
    const opensParagraph = /\n\s*\n/.test(own[0]?.gap ?? '');
    if (HEADING.test(own[0]?.gap ?? '') && own.length <= LONGEST_KEY) {
      const next = lines[line + 1];
      const isOne = next !== undefined && (keyed(next).key === null || isPath(next));
      if (isOne && !BULLET.test(next[0]?.gap ?? '')) {
        heading = own;
        continue;
      }
      clauses.push(headingOf(own, line, sentence, opensParagraph));
      continue;
    }
    /* "Features:" above its bullets. */
    const below = lines[line + 1]?.[0]?.gap ?? '';
    /* "Rubriques" above its bullets */
    const isKeyAlone =
      own.every(({ gap }, at) => at === 0 || /^ $/.test(gap)) &&
      (own.length < 3 ? isKeyLed(own, lexicon) : lexicon.isKey(lowered(own)));
    const opensBullets = /^\s*:/.test(below) || (/^\s*\n/.test(below) && isKeyAlone);
    if (opensBullets && BULLET.test(below) && !isItem && own.length <= LONGEST_KEY) {
      clauses.push(headingOf(own, line, sentence, opensParagraph));
      continue;
    }
    if (isHeaded && headed[line] === true) {
      heading = own;
      continue;
    }
    const { label: bracketed, outer, inner } = brackets(text, own);
    let label = bracketed.length > 0 ? bracketed : heading;
    heading = [];
    const lead = dashedKey(outer, lexicon, isForm);
    const holds = holdsList(outer, lead > 0 || label.length > 0);
    const parts = split(
      outer,
      (word, before, at) =>
        at !== lead &&
        !(holds && /^\s*;/.test(word.gap)) &&
        endsSentence(word, before, lexicon, outer[at - 2]),
    );
    /* "1. Company. Havran Castings, foundry, Ostrava." */
    const [opening = []] = parts;
    if (isItem && label.length === 0 && parts.length > 1 && lexicon.isKey(lowered(opening)))
      label = parts.shift() ?? [];
    for (const [index, part] of parts.entries()) {
      /* "What do we refuse? Prices, a blog." */
      const asked = parts[index - 1];
      const isAnswer =
        asked !== undefined &&
        isQuestionKey(asked, part, lexicon) &&
        !isQuestionKey(part, parts[index + 1], lexicon);
      if (isQuestionKey(part, parts[index + 1], lexicon)) continue;
      const { key, body } = isAnswer
        ? { key: asked, body: part }
        : index === 0 && label.length > 0
          ? { key: label, body: part }
          : index === 0 && lead > 0
            ? { key: part.slice(0, lead), body: part.slice(lead) }
            : keyed(part);
      const setting = isItem ? 'item' : parts.length === 1 ? 'line' : 'sentence';
      /* "Sections: our story, travel and where to stay, RSVP": a key holds all of its list. */
      const isKeyed = key !== null && body.filter(({ gap }) => /^\s*[,;]/.test(gap)).length > 1;
      const ranges = split(
        body,
        (_, __, at) =>
          at % LONGEST_CLAUSE === 0 ||
          (!isKeyed && (lexicon.isClauseStart(body, at) || opensList(body, at, lexicon))),
      );
      for (const [place, clause] of (ranges.length > 0 ? ranges : [[]]).entries()) {
        clauses.push({
          words: clause,
          key: place === 0 ? key : null,
          setting,
          line,
          sentence,
          isFirst: place === 0,
          isQuestion: /^\s*["'”»)]?\?/.test(behind(text, clause.at(-1))),
          opensParagraph: opensParagraph && index === 0 && place === 0,
        });
      }
      sentence += 1;
    }
    if (parts.length === 0 && label.length > 0) inner.push(label);
    for (const bracket of inner) {
      for (const part of split(bracket, (word, before) => endsSentence(word, before, lexicon))) {
        const { key, body } = keyed(part);
        clauses.push({
          words: body,
          key,
          setting: 'brackets',
          line,
          sentence,
          isFirst: true,
          isQuestion: false,
          opensParagraph: false,
        });
        sentence += 1;
      }
    }
  }
  return clauses;
}

/** Whether words are a question that the next sentence of the line answers, as the value of a key. */
const isQuestionKey = (
  words: readonly Word[],
  next: readonly Word[] | undefined,
  { isKey }: Pick<Lexicon, 'isKey'>,
): boolean =>
  words.length > 1 &&
  words.length <= LONGEST_KEY &&
  /^\s*\?/.test(next?.[0]?.gap ?? '') &&
  isKey(lowered(words));

/** Whether words are a key, or begin with one: "Rubriques attendues". */
const isKeyLed = (words: readonly Word[], { isKey }: Pick<Lexicon, 'isKey'>): boolean =>
  isKey(lowered(words)) || isKey(words[0]?.lower ?? '');

/** Whether a line is a known key and heads the paragraph below it: "CLIENT | Lantern Lane Hospice, Shrewsbury". */
function isHeading(
  words: readonly Word[],
  next: readonly Word[] | undefined,
  { isKey }: Pick<Lexicon, 'isKey'>,
): boolean {
  const below = next?.[0]?.gap ?? '';
  return (
    words.length <= LONGEST_KEY &&
    /^$|\n\s*\n/.test(words[0]?.gap ?? '') &&
    /^\s*:?[^\S\n]*\n[^\S\n]*$/.test(below) &&
    isKey(lowered(words))
  );
}

/** A line that says what the lines below it are. */
const headingOf = (
  key: readonly Word[],
  line: number,
  sentence: number,
  opensParagraph: boolean,
): Clause => ({
  words: [],
  key,
  setting: 'line',
  line,
  sentence,
  isFirst: true,
  isQuestion: false,
  opensParagraph,
});

/** "1) team, 2) prices", "(a) routes, (b) bans", or "1. team" on its line: what is counted so are items, as if each had its line. */
function unnumbered(words: readonly Word[]): readonly Word[] {
  const counts = [
    counted(words, String),
    counted(words, (place) => 'abcdefghij'.charAt(place - 1)),
  ];
  const numbers = counts.find((found) => found.length > 1);
  if (numbers === undefined) return words;
  const opens = headedFrom(words, numbers[0] ?? 0);
  return words.flatMap((word, at) => {
    if (numbers.includes(at)) return [];
    if (numbers.includes(at - 1)) {
      const colon = /^\s*:/.test(words[at - 1]?.gap ?? '') ? ':' : '';
      return [{ ...word, gap: `${colon}\n- ${word.gap.slice(1).trimStart()}` }];
    }
    return [at === opens ? { ...word, gap: `${word.gap}\n` } : word];
  });
}

/** Where the marks stand that count items from the first: "1)", "(b)". */
function counted(words: readonly Word[], mark: (place: number) => string): number[] {
  const found: number[] = [];
  words.forEach(({ lower, gap }, at) => {
    const next = words[at + 1]?.gap ?? '';
    const isCounted =
      (/(?:^|[\s(,;:.])$/.test(gap) && /^\)/.test(next)) ||
      (/^\d/.test(lower) && /(?:^|\n)\s*$/.test(gap) && /^\.\s/.test(next));
    if (lower === mark(found.length + 1) && isCounted) found.push(at);
  });
  return found;
}

/** Where the sentence begins that heads what is counted from a word: "… in Stroud. | Requirements: (1) a map"; -1 where none does. */
function headedFrom(words: readonly Word[], first: number): number {
  if (!/^\s*:/.test(words[first]?.gap ?? '')) return -1;
  for (let at = first - 1; at > 0 && first - at <= LONGEST_KEY; at -= 1)
    if (/^[.!?;]\s/.test(words[at]?.gap ?? '')) return at;
  return -1;
}

/** Whether a list of three or more begins behind a colon in the middle of a sentence. */
const opensList = (
  words: readonly Word[],
  at: number,
  lexicon: Pick<Lexicon, 'classes' | 'has' | 'pairs'>,
): boolean =>
  /^\s*:/.test(words[at]?.gap ?? '') &&
  words.slice(at + 1).some(({ gap }) => /^\s*[,·]/.test(gap)) &&
  listMembers(words.slice(at), lexicon).length > 2;

const behind = (text: string, word: Word | undefined): string =>
  word === undefined ? '' : latinMarks(text.slice(word.end, word.end + 4));

function split(
  words: readonly Word[],
  isCut: (word: Word, before: Word, at: number) => boolean,
): (readonly Word[])[] {
  const parts: (readonly Word[])[] = [];
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (word !== undefined && before !== undefined && !isCut(word, before, at)) continue;
    parts.push(words.slice(start, at));
    start = at;
  }
  return parts;
}

/**
 * What stands in round or square brackets of a line, and the rest of the line around it, whose words join over the gap.
 * Square brackets that open a line are its label: "[company] Gale & Daly".
 */
function brackets(
  text: string,
  words: readonly Word[],
): { label: readonly Word[]; outer: readonly Word[]; inner: (readonly Word[])[] } {
  const inner: Word[][] = [];
  const outer: Word[] = [];
  let label: readonly Word[] = [];
  let open: Word[] | null = null;
  let held = '';
  const isClosedBehind = /^[^\n]{0,3}[)\]]/.test(behind(text, words.at(-1)));
  const lastClosing = words.findLastIndex(({ gap }) => /[)\]]/.test(gap));
  for (const [index, word] of words.entries()) {
    let { gap } = word;
    if (open !== null && /[)\]]/.test(gap)) {
      inner.push(open);
      if (
        /\]/.test(gap) &&
        outer.length === 0 &&
        inner.length === 1 &&
        /\[\s*$/.test(open[0]?.gap ?? '')
      )
        label = inner.pop() ?? [];
      open = null;
      gap = held + gap.slice(gap.search(/[)\]]/) + 1);
    }
    /* "sections: [hero, faq]": the value of a key. */
    const isValue = /[:=]\s*\[\s*$/.test(gap);
    const at = isValue ? -1 : gap.search(/(?<![:;]-?)[([](?![^)\]]*[)\]])/);
    if (open === null && at >= 0 && (index < lastClosing || isClosedBehind)) {
      held = gap.slice(0, at);
      open = [word];
      word.depth = 1;
    } else if (open !== null) {
      open.push(word);
      word.depth = 1;
    } else outer.push(gap === word.gap ? word : { ...word, gap });
  }
  if (open !== null) inner.push(open);
  return { label, outer, inner };
}

function endsSentence(
  { gap, lower, text, depth }: Word,
  before: Word,
  { abbreviations, has }: Pick<Lexicon, 'abbreviations' | 'has'>,
  earlier?: Word,
): boolean {
  /* "… Achtern Diek e.V. Ohne Fotos" */
  const isLegalForm =
    before.gap === '.' && has('businessWords', `${earlier?.lower ?? ''}.${before.lower}`);
  if (isLegalForm && /^\. $/.test(gap) && /^\p{Lu}/u.test(text)) return true;
  if (/^\. ?$/.test(gap) && abbreviations.has(`${before.lower}.${lower}`)) return false;
  if (!SENTENCE_END.test(gap) || (gap === '.' && /^\p{Script=Latin}$/u.test(before.text)))
    return false;
  /* "There in 40 min. Bonded" */
  const isLast = has('lastAbbreviations', before.lower) && /^\p{Lu}/u.test(text);
  const isShort =
    abbreviations.has(before.lower) && !isLast && (before.tag !== 'negation' || /^\d/.test(text));
  /* "I.e. the common questions", "(e.g. Marans, Sussex)" */
  const isLettered =
    before.gap === '.' && /^\p{L}$/u.test(before.text) && (depth > 0 || /^\p{Ll}/u.test(text));
  return !(/^\.\s/.test(gap) && (isShort || isLettered || /^\p{Lu}$/u.test(before.text)));
}

/** "Author - Tomas Wirth. Books - Low Water.": sentences that begin with keys are lines of their own. */
function keyedSentences(
  line: readonly Word[],
  lexicon: Pick<Lexicon, 'isKey'>,
): readonly (readonly Word[])[] {
  const sentences = split(line, ({ gap }) => /^\.\s/.test(gap));
  const keys = sentences.filter((sentence) => dashedKey(sentence, lexicon) > 0);
  return keys.length > 1 ? sentences : [line];
}

/**
 * Where the value begins of a line such as "Business - Second Gear" or "Company ..... Landing Party"; 0 where it is none.
 * `isForm`: several lines of the prompt begin with known keys, so that a word before a dash is one, too.
 */
function dashedKey(
  words: readonly Word[],
  { isKey }: Pick<Lexicon, 'isKey'>,
  isForm = false,
): number {
  const at = words.findIndex(({ gap }, index) => index > 0 && DASH.test(gap) && /\s|\./.test(gap));
  const phrase = words
    .slice(0, Math.max(0, at))
    .map(({ lower }) => lower)
    .join(' ');
  return at > 0 && at < 4 && (isKey(phrase) || (isForm && at === 1)) ? at : 0;
}

/** "Hero → features → plans": arrows that part members. */
const isPath = (words: readonly Word[]): boolean =>
  words.filter(({ gap }) => /→|->|=>|—>/.test(gap)).length > 1;

/** Whether a line is one key and members parted by semicolons: "Services: payroll; VAT returns; year end", not "color: navy; tone: dry". */
function holdsList(words: readonly Word[], isKeyed: boolean): boolean {
  const marks = words.filter(({ gap }, at) => at > 0 && /^\s*;/.test(gap));
  const keys = words.filter(({ gap }, at) => at > 0 && KEY.test(gap));
  return (
    marks.length > 1 &&
    keys.length + Number(isKeyed) === 1 &&
    (isKeyed || keyed(words).key !== null)
  );
}

/** The words before a colon or arrow, where they are few and stand at the beginning. */
function keyed(words: readonly Word[]): { key: readonly Word[] | null; body: readonly Word[] } {
  for (let at = 1; at <= Math.min(words.length - 1, LONGEST_KEY); at += 1) {
    const gap = words[at]?.gap ?? '';
    if (KEY.test(gap)) return { key: words.slice(0, at), body: words.slice(at) };
    if (!/^[^\S\n]*["'“”&/(-]*[^\S\n]*$/.test(gap)) break;
  }
  return { key: null, body: words };
}
