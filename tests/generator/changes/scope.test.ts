import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Build } from '../../../machines/entities';
import { outlineOf } from '../../../machines/outlineOf';
import type { ChangesAsked } from '../../../machines/requestedChanges';
import { withEdits } from '../../../machines/siteEdits';
import { readChanges } from '../../../src/generator/changes/readChanges';
import { readSite } from '../../../src/generator/siteState';
import { renderSite } from '../../../src/generator/render/renderSite';
import { asking } from '../promptBuild';
import { BAKERY, FIRST_SENTENCES, HELD_SENTENCES } from './englishSentences';
import { toldOf } from './toldOf';

const build = await asking(BAKERY).buildOf();
const site = await readSite(build.website.site);
const sections = outlineOf(build)[0]?.entries.map(({ id }) => id) ?? [];

const read = (words: string, more: Partial<ChangesAsked> = {}, of: Build = build) =>
  readChanges({ build: of, words, page: 'hero', scope: null, without: [], ...more });

/** The page section by section, as it is drawn with a customization. */
async function drawn(customization: Build['customization']): Promise<Map<string, string>> {
  const { html } = await renderSite(site, customization, 'preview');
  const found = new Map<string, string>();
  for (const [whole, id = ''] of html.matchAll(
    /<(?:section|header)\b[^>]*\bid="([^"]+)"[\s\S]*?<\/(?:section|header)>/g,
  ))
    found.set(id, whole);
  return found;
}

/** What can be asked of a section while it is selected, besides what is said of the whole site. */
const OF_A_SECTION = [
  'hide this',
  'move it up',
  'another layout for this',
  'reword this section',
  'its heading is too long',
  'add rye bread for £5',
  'croissants now cost £9',
  'remove the coffee',
  'remove this',
  'the heading should be Hello',
  'change "Prices" to "Costs"',
  'shorten this',
  'change Larger orders to Parties',
  'duplicate this',
  'use a serif and rounder corners',
  'add a page called Jobs',
  'the button should call us',
  'put coffee first',
  'remove the line under the heading',
  'rename croissants to rolls',
  'remove the heading of this',
];
const sentences = [...FIRST_SENTENCES, ...HELD_SENTENCES].map(([sentence]) => sentence);

describe('a selected section', () => {
  it(
    'is all that changes, whatever is asked: a scoped change leaves the rest alone',
    { timeout: 300_000 },
    async () => {
      const before = await drawn(build.customization);
      expect(before.size).toBeGreaterThan(6);
      let changed = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...sections),
          fc.array(fc.constantFrom(...OF_A_SECTION, ...OF_A_SECTION, ...sentences), {
            minLength: 1,
            maxLength: 3,
          }),
          async (scope, said) => {
            const { changes } = await read(said.join('; '), { scope });
            expect(changes.filter(({ change }) => change !== undefined)).toEqual([]);
            const edits = changes.flatMap((change) => change.edits);
            if (edits.length === 0) return;
            changed += 1;
            const customization = withEdits(build, edits);
            const { colors, content } = customization;
            expect({ colors, content }).toEqual({
              colors: build.customization.colors,
              content: build.customization.content,
            });
            const after = await drawn(customization);
            // The buttons of the hero lead to sections; one that is hidden has none.
            for (const [id, markup] of before)
              if (id !== scope && id !== 'hero')
                expect(withoutPlace(after.get(id))).toBe(withoutPlace(markup));
          },
        ),
        { numRuns: 60, seed: 12 },
      );
      expect(changed).toBeGreaterThan(10);
    },
  );

  it('keeps the whole site from being changed, and says so', async () => {
    const { changes, unread } = await read('make it darker and hide this', { scope: 'faq' });
    expect(changes.map(({ label, value }) => [label, value])).toEqual([['Questions', 'hidden']]);
    expect(unread).toEqual([{ words: 'make it darker', reason: 'outOfScope' }]);
  });

  it('leaves what is to stay as it is, wherever the sentence says so', async () => {
    const { changes, unread } = await read(
      'make it darker and call it Oak but leave the background and don’t touch the prices; prices first',
    );
    const after = withEdits(
      build,
      changes.flatMap(({ edits }) => edits),
    );
    const { background, primary } = build.customization.colors;
    expect(after.colors.background).toBe(background);
    expect(after.colors.primary).not.toBe(primary);
    expect(after.arrangement).toBeUndefined();
    expect(unread.map(({ reason }) => reason)).toEqual(['kept', 'kept', 'kept']);
    const redrawn = await read('use the elegant theme but keep the colors');
    expect(redrawn.changes[0]?.change).toEqual({
      theme: 'elegant',
      colors: build.customization.colors,
    });
  });

  it('is what "this" means; without it "this" is asked back', async () => {
    expect(await toldOf(build, 'hide this section', { scope: 'gallery' })).toEqual([
      'Gallery: hidden',
    ]);
    const { unread } = await read('hide this section');
    expect(unread).toEqual([{ words: 'hide this section', reason: 'nothingSelected' }]);
  });
});

