import { quotationsIn } from './tokens';

const QUOTATION = 0xe000;
const GROUP = 0xe800;
const MOST = 0x400;
const NAME = '\uf000';

export const QUOTATION_MARK = /[\ue000-\ue3ff]/u;
export const GROUP_MARK = /[\ue800-\uebff]/u;
export const NAME_MARK = NAME;

/** A text whose quotations and groups in parentheses are one sign each, so that their commas divide nothing. */
export class Masked {
  private readonly quotations: string[] = [];
  private readonly groups: string[] = [];
  readonly text: string;

  /** `named`: what names the component; it becomes one sign too. */
  constructor(source: string, named: { start: number; end: number } | null) {
    const parts: string[] = [];
    let from = 0;
    const spans = [
      ...quotationsIn(source)
        .slice(0, MOST)
        .map((span) => ({ ...span, isName: false })),
      ...(named === null ? [] : [{ ...named, isName: true }]),
    ].sort((one, other) => one.start - other.start);
    for (const { start, end, isName } of spans) {
      if (start < from) continue;
      parts.push(source.slice(from, start));
      parts.push(isName ? NAME : this.hidden(source.slice(start + 1, end - 1)));
      from = end;
    }
    parts.push(source.slice(from));
    this.text = parts.join('').replace(/\(([^()\n]*)\)/gu, (whole, inner: string) => {
      if (this.groups.length === MOST || inner.includes(NAME)) return whole;
      this.groups.push(inner);
      return String.fromCharCode(GROUP + this.groups.length - 1);
    });
  }

  private hidden(quotation: string): string {
    this.quotations.push(quotation.trim());
    return String.fromCharCode(QUOTATION + this.quotations.length - 1);
  }

  /** What the first quotation in these words says, or null. */
  quotationIn(words: string): string | null {
    const mark = QUOTATION_MARK.exec(words)?.[0];
    return mark === undefined ? null : (this.quotations[mark.charCodeAt(0) - QUOTATION] ?? null);
  }

  /** What stands in the first parentheses in these words, or null; still masked. */
  groupIn(words: string): string | null {
    const mark = GROUP_MARK.exec(words)?.[0];
    return mark === undefined ? null : (this.groups[mark.charCodeAt(0) - GROUP] ?? null);
  }

  /** The words as people read them, quotation marks kept. */
  shown(words: string): string {
    return words
      .replace(/[\ue800-\uebff]/gu, (mark) => ` (${this.groupIn(mark) ?? ''})`)
      .replace(/[\ue000-\ue3ff]/gu, (mark) => `“${this.quotationIn(mark) ?? ''}”`)
      .replaceAll(NAME, '')
      .replace(/\s+/gu, ' ')
      .trim();
  }
}

/** A text without the signs that masks are made of. */
export function withoutMarks(text: string): string {
  return text.replace(/[\ue000-\uf000]/gu, '');
}
