import type { Word } from '../../read/text/words';

/** Kanji or katakana with an ending in hiragana; words of one script are no verbs. */
const INFLECTED = /^(?=.*[\p{Script=Han}\p{Script=Katakana}]).+?\p{Script=Hiragana}+$/u;
const GOES_ON = /(?:て|で|たり|ながら|つつ|ば|ずに)$/;
const PLAIN = /(?:[うくぐすつぬぶむる]|た|だ|ない|れる|せる)$/;
/** What stands behind the name of a person. */
const PERSON = /.(?:さん|ちゃん|くん)$/;
const ADJECTIVE = /(?:い|しい|な)$/;

/** Behind these a noun of doing stands for its verb where its sentence ends: "花束を販売。" */
const OBJECT = /^[をに]$/;
const DOING = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}$/u;

/** A polite or wishing form ends a sentence. */
const POLITE =
  /.(?:ます|ました|ません|です|でした|ください|ましょう|たい|ほしい|欲しい|やる|やってる)$/;

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々円年]$/u;
const FINITE: ReadonlySet<string> = new Set(['auxiliary', 'verb', 'negation']);
/** What a blank parts nothing behind. */
const GOES_BEFORE: ReadonlySet<string> = new Set([
  'preposition',
  'and',
  'subordinator',
  'article',
  'possessive',
]);
/** What belongs to the words before a blank. */
const GOES_BEHIND: ReadonlySet<string> = new Set(['preposition', 'auxiliary', 'negation']);
const FEWEST_BLANKS = 2;

/** Japanese has no blanks between words: those that people type part things and sentences, as marks do. */
function readBlanks(words: readonly Word[]): void {
  let isQuoted = false;
  const blanks: number[][] = [[]];
  const listed = new Set<number>();
  for (const [at, { gap }] of words.entries()) {
    if (/[「『"“]\s*$/.test(gap)) isQuoted = true;
    else if (/^[」』"”]/.test(gap)) isQuoted = false;
    if (gap.includes('\n')) blanks.push([]);
    if (gap.includes(',')) listed.add(blanks.length - 1);
    const [before, word] = [words[at - 1], words[at]];
    if (before === undefined || word === undefined || isQuoted || !/^ +$/.test(gap)) continue;
    const isBetween = JAPANESE.test(before.text) && !/^[\p{Script=Latin}#]/u.test(word.text);
    if (isBetween && !GOES_BEFORE.has(before.tag) && !GOES_BEHIND.has(word.tag))
      blanks.at(-1)?.push(at);
  }
  for (const [index, line] of blanks.entries())
    for (const at of line) {
      const [before, word] = [words[at - 1], words[at]];
      if (before === undefined || word === undefined) continue;
      if (FINITE.has(before.tag)) word.gap = '. ';
      else if (line.length >= FEWEST_BLANKS && !listed.has(index)) word.gap = ', ';
    }
}

/** Tells people, verbs and adjectives by their endings among words that no closed class has; reads blanks as marks. */
export function tagJapanese(words: readonly Word[]): void {
  for (const word of words) if (word.tag === 'other' && POLITE.test(word.text)) word.tag = 'verb';
  readBlanks(words);
  for (const [at, word] of words.entries()) {
    const ends = /[.,\n]/.test(words[at + 1]?.gap ?? '.');
    if (
      ends &&
      word.tag === 'other' &&
      OBJECT.test(words[at - 1]?.text ?? '') &&
      DOING.test(word.text)
    )
      word.tag = 'verb';
    if (word.tag !== 'other' || !INFLECTED.test(word.text)) continue;
    if (PERSON.test(word.text)) word.tag = 'name';
    else if (GOES_ON.test(word.text)) word.tag = 'verb';
    else if (PLAIN.test(word.text)) word.tag = 'participle';
    else if (ADJECTIVE.test(word.text)) word.tag = 'adjective';
  }
}
