import fc from 'fast-check';
import { deflateSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { toBase64Url } from '../../src/generator/share/base64Url';
import { checksum } from '../../src/generator/share/writeFragment';

type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
type Path = readonly (string | number)[];

const PROMPTS = [
  'A bakery called Fennel & Rye in Leith with sourdough, cardamom buns and filter coffee, a menu and a contact form. Pages: Menu, About us, Gallery, Contact',
  '京都のカフェ「小さな森」。抹茶ラテ、あんみつ、季節のケーキがあります。メニューとお問い合わせフォームが欲しいです。',
] as const;

async function stateOf(prompt: string): Promise<string> {
  const request = { prompt, theme: 'elegant', framework: 'bootstrap' } as const;
  const website = await generateWebsite(request);
  const { customization } = website;
  const { bytes } = await exportWebsite({ ...request, website, customization });
  return strFromU8(unzipSync(bytes)['site.json'] ?? new Uint8Array());
}

/** What `site.json` holds of an English site with several pages and of a Japanese one. */
export const HONEST_STATES: readonly string[] = await Promise.all(PROMPTS.map(stateOf));

function pathsIn(value: Value, is: (value: Value) => boolean, path: Path = []): Path[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, is, [...path, key]))
      : [];
  return is(value) && path.length > 0 ? [path, ...inner] : inner;
}

/** A state with the value at `path` made another. */
function changed(state: string, path: Path, change: (value: Value) => Value): string {
  const copy = JSON.parse(state) as Record<string, Value>;
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, Value>>((at, key) => at[key] as never, copy);
  const key = path.at(-1) ?? '';
  holder[key] = change(holder[key] ?? null);
  return JSON.stringify(copy);
}

const OWN_KEYS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const LENGTHS = [600, 2_000, 20_000, 120_000, 2_000_000];
const isText = (value: Value) => typeof value === 'string';
const isList = (value: Value) => Array.isArray(value) && value.length > 0;
const isRecord = (value: Value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text made of one unit, of many characters in few packed bytes. */
const longText = fc
  .tuple(
    fc.constantFrom('a', '抹茶', 'ケーキ', 'word ', 'バター', 'Straßenbahn', '\u202e', '<b>', '、'),
    fc.constantFrom(...LENGTHS),
  )
  .map(([unit, length]) => unit.repeat(length / unit.length));

const state = fc.constantFrom(...HONEST_STATES);
const at = (is: (value: Value) => boolean) =>
  state.chain((text) =>
    fc.tuple(fc.constant(text), fc.constantFrom(...pathsIn(JSON.parse(text) as Value, is))),
  );

/** Texts of a `site.json` that somebody made to do harm: long texts, many or equal sections, keys that objects own. */
export const hostileStates: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(at(isText), longText).map(([[text, path], long]) => changed(text, path, () => long)),
  fc
    .tuple(state, longText)
    .map(([text, long]) =>
      JSON.stringify(JSON.parse(text), (key, value: unknown) =>
        key === 'value' && typeof value === 'string' ? long.slice(0, 20_000) : value,
      ),
    ),
  fc.tuple(at(isList), fc.constantFrom(2, 60, 400, 2_000, 38_000)).map(([[text, path], count]) =>
    changed(text, path, (list) => {
      const one = (list as Value[]).at(-1) ?? null;
      return [...(list as Value[]), ...Array.from({ length: count }, () => one)];
    }),
  ),
  fc
    .tuple(at(isText), fc.constantFrom(...OWN_KEYS))
    .map(([[text, path], own]) => changed(text, path, () => own)),
  fc
    .tuple(at(isRecord), fc.constantFrom(...OWN_KEYS))
    .map(([[text, path], own]) =>
      changed(text, path, (record) => ({ ...(record as object), own: 1 })).replaceAll(
        '"own":1',
        `"${own}":{"polluted":"yes"}`,
      ),
    ),
  fc.tuple(at(isRecord), fc.constantFrom(4_000, 40_000)).map(([[text, path], count]) =>
    changed(text, path, (record) => ({
      ...(record as object),
      ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 'x'])),
    })),
  ),
  fc.constantFrom(
    '['.repeat(1_000_000),
    `{"version":1,"site":${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
  ),
);

export const zipOf = (text: string): Uint8Array => zipSync({ 'site.json': strToU8(text) });

/** A link as somebody who knows the format could make it. */
export function fragmentOf(text: string): string {
  const packed = toBase64Url(deflateSync(strToU8(text)));
  return `1.${packed}.${checksum(packed)}`;
}
