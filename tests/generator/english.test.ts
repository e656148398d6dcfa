import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { generateSite } from '../../src/generator/generateSite';
import { PROMPTS } from './prompts';
import { SITE_PROMPTS } from './sitePrompts';

/** What was understood, planned and written, and the pictures' words: all that another language could disturb. */
function wordsOf(prompt: string): string {
  const { intent, plan, copy, design } = generateSite({
    prompt,
    theme: 'modern',
    framework: 'tailwind',
  });
  return JSON.stringify([intent, plan, copy, design.pictures.map(({ alt }) => alt)]);
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const OTHER_LANGUAGES = ['Website für 「山田」', 'Ein Blumenladen in Wien'];

test.each([
  [SITE_PROMPTS[0], 'cb3cf34244a59f55'],
  [SITE_PROMPTS[1], 'c04a432b10cd0dab'],
  [SITE_PROMPTS[2], 'db57ad770c5171bd'],
  [SITE_PROMPTS[3], '96e0d68e8ea09860'],
  [SITE_PROMPTS[4], '5baf0923f8196577'],
])('another language changes nothing in English: %s', (prompt, hash) => {
  expect(hashOf(wordsOf(prompt))).toBe(hash);
});

test('another language changes nothing in the whole English corpus', () => {
  const english = PROMPTS.filter((prompt) => !OTHER_LANGUAGES.includes(prompt));
  expect(hashOf(english.map(wordsOf).join('\n'))).toBe('5d428229134dc9a5');
});
