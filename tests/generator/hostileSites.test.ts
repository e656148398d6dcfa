import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { SiteRefusedError } from '../../machines/siteRefusal';
import { openExport } from '../../src/generator/export/openExport';
import { drawShared } from '../../src/generator/share/drawShared';
import { fragmentOf, hostileStates, HONEST_STATES, zipOf } from './hostileSites';

/** Most characters of all pages that are drawn of a file or a link; `npm run bench` has what that takes. */
const MOST_DRAWN = 12_000_000;

interface StateText {
  value: string;
}
interface StateSection {
  id: string;
  navLabel: StateText;
  items: unknown[];
}
interface State {
  plan: { sections: unknown[] };
  copy: { title: StateText; sections: [StateSection, StateSection, ...StateSection[]] };
}

interface Drawn {
  html: string;
  pages?: readonly { html: string }[];
}

/** How many characters are drawn; 0 where the site is refused. */
async function drawnOf(draw: Promise<Drawn>): Promise<number> {
  try {
    const { html, pages = [{ html }] } = await draw;
    expect(html.startsWith('<!DOCTYPE html>')).toBe(true);
    return pages.reduce((sum, page) => sum + page.html.length, 0);
  } catch (error) {
    if (error instanceof SiteRefusedError) return 0;
    throw error;
  }
}

const someWords = { id: 'a', value: 'a', source: { from: 'standard' } };
const anItem = { title: someWords, body: null, detail: null };

describe('fault 67: a small file or link made to do harm', () => {
  it('honest ones are drawn', async () => {
    for (const state of HONEST_STATES) {
      expect(
        await drawnOf(openExport(zipOf(state)).then(({ website }) => website)),
      ).toBeGreaterThan(0);
      expect(await drawnOf(drawShared(fragmentOf(state)))).toBeGreaterThan(0);
    }
  });

  const reasonOf = (state: string) =>
    openExport(zipOf(state)).then(
      () => 'drawn',
      (error: unknown) => (error instanceof SiteRefusedError ? error.reason : error),
    );

  it.each([
    [
      'a title of 20,000 letters',
      (site: State) => (site.copy.title.value = '抹'.repeat(20_000)),
      'drawn',
    ],
    [
      'a title of 2 million letters',
      (site: State) => (site.copy.title.value = 'a'.repeat(2_000_000)),
      'damaged',
    ],
    [
      '38,000 sections',
      (site: State) =>
        site.copy.sections.push(...Array.from({ length: 38_000 }, () => site.copy.sections[1])),
      'tooLarge',
    ],
    [
      '401 items',
      (site: State) => (site.copy.sections[1].items = Array.from({ length: 401 }, () => anItem)),
      'damaged',
    ],
    [
      '81 sections',
      (site: State) =>
        (site.copy.sections = Array.from({ length: 81 }, (_, index) => ({
          ...site.copy.sections[index === 0 ? 0 : 1],
          ...(index === 0 ? {} : { id: `topic-${index}`, kind: 'topic' }),
        })) as State['copy']['sections']),
      'damaged',
    ],
    [
      '79 sections',
      (site: State) =>
        (site.copy.sections = Array.from({ length: 79 }, (_, index) => ({
          ...site.copy.sections[index === 0 ? 0 : 1],
          ...(index === 0 ? {} : { id: `topic-${index}`, kind: 'topic' }),
        })) as State['copy']['sections']),
      'drawn',
    ],
    ['a section twice', (site: State) => site.copy.sections.push(site.copy.sections[1]), 'damaged'],
    [
      'a planned section twice',
      (site: State) => site.plan.sections.push(site.plan.sections[1]),
      'damaged',
    ],
    [
      'two sections of a kind',
      (site: State) => site.copy.sections.push({ ...site.copy.sections[1], id: 'topic-a' }),
      'damaged',
    ],
    [
      '38,000 items',
      (site: State) => {
        const { items } = site.copy.sections[1];
        items.push(...Array.from({ length: 38_000 }, () => items[0]));
      },
      'tooLarge',
    ],
    [
      'a long name on every page',
      (site: State) =>
        site.copy.sections.forEach(({ navLabel }) => (navLabel.value = 'a'.repeat(20_000))),
      'tooLarge',
    ],
  ] as const)('%s', async (_, change, outcome) => {
    const state = JSON.parse(HONEST_STATES[0] ?? '') as { site: State };
    change(state.site);
    expect(await reasonOf(JSON.stringify(state))).toBe(outcome);
  });

  it('many long texts of an owner on several pages are drawn', async () => {
    const state = JSON.parse(HONEST_STATES[0] ?? '') as { customization: { texts: object } };
    state.customization.texts = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`features.${index}.body`, 'word '.repeat(1_000)]),
    );
    expect(await reasonOf(JSON.stringify(state))).toBe('drawn');
  });

  it('a long name that the owner gave to a page is counted on each of them', async () => {
    const state = JSON.parse(HONEST_STATES[0] ?? '') as {
      site: { copy: { sections: { navLabel: { id: string } }[] } };
      customization: { texts: object };
    };
    state.customization.texts = Object.fromEntries(
      state.site.copy.sections.map(({ navLabel }) => [navLabel.id, 'a'.repeat(15_000)]),
    );
    expect(await reasonOf(JSON.stringify(state))).toBe('tooLarge');
  });

  it.each([
    ['the title is 120,000 words', 'word '.repeat(120_000)],
    ['the title is 2 million letters', 'a'.repeat(2_000_000)],
  ])("is drawn with as much as a page needs of the owner's own words: %s", async (_, title) => {
    const state = JSON.parse(HONEST_STATES[1] ?? '') as { customization: { content: object } };
    Object.assign(state.customization.content, { title });
    const { customization } = await openExport(zipOf(JSON.stringify(state)));
    expect(customization.content.title).toBe(title.slice(0, 20_000));
  });

  it.each([
    ['lists', '['.repeat(1_000_000)],
    ['records', '{"a":'.repeat(500_000)],
    ['lists in a record', `{"version":1,"site":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
  ])(
    '%s within each other a million times are refused before they are parsed',
    async (_, state) => {
      const parse = vi.spyOn(JSON, 'parse');
      expect(await reasonOf(state)).toBe('damaged');
      expect(parse).not.toHaveBeenCalled();
      parse.mockRestore();
    },
  );

  it('every ZIP is refused, or drawn within bounds', async () => {
    await fc.assert(
      fc.asyncProperty(hostileStates, async (state) => {
        const drawn = await drawnOf(openExport(zipOf(state)).then(({ website }) => website));
        expect(drawn).toBeLessThan(MOST_DRAWN);
        expect(({} as { polluted?: string }).polluted).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('every fragment is refused, or drawn within bounds', async () => {
    await fc.assert(
      fc.asyncProperty(hostileStates, async (state) => {
        expect(await drawnOf(drawShared(fragmentOf(state)))).toBeLessThan(MOST_DRAWN);
        expect(({} as { polluted?: string }).polluted).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
