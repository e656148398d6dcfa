import { spoken } from '../../languages/spoken';
import { WordFilter } from '../../languages/WordFilter';
import type { DetectWords } from '../../languages/wordsSchema';

/** By which a language is told before any is loaded, as `detect.yaml` has it. */
interface Signs {
  words: ReadonlySet<string>;
  nouns: WordFilter;
  letters: RegExp | null;
}

const listed = (list: string): Set<string> =>
  new Set(list.split(',').map((word) => spoken(word.trim(), { folds: true, elisions: new Set() })));

const SIGNS: Readonly<Record<string, Signs>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<DetectWords>('../../languages/*/detect.yaml', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, { words, nouns, letters }]) => [
    path.split('/').at(-2) ?? '',
    {
      words: listed(words),
      nouns: WordFilter.read(nouns),
      letters: letters === undefined ? null : new RegExp(`[${letters}]`, 'iu'),
    },
  ]),
);

/** Small words inside names of people and places: "Rio de Janeiro". */
const PARTICLES: ReadonlySet<string> = new Set(
  'da de del della der des di do dos du el la le les van von'.split(' '),
);

/** Words beyond these change no decision. */
const WORDS = 160;
/** What a word in the middle of a sentence counts for when its capital makes it look like a name's. */
const CAPITALISED = 0.25;
/** What a language must have in all, and above English. */
const ENOUGH = 0.45;
const AHEAD = 0.34;
const FALLBACK = 'en';

const QUOTED =
  /["“”„«‹「『][^"“”„«»‹›「」『』\n]{1,60}["“”»›」』]|(?<![\p{L}\p{N}])['‘][^'‘’\n]{1,40}['’](?![\p{L}\p{N}])/gu;
const ADDRESSES =
  /[\p{Script=Latin}\p{N}._%+-]+@[\p{Script=Latin}\p{N}.-]+|(?:https?:\/\/|www\.)[^\s\u3000-\u9FFF]+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.[\p{L}]{2,6}(?:\/\S*)?(?![\p{L}])/giu;

/** Letters of Persian and Urdu, words of Marathi and Nepali, and characters of Chinese that the three languages do not have. */
const NOT_ARABIC = /[پچژگکیےںٹڈڑھہۀ]/;
const NOT_HINDI =
  /(?<![\p{L}\p{M}])(?:आहे|आहेत|आणि|मध्ये|माझ्या|माझे|साठी|छ|छन्|मेरो|हाम्रो|लागि|गर्ने)(?![\p{L}\p{M}])|ळ/u;
const CHINESE = /[的我是们們这這个個吗嗎了在給给們为為你您請请么麼]/;
const KANA = /[\u3041-\u3096\u30A1-\u30FA]/;
const LATIN_FUNCTION =
  /^(?:a|an|the|for|in|of|with|and|my|our|we|called|named|website|site|para|de|con|una|un|en|mi|für|mit|und|eine|ein|pour|avec|une|le|la|per|com|um|uma)$/i;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Arabic, Hindi or Japanese where most of a text's words are in its script; null where the script is another language's. */
function byScript(text: string): string | null {
  const latin = text.match(/\p{Script=Latin}+/gu) ?? [];
  const others = latin.length + latin.filter((word) => LATIN_FUNCTION.test(word)).length;
  const arabic = count(text, /\p{Script=Arabic}+/gu);
  if (arabic > 0 && arabic >= others) return NOT_ARABIC.test(text) ? null : 'ar';
  const hindi = count(text, /[\p{Script=Devanagari}\p{M}]+/gu);
  if (hindi > 0 && hindi >= others && /\p{Script=Devanagari}/u.test(text))
    return NOT_HINDI.test(text) ? null : 'hi';
  const characters = count(text, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (characters === 0 || characters / 2 < others || /\p{Script=Hangul}/u.test(text)) return null;
  if (KANA.test(text)) return 'ja';
  return CHINESE.test(text) ? null : 'ja';
}

/**
 * The language a prompt is written in, by its script, its function words, the nouns of trades and rare letters. Names in
 * quotation marks and addresses do not count, capitalised words little. English when nothing else is clear. Pure.
 */
export function detectLanguage(prompt: string): string {
  const text = prompt.slice(0, 3_000).replace(QUOTED, ' . ').replace(ADDRESSES, ' . ');
  const script = byScript(text);
  if (script !== null && Object.hasOwn(SIGNS, script)) return script;
  const scores = new Map<string, number>();
  const give = (to: readonly string[], weight: number): void => {
    for (const id of to) scores.set(id, (scores.get(id) ?? 0) + weight / to.length);
  };
  const parts = [...text.matchAll(/[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu)].slice(0, WORDS);
  const capitals = parts.filter(([word]) => /^\p{Lu}/u.test(word)).length;
  const tells = capitals <= parts.length * 0.8;
  let end = 0;
  for (const [index, match] of parts.entries()) {
    const [word] = match;
    const opens = index === 0 || /[.!?:\n]/.test(text.slice(end, match.index));
    end = match.index + word.length;
    const isCapital = (at: number): boolean => /^\p{Lu}/u.test(parts[at]?.[0] ?? '');
    const joinsName =
      index > 1 && PARTICLES.has(word) && isCapital(index - 1) && isCapital(index + 1);
    const isName = tells && !opens && (isCapital(index) || joinsName);
    const forms = [word, ...word.split(/['’]/)].map((form) =>
      spoken(form, { folds: true, elisions: new Set() }),
    );
    const isAccented = /[^\p{ASCII}’]/u.test(word);
    const having = (kind: 'words' | 'nouns'): string[] =>
      Object.entries(SIGNS).flatMap(([id, signs]) =>
        forms.some((form) => signs[kind].has(form)) &&
        !(kind === 'words' && id === FALLBACK && isAccented)
          ? [id]
          : [],
      );
    const byWords = having('words');
    const found = byWords.length > 0 ? byWords : having('nouns');
    if (found.length > 0) give(found, isName ? (byWords.length > 0 ? CAPITALISED : 0.5) : 1);
    if (isName) continue;
    for (const [id, { letters }] of Object.entries(SIGNS)) if (letters?.test(word)) give([id], 0.6);
  }
  const score = (id: string): number => scores.get(id) ?? 0;
  const best = Object.keys(SIGNS).reduce(
    (one, other) => (score(other) > score(one) ? other : one),
    FALLBACK,
  );
  return score(best) >= ENOUGH && score(best) >= score(FALLBACK) + AHEAD ? best : FALLBACK;
}
