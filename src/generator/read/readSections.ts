import { isSectionKind } from '../sectionKinds';
import { hasClass, isRefusing } from './clauseKinds';
import type { Context } from './Context';
import { type Draft, itemDraft, type ItemDraft, overlaps, type Phrase } from './draft';
import { framesIn } from './frames';
import type { Lexicon } from './lexicon';
import { sectionAt } from './sections';

/** Sections that a clause asks for by a phrase, whatever else it says; in a clause that refuses, it refuses them. */
export function readSections(context: Context, words: Phrase): void {
  refuseSections(context, words);
  mentionSections(context, words);
}

export function mentionSections({ draft, lexicon, vocabulary }: Context, words: Phrase): void {
  for (const { group, from, to } of framesIn(words, lexicon.mentions, vocabulary)) {
    const kind = group.slice('section '.length);
    if (!isSectionKind(kind)) continue;
    const found = words.slice(from, to);
    const own = (list: readonly ItemDraft[]): ItemDraft | undefined =>
      list.find((item) => overlaps(item.words, found));
    if (isDenied(draft, found)) continue;
    if (own(draft.refused) !== undefined || isRefusedAt(words, from, to, lexicon)) {
      const item = own(draft.refused);
      if (item !== undefined) item.section ??= kind;
      else if (!draft.refused.some((one) => one.section === kind))
        draft.refused.push(itemDraft(found, kind));
      continue;
    }
    const item = own(draft.wants);
    if (item !== undefined) item.section ??= kind;
    else if (!draft.wants.some((one) => one.section === kind))
      draft.wants.push({ ...itemDraft(found, kind), isMention: true });
  }
}

/** In a clause that refuses, every section it names is refused. */
function refuseSections({ draft, sections, lexicon }: Context, words: Phrase): void {
  if (!isRefusing(words, lexicon)) return;
  for (let at = 0; at < words.length; at += 1) {
    const match = sectionAt(sections, words, at, words.length);
    if (match === null || !isRefusedAt(words, at, match.to, lexicon)) continue;
    const found = words.slice(at, match.to);
    at = match.to - 1;
    if (isDenied(draft, found) || draft.refused.some(({ section }) => section === match.kind))
      continue;
    draft.wants = draft.wants.filter(
      (item) => !(item.section === match.kind && overlaps(item.words, found)),
    );
    draft.refused.push(itemDraft(found, match.kind));
  }
}

/** Whether words say what the business is not: "we are not a shop" refuses no section. */
const isDenied = ({ denied }: Draft, words: Phrase): boolean =>
  denied.some((phrase) => overlaps(phrase, words));

/** Whether a clause says no to what stands at a place in it: "no reviews", "fees are not to be shown", "a blog we don't need". */
function isRefusedAt(words: Phrase, from: number, to: number, lexicon: Lexicon): boolean {
  if (!isRefusing(words, lexicon)) return false;
  const isMark = (at: number): boolean => /[,;:–—]/.test(words[at]?.gap ?? '');
  /* "No prices and with photos" */
  const opensAnew = (at: number): boolean =>
    words[at - 1]?.tag === 'and' && lexicon.has('withWords', words[at]?.lower ?? '');
  let start = from;
  while (start > 0 && !isMark(start) && !opensAnew(start)) start -= 1;
  if (isNegated(words.slice(start, from), lexicon)) return true;
  const opens = words.findIndex(({ tag }) => tag === 'negation');
  const isListed =
    opens >= 0 &&
    opens < start &&
    !opensAnew(start) &&
    words.slice(opens, from).every(({ tag }) => tag !== 'verb' && tag !== 'auxiliary');
  if (isListed) return true;
  let end = to;
  while (end < words.length && !isMark(end) && (lexicon.isHeadLast || end < to + 4)) end += 1;
  return (
    isNegated(words.slice(to, end), lexicon) &&
    (lexicon.isHeadLast || words[to]?.tag !== 'preposition')
  );
}

export const isNegated = (words: Phrase, lexicon: Lexicon): boolean =>
  hasClass(words, 'refuse', lexicon) ||
  words.some(({ tag, lower }) => tag === 'negation' || /n['’]t$/.test(lower) || lower === 'none');

/** "Fees depend on the case, so not on the site" refuses what was spoken of right before. */
export function refusesBefore({ draft, sections, lexicon }: Context, words: Phrase): boolean {
  const notHere = lexicon.classes.get('not-here');
  const from = words.findIndex(
    ({ tag }) => tag !== 'subordinator' && tag !== 'and' && tag !== 'adverb',
  );
  if (from < 0 || notHere?.lengthAt(words, from) !== words.length - from) return false;
  const last = draft.claims.at(-1)?.words ?? [];
  for (let at = 0; at < last.length; at += 1) {
    const match = sectionAt(sections, last, at, last.length);
    if (match === null) continue;
    const found = last.slice(at, match.to);
    draft.wants = draft.wants.filter((item) => item.section !== match.kind);
    draft.refused.push(itemDraft(found, match.kind));
  }
  draft.claims.push({ words, role: 'refusal', reason: 'not on the site' });
  return true;
}
