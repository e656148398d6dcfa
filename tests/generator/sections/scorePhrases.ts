import { understand } from '../../../src/generator/read/understand';
import type { Scores } from '../corpus/scoreCorpus';
import { type PhraseCorpus, PHRASES } from './phrases';

/** A phrase that asks for a section, or refuses some, as it was read; `miss` says what was not understood. */
export interface ScoredPhrase {
  language: string;
  figure: 'asks' | 'refuses';
  miss: string | null;
}

/** Reads what strangers say to ask for sections and to refuse them, in every language, one after the other. */
export async function scorePhrases(): Promise<ScoredPhrase[]> {
  const scored: ScoredPhrase[] = [];
  for (const [language, corpus] of Object.entries(PHRASES))
    scored.push(...(await asked(language, corpus)), ...(await refused(language, corpus)));
  return scored;
}

async function asked(language: string, { asking, asks }: PhraseCorpus): Promise<ScoredPhrase[]> {
  const scored: ScoredPhrase[] = [];
  for (const [kind, phrases] of Object.entries(asks))
    for (const phrase of phrases) {
      const { requests } = await understand(asking.replace('{phrase}', phrase));
      const isRead = requests.some((request) => request.kind === kind);
      scored.push({
        language,
        figure: 'asks',
        miss: isRead ? null : `${language}: ${kind}: ${phrase}`,
      });
    }
  return scored;
}

async function refused(language: string, { stem, refuses }: PhraseCorpus): Promise<ScoredPhrase[]> {
  const scored: ScoredPhrase[] = [];
  for (const { text, kinds } of refuses) {
    const { refusals, requests } = await understand(`${stem}${text}`);
    for (const kind of kinds) {
      const isRead =
        refusals.some((refusal) => refusal.kind === kind) &&
        !requests.some((request) => request.kind === kind);
      scored.push({
        language,
        figure: 'refuses',
        miss: isRead ? null : `${language}: not refused: ${kind}: ${text}`,
      });
    }
  }
  return scored;
}

/** How much of each language is understood. Pure. */
export function phraseScores(scored: readonly ScoredPhrase[]): Scores {
  const scores: Scores = {};
  for (const { language, figure, miss } of scored) {
    const share = ((scores[language] ??= {})[figure] ??= { hits: 0, total: 0 });
    share.total += 1;
    if (miss === null) share.hits += 1;
  }
  return scores;
}
