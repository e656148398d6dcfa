import type { Word } from '../../read/words';

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

/** Tells people, verbs and adjectives by their endings among words that no closed class has. */
export function tagJapanese(words: readonly Word[]): void {
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
