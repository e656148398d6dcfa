import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/generator/languages/languages';
import { readPrompt } from '../../../src/generator/understand/readPrompt';
import { understandIn } from '../../../src/generator/understand/understand';

const partsOf = (language: 'ar' | 'ja' | 'hi', prompt: string): string[] =>
  readPrompt(prompt, LANGUAGES[language].lexicon).words.map(({ text }) => text);

describe('words of a script without blanks', () => {
  test.each([
    ['京都のパン屋です', ['京都', 'の', 'パン屋', 'です']],
    ['パンとケーキ', ['パン', 'と', 'ケーキ']],
    ['パンダと遊ぶ', ['パンダ', 'と', '遊ぶ']],
    ['きのこ料理', ['きのこ', '料理']],
    ['おにぎりとお茶を販売', ['おにぎり', 'と', 'お茶', 'を販売']],
    ['東京でWebデザイン', ['東京', 'で', 'Web', 'デザイン']],
    ['10時から18時', ['10', '時', 'から', '18', '時']],
  ])('%s', (prompt, parts) => {
    expect(partsOf('ja', prompt)).toEqual(parts);
  });
});

describe('what is written to an Arabic word', () => {
  test.each([
    ['خبز وكعك', ['خبز', 'و', 'كعك']],
    ['وردة وورود', ['وردة', 'و', 'ورود']],
    ['موقع لمخبز بالقاهرة', ['موقع', 'ل', 'مخبز', 'ب', 'القاهرة']],
    ['لحوم', ['لحوم']],
  ])('%s', (prompt, parts) => {
    expect(partsOf('ar', prompt)).toEqual(parts);
  });

  test('spellings of one word are one', () => {
    for (const prompt of ['مخبز', 'المخبز', 'مَخْبَز', 'للمخبز'])
      expect([prompt, understandIn('ar', prompt).trade.value]).toEqual([prompt, 'bakery']);
    for (const prompt of ['कैफ़े', 'कैफे', 'कैफ\u093Cे'])
      expect([prompt, understandIn('hi', prompt).trade.value]).toEqual([prompt, 'cafe']);
  });
});

test('each script that is not Latin has a part in the sheet that such pages get', () => {
  const sheet = readFileSync('src/generator/render/styles/scripts.css', 'utf8');
  for (const [language, { lexicon }] of Object.entries(LANGUAGES))
    expect([language, sheet.includes(`:root:lang(${language}) {`)]).toEqual([
      language,
      lexicon.caseless === true,
    ]);
});
