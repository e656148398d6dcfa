import { addableSections, adding } from '../../../../machines/addingSections';
import type { ArrangingAct } from '../../../../machines/arrangement';
import { choosing } from '../../../../machines/sectionChoices';
import { type ChangeKind, isReason, slotOf, type Taken, type Told, told } from '../ChangeKind';
import { folded, listed } from '../compileChanges';
import { findSection, findSections, kindsNamed, spelt } from '../findSections';
import type { FoundSection, Situation } from '../Situation';

const arranged = ({ page }: FoundSection, done: ArrangingAct) =>
  ({ type: 'sections.arrange', page, done }) as const;

/** The ids of the page of a section as they stand. */
const idsBeside = ({ page }: FoundSection, { pages }: Situation): string[] =>
  pages.find((one) => one.page.lead === page)?.entries.map(({ id }) => id) ?? [];

const each =
  (toldOf: (found: FoundSection, situation: Situation) => Told | null): ChangeKind =>
  (taken, situation) => {
    const found = findSections(slotOf(taken, 'section'), situation);
    if (isReason(found)) return found;
    return found.flatMap((one) => toldOf(one, situation) ?? []);
  };

const act = (name: 'hide' | 'duplicate', value: string): ChangeKind =>
  each((found) =>
    told(found.entry.label, value, arranged(found, { act: name, id: found.entry.id })),
  );

export const hide = act('hide', 'hidden');
export const duplicate = act('duplicate', 'a second time');

/** The hero stays as a heading, so that a page has one. */
export const removeSection: ChangeKind = each((found) => {
  const { id, label } = found.entry;
  return id === 'hero'
    ? told(label, 'only its heading', arranged(found, { act: 'hide', id }))
    : told(label, 'removed', arranged(found, { act: 'remove', id }));
});

/** What was hidden shows again, what was removed is put back. */
export const show: ChangeKind = (taken, situation) => {
  const words = slotOf(taken, 'section');
  const found = findSections(words, situation);
  if (!isReason(found))
    return found.map((one) =>
      told(one.entry.label, 'shown', arranged(one, { act: 'show', id: one.entry.id })),
    );
  if (situation.scope !== null) return found;
  const removed = situation.pages.flatMap(({ page, removed: gone }) =>
    gone.map((entry) => ({ page: page.lead, entry })),
  );
  const kinds: readonly string[] = kindsNamed(words, situation);
  const back = removed.find(({ entry }) => kinds.includes(entry.kind));
  if (back === undefined) return found;
  return [told(back.entry.label, 'back', arranged(back, { act: 'putBack', id: back.entry.id }))];
};

const moving =
  (toOf: (at: number, ids: readonly string[]) => number, value: string): ChangeKind =>
  (taken, situation) =>
    each((found) => {
      const ids = idsBeside(found, situation);
      const { id, label } = found.entry;
      const to = toOf(ids.indexOf(id), ids);
      return told(label, value, arranged(found, { act: 'move', id, to }));
    })(taken, situation);

const toFirst = moving((_, ids) => (ids[0] === 'hero' ? 1 : 0), 'first');
/** Several keep their order: the last of them goes first. */
export const moveFirst: ChangeKind = (taken, situation) => {
  const all = toFirst(taken, situation);
  return all === null || isReason(all) ? all : all.toReversed();
};
export const moveLast = moving((_, ids) => ids.length - 1, 'last');
export const moveUp = moving((at) => at - 1, 'one up');
export const moveDown = moving((at) => at + 1, 'one down');

const besides =
  (offset: 0 | 1, word: string): ChangeKind =>
  (taken, situation) => {
    const found = findSections(slotOf(taken, 'section'), situation);
    if (isReason(found)) return found;
    const mark = findSection(slotOf(taken, 'other'), { ...situation, scope: null });
    if (isReason(mark)) return mark;
    // Several keep their order, so that what stands behind something is put there from the last on.
    const all = offset === 1 ? [...found].reverse() : found;
    const changes = all.flatMap((one): Told[] => {
      if (one.page !== mark.page || one.entry.id === mark.entry.id) return [];
      const ids = idsBeside(one, situation).filter((id) => id !== one.entry.id);
      const to = ids.indexOf(mark.entry.id) + offset;
      const { id, label } = one.entry;
      return [told(label, `${word} ${mark.entry.label}`, arranged(one, { act: 'move', id, to }))];
    });
    return changes.length === 0 ? 'missing' : changes;
  };

