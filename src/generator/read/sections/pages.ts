import type { PagesAsked, SectionKind } from '../../types';
import { type Draft, itemDraft, type ItemDraft, overlaps, type Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { listMembers } from '../lists/lists';
import type { Drafted, ReadingLanguage } from '../ReadingLanguage';
import type { RequestIndex } from './requests';
import { sectionOf, type SectionIndex } from './sections';
import type { Clause } from '../clauses/segments';
import { lowered } from '../text/phrases';

type Language = Pick<ReadingLanguage, 'lexicon' | 'sections' | 'requests'>;

/** A member of a list of pages has no more words than this. */
const LONGEST_PAGE = 10;
const LEADS: ReadonlySet<string> = new Set(['article', 'and', 'number']);
const FUNCTIONS: ReadonlySet<string> = new Set(['gerund', 'verb']);

/** A page that the prompt lists: its words in the list, and what it is called. */
interface Listed {
  words: Phrase;
  label: Phrase;
  items: ItemDraft[];
}

/**
 * What a prompt says of pages: one, several, or nothing. Where it lists them, each is a request with the page's name, in the
 * order of the list, instead of what the list was read as before.
 */
export function readPages(
  { words, clauses, draft }: Drafted,
  language: Language,
): { pages: PagesAsked | null; wants: ItemDraft[] } {
  const { requests } = language;
  const listed = pagesInLists(clauses, language) ?? pagesByName(draft, language);
  if (listed !== null) return { pages: 'several', wants: withPages(draft.wants, listed, language) };
  const has = (key: 'one' | 'several'): boolean =>
    words.some((_, at) => requests.pages[key].lengthAt(words, at) > 0);
  return { pages: has('several') ? 'several' : has('one') ? 'one' : null, wants: draft.wants };
}

/** "Pages: Home, Menu, Contact", "five pages: …", "separate pages for menu and contact"; null where there is no such list. */
function pagesInLists(
  clauses: readonly Clause[],
  { lexicon, sections, requests }: Language,
): Listed[] | null {
  for (const [index, { key, words }] of clauses.entries()) {
    const list =
      key !== null && isWhole(bare(key), requests.pages.keys)
        ? keyedList(clauses, index)
        : behindPages(words, requests);
    const members = list
      .flatMap((part) => listMembers(part, lexicon))
      .flatMap((member) => sectionPair(member, lexicon, sections))
      .filter(({ length }) => length <= LONGEST_PAGE)
      .map((member) => ({ words: member, label: labelOf(member, requests), items: [] }))
      .filter(({ label }) => label.length > 0);
    const functions = members.filter(({ label }) => FUNCTIONS.has(label[0]?.tag ?? '')).length;
    if (members.length > 1 && functions <= members.length / 2) return members;
  }
  return null;
}

/** "Menu and contact" are two pages where each is a section, "terms and conditions" are one. */
function sectionPair(words: Phrase, lexicon: Lexicon, sections: SectionIndex): Phrase[] {
  const at = words.findIndex(({ tag }) => tag === 'and');
  const halves = [words.slice(0, at), words.slice(at + 1)];
  const kinds = new Set(halves.map((half) => sectionOf(half, 'asked', lexicon, sections)));
  return at > 0 && kinds.size === 2 && !kinds.has(null) ? halves : [words];
}

const isWhole = (
  words: Phrase,
  phrases: { lengthAt: (words: Phrase, at: number) => number },
): boolean => words.length > 0 && phrases.lengthAt(words, 0) === words.length;

/** What stands behind a key, or on the lines below one that stands alone. */
function keyedList(clauses: readonly Clause[], index: number): Phrase[] {
  const [first, ...others] = clauses.slice(index);
  if (first === undefined) return [];
  if (first.words.length > 0) return [first.words];
  const end = others.findIndex(
    ({ key, opensParagraph, setting }) => key !== null || (opensParagraph && setting !== 'item'),
  );
  return others.slice(0, end < 0 ? others.length : end).map(({ words }) => words);
}

/** What stands behind "pages for", "pages:" and the like. */
function behindPages(words: Phrase, { pages }: RequestIndex): Phrase[] {
  const at = words.findIndex((_, start) => pages.pages.lengthAt(words, start) > 0);
  if (at < 0) return [];
  const start = at + pages.pages.lengthAt(words, at);
  const link = pages.links.lengthAt(words, start);
  return link > 0 || /[:–—]/.test(words[start]?.gap ?? '') ? [words.slice(start + link)] : [];
}

/** "An about page, a services page and a contact page": two or more that are called pages one by one; null where there are none. */
function pagesByName(
  { wants }: Draft,
  { requests, lexicon }: Pick<Language, 'requests' | 'lexicon'>,
): Listed[] | null {
  const pageAt = ({ words }: ItemDraft): number =>
    words.findIndex((_, at) => requests.pages.page.lengthAt(words, at) > 0);
  const isPage = (want: ItemDraft): boolean => {
    const at = pageAt(want);
    return (
      at >= 0 &&
      !isWhole(want.words, requests.pages.one) &&
      requests.pages.one.lengthAt(want.words, Math.max(0, at - 1)) === 0
    );
  };
  if (wants.filter(isPage).length < 2) return null;
  const listed: Listed[] = [];
  let open = false;
  for (const want of wants) {
    const last = listed.at(-1);
    const rest = isPage(want) ? want.words.slice(pageAt(want) + 1) : [];
    if (isPage(want)) {
      const label = labelOf(want.words, requests);
      if (label.length === 0) continue;
      open = FUNCTIONS.has(rest[0]?.tag ?? '');
      const first = open ? [memberOf(rest.slice(1))] : shownOn(rest, lexicon);
      listed.push({
        words: want.words,
        label: open ? labelOf(want.words.slice(0, pageAt(want) + 1), requests) : label,
        items: [...first, ...want.members],
      });
    } else if (
      open &&
      last !== undefined &&
      want.section === null &&
      follows(last.words, want.words)
    ) {
      last.items.push(memberOf(want.core, want.detail));
      last.words = [...last.words, ...want.words];
    } else open = false;
  }
  return listed.length < 2 ? null : listed;
}

/** What a page is to show: "a join-us page with | open positions", "a data page where users can | download maps and tables". */
function shownOn(behind: Phrase, lexicon: Lexicon): ItemDraft[] {
  const isWith = lexicon.has('withWords', behind[0]?.lower ?? '');
  const can =
    behind[0]?.tag === 'subordinator' ? behind.findIndex(({ tag }) => tag === 'auxiliary') : -1;
  const shown = isWith ? behind.slice(1) : can > 0 ? behind.slice(can + 1) : [];
  return shown.length === 0
    ? []
    : listMembers(shown, lexicon).map((member) => memberOf(bare(member)));
}

const follows = (before: Phrase, after: Phrase): boolean =>
  (after[0]?.at ?? 0) - (before.at(-1)?.at ?? 0) <= 2;

const memberOf = (core: Phrase, detail: Phrase = []): ItemDraft => ({
  ...itemDraft([...core, ...detail]),
  core,
  detail,
});

/** Without the articles and numbers that stand first: "the five pages". */
function bare(words: Phrase): Phrase {
  const from = words.findIndex(({ tag }) => !LEADS.has(tag));
  return from < 0 ? [] : words.slice(from);
}

/** What a page is called: "a services page" → "services", "a page on the bees" → "the bees". */
function labelOf(words: Phrase, { pages }: RequestIndex): Phrase {
  const own = bare(words);
  if (isWhole(own, pages.home)) return own;
  const page = own.findIndex((_, at) => pages.page.lengthAt(own, at) > 0);
  if (page < 0) return own;
  if (page > 0) return own.slice(0, page);
  const rest = own.slice(pages.page.lengthAt(own, 0));
  const behind =
    rest[0]?.tag === 'preposition' || pages.links.lengthAt(rest, 0) > 0 ? rest.slice(1) : rest;
  return behind[0]?.tag === 'article' ? behind.slice(1) : behind;
}

/** The requests with the pages in the place of what they were read as. */
function withPages(
  wants: readonly ItemDraft[],
  listed: readonly Listed[],
  { lexicon, sections, requests }: Language,
): ItemDraft[] {
  const taken = new Set<SectionKind>();
  const pages = listed.map(({ words, label, items }): ItemDraft => {
    const before = wants.find((want) => overlaps(want.words, words));
    const mentioned = wants.find((want) => want.section !== null && overlaps(want.words, words));
    const kind =
      pageKind(label, words, { lexicon, sections, requests }) ?? mentioned?.section ?? null;
    const section = kind !== null && taken.has(kind) ? null : kind;
    if (section !== null) taken.add(section);
    return {
      ...memberOf(label),
      words,
      section,
      members: items.length > 0 ? items : (before?.members ?? []),
      page: label,
    };
  });
  /* "A join-us page with open positions" asks for these too. */
  const isBeside = (want: ItemDraft): boolean =>
    want.isMention &&
    want.section !== null &&
    !taken.has(want.section) &&
    !listed.some(({ label }) => overlaps(want.words, label));
  const isListed = (want: ItemDraft): boolean =>
    !isBeside(want) && listed.some(({ words }) => overlaps(want.words, words));
  return [...pages, ...wants.filter((want) => !isListed(want))];
}

function pageKind(
  label: Phrase,
  words: Phrase,
  { lexicon, sections, requests }: Language & { lexicon: Lexicon },
): SectionKind | null {
  if (isWhole(label, requests.pages.home)) return 'hero';
  return (
    sectionOf(label, 'asked', lexicon, sections) ??
    sectionOf(words, 'asked', lexicon, sections) ??
    (lexicon.has('peopleAlone', lowered(label)) ? 'team' : null)
  );
}
