import type { Grammar } from '../languages/LanguagePack';
import { slotsOf, type Line, type Slot } from '../languages/line';

/** What a slot can be filled with. Evidence is null for words that are not the prompt's. */
type Filling = { value: string; evidence: string | null };
export type Fillings = Partial<Record<Slot, Filling | null>>;

/** The first letter made a capital, whole characters only. */
export const capitalised = (value: string): string => {
  const first = [...value.slice(0, 2)][0] ?? '';
  return first.toUpperCase() + value.slice(first.length);
};

/** True where a filling begins with the word that stands before it, as "Escreva a" and "A Rodada". */
function doubles(before: string, filling: string): boolean {
  const last = /(\p{L}+) $/u.exec(before)?.[1];
  const first = /^\p{L}+(?= |$)/u.exec(filling)?.[0];
  return last !== undefined && last.toLowerCase() === first?.toLowerCase();
}

/**
 * Fills a line's slots. Null when a slot has no filling, or when a word would stand twice. The first letter is made a capital, except that a brand
 * keeps its own spelling; a full stop that the filling brings along is not doubled. `join` is the language's own way to
 * put a filling after the words before it.
 */
export function fillLine(
  value: Line,
  fillings: Fillings,
  join: NonNullable<Grammar['join']> = (before, filling) => before + filling,
): { value: string; evidence: string | null } | null {
  const slots = slotsOf(value);
  if (typeof value === 'string') return { value, evidence: null };
  let text = value.parts[0] ?? '';
  let evidence: string | null = null;
  for (const [index, slot] of slots.entries()) {
    const filling = fillings[slot];
    if (filling === undefined || filling === null || doubles(text, filling.value)) return null;
    evidence ??= filling.evidence;
    const isFirst = text === '';
    text = join(text, isFirst && slot !== 'name' ? capitalised(filling.value) : filling.value);
    const next = value.parts[index + 1] ?? '';
    text += /[.!?]$/.test(filling.value) && next.startsWith('.') ? next.slice(1) : next;
  }
  return { value: text, evidence };
}
