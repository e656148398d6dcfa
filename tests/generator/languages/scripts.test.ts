import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, languagePack, loadLanguage } from '../../../src/generator/languages/languages';
import { readPrompt } from '../../../src/generator/read/read';
import { splitWords } from '../../../src/generator/read/text/words';

await Promise.all(['ar', 'ja', 'hi'].map(loadLanguage));

const partsOf = (language: string, prompt: string): string[] =>
  splitWords(prompt, languagePack(language).reader).map(({ text }) => text);
const tradeOf = (language: string, prompt: string): string =>
  readPrompt(prompt, { ...languagePack(language).reader, id: language }).trade;

describe('words of a script without blanks', () => {
  test.each([
    ['京都のパン屋です', ['京都', 'の', 'パン屋', 'です']],
    ['パンとケーキ', ['パン', 'と', 'ケーキ']],
    ['パンダと遊ぶ', ['パンダ', 'と', '遊ぶ']],
    ['きのこ料理', ['きのこ', '料理']],
    ['おにぎりとお茶を販売', ['おにぎり', 'と', 'お茶', 'を', '販売']],
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
      expect([prompt, tradeOf('ar', prompt)]).toEqual([prompt, 'bakery']);
    for (const prompt of ['कैफ़े', 'कैफे', 'कैफ\u093Cे'])
      expect([prompt, tradeOf('hi', prompt)]).toEqual([prompt, 'cafe']);
  });
});

test('each script that is not Latin has a part in the sheet that such pages get', () => {
  const sheet = readFileSync('src/generator/render/styles/scripts.css', 'utf8');
  for (const language of LANGUAGES)
    expect([language, sheet.includes(`:root:lang(${language}) {`)]).toEqual([
      language,
      ['ar', 'hi', 'ja'].includes(language),
    ]);
});
