import { LANGUAGES } from '../languages/languages';
import type { Language, SectionKind, Understood } from '../types';
import { indexPhrases, longestPhraseAt, readPrompt } from './readPrompt';

/** What a prompt says about pages: that there is one, that there are several, or which sections get their own. */
export type PagesAsked = 'one' | 'several' | SectionKind[];

/** So many words behind "separate pages for" may name sections. */
const REACH = 14;

/**
 * What a prompt says about the pages of its site (specification section 2, builder), with the words that say it; null when
 * it says nothing. Takes any string; never throws. Pure.
 */
export function findPages(language: Language, prompt: string): Understood<PagesAsked> | null {
  const { lexicon } = LANGUAGES[language];
  const rules = lexicon.pages;
  const { text } = readPrompt(prompt, lexicon);
  const named = rules.named?.exec(text);
  if (named != null) {
    const end = named.index + named[0].length;
    const { kinds, length } = kindsIn(language, text.slice(end));
    if (kinds.length > 0)
      return { value: kinds, evidence: prompt.slice(named.index, end + length) };
  }
  const several = rules.several.exec(text);
  if (several !== null) return { value: 'several', evidence: said(prompt, several) };
  const one = rules.one.exec(text);
  return one === null ? null : { value: 'one', evidence: said(prompt, one) };
}

const said = (prompt: string, { index, 0: words }: RegExpExecArray): string =>
  prompt.slice(index, index + words.length);

/** The sections named at the start of a text, as far as its first sentence goes; `length`: to the end of the last one. */
function kindsIn(language: Language, text: string): { kinds: SectionKind[]; length: number } {
  const { lexicon } = LANGUAGES[language];
  const rows = Object.entries(lexicon.sections) as [
    SectionKind,
    (typeof lexicon.sections)[SectionKind],
  ][];
  const sentence = /^[^.!?;\n]*/.exec(text)?.[0] ?? '';
  const { words } = readPrompt(sentence, lexicon);
  const kinds = new Set<SectionKind>();
  let length = 0;
  for (let index = 0; index < Math.min(words.length, REACH); index += 1) {
    for (const [kind, { clear, unclear }] of rows) {
      const count = Math.max(
        longestPhraseAt(words, index, indexPhrases(clear)),
        longestPhraseAt(words, index, indexPhrases(unclear)),
      );
      const last = words[index + count - 1];
      if (count === 0 || last === undefined) continue;
      kinds.add(kind);
      length = last.end;
    }
  }
  return { kinds: [...kinds], length };
}