export const moveBefore = besides(0, 'before');
export const moveAfter = besides(1, 'after');

export const swap: ChangeKind = (taken, situation) => {
  const one = findSection(slotOf(taken, 'section'), situation);
  if (isReason(one)) return one;
  const other = findSection(slotOf(taken, 'other'), situation);
  if (isReason(other)) return other;
  const ids = idsBeside(one, situation);
  const places = [ids.indexOf(one.entry.id), ids.indexOf(other.entry.id)];
  const [first = -1, second = -1] = places;
  if (first < 0 || second < 0) return 'missing';
  const [earlier, later] = first < second ? [one, other] : [other, one];
  const [from, to] = [Math.min(first, second), Math.max(first, second)];
  return [
    told(
      one.entry.label,
      `swapped with ${other.entry.label}`,
      arranged(one, { act: 'move', id: earlier.entry.id, to }),
      arranged(one, { act: 'move', id: later.entry.id, to: from }),
    ),
  ];
};

const addingAt =
  (offset: 0 | 1 | null): ChangeKind =>
  (taken, situation) => {
    const { build, page, scope } = situation;
    const kinds = wantedKinds(slotOf(taken, 'section'), situation);
    if (kinds.length === 0) return null;
    if (scope !== null) return 'outOfScope';
    const mark =
      offset === null ? null : findSection(slotOf(taken, 'other'), { ...situation, scope: null });
    if (mark !== null && isReason(mark)) return mark;
    const changes = kinds.flatMap((kind): Told[] => {
      const label = build.website.catalogue?.find((entry) => entry.kind === kind)?.label ?? kind;
      const doing = adding(build, kind, { page: mark?.page ?? page, id: mark?.entry.id ?? null });
      const how = addableSections(build).find((one) => one.kind === kind)?.how;
      if (doing === null || (how === 'again' && !isMore(taken, situation)))
        return hiddenOnes(kind, situation);
      const done =
        doing.done.act === 'add' && offset === 0
          ? { ...doing.done, to: doing.done.to - 1 }
          : doing.done;
      const where =
        mark === null ? '' : ` ${offset === 0 ? 'before' : 'after'} ${mark.entry.label}`;
      return [told(label, `added${where}`, { type: 'sections.arrange', page: doing.page, done })];
    });
    return changes.length === 0 ? 'alreadySo' : changes;
  };

export const add = addingAt(null);
export const addBefore = addingAt(0);
export const addAfter = addingAt(1);

/** "Another gallery" is asked for beside the one that is there. */
function isMore(taken: Taken, { rules }: Situation): boolean {
  const words = folded(slotOf(taken, 'section'));
  return listed(rules.words.words.again ?? '').some((word) => words.startsWith(`${word} `));
}

/** One that is hidden shows again, where it is asked for once more. */
const hiddenOnes = (kind: string, { pages }: Situation): Told[] =>
  pages.flatMap(({ page, entries }) =>
    entries
      .filter((entry) => entry.kind === kind && entry.state === 'hidden')
      .slice(0, 1)
      .map((entry) =>
        told(
          entry.label,
          'shown',
          arranged({ page: page.lead, entry }, { act: 'show', id: entry.id }),
        ),
      ),
  );

/** Kinds of section that words ask for: the first that each of them can mean, or none where one means nothing. */
function wantedKinds(words: string, situation: Situation): string[] {
  const known = new Set(situation.build.website.catalogue?.map(({ kind }) => kind));
  const first = (part: string) => kindsNamed(part, situation).find((kind) => known.has(kind));
  const whole = first(words) ?? first(spelt(words, situation));
  return whole === undefined ? [] : [whole];
}

const another =
  (what: 'layout' | 'wording', value: string): ChangeKind =>
  (taken, situation) => {
    const found = findSections(slotOf(taken, 'section'), situation);
    if (isReason(found)) return found;
    const { website, customization } = situation.build;
    const changes = found.flatMap((one): Told[] => {
      const chosen = choosing(website, customization, one.entry.id, { what, step: 1 });
      if (chosen === null) return [];
      return [
        told(one.entry.label, value, arranged(one, { act: 'choose', id: one.entry.id, ...chosen })),
      ];
    });
    return changes.length === 0 ? 'alreadySo' : changes;
  };

export const layout = another('layout', 'another layout');
export const wording = another('wording', 'other words');
