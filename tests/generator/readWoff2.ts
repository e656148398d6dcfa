import { brotliDecompressSync } from 'node:zlib';

export interface ReadFont {
  /** Code points that it has a letter for. */
  letters: ReadonlySet<number>;
  /** In ems. */
  ascent: number;
  descent: number;
}

const HEADER = 48;
/** The first of the tables that WOFF 2.0 knows by number. */
const TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm'];
const [GLYF, LOCA, ANY_TAG] = [10, 11, 63];

/** What a WOFF 2.0 file (https://www.w3.org/TR/WOFF2/) says of its letters and lines. */
export function readWoff2(file: Uint8Array): ReadFont {
  const tables = tablesOf(file);
  const table = (tag: string): DataView => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
  const unitsPerEm = table('head').getUint16(18);
  return {
    letters: lettersOf(table('cmap')),
    ascent: table('hhea').getInt16(4) / unitsPerEm,
    descent: -table('hhea').getInt16(6) / unitsPerEm,
  };
}

function tablesOf(file: Uint8Array): Map<string, DataView> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = HEADER;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const directory = Array.from({ length: view.getUint16(12) }, () => {
    const flags = view.getUint8(at);
    at += 1;
    const index = flags & 63;
    if (index === ANY_TAG) at += 4;
    const length = number();
    const isPlain = flags >> 6 === (index === GLYF || index === LOCA ? 3 : 0);
    return { tag: TAGS[index] ?? '', length: isPlain ? length : number() };
  });
  const data = brotliDecompressSync(file.subarray(at, at + view.getUint32(20)));
  let start = 0;
  return new Map(
    directory.map(({ tag, length }) => {
      const found = new DataView(data.buffer, data.byteOffset + start, length);
      start += length;
      return [tag, found];
    }),
  );
}

function lettersOf(cmap: DataView): Set<number> {
  const letters = new Set<number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(4 + index * 8 + 4);
    const format = cmap.getUint16(start);
    if (format === 4) addSegments(letters, cmap, start);
    if (format === 12) {
      for (let group = 0; group < cmap.getUint32(start + 12); group += 1) {
        const at = start + 16 + group * 12;
        addRange(letters, cmap.getUint32(at), cmap.getUint32(at + 4));
      }
    }
  }
  return letters;
}

function addSegments(letters: Set<number>, cmap: DataView, start: number): void {
  const doubled = cmap.getUint16(start + 6);
  for (let at = start + 14; at < start + 14 + doubled; at += 2) {
    const last = cmap.getUint16(at);
    if (last < 0xffff) addRange(letters, cmap.getUint16(at + doubled + 2), last);
  }
}

function addRange(letters: Set<number>, from: number, to: number): void {
  for (let point = from; point <= to; point += 1) letters.add(point);
}
