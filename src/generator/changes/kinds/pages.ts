import { capitalized } from '../../../../machines/text';
import { HOME, sitePagesOf } from '../../../../machines/arrangedPages';
import { MOST_PAGES } from '../../../../machines/limits';
import type { OutlinePage } from '../../../../machines/outlineOf';
import { newPageId, type PageAct, pageNameProblem } from '../../../../machines/pageActs';
import type { UnreadReason } from '../../../../machines/requestedChanges';
import { type ChangeKind, isReason, slotOf, type Told, told } from '../ChangeKind';
import { folded } from '../compileChanges';
import { bare, findSection, kindsNamed, partsOf, unquoted } from '../findSections';
import type { Situation } from '../Situation';

const arranged = (page: string, done: PageAct) =>
  ({ type: 'sections.arrange', page, done }) as const;

const pageLabel = ({ label }: Pick<OutlinePage, 'label'>): string => `Page ${label}`;

/** The page that words name, as its link is called or by what leads it; null where a site of one page is meant, or none. */
function pageNamed(words: string, situation: Situation): OutlinePage | null {
  const { pages, mentioned, rules } = situation;
  if (pages.length < 2) return null;
  if (rules.isThis(words)) return pages.find(({ page }) => page.lead === mentioned) ?? null;
  const forms = [folded(unquoted(words)), folded(bare(words, situation))];
  const home = rules.words.words.home ?? '';
  if (home.split(',').some((word) => forms.includes(folded(word.trim())))) return pages[0] ?? null;
  const byName = pages.find(({ label }) => forms.includes(folded(label)));
  if (byName !== undefined) return byName;
  const kinds: readonly string[] = kindsNamed(words, situation);
  const isLed = ({ page, entries }: OutlinePage) =>
    entries.some(({ id, kind }) => id === page.lead && id !== HOME && kinds.includes(kind));
  return pages.find(isLed) ?? null;
}

const others = (situation: Situation, lead?: string) =>
  situation.pages.filter(({ page }) => page.lead !== lead).map(({ label }) => label);

/** A name as it is typed; one without a capital gets one. */
function pageName(words: string): string {
  const name = unquoted(words);
  return /^\p{Ll}+(?:\s|$)/u.test(name) ? capitalized(name) : name;
}

function nameProblem(name: string, taken: readonly string[]): UnreadReason | null {
  const problem = pageNameProblem(name, taken);
  return problem === null ? null : problem === 'taken' ? 'alreadySo' : 'invalid';
}

export const addPage: ChangeKind = (taken, situation) => {
  const { scope, pages, build } = situation;
  const name = pageName(taken.text ?? slotOf(taken, 'page'));
  const isList = taken.page !== undefined && partsOf(name, situation).length > 1;
  if (name === '' || isList) return null;
  if (scope !== null) return 'outOfScope';
  if (pages.length >= MOST_PAGES) return 'full';
  const named = pages.length > 1 ? others(situation) : [];
  return (
    nameProblem(name, named) ?? [
      told(
        `Page ${name}`,
        'added',
        arranged(newPageId(build.customization), { act: 'addPage', name }),
      ),
    ]
  );
};

const ofPage =
  (toldOf: (page: OutlinePage, situation: Situation) => Told[] | UnreadReason): ChangeKind =>
  (taken, situation) => {
    const page = pageNamed(slotOf(taken, 'page'), situation);
    if (page === null) return null;
    return situation.scope === null ? toldOf(page, situation) : 'outOfScope';
  };

export const renamePage: ChangeKind = (taken, situation) =>
  ofPage((page) => {
    const name = pageName(slotOf(taken, 'text'));
    const { lead } = page.page;
    return (
      nameProblem(name, others(situation, lead)) ?? [
        told(pageLabel(page), `called “${name}”`, arranged(lead, { act: 'renamePage', name })),
      ]
    );
  })(taken, situation);

export const removePage = ofPage((page) =>
  page.page.lead === HOME
    ? 'needed'
    : [told(pageLabel(page), 'removed', arranged(page.page.lead, { act: 'removePage' }))],
);

const moving = (value: string, toOf: (leads: readonly string[], at: number) => number) =>
  ofPage((page, { build }) => {
    const { lead } = page.page;
    if (lead === HOME) return 'needed';
    const leads = sitePagesOf(build.website, build.customization).map((one) => one.lead);
    const to = toOf(leads, leads.indexOf(lead));
    return [told(pageLabel(page), value, arranged(lead, { act: 'movePage', to }))];
  });

/** The first behind the home page, which stays where it is. */
export const pageFirst = moving('first', () => 1);
export const pageLast = moving('last', (leads) => leads.length - 1);

const besides =
  (offset: 0 | 1, word: string): ChangeKind =>
  (taken, situation) => {
    const mark = pageNamed(slotOf(taken, 'other'), situation);
    if (mark === null) return null;
    return moving(`${word} ${mark.label}`, (leads, at) => {
      const to = leads.filter((_, index) => index !== at).indexOf(mark.page.lead) + offset;
      return Math.max(1, to);
    })(taken, situation);
  };

export const pageBefore = besides(0, 'before');
export const pageAfter = besides(1, 'after');

/** A section goes to the end of another page. */
export const transfer: ChangeKind = (taken, situation) => {
  const to = pageNamed(slotOf(taken, 'page'), situation);
  if (to === null) return null;
  const found = findSection(slotOf(taken, 'section'), situation);
  if (isReason(found)) return found === 'missing' ? null : found;
  if (found.page === to.page.lead) return 'alreadySo';
  const { id, label } = found.entry;
  const done: PageAct = { act: 'transfer', id, on: to.page.lead, to: to.entries.length };
  return [told(label, `on ${to.label}`, arranged(found.page, done))];
};

/** Where a link to a page leads. */
export const pageTarget = (
  words: string,
  situation: Situation,
): { target: string; label: string } | null => {
  const page = pageNamed(words, situation);
  return page === null ? null : { target: `#${page.page.lead}`, label: page.label };
};
