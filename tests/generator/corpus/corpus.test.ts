import { expect, test } from 'vitest';
import { CORPUS } from './corpus';
import { publishSite } from './publishedSite';
import { scoreSite, FIGURES } from './score';

test('x', async () => {
  const t0 = performance.now();
  const tally: Record<string, number[]> = {};
  let tp=0;
  for (const row of CORPUS) {
    const a=performance.now();
    const p = await publishSite(row.prompt);
    tp+=performance.now()-a;
    for (const f of scoreSite(row, p)) { const t=(tally[f.figure]??=[0,0]); t[1]!++; if (f.isHit) t[0]!++; }
  }
  console.log(performance.now() - t0, tp, CORPUS.length);
  for (const f of FIGURES) console.log(f, tally[f], (tally[f]![0]!/tally[f]![1]!*100).toFixed(1));
}, 200000);
