import { expect, it } from 'vitest';

import { asking } from '../promptBuild';
import {
  BAKERY,
  EVERYDAY_SENTENCES,
  FIRST_SENTENCES,
  HELD_SENTENCES,
  type Said,
} from './englishSentences';
import { toldOf } from './toldOf';

const build = await asking(BAKERY).buildOf();

it.each<[string, readonly Said[]]>([
  ['that were written first', FIRST_SENTENCES],
  ['that were held back', HELD_SENTENCES],
  ['of every day', EVERYDAY_SENTENCES],
])('reads sentences %s', { timeout: 60_000 }, async (_, sentences) => {
  const read = [];
  for (const [sentence] of sentences) read.push([sentence, ...(await toldOf(build, sentence))]);
  expect(read).toEqual(sentences);
});
