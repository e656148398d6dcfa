import { expect, it } from 'vitest';

import { asking } from '../promptBuild';
import { BAKERY, FIRST_SENTENCES, HELD_SENTENCES } from './englishSentences';
import { toldOf } from './toldOf';

it('reads what is said in English', async () => {
  const build = await asking(BAKERY).buildOf();
  const read = [];
  const all = [...FIRST_SENTENCES, ...HELD_SENTENCES];
  for (const [sentence] of all) read.push([sentence, ...(await toldOf(build, sentence))]);
  expect(read).toEqual(all);
});
