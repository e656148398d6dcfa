import type { SiteColors, SiteContent } from '../../../../machines/entities';
import { sectionOf } from '../../../../machines/sectionIds';
import type { SiteEdit } from '../../../../machines/siteEdits';
import { type ChangeKind, isReason, slotOf, type Taken, type Told } from '../ChangeKind';
import { folded, listed } from '../compileChanges';
import { bare, findSections } from '../findSections';
import type { Situation } from '../Situation';
import { roleOf } from './colors';
import { itemsNamed } from './items';
import { contentNamed } from './texts';

type Role = keyof SiteColors;

/** What a person wants to stay as it is. */
export interface Kept {
  sections: ReadonlySet<string>;
  items: ReadonlySet<string>;
  colors: ReadonlySet<Role>;
  content: ReadonlySet<keyof SiteContent>;
  /** No text changes. */
  isEveryText: boolean;
}

export const NOTHING_KEPT: Kept = {
  sections: new Set(),
  items: new Set(),
  colors: new Set(),
  content: new Set(),
  isEveryText: false,
};

const ROLES: readonly Role[] = ['primary', 'secondary', 'accent', 'background', 'text'];

/** What of the site words name; null where they name nothing of it. */
function named(words: string, situation: Situation): Kept | null {
  const free = { ...situation, scope: null };
  const name = folded(bare(words, situation));
  const isIn = (list: string) => listed(situation.rules.words.words[list] ?? '').includes(name);
  const found = findSections(words, free);
  const role = roleOf(words, situation);
  const field = contentNamed(words, situation);
  const kept: Kept = {
    sections: new Set(isReason(found) ? [] : found.map(({ entry }) => sectionOf(entry.id))),
    items: new Set(itemsNamed(words, free).map(({ item }) => item.id)),
    colors: new Set(isIn('colors') ? ROLES : role === null ? [] : [role]),
    content: new Set(field === null ? (isIn('name') ? ['title'] : []) : [field]),
    isEveryText: isIn('wording'),
  };
  const isNothing =
    !kept.isEveryText &&
    [kept.sections, kept.items, kept.colors, kept.content].every(({ size }) => size === 0);
  return isNothing ? null : kept;
}

/** What is to stay: `other` is refused to be changed, `section` asked to stay, which has to be on the site. */
export const keep: ChangeKind = (taken, situation) => {
  if (taken.other !== undefined) return 'kept';
  return named(slotOf(taken, 'section'), situation) === null ? null : 'kept';
};

/** What stays besides, once these words were read. */
export function withKept(kept: Kept, taken: Taken, situation: Situation): Kept {
  const more = named(taken.other ?? slotOf(taken, 'section'), situation) ?? NOTHING_KEPT;
  return {
    sections: new Set([...kept.sections, ...more.sections]),
    items: new Set([...kept.items, ...more.items]),
    colors: new Set([...kept.colors, ...more.colors]),
    content: new Set([...kept.content, ...more.content]),
    isEveryText: kept.isEveryText || more.isEveryText,
  };
}

/** A change without what would change of that which is to stay; null where nothing is left of it. */
export function sparing(told: Told, kept: Kept, { build }: Situation): Told | null {
  const { colors } = build.customization;
  const edits = told.edits.flatMap((edit): SiteEdit[] => {
    if (edit.type === 'colors.set') {
      const own = [...kept.colors].map((role) => [role, colors[role]] as const);
      return [{ ...edit, colors: { ...edit.colors, ...Object.fromEntries(own) } }];
    }
    return isKept(edit, kept) ? [] : [edit];
  });
  const isLess = JSON.stringify(edits) !== JSON.stringify(told.edits);
  const isSame = edits.every(
    (edit) =>
      edit.type === 'colors.set' && ROLES.every((role) => edit.colors[role] === colors[role]),
  );
  if (told.change === undefined) return isLess && isSame ? null : { ...told, edits };
  const isRepainted = told.change.theme !== undefined || told.change.direction !== undefined;
  if (!isRepainted || kept.colors.size === 0) return told;
  return { ...told, change: { ...told.change, colors } };
}

function isKept(edit: SiteEdit, { sections, items, colors, content, isEveryText }: Kept): boolean {
  const isOfKept = (id: string) => sections.has(id.split('.')[0] ?? '');
  switch (edit.type) {
    case 'appearance.choose':
      return colors.has('background') || colors.has('text');
    case 'sections.arrange':
      if (edit.done.act === 'choose' && edit.done.what === 'wording' && isEveryText) return true;
      return 'id' in edit.done && edit.done.act !== 'add' && sections.has(sectionOf(edit.done.id));
    case 'items.change':
      return isOfKept(edit.section) || ('id' in edit.done && items.has(edit.done.id));
    case 'content.change':
      return isEveryText || content.has(edit.field);
    case 'text.change':
      return isEveryText || isOfKept(edit.id);
    case 'link.choose':
      return isOfKept(edit.id);
    default:
      return false;
  }
}
