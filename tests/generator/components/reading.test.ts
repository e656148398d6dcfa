import { describe, expect, it, vi } from 'vitest';

import { FRAMEWORKS } from '../../../machines/entities';
import { generateComponent } from '../../../src/generator/components/generateComponent';
import {
  refusalOf,
  understandComponent,
} from '../../../src/generator/components/understand/understandComponent';
import descriptions from './descriptions.json';
import strangers from './strangers.json';

vi.setConfig({ testTimeout: 60_000 });

interface Described {
  id: string;
  prompt: string;
  kind: string | null;
  alsoShows: string[];
  notKind: string[];
  fits: boolean;
}

/** What people read of a component: its text, what its fields hold, and the names of buttons that hold only an icon. */
function shownBy(code: string): string {
  return code
    .replace(/<[^>]*>/g, (tag) => {
      const attributes = tag.startsWith('<option')
        ? []
        : tag.matchAll(/ (?:placeholder|value)="([^"]*)"/g);
      const name = /^<button.* aria-label="([^"]*)"/.exec(tag)?.[1] ?? '';
      return ` ${[...attributes].map(([, value]) => value).join(' ')} ${name} `;
    })
    .replace(/&(quot|#39|amp|gt|lt);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
const ENTITIES: Record<string, string> = { quot: '"', '#39': "'", amp: '&', gt: '>', lt: '<' };

const corpora: [string, Described[]][] = [
  ['of strangers', strangers],
  ['written before the reading was', descriptions],
];

describe.each(corpora)('descriptions %s', (_, described) => {
  const fitting = described.filter(({ fits }) => fits);

  it('are as many kinds as they mean, and never one that only comes up in them', () => {
    const read = fitting.map(({ id, prompt }) => [id, understandComponent(prompt)?.kind]);
    expect(read).toEqual(fitting.map(({ id, kind }) => [id, kind]));
    for (const { prompt, notKind } of fitting) {
      expect(notKind).not.toContain(understandComponent(prompt)?.kind);
    }
  });

  it.each(FRAMEWORKS)('are on the component in %s, word for word', async (framework) => {
    const missing = await Promise.all(
      fitting.map(async ({ id, prompt, alsoShows }) => {
        const answer = await generateComponent({ description: prompt, framework });
        const shown = answer.fits ? shownBy(answer.component.code) : '';
        return alsoShows
          .filter((words) => !shown.includes(words.toLowerCase()))
          .map((words) => `${id}: ${words}`);
      }),
    );
    expect(missing.flat()).toEqual([]);
  });

  it('are refused where no component fits', async () => {
    for (const { prompt } of described.filter(({ fits }) => !fits)) {
      const answer = await generateComponent({ description: prompt, framework: 'tailwind' });
      expect([prompt, answer.fits]).toEqual([prompt, false]);
    }
  });
});

describe('a refusal', () => {
  it.each([
    ['why does my button not fire onClick?', 'question', ['button']],
    ['Train a model that predicts churn', 'otherWork', []],
    ['A whole booking system with a seat map', 'tooLarge', ['seat picker']],
    ['make it pop', 'unnamed', []],
  ] as const)('%j: says %s and what it mentions', (description, reason, mentioned) => {
    expect(refusalOf(description)).toMatchObject({ reason });
    expect(refusalOf(description).mentioned).toEqual(expect.arrayContaining([...mentioned]));
  });

  it('repeats what was asked for and lists all that can be made', () => {
    const { understood, kinds } = refusalOf('A complete airline booking system with payments');
    expect(understood).toBe('complete airline booking system');
    expect(kinds.navigation).toContain('breadcrumb');
    expect(Object.values(kinds).flat().length).toBeGreaterThan(75);
  });
});

describe('parts that no design has a place for', () => {
  const shown = async (description: string) => {
    const answer = await generateComponent({ description, framework: 'tailwind' });
    if (!answer.fits) throw new Error(`"${description}" does not fit.`);
    return answer.component.code;
  };

  it('become plain parts: a field, a select, a slider, a switch, a link, a line', async () => {
    const code = await shown(
      'A tooltip "Help" with a phone field, a size select (S, M), a price slider, a sound switch, a Terms link and a note "Free"',
    );
    expect(code).toContain('type="tel"');
    expect(code).toContain('<option>S</option>');
    expect(code).toContain('type="range"');
    expect(code).toContain('role="switch"');
    expect(shownBy(code)).toContain('terms');
    expect(shownBy(code)).toContain('free');
  });

  it('stay away where they are refused', async () => {
    const withoutClose = await shown('A toast "Saved" without close');
    expect(withoutClose).not.toContain('aria-label="Close"');
    expect(shownBy(withoutClose)).not.toContain('without');
  });
});
