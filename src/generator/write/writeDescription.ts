import { richnessOf } from '../languages/line';
import type { Text } from '../types';
import { inTone } from './inTone';
import type { WritingContext } from './WritingContext';

const LENGTH = { shortest: 70, longest: 155 };

/** Hero paragraph and meta description: the line that says most of the prompt and has a fitting length, closed by a second sentence when short. */
export function writeDescription(context: WritingContext): Text {
  const { intent, words, fill, choice, pack } = context;
  const between = pack.grammar.betweenSentences ?? ' ';
  const { shortest, longest } = pack.grammar.descriptionLength ?? LENGTH;
  const candidates = words.description.flatMap((candidate) => {
    const filled = fill(candidate);
    if (filled === null) return [];
    const richness = richnessOf(candidate);
    const whole = [
      filled.value,
      ...words.closing.map((closing) => `${filled.value}${between}${closing}`),
    ];
    const fitting = whole.filter((value) => value.length >= shortest && value.length <= longest);
    const value =
      filled.value.length >= shortest ? fitting[0] : fitting[choice('closing', fitting.length)];
    return value === undefined ? [] : [{ value, evidence: filled.evidence, richness }];
  });
  const most = Math.max(...candidates.map(({ richness }) => richness));
  const best = inTone(
    intent.tone?.value ?? null,
    candidates.filter(({ richness }) => richness === most),
    ({ value }) => value,
  );
  const chosen = best[choice('description', best.length)];
  if (chosen === undefined) return context.standard('description', words.closing.join(between));
  return chosen.evidence === null
    ? context.standard('description', chosen.value)
    : context.fromPrompt('description', { value: chosen.value, evidence: chosen.evidence });
}
