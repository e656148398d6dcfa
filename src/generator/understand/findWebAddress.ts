import type { LanguagePack } from '../languages/LanguagePack';
import { spoken } from '../languages/spoken';
import { tradeVocabulary } from '../trades/tradeVocabulary';
import { overlaps, type Reading, type Span } from './readPrompt';

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,40}[\p{L}\p{N}])?`;
const ENDINGS =
  'com|net|org|info|biz|edu|io|co|ai|shop|store|app|dev|me|tv|fm|online|site|website|blog|art|club|design|photo|photography|studio|cafe|bar|pub|pizza|restaurant|bio|farm|garden|yoga|fitness|dental|law|legal|travel|tours|house|agency|works|wedding|events|band|academy|eus|cat|eu|pt|br|es|mx|ar|cl|pe|fr|be|ch|de|at|it|nl|uk|ie|us|ca|au|nz|in|jp|pl|se|dk|fi|example|test';
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.\-_])((?:https?:\/\/)?(?:www\.)?)((?:${LABEL}\.){1,3}(${ENDINGS}))(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])`,
  'giu',
);
/** Where others keep their pages; the address is not the owner's own. */
const KNOWN_HOSTS =
  /(?:^|\.)(?:google|instagram|facebook|youtube|linkedin|pinterest|tiktok|example|airbnb|etsy|booking|x|twitter|whatsapp)\.\w+$/i;
/** Endings that are also words: a full stop without its blank is no address. */
const ORDINARY_ENDINGS =
  /^(?:in|at|it|me|us|be|de|es|co|site|website|shop|store|app|studio|cafe|bar|art|club|design|photo|house|garden|farm|online|blog|info|band|events|wedding|works|test|law|travel)$/i;

/** Longest address that is looked at, in characters. */
const LONGEST = 90;

/** A web address without its protocol and what stands behind the host, as `www.crumb.example`; null when it is none. */
export function hostOf(address: string): string | null {
  const host =
    /^(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}\p{L}{2,24})(?:[/:?#].*)?$/iu.exec(
      address.trim(),
    )?.[1];
  return host === undefined || host.length > LONGEST ? null : host;
}

/** Where the prompt says that the site stands or will stand. */
export function findWebAddress(
  { text }: Reading,
  pack: LanguagePack,
  taken: readonly Span[],
): Span | null {
  const { lexicon } = pack;
  const vocabulary = tradeVocabulary(pack);
  for (const match of text.matchAll(DOMAIN)) {
    const [whole, lead = '', host = '', ending = ''] = match;
    const span = { start: match.index, end: match.index + whole.length };
    if (host.length > LONGEST || KNOWN_HOSTS.test(host)) continue;
    if (taken.some((other) => overlaps(other, span))) continue;
    if (lead === '') {
      const label = spoken(host.split('.')[0] ?? '', lexicon.spelling);
      const isWord = lexicon.commonWords.has(label) || vocabulary.lookUp(label) !== null;
      const isSentence = /^\p{Lu}\p{Ll}/u.test(ending);
      if (isSentence || (isWord && ORDINARY_ENDINGS.test(ending))) continue;
    }
    return span;
  }
  return null;
}

/**
 * A name that can plainly be read in a web address: words parted by hyphens or by capitals, such as "Crumb Ember" in
 * `crumb-ember.example`. Otherwise the address itself.
 */
export function nameInAddress(address: string): string {
  const host = (hostOf(address) ?? address).replace(/^www\./i, '');
  const label = host.split('.')[0] ?? '';
  const words = label
    .split(/-|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.length > 1 && words.every((word) => /^\p{L}{2,}$/u.test(word))
    ? words.join(' ')
    : host;
}
