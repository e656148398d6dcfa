import type { ModelPoint, ModelStep, ModelStepAsked } from '../../../machines/modelStep';
import { siteOf } from '../export/writeSiteFile';
import { loadLanguage } from '../languages/languages';
import { loadTrades } from '../languages/tradeWords';
import type { Site } from '../types';
import { readingOf, readingQuestion } from './readingTask';
import { askedIn, type Slot, slotsOf, writingOf, writingQuestion } from './writingTask';

const NOTHING: ModelStep = { question: null, point: null, corrections: null, words: {} };

/**
 * One step of a language model's work on a site (specification section 2, builder): what its last answer comes to, checked, and what it
 * is asked next. It reads the prompt once, then writes part by part; a sentence that may not stand is asked for once more, and after that
 * the rules' own stands. Takes any answer. Rejects when the build's site cannot be read or a chunk cannot be loaded.
 */
export async function modelStep({ build, point, answer }: ModelStepAsked): Promise<ModelStep> {
  const site = await siteOf(build);
  await Promise.all([loadLanguage(site.brief.language), loadTrades(site.copy.language)]);
  if (point.task === 'read')
    return answer === null
      ? { ...NOTHING, question: readingQuestion(site), point }
      : {
          ...NOTHING,
          point: { task: 'write', part: 0, wrong: null },
          corrections: readingOf(site, answer.value),
        };
  const parts = slotsOf(site, build);
  if (answer === null) return asking(site, parts, point);
  const asked = askedIn(parts[point.part] ?? [], point.wrong);
  const { words, wrong } = writingOf(site, asked, answer.value);
  const isAgain = point.wrong === null && Object.keys(wrong).length > 0;
  const next: ModelPoint = isAgain
    ? { ...point, wrong }
    : { task: 'write', part: point.part + 1, wrong: null };
  return { ...asking(site, parts, next), words };
}

function asking(
  site: Site,
  parts: readonly Slot[][],
  point: Extract<ModelPoint, { task: 'write' }>,
): ModelStep {
  const isAsked = (slots: readonly Slot[], part: number): boolean =>
    part >= point.part && askedIn(slots, part === point.part ? point.wrong : null).length > 0;
  const part = parts.findIndex(isAsked);
  if (part < 0) return NOTHING;
  const wrong = part === point.part ? point.wrong : null;
  const question = writingQuestion(site, askedIn(parts[part] ?? [], wrong), wrong);
  return { ...NOTHING, question, point: { task: 'write', part, wrong } };
}
