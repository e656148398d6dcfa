import { FRAMEWORKS, type WebsiteRequest } from '../../machines/entities';
import { websiteSuggestions } from '../../src/content/suggestions';
import { designSite } from '../../src/generator/design/designSite';
import { buildDocuments } from '../../src/generator/document/buildDocument';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { loadTrade } from '../../src/generator/languages/tradeWords';
import { withDrawings } from '../../src/generator/pictures/drawings';
import { planSite } from '../../src/generator/plan/planSite';
import { renderSite } from '../../src/generator/render/renderSite';
import { understand } from '../../src/generator/read/understand';
import { writeCopy } from '../../src/generator/write/writeCopy';
import { HOSTILE_PROMPTS } from '../generator/hostilePrompts';

const ROUNDS = 50;
const WARM_UP_ROUNDS = 10;

/** Milliseconds in which 100,000 characters made to take long should be read. */
export const HOSTILE_AIM = 50;

/**
 * Milliseconds every stage of the generator took, by the stage's name: all suggestion prompts, in
 * turn, after a warm-up. `render` includes the document it draws.
 */
export async function measureGeneration(): Promise<Record<string, number[]>> {
  const samples: Record<string, number[]> = {};
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const { prompt } of websiteSuggestions) {
      const times = await measureOnce(prompt);
      if (round < 0) continue;
      for (const [stage, time] of Object.entries(times)) (samples[stage] ??= []).push(time);
    }
  }
  return samples;
}

/** Milliseconds in which each of the hostile prompts was understood, by its name, after a warm-up. */
export async function measureHostile(): Promise<Record<string, number[]>> {
  const samples: Record<string, number[]> = {};
  for (const [name, prompt] of HOSTILE_PROMPTS) {
    for (let round = -3; round < 10; round += 1) {
      const startedAt = performance.now();
      await understand(prompt);
      const time = performance.now() - startedAt;
      if (round >= 0) (samples[name] ??= []).push(time);
    }
  }
  return samples;
}

async function measureOnce(prompt: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  async function timed<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    times[stage] = performance.now() - startedAt;
    return result;
  }

  const request: WebsiteRequest = {
    prompt,
    theme: 'modern',
    framework: 'tailwind',
  };
  const brief = await timed('understand', () => understand(prompt));
  await loadTrade(brief.language, brief.trade);
  const plan = await timed('plan', () => planSite(brief));
  const copy = await timed('write', () => writeCopy(brief, plan));
  await timed('design', () => withDrawings(() => designSite(request, brief, plan, copy)));
  const site = await timed('prompt to site', () => generateSite(request));
  const customization = initialCustomization(site);
  await timed('document', () => buildDocuments(site, customization));
  for (const framework of FRAMEWORKS) {
    const inFramework = { ...site, request: { ...request, framework } };
    await timed(`render ${framework}`, () => renderSite(inFramework, customization, 'preview'));
  }
  return times;
}
