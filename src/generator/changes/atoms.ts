import { type ChangeRules, folded } from './compileChanges';

/** A stretch of a sentence that may be a request; `start` and `end` in UTF-16 code units. */
export interface Atom {
  start: number;
  end: number;
  /** A sentence ends behind it. */
  isLast: boolean;
}

const QUOTED = /["“”„«「『][^"“”„«»「」『』]*["“”»」』]/gu;
const MARKS = /[,;\n、，；]|[.!?。！？।؟،](?=\s|$)|[。！？]/gu;
/** "Butter & Co." ends no sentence. */
export const ABBREVIATED =
  /(?<![\p{L}\p{N}])(?:co|ltd|inc|bros|corp|jr|sr|st|dr|nr|str|cia|cie|sa)\.?$/iu;
const SENTENCE_END = /[.!?\n。！？।؟;]/u;

/** Where a sentence may be parted into requests: at its marks and joining words, never inside of quotation marks. */
export function atomsOf(sentence: string, { joins }: Pick<ChangeRules, 'joins'>): Atom[] {
  const masked = folded(sentence).replace(QUOTED, (quoted) => 'x'.repeat(quoted.length));
  const cuts = [...masked.matchAll(MARKS), ...masked.matchAll(joins)]
    .map(({ index, 0: mark }) => ({ from: index, to: index + mark.length, mark }))
    .filter(({ from, mark }) => !(mark === ',' && /\d,\d/.test(masked.slice(from - 1, from + 2))))
    .filter(({ from, mark }) => !(mark === '.' && ABBREVIATED.test(masked.slice(0, from))))
    .sort((one, other) => one.from - other.from);
  const atoms: Atom[] = [];
  let start = 0;
  for (const { from, to, mark } of [
    ...cuts,
    { from: sentence.length, to: sentence.length, mark: '.' },
  ]) {
    if (from < start) {
      start = Math.max(start, to);
      continue;
    }
    const isLast = SENTENCE_END.test(mark);
    const last = atoms.at(-1);
    if (sentence.slice(start, from).trim() !== '') atoms.push({ start, end: from, isLast });
    else if (isLast && last !== undefined) last.isLast = true;
    start = to;
  }
  return atoms;
}
