import { richnessOf } from '../languages/line';
import type { Text } from '../types';
import { fillLine } from './fillLine';
import type { WritingContext } from './WritingContext';

const SHORTEST = 70;
const LONGEST = 155;

/** Hero paragraph and meta description: the line that says most of the prompt and has a fitting length, closed by a second sentence when short. */
export function writeDescription(context: WritingContext): Text {
  const { words, fillings, choice, pack } = context;
  const candidates = words.description.flatMap((candidate) => {
    const filled = fillLine(candidate, fillings, pack.grammar.join);
    if (filled === null) return [];
    const richness = richnessOf(candidate);
    const whole = [filled.value, ...words.closing.map((closing) => `${filled.value} ${closing}`)];
    const fitting = whole.filter((value) => value.length >= SHORTEST && value.length <= LONGEST);
    const value =
      filled.value.length >= SHORTEST ? fitting[0] : fitting[choice('closing', fitting.length)];
    return value === undefined ? [] : [{ value, evidence: filled.evidence, richness }];
  });
  const most = Math.max(...candidates.map(({ richness }) => richness));
  const best = candidates.filter(({ richness }) => richness === most);
  const chosen = best[choice('description', best.length)];
  if (chosen === undefined) return context.standard('description', words.closing.join(' '));
  return chosen.evidence === null
    ? context.standard('description', chosen.value)
    : context.fromPrompt('description', { value: chosen.value, evidence: chosen.evidence });
}
