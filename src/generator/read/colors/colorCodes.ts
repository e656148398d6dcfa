import { converter, formatHex, modeHsl, modeRgb, parse, useMode as register } from 'culori/fn';
import type { Span } from '../text/words';

register(modeRgb);
register(modeHsl);

const toRgb = converter('rgb');

/** Three or four digits are a number rather than a color, "suite #204", unless they are one digit repeated. */
const HEX =
  /(?<![&\p{Script=Latin}\p{N}])#(?:[0-9a-f]{8}|[0-9a-f]{6}|(?=\d*[a-f]|([0-9])\1\1)[0-9a-f]{3,4})(?![\p{Script=Latin}\p{N}])/u;
const RGB = /\brgba?\(\s*\d{1,3}%?(?:[\s,]+\d{1,3}%?){2}(?:\s*[,/]\s*[\d.]+%?)?\s*\)/;
const HSL =
  /\bhsla?\(\s*\d{1,3}(?:\.\d+)?(?:deg)?(?:[\s,]+\d{1,3}(?:\.\d+)?%){2}(?:\s*[,/]\s*[\d.]+%?)?\s*\)/;
const CODE = new RegExp([HEX, RGB, HSL].map(({ source }) => source).join('|'), 'giu');

/** Where the color codes of a text stand: `#0A7`, `#00aa77`, `rgb(0, 170, 119)`, `hsl(162 100% 33%)`. */
export const colorCodes = (text: string): (Span & { kind: 'color' })[] =>
  [...text.matchAll(CODE)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    kind: 'color' as const,
  }));

/** A color code as `#rrggbb`, without its transparency. */
export function hexOfCode(code: string): string {
  const color = toRgb(parse(code.toLowerCase()));
  return color === undefined ? '#000000' : formatHex(color);
}
