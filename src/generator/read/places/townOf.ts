import type { Understood } from '../../types';

const POSTCODE =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/g;

/** The town behind the prefecture: "埼玉県 | 川越市 | 元町1-2-3". */
const JAPANESE_TOWN =
  /^(?:〒?\s?\d{3}-\d{4}\s?)?(?:(?:東京|大阪|京都|北海|\p{Script=Han}{2,3})[都道府県](?!市))?([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}?[市区町村])/u;

/** The town of an address: its last part that is no region, without the postcode; null where it is a street alone. */
export function townOf(
  { value, evidence }: Understood<string>,
  isRegion: (part: string) => boolean,
): Understood<string> | null {
  const [, japanese] = JAPANESE_TOWN.exec(value) ?? [];
  if (japanese !== undefined) return { value: japanese, evidence };
  const parts = value
    .replace(POSTCODE, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const named = parts
    .slice(1)
    .reverse()
    .filter((part) => !/\d/.test(part) && !/^\p{Lu}{2,3}$/u.test(part));
  const town = named.find((part) => !isRegion(part.toLowerCase())) ?? named[0];
  const [only = ''] = parts;
  if (parts.length === 1 && /^\D*\d{5}/.test(value) && !/\d/.test(only))
    return { value: only, evidence };
  /* "रायपुर -> समता कॉलोनी, मकान 41": the town stands first. */
  const [first = ''] = value.split(/\s*(?:->|→|[,،–—])\s*/u);
  const opens = parts.length > 1 && /^[^\p{Lu}\p{Ll}\d]+$/u.test(first) ? first : undefined;
  const found = town ?? opens;
  return found === undefined ? null : { value: found, evidence };
}
