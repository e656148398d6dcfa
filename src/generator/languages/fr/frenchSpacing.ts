import type { LanguagePack } from '../LanguagePack';

/** French sets a thin space before ";", "?" and "!" and a wider one before ":"; neither may break at a line's end. */
const spaced = (text: string): string =>
  text.replace(/ (?=[;?!])/g, '\u202f').replace(/ (?=:(?:\s|$))/g, '\u00a0');

function within<Value>(value: Value): Value {
  if (typeof value === 'string') return spaced(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => within(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, within(item)]),
  ) as Value;
}

/** A pack's copy with French spaces; its sources are written with plain ones. */
export function frenchSpacing(pack: LanguagePack): LanguagePack {
  const { trades, sections, placeholders, form, facts, told, footer, labels } = pack;
  return {
    ...pack,
    ...within({ trades, sections, placeholders, form, facts, told, footer, labels }),
  };
}
