import fc from 'fast-check';

import { openExport } from '../../src/generator/export/openExport';
import { hostileStates, HONEST_STATES, zipOf } from '../generator/hostileSites';

/** Milliseconds within which a small file made to do harm should be refused or drawn. */
export const HOSTILE_SITE_AIM = 300;

/** Milliseconds to open usual sites, and small files made to do harm. */
export async function measureHostileSites(): Promise<{ usual: number[]; hostile: number[] }> {
  const usual: number[] = [];
  for (let round = -2; round < 10; round += 1)
    for (const state of HONEST_STATES) {
      const time = await timeOf(state);
      if (round >= 0) usual.push(time);
    }
  const hostile: number[] = [];
  for (const state of fc.sample(hostileStates, { numRuns: 200, seed: 67 }))
    hostile.push(await timeOf(state));
  return { usual, hostile };
}

async function timeOf(state: string): Promise<number> {
  const bytes = zipOf(state);
  const startedAt = performance.now();
  await openExport(bytes).catch(() => null);
  return performance.now() - startedAt;
}
