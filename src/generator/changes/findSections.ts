import { plannedEntry } from '../../../machines/plannedEntry';
import type { UnreadReason } from '../../../machines/requestedChanges';
import { spoken } from '../languages/spoken';
import { bareWords } from '../read/sections/sections';
import type { SectionKind } from '../types';
import { folded, listed } from './compileChanges';
import { type FoundSection, sectionsOf, type Situation, writtenSections } from './Situation';

/** Words without an article before them, and without "section" around them. */
export function bare(words: string, { rules }: Pick<Situation, 'rules'>): string {
  const trimmed = unquoted(words);
  const cut = folded(trimmed);
  const start = rules.determiners.exec(cut)?.[0].length ?? 0;
  return trimmed.slice(start).trim() || trimmed;
}

const withoutSectionWords = (words: string, { rules }: Pick<Situation, 'rules'>): string =>
  folded(words).replace(rules.sectionWords, '').trim();

const QUOTES = /^["“”„«「『‘'](.*)["“”»」』’']$/su;
/** What stands between quotation marks, or the words themselves. */
export const unquoted = (words: string): string => (QUOTES.exec(words.trim())?.[1] ?? words).trim();

/** The kinds of section that words name, in any of the languages. */
export function kindsNamed(words: string, situation: Situation): SectionKind[] {
  const { packs, rules } = situation;
  const name = bare(words, situation);
  const forms = [...new Set([folded(name), withoutSectionWords(name, situation)])];
  const found = new Set<SectionKind>();
  for (const form of forms) {
    for (const [kind, list] of Object.entries(rules.words.sections))
      if (listed(list).includes(form)) found.add(kind as SectionKind);
    for (const { reader, sections } of packs) {
      const said = spoken(form, reader.spelling);
      const said1 = said.split(/[\s/&-]+/)[0] ?? '';
      for (const row of reader.sections.beginningWith(said1))
        if (bareWords(row.words.join(' ')) === bareWords(said)) found.add(row.kind);
      for (const [kind, { nav }] of Object.entries(sections))
        if (folded(nav) === form) found.add(kind as SectionKind);
    }
  }
  return [...found];
}

/** Words as they were meant to be spelt, where the language knows. */
export function spelt(words: string, { packs }: Pick<Situation, 'packs'>): string {
  const [pack] = packs;
  if (pack === undefined) return words;
  const { correct, spelling } = pack.reader;
  return words.replace(/[\p{L}\p{M}]+/gu, (word) => correct(spoken(word, spelling)) ?? word);
}

/** The one section that words name; several kinds and pages may have it: the page in view wins. */
function sectionNamed(words: string, situation: Situation): FoundSection | null {
  const all = sectionsOf(situation);
  const name = bare(words, situation);
  const forms = new Set([
    folded(unquoted(words)),
    folded(name),
    withoutSectionWords(name, situation),
  ]);
  const called = (label: string) =>
    forms.has(folded(label)) || forms.has(withoutSectionWords(label, situation));
  const headings = new Map(
    writtenSections(situation).map(({ id, heading }) => [id, heading.value]),
  );
  const byLabel = all.find(
    ({ entry }) => called(entry.label) || called(headings.get(entry.id) ?? ''),
  );
  if (byLabel !== undefined) return byLabel;
  const kinds = kindsNamed(words, situation);
  const { website } = situation.build;
  return (
    all.find(({ entry }) => kinds.includes(entry.kind as SectionKind)) ??
    all.find(({ entry }) => called(plannedEntry(website, entry.id)?.label ?? '')) ??
    null
  );
}

/** The sections that words name: one, or several that are joined; what keeps them from being changed where they are none. */
export function findSections(words: string, situation: Situation): FoundSection[] | UnreadReason {
  const { scope, mentioned, rules } = situation;
  const all = sectionsOf(situation);
  if (rules.isThis(words)) {
    const meant = scope ?? mentioned;
    if (meant === null) return 'nothingSelected';
    const own = all.filter(({ entry }) => entry.id === meant);
    return own.length === 0 ? 'missing' : own;
  }
  const whole = sectionNamed(words, situation) ?? sectionNamed(spelt(words, situation), situation);
  const found = whole === null ? namedInList(words, situation) : [whole];
  if (found === null) return 'missing';
  return scope !== null && found.some(({ entry }) => entry.id !== scope) ? 'outOfScope' : found;
}

/** The members of a list in words. */
export const partsOf = (words: string, { rules }: Pick<Situation, 'rules'>): string[] =>
  folded(words)
    .replace(rules.joins, ',')
    .split(/[,、،&+]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function namedInList(words: string, situation: Situation): FoundSection[] | null {
  const parts = partsOf(words, situation);
  if (parts.length < 2) return null;
  const found = parts.map(
    (part) => sectionNamed(part, situation) ?? sectionNamed(spelt(part, situation), situation),
  );
  return found.every((one) => one !== null) ? found : null;
}

/** One section that words name; null where they name none or several. */
export function findSection(words: string, situation: Situation): FoundSection | UnreadReason {
  const found = findSections(words, situation);
  if (typeof found === 'string') return found;
  return found.length === 1 ? (found[0] as FoundSection) : 'missing';
}
