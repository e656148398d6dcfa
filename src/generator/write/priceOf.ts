import type { Intent, Understood } from '../types';

/** The price that the prompt gives an offering; null when it gives none. */
export function priceOf(
  { facts }: Intent,
  offering: Understood<string>,
): Understood<string> | null {
  const key = offering.value.toLowerCase();
  return Object.hasOwn(facts.prices, key) ? (facts.prices[key] ?? null) : null;
}
