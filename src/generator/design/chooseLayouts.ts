import type { Theme } from '../../../machines/entities';
import { stableHash } from '../stableHash';
import type { PlannedSection } from '../types';
import { LAYOUTS, type Layout } from './layouts';

/** Each theme begins elsewhere in the layouts, so that three themes of one prompt differ in more than their style. */
export const THEME_START: Record<Theme, number> = { modern: 0, vibrant: 1, elegant: 2 };

/** Layouts repeat after this many directions: a multiple of every count of layouts. */
export const LAYOUT_CYCLE = 60;

/** What speaks against a layout after those before it. */
function objections(one: Layout, before: readonly Layout[], items: number | undefined): number {
  const previous = before.at(-1);
  const sides = before.filter(({ shape }) => shape === 'start' || shape === 'end');
  const isSided = one.shape === 'start' || one.shape === 'end';
  const isUnfit =
    items !== undefined && (items < (one.least ?? 0) || items > (one.most ?? Infinity));
  return (
    (isUnfit ? 100 : 0) +
    (previous?.name === one.name ? 20 : 0) +
    (previous?.shape === one.shape ? 10 : 0) +
    (previous?.surface !== undefined && one.surface !== undefined ? 10 : 0) +
    (isSided && sides.at(-1)?.shape === one.shape ? 6 : 0) +
    (before.at(-2)?.shape === one.shape ? 2 : 0) +
    before.filter(({ shape }) => shape === one.shape).length * 0.3 +
    (before.some(({ name }) => name === one.name) ? 2 : 0) +
    (one.surface === 'deep' && before.some(({ surface }) => surface === 'deep') ? 3 : 0)
  );
}

/**
 * A layout for each section: one that fits what comes before it (another shape, the picture on the other side) and the
 * number of its items; among equals a stable hash of `seed` decides, one further for each direction and theme.
 * `items`: section id → number of items; unknown fits all.
 */
export function chooseLayouts(
  theme: Theme,
  seed: string,
  sections: readonly PlannedSection[],
  { direction = 0, items = {} }: { direction?: number; items?: Record<string, number> } = {},
): Record<string, string> {
  const turn = (direction + THEME_START[theme]) % LAYOUT_CYCLE;
  const chosen: Layout[] = [];
  for (const { id, kind } of sections) {
    const all = LAYOUTS[kind];
    const start = (stableHash(`${seed}/${id}`) + turn) % all.length;
    const ranked = [...all.slice(start), ...all.slice(0, start)].map((one, rank) => ({
      one,
      against: objections(one, chosen, items[id]) + rank / all.length,
    }));
    const best = ranked.reduce((least, next) => (next.against < least.against ? next : least));
    chosen.push(best.one);
  }
  return Object.fromEntries(sections.map(({ id }, index) => [id, chosen[index]?.name ?? '']));
}
