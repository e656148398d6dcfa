import { expect, it } from 'vitest';

import { asking } from '../promptBuild';
import { BAKERY, type Said } from './englishSentences';
import { HELD_BAKERY_WISHES, HELD_SALON_WISHES } from './heldWishes';
import { BAKERY_WISHES, SALON, SALON_WISHES } from './ownSentences';
import { toldOf } from './toldOf';

it.each<[string, string, readonly Said[]]>([
  ['a site of one page', BAKERY, [...BAKERY_WISHES, ...HELD_BAKERY_WISHES]],
  ['a site of several pages', SALON, [...SALON_WISHES, ...HELD_SALON_WISHES]],
])('reads wishes about %s', { timeout: 120_000 }, async (_, prompt, sentences) => {
  const build = await asking(prompt).buildOf();
  const read = [];
  for (const [sentence] of sentences) read.push([sentence, ...(await toldOf(build, sentence))]);
  expect(read).toEqual(sentences);
});
