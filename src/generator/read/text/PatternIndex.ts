import type { Pattern } from './pattern';
import type { Word } from './words';

/** A pattern with what it is for, and its place among those of its group, from 0: the first are the surest. */
interface Entry {
  group: string;
  rank: number;
  pattern: Pattern;
}

/** Patterns in their order, found by the words that they can begin with, so that few are tried at a word. */
export class PatternIndex {
  private readonly entries: readonly Entry[];
  private readonly byStart = new Map<string, number[]>();
  /** Those that can begin with any word, by the words of which one must stand somewhere. */
  private readonly byNeed = new Map<string, number[]>();
  private readonly anywhere: number[] = [];
  /** Those that match only where a clause begins. */
  private readonly opening: ReadonlySet<number>;

  constructor(groups: Iterable<readonly [group: string, patterns: readonly Pattern[]]>) {
    this.entries = [...groups].flatMap(([group, patterns]) =>
      patterns.map((pattern, rank) => ({ group, rank, pattern })),
    );
    const opening = new Set<number>();
    for (const [at, { pattern }] of this.entries.entries()) {
      if (pattern.elements[0]?.is === 'start') opening.add(at);
      const [need] = pattern.needs;
      if (pattern.starts !== null) for (const word of pattern.starts) add(this.byStart, word, at);
      else if (need === undefined) this.anywhere.push(at);
      else for (const word of need) add(this.byNeed, word, at);
    }
    this.opening = opening;
  }

  /** The patterns that may match in a clause, in their order, each with the words where it may begin. */
  candidates(words: readonly Word[]): (Entry & { places: readonly number[] })[] {
    const places = new Map<number, number[]>();
    const everywhere = words.map((_, at) => at);
    for (const [at, { lower }] of words.entries()) {
      for (const entry of this.byStart.get(lower) ?? []) add(places, entry, at);
      for (const entry of this.byNeed.get(lower) ?? []) places.set(entry, everywhere);
    }
    for (const entry of this.anywhere) places.set(entry, everywhere);
    const spoken = [...new Set(words.map(({ lower }) => lower))];
    return [...places.keys()]
      .sort((one, other) => one - other)
      .flatMap((at) => {
        const entry = this.entries[at];
        const found = places.get(at) ?? [];
        if (entry === undefined || !hasNeeds(entry.pattern, spoken)) return [];
        return [
          { ...entry, places: this.opening.has(at) ? found.filter((from) => from === 0) : found },
        ];
      });
  }
}

function add<K>(map: Map<K, number[]>, key: K, value: number): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

const hasNeeds = ({ needs }: Pattern, spoken: readonly string[]): boolean =>
  needs.every((need) => spoken.some((word) => need.has(word)));
