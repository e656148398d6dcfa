import * as v from 'valibot';
import { expect, it } from 'vitest';

import { readChanges } from '../../src/generator/changes/readChanges';
import { siteEditSchema } from '../../src/services/siteEditSchema';
import { savedWorkSchemas } from '../../src/services/savedWorkSchemas';
import { BAKERY, FIRST_SENTENCES } from '../generator/changes/englishSentences';
import { BAKERY_WISHES } from '../generator/changes/ownSentences';
import { asking } from '../generator/promptBuild';

const build = await asking(BAKERY).buildOf();

it('takes every edit that a sentence is read as', { timeout: 60_000 }, async () => {
  for (const [words] of [...FIRST_SENTENCES, ...BAKERY_WISHES]) {
    const { changes } = await readChanges({ build, words, page: 'hero', scope: null, without: [] });
    const edits = changes.flatMap((change) => change.edits);
    expect(v.parse(v.array(siteEditSchema), JSON.parse(JSON.stringify(edits)))).toEqual(edits);
  }
});

it.each([
  { type: 'style.choose', choice: { typefaces: 'comicSans' } },
  { type: 'link.choose', id: 'hero.action.1', target: 'javascript:alert(1)' },
  { type: 'sections.arrange', page: 'hero', done: { act: 'renamePage', name: '' } },
  { type: 'text.change', id: '__proto__', value: 'x' },
  { type: 'colors.set', colors: { ...build.customization.colors, text: 'url(//evil)' } },
  { type: 'sections.arrange', page: 'hero', done: { act: 'move', id: 'pricing', to: -1 } },
  { type: 'items.change', section: 'constructor', done: { act: 'remove', id: 'i1' } },
  { type: 'content.change', field: 'script', value: 'x' },
  { type: 'eval', value: 'x' },
])('refuses $type of another shape (faults 27 and 28)', (edit) => {
  expect(v.safeParse(siteEditSchema, edit).success).toBe(false);
});

it('keeps edits that wait for their site to be drawn', () => {
  const edit = { type: 'content.change', field: 'title', value: 'Oak' };
  const change = { theme: 'elegant', edits: [edit] };
  const pending = { buildId: build.id, theme: 'modern', framework: 'tailwind', change };
  const { prompt, theme, framework } = build;
  const saved = v.parse(savedWorkSchemas.builder, {
    ...{ prompt, theme, framework, currentId: build.id, history: [build] },
    pendingChanges: [pending, { ...pending, change: { edits: [{ ...edit, field: 'script' }] } }],
  });
  expect(saved.pendingChanges).toEqual([pending]);
});