/** Sections alternate their surfaces as they follow each other: what stands in them is the same. */
const withoutPlace = (markup = '') => markup.replace(/^<[^>]*>/, '');

describe('a list of changes', () => {
  it('is read on without what was taken out of it', async () => {
    const words = 'make it blue and darker';
    const [blue] = (await read(words)).changes;
    const { changes } = await read(words, { without: [blue?.id ?? ''] });
    const darker = changes[1]?.edits;
    expect(changes.map(({ isOut }) => isOut)).toEqual([true, false]);
    expect(darker).toEqual((await read('darker')).changes[0]?.edits);
  });

  it('keeps the order of several sections, also where one of them was taken out', async () => {
    const order = async (words: string, without: string[] = []) => {
      const { changes } = await read(words, { without });
      const edits = changes.filter(({ isOut }) => !isOut).flatMap((change) => change.edits);
      const [page] = outlineOf({ ...build, customization: withEdits(build, edits) });
      return page?.entries.map(({ id }) => id).filter((id) => MOVED.includes(id));
    };
    const MOVED = ['gallery', 'about', 'pricing', 'testimonials', 'faq'];
    const before = 'put reviews and questions before the gallery';
    expect(await order(before)).toEqual(['testimonials', 'faq', 'gallery', 'about', 'pricing']);
    const [reviews] = (await read(before)).changes;
    expect(await order(before, [reviews?.id ?? ''])).toEqual([
      ...['faq', 'gallery', 'about', 'pricing', 'testimonials'],
    ]);
    expect(await order('put gallery and about after the reviews')).toEqual([
      ...['pricing', 'testimonials', 'gallery', 'about', 'faq'],
    ]);
    expect(await order('move questions and reviews to the top')).toEqual([
      ...['faq', 'testimonials', 'gallery', 'about', 'pricing'],
    ]);
  });

  it('is the same for the same words', async () => {
    const words = 'put prices before about, drop the questions, add a team page';
    expect(await read(words)).toEqual(await read(words));
  });

  it('says why words change nothing', async () => {
    const reasons = async (words: string) => (await read(words)).unread.map(({ reason }) => reason);
    expect(await reasons('bake me a cake')).toEqual(['unknown']);
    expect(await reasons('add a live chat')).toEqual(['cannot']);
    expect(await reasons('remove the heading of this page')).toEqual(['missing']);
    expect(await reasons('leave the prices alone')).toEqual(['kept']);
    expect(await reasons('remove the swimming pool')).toEqual(['missing']);
    expect(await reasons('use the modern theme')).toEqual(['alreadySo']);
    expect(await reasons('our e-mail address is hello at crumb')).toEqual(['invalid']);
  });

  it('never fails, whatever is written', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 300, unit: 'binary' }),
          fc
            .array(
              fc.constantFrom(
                'make',
                'it',
                'the',
                '"',
                'and',
                ',',
                'add',
                '€',
                '.',
                'to',
                '$&',
                '(',
                'second',
                'heading',
                '__proto__',
                'ال',
                '、',
              ),
              { maxLength: 60 },
            )
            .map((all) => all.join(' ')),
        ),
        async (words) => {
          const { changes, unread } = await read(words);
          withEdits(
            build,
            changes.flatMap(({ edits }) => edits),
          );
          expect(Array.isArray(unread)).toBe(true);
        },
      ),
      { numRuns: 60, seed: 5 },
    );
  });
});
