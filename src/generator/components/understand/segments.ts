import { LIST_NOUN } from '../words/roles';
import { GROUP_MARK, NAME_MARK, QUOTATION_MARK } from './masked';
import { DAY_NAME, VALUE } from './values';
import { isCapitalized, stemOf } from './tokens';

/** A stretch of a description between two signs or words that divide. */
export interface Segment {
  text: string;
  /** What stands before the colon in front of it, where only this segment belongs to that. */
  key: string | null;
  /** What stands before the colon in front of the list that it is a member of. */
  group: string | null;
  /** It stands in the noun phrase that the description begins with. */
  isHead: boolean;
  /** A colon stands before it, or before the list that it is a member of. */
  isAfterColon: boolean;
  /** "that", "when" or "where" stands before it. */
  isClause: boolean;
  /** It is one of several that stand in a row. */
  isListed: boolean;
  /** It goes on in the list of the segment before it. */
  continues: boolean;
  /** It ends a list, behind "and". */
  closes: boolean;
  /** "with" ties it to the segment before it. */
  isWith: boolean;
}

const SENTENCE = /(?<=[.!?;…])(?<!\b(?:Dr|Mrs?|Ms|Prof|St|No)\.)\s+|[;\n]+|[.!;]+$/u;
const COMMA =
  /\s*(?:,(?!\d)|,(?=\s)|[|•·→›»]|(?<!\d)\s\/\s|\s\/\s(?!\d)|\s>\s|(?<!\d)\s[-–—]\s|\s[-–—]\s(?!\d)|\s\+\s(?!\d))\s*/u;
const WITH =
  /(?<=\S)(?<!\bbut)\s+(?=(?:but\s+)?without\s|but\s+no\s)|\s+(?:(with|including|includes|containing|contains|featuring|showing|plus|having|w\/)|(?:and\s+)?(that|which|who|whose|where|when|while|so that|as soon as|if))\s+/u;
/** Verbs that "with" belongs to: "continue with Google". */
const TIED =
  /\b(?:continue|sign(?:ed)? (?:in|up)|log(?:ged)? in|login|signup|pay|paid|start|begin|together|along|connect)$/iu;
const DETERMINER = /^(?:an?|the|my|our|your|its|one|two|three|four|five|some|no|\d)\b/iu;

/** The stretches of a masked description, in their order. */
export function segmentsOf(masked: string): Segment[] {
  const sentences = joinedSpans(masked)
    .replace(
      /(?<=[\ue000-\ue3ff])\s+(?:(?:gives|shows|finds|suggests|returns)\s+)?(?=[\p{Lu}\d]|(?:by|from)\s\p{Lu})/gu,
      ', ',
    )
    .replace(
      /(?<=\b(?:19|20)\d\d\s[^,]*)\s(?=(?:19|20)\d\d\s\p{L})|(?<=\p{L})\s(?=(?:19|20)\d\d\s\p{L}[^,]*\s(?:19|20)\d\d\s\p{L})/gu,
      ', ',
    )
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  return sentences.flatMap((sentence, index) => segmentsInSentence(sentence, index === 0));
}

/** "Mon - Fri" and "09:00 - 17:00" are one value. */
function joinedSpans(text: string): string {
  return text.replace(
    /([\p{L}\d:.]+)\s[-–—]\s([\p{L}\d:.]+)/gu,
    (whole, from: string, to: string) =>
      [from, to].every((end) => DAY_NAME.test(end) || /^\d[\d:.]*$/u.test(end))
        ? `${from}–${to}`
        : whole,
  );
}

