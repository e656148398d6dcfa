/**
 * Reads a hex colour a person typed: `#rgb` or `#rrggbb`, any case, spaces around it allowed (specification section 3).
 * Returns it as lower-case `#rrggbb`, or null for anything else, named colours and functions included.
 */
export function parseHexColor(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  return short === null
    ? null
    : `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`;
}
