import { capitalized } from '../../../machines/text';
import type { Grammar } from '../languages/LanguagePack';
import type { Slot } from '../languages/wordsSchema';

/** What a slot can be filled with. Evidence is null for words that are not the prompt's. */
export interface Filling {
  value: string;
  evidence: string | null;
}
export type Fillings = Partial<Record<Slot, Filling | null>>;

/** The slots of a line, in order. */
export const slotsOf = (line: string): Slot[] =>
  [...line.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot as Slot);

/**
 * Fills a line's slots; null when one has no filling. The first letter is made a capital, except that a brand keeps its own
 * spelling; a full stop that the filling brings along is not doubled. `join` is the language's own way to put a filling
 * after the words before it.
 */
export function fillLine(
  line: string,
  fillings: Fillings,
  join: NonNullable<Grammar['join']> = (before, filling) => before + filling,
): Filling | null {
  let text = '';
  let evidence: string | null = null;
  for (const part of line.split(/(\{\w+\})/)) {
    const slot = /^\{(\w+)\}$/.exec(part)?.[1] as Slot | undefined;
    if (slot === undefined) {
      text += /[.!?]$/.test(text) && part.startsWith('.') ? part.slice(1) : part;
      continue;
    }
    const filling = fillings[slot];
    if (filling === undefined || filling === null) return null;
    evidence ??= filling.evidence;
    text = join(text, text === '' && slot !== 'name' ? capitalized(filling.value) : filling.value);
  }
  return { value: text, evidence };
}