function segmentsInSentence(sentence: string, isFirst: boolean): Segment[] {
  const chunks = sentence.split(/:\s+|:$/u);
  let key: string | null = null;
  return chunks.flatMap((chunk, index) => {
    const pieces = chunk.split(COMMA).filter((piece) => piece !== '');
    const isLast = index === chunks.length - 1;
    const before = key;
    key = isLast ? null : keyIn(pieces, isFirst && index === 0);
    const listed = key === null || key !== pieces.at(-1) ? pieces : pieces.slice(0, -1);
    const divided = listed.flatMap((piece, at) =>
      dividedAtWith(piece).flatMap(({ text, isClause, isFirst: startsPiece }, part) =>
        dividedAtAnd(text, at === listed.length - 1 && listed.length > 1).map(
          (one, member, all) => ({
            text: one,
            isClause,
            isHead: isFirst && index === 0 && at === 0 && part === 0 && member === 0,
            continues: at > 0 || member > 0,
            closes: member > 0 && member === all.length - 1,
            isWith: !startsPiece && !isClause && member === 0,
          }),
        ),
      ),
    );
    const isList = divided.length > 1;
    return divided.map((one) => ({
      ...one,
      key: isList ? null : before,
      group: isList ? before : null,
      isListed: isList,
      isAfterColon: index > 0,
    }));
  });
}

/** What a list or value behind a colon is the list or value of; null where the colon ends the noun phrase of the start. */
function keyIn(pieces: readonly string[], isStart: boolean): string | null {
  const last = pieces.at(-1) ?? '';
  const isWhole = isStart && pieces.length === 1;
  const isNoun = last.split(' ').length <= 4 && !last.includes(NAME_MARK) && !/\d/u.test(last);
  return isWhole || !isNoun ? null : last;
}

function dividedAtWith(piece: string) {
  const found: { text: string; isClause: boolean; isFirst: boolean }[] = [];
  let rest = piece;
  let isClause = false;
  for (;;) {
    const at = nextWith(rest);
    const text = (at === null ? rest : rest.slice(0, at.index)).trim();
    if (text !== '') found.push({ text, isClause, isFirst: found.length === 0 });
    if (at === null) return found;
    rest = rest.slice(at.index + at.length);
    isClause = at.isClause;
  }
}

function nextWith(text: string): { index: number; length: number; isClause: boolean } | null {
  let from = 0;
  for (;;) {
    const match = WITH.exec(` ${text.slice(from)}`);
    if (match === null) return null;
    const index = from + Math.max(0, match.index - 1);
    const length = match[0].length - (match.index === 0 ? 1 : 0);
    if (!TIED.test(text.slice(0, index))) {
      return { index, length, isClause: match[2] !== undefined };
    }
    from = index + length;
  }
}

function dividedAtAnd(text: string, isEndOfList: boolean): string[] {
  const divider = isEndOfList ? /\s(?:and|or|&)\s/u : /\sand\s|\s(?:vs\.?|versus|&)\s(?=\p{Lu})/u;
  const found: string[] = [];
  let rest = text;
  let from = 0;
  for (;;) {
    const match = divider.exec(rest.slice(from));
    if (match === null) break;
    const at = from + match.index;
    const left = rest.slice(0, at).trim();
    const right = rest.slice(at + match[0].length).trim();
    if (left === '' || right === '') break;
    if (match[0].trim() === 'or' || mayDivide(left, right)) {
      found.push(left);
      rest = right;
      from = 0;
    } else from = at + match[0].length;
  }
  return [...found, rest].map((one) => one.trim().replace(/^(?:and|or|&)\s+/u, ''));
}

/** "Squash and merge" is one label, "Apply and Cancel" are two, and so are "name and email". */
function mayDivide(left: string, right: string): boolean {
  const [first = ''] = left.split(' ');
  if (/\b(?:between|from)\s[^,]*\d$/u.test(left) && /^\d/u.test(right)) return false;
  if (left.includes(NAME_MARK) && !/^\p{Lu}/u.test(right) && !DETERMINER.test(right)) return true;
  if (DETERMINER.test(right) || QUOTATION_MARK.test(right[0] ?? '') || GROUP_MARK.test(left)) {
    return true;
  }
  if (/^[\p{Lu}#@+]/u.test(right)) return true;
  if (new RegExp(VALUE.source, 'u').test(left) || QUOTATION_MARK.test(left)) return true;
  return !isCapitalized(first) || LIST_NOUN.has(stemOf(right.split(' ').at(-1) ?? ''));
}
