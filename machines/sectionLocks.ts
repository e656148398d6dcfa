import type { Customization } from './entities';
import { sectionOf } from './sectionIds';

type Lockable = Pick<Customization, 'locked'>;

/** The hero has the words of the Content tab, and the beginning of another page those of that page. */
export const isLockable = (id: string): boolean => id !== 'hero' && sectionOf(id) === id;

/**
 * Whether a section keeps its words, items and layout when its site is made again: with another prompt, correction, theme or
 * design. Colors, typefaces and pictures follow the site; what the person does with it themselves still counts.
 */
export const isLocked = (id: string, { locked = [] }: Lockable): boolean => locked.includes(id);

/** A customization with a section locked or free; without locks it has no list of them. Pure. */
export function withLock<T extends Lockable>(
  { locked: before = [], ...customization }: T,
  id: string,
  isOn: boolean,
): T {
  const others = before.filter((other) => other !== id);
  const locked = isOn ? [...others, id] : others;
  return (locked.length === 0 ? customization : { ...customization, locked }) as T;
}
