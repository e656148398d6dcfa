const SCRIPT =
  /\p{Script=Han}|[々〆]|([\u3041-\u309F])|([\u30A0-\u30FF\u31F0-\u31FF\uFF66-\uFF9F])|([^])/u;

/** No word is looked for that is longer. */
const LONGEST = 16;

type Kind = 'han' | 'hiragana' | 'katakana' | 'other';

function kindOf(character: string | undefined): Kind | null {
  if (character === undefined) return null;
  const match = SCRIPT.exec(character);
  if (match?.[1] !== undefined) return 'hiragana';
  if (match?.[2] !== undefined) return 'katakana';
  return match?.[3] !== undefined ? 'other' : 'han';
}

/** Whether hiragana of two and more end here: the word before is inflected, as in "作った皿". */
const endsInflection = (kinds: readonly (Kind | null)[], at: number): boolean =>
  kinds[at] !== 'hiragana' && kinds[at - 1] === 'hiragana' && kinds[at - 2] === 'hiragana';

/**
 * Parts a run of Japanese into words: the longest known word at each place, what stands between known words, and what
 * is in another script. A known word in katakana counts only as a whole run, one in hiragana only beside another script
 * or another known word, so that "パンダ" is no bread and "きのこ" no particle. Gives the offsets where words begin.
 * Deterministic, in time linear in the run's length.
 */
export const cutter = (dictionary: () => ReadonlySet<string>) => {
  let known: ReadonlySet<string> | null = null;
  /** How long the longest known word is that begins with a character. */
  const longest = new Map<string, number>();
  return (run: string): number[] => {
    if (!/[\u3041-\u30FF\u4E00-\u9FFF]/.test(run)) return [];
    if (known === null) {
      known = dictionary();
      for (const word of known) {
        const first = word.charAt(0);
        longest.set(first, Math.max(longest.get(first) ?? 0, Math.min(word.length, LONGEST)));
      }
    }
    const kinds = [...run].length === run.length ? [...run].map(kindOf) : null;
    if (kinds === null) return [];
    const small = run.toLowerCase();
    const lower = small.length === run.length ? small : run;
    const starts: number[] = [];
    let behindKnown = false;
    const startsKnown = (from: number): boolean => {
      const most = Math.min(longest.get(lower.charAt(from)) ?? 0, run.length - from);
      const least = kinds[from + 1] === 'hiragana' ? 3 : 2;
      for (let size = least; size <= most; size += 1)
        if (known?.has(lower.slice(from, from + size)) === true) return true;
      return false;
    };
    const fits = (from: number, to: number): boolean => {
      const first = kinds[from];
      const last = kinds[to - 1];
      const before = kinds[from - 1];
      const after = kinds[to];
      const touching = (kind: Kind): boolean =>
        (first === kind && before === kind && !behindKnown) || (last === kind && after === kind);
      if (touching('katakana') || touching('other')) return false;
      const word = kinds.slice(from, to);
      if (to - from === 1 && first === 'han') return before !== 'han' && after !== 'han';
      if (word.some((kind) => kind !== 'hiragana') || to - from > 2) return true;
      const opens = from > 0 && (behindKnown || before !== 'hiragana');
      return opens || after !== 'hiragana' || startsKnown(to);
    };
    for (let at = 0; at < run.length;) {
      let length = 0;
      for (
        let size = Math.min(longest.get(lower.charAt(at)) ?? 0, run.length - at);
        size > 0;
        size -= 1
      ) {
        if (known.has(lower.slice(at, at + size)) && fits(at, at + size)) {
          length = size;
          break;
        }
      }
      const previous = kinds[at - 1];
      const turns = previous === 'other' ? kinds[at] !== 'other' : kinds[at] === 'other';
      if (at > 0 && (length > 0 || behindKnown || turns || endsInflection(kinds, at)))
        starts.push(at);
      behindKnown = length > 0;
      at += Math.max(length, 1);
    }
    return starts;
  };
};
