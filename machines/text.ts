const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The first `count` graphemes of `text` (specification section 9, "Lengths"): never half an emoji.
 * Reads no more of the text than it needs.
 */
export function firstGraphemes(text: string, count: number): string {
  let end = 0;
  let seen = 0;
  for (const { segment, index } of graphemes.segment(text.slice(0, count * 64))) {
    if (seen === count) break;
    end = index + segment.length;
    seen += 1;
  }
  return text.slice(0, end);
}

/** How many graphemes a text has. */
export function graphemesIn(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Whether `text` shows nothing: only spaces, line breaks, control and zero-width characters (specification section 5). */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\u2800\u3164]*$/u.test(text);
}

/** Typed words on one line, without blanks around or doubled; empty where they show nothing. */
export function tidy(text: string): string {
  return isBlank(text) ? '' : text.replace(/\s+/g, ' ').trim();
}

/** A text with its first character in upper case. */
export function capitalized(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
