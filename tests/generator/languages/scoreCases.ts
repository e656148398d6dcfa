import { understand } from '../../../src/generator/read/understand';
import type { Brief } from '../../../src/generator/types';
import type { Scores } from '../corpus/scoreCorpus';
import { CORPORA } from './corpora';
import type { LanguageCase } from './LanguageCorpus';

export const CASE_FIGURES = ['language', 'trade', 'name', 'place', 'offerings'] as const;

/** A case of a language's corpus as it was read, with a line for each figure that is not as it says. */
export interface ScoredCase {
  language: string;
  prompt: string;
  brief: Brief;
  misses: Partial<Record<(typeof CASE_FIGURES)[number], string>>;
}

/** Reads every case of every language, one after the other. */
export async function scoreCases(): Promise<ScoredCase[]> {
  const scored: ScoredCase[] = [];
  for (const [language, { cases }] of Object.entries(CORPORA))
    for (const row of cases) scored.push(await scoreCase(language, row));
  return scored;
}

async function scoreCase(language: string, row: LanguageCase): Promise<ScoredCase> {
  const brief = await understand(row.prompt);
  const expected = { ...row, language };
  const found = {
    language: brief.language,
    trade: brief.trade,
    name: brief.name?.value ?? null,
    place: brief.place?.value ?? null,
    offerings: brief.offerings.map((item) => item.name.value),
  };
  const misses: ScoredCase['misses'] = {};
  for (const figure of CASE_FIGURES) {
    const [wanted, got] = [expected[figure], found[figure]].map((value) => JSON.stringify(value));
    if (wanted !== got)
      misses[figure] = `${language}: ${figure}: ${got} for ${wanted}: ${row.prompt}`;
  }
  return { language, prompt: row.prompt, brief, misses };
}

/** Every figure of every language. Pure. */
export function caseScores(scored: readonly ScoredCase[]): Scores {
  const scores: Scores = {};
  for (const { language, misses } of scored)
    for (const figure of CASE_FIGURES) {
      const share = ((scores[language] ??= {})[figure] ??= { hits: 0, total: 0 });
      share.total += 1;
      if (misses[figure] === undefined) share.hits += 1;
    }
  return scores;
}
