import type { SiteTone } from '../../../machines/entities';

const BRIEF: ReadonlySet<SiteTone> = new Set(['bold', 'plain']);

/**
 * Of lines that say the same, those that suit a tone: the shorter half for a bold or plain one, questions for a playful
 * one where there are any, the longer half for the others. All of them where no tone is asked for.
 */
export function inTone<Item>(
  tone: SiteTone | null,
  lines: readonly Item[],
  textOf: (line: Item) => string,
): readonly Item[] {
  if (tone === null || lines.length < 2) return lines;
  if (tone === 'playful') {
    const questions = lines.filter((line) => /[?？؟]/.test(textOf(line)));
    return questions.length > 0 ? questions : lines;
  }
  const byLength = [...lines].sort((left, right) => textOf(left).length - textOf(right).length);
  const half = Math.ceil(lines.length / 2);
  return BRIEF.has(tone) ? byLength.slice(0, half) : byLength.slice(-half);
}
