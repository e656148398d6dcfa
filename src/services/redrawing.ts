export interface Redrawing<TItem> {
  /** What still waits to be drawn, the most wanted first. */
  waiting: () => readonly TItem[];
  /** What it is drawn of: it is tried again only where one of these is another one. */
  partsOf: (item: TItem) => readonly [object, ...object[]];
  /** Draws one and hands it over. Rejects when it cannot be drawn or `signal` is aborted. */
  draw: (item: TItem, signal: AbortSignal) => Promise<void>;
  /** Calls back when there may be more to draw; returns what ends that. */
  observe: (onChange: () => void) => { unsubscribe: () => void };
}

/**
 * Draws what has no documents, one after another, each tried once: one that cannot be drawn is left, and
 * tried again after a reload. Returns what stops it; nothing is drawn or handed over after that.
 */
export function redrawing<TItem>({
  waiting,
  partsOf,
  draw,
  observe,
}: Redrawing<TItem>): () => void {
  const ending = new AbortController();
  const tried = new Tried();
  let isDrawing = false;

  const next = () => waiting().find((item) => !tried.has(partsOf(item)));

  const drawAll = async () => {
    if (isDrawing) return;
    isDrawing = true;
    for (let item = next(); item !== undefined; item = next()) {
      tried.add(partsOf(item));
      try {
        await draw(item, ending.signal);
      } catch {
        if (ending.signal.aborted) return;
      }
    }
    isDrawing = false;
  };

  const subscription = observe(() => void drawAll());
  void drawAll();
  return () => {
    subscription.unsubscribe();
    ending.abort();
  };
}

/** What was tried, by the first of its parts, which goes when that does. */
class Tried {
  private readonly known = new WeakMap<object, object[][]>();

  has([first, ...others]: readonly [object, ...object[]]): boolean {
    const known = this.known.get(first) ?? [];
    return known.some((parts) => parts.every((part, index) => part === others[index]));
  }

  add([first, ...others]: readonly [object, ...object[]]): void {
    this.known.set(first, [...(this.known.get(first) ?? []), others]);
  }
}
