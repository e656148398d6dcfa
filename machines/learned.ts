/** What happened to a list elsewhere. */
export interface LearnedList<T> {
  /** As they are now; some may be new. */
  changed: T[];
  /** Ids of those that are gone. */
  removed: string[];
  /** What those that are known stood as until then: only what differs was changed. */
  before?: T[];
}

/** A list, newest first, with what was learned of it; `merged` makes a known one into what it is now. */
export function withLearned<T extends { id: string; createdAt: number }>(
  list: readonly T[],
  { changed, removed }: LearnedList<T>,
  merged: (now: T, before: T) => T = (now) => now,
): T[] {
  const news = new Map(changed.map((item) => [item.id, item]));
  const known = list
    .filter(({ id }) => !removed.includes(id))
    .map((item) => {
      const now = news.get(item.id);
      news.delete(item.id);
      return now === undefined ? item : merged(now, item);
    });
  return [...news.values()].reduce((items, item) => {
    const index = items.findIndex(({ createdAt }) => createdAt <= item.createdAt);
    return items.toSpliced(index === -1 ? items.length : index, 0, item);
  }, known);
}
