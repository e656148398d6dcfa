/** Letters of Persian and Urdu, words of Marathi and Nepali, and characters of Chinese that the three languages do not have. */
const NOT_ARABIC = /[پچژگکیےںٹڈڑھہۀ]/;
const NOT_HINDI =
  /(?<![\p{L}\p{M}])(?:आहे|आहेत|आणि|मध्ये|माझ्या|माझे|साठी|छ|छन्|मेरो|हाम्रो|लागि|गर्ने)(?![\p{L}\p{M}])|ळ/u;
const CHINESE = /[的我是们們这這个個吗嗎了在给給们为為你您請请么麼]/;
const KANA = /[\u3041-\u3096\u30A1-\u30FA]/;
/** Kanji alone are Japanese where they name a place of Japan in its own spelling, or end as its shops do. */
const JAPANESE_KANJI =
  /東京|大阪|京都|横浜|名古屋|札幌|福岡|神戸|仙台|広島|金沢|沖縄|北海道|鎌倉|奈良|[県駅]|歯科医院|美容室|整骨院|居酒屋|喫茶店|税理士|行政書士|弁護士事務所/;

const LATIN_FUNCTION =
  /^(?:a|an|the|for|in|of|with|and|my|our|we|called|named|website|site|para|de|con|una|un|en|mi|für|mit|und|eine|ein|pour|avec|une|le|la|per|com|um|uma)$/i;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Arabic, Hindi or Japanese where most of a prompt's words are in its script; null where they are not, or where the script
 * is that of another language, such as Persian, Marathi or Chinese. `text` is without quotations and addresses. Pure.
 */
export function detectScript(text: string): 'ar' | 'hi' | 'ja' | null {
  const latin = text.match(/\p{Script=Latin}+/gu) ?? [];
  const others = latin.length + latin.filter((word) => LATIN_FUNCTION.test(word)).length;
  const arabic = count(text, /\p{Script=Arabic}+/gu);
  if (arabic > 0 && arabic >= others) return NOT_ARABIC.test(text) ? null : 'ar';
  const hindi = count(text, /[\p{Script=Devanagari}\p{M}]+/gu);
  if (hindi > 0 && hindi >= others && /\p{Script=Devanagari}/u.test(text))
    return NOT_HINDI.test(text) ? null : 'hi';
  const characters = count(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (characters === 0 || characters / 2 < others) return null;
  if (/\p{Script=Hangul}/u.test(text)) return null;
  if (KANA.test(text)) return 'ja';
  return JAPANESE_KANJI.test(text) && !CHINESE.test(text) ? 'ja' : null;
}
