import type { Theme } from '../../../machines/entities';
import type { Looks } from '../types';

/** Type pairings, headers and footers of each theme; the theme's style sheet draws them. The first are its own. */
const LOOKS: Record<Theme, readonly [Looks, Looks, Looks]> = {
  modern: [
    { type: 'grotesk', header: 'bar', footer: 'columns' },
    { type: 'geometric', header: 'floating', footer: 'row' },
    { type: 'condensed', header: 'bar', footer: 'large' },
  ],
  vibrant: [
    { type: 'round', header: 'floating', footer: 'large' },
    { type: 'slab', header: 'bar', footer: 'columns' },
    { type: 'geometric', header: 'floating', footer: 'center' },
  ],
  elegant: [
    { type: 'oldstyle', header: 'center', footer: 'center' },
    { type: 'didone', header: 'bar', footer: 'columns' },
    { type: 'transitional', header: 'center', footer: 'large' },
  ],
};

/** Type, header and footer of a design. */
export function looksOf(theme: Theme, direction: number): Looks {
  const [first, second, third] = LOOKS[theme];
  return [first, second, third][direction % 3] ?? first;
}
