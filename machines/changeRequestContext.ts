import type { OutlineRef } from './itemListActs';
import { type BuilderRef, buildOf, leadInView } from './outlineActs';
import type { ChangesAsked, RequestedChange, UnreadWords } from './requestedChanges';
import { mergeChanges, type SiteChange } from './siteChange';
import { tidy } from './text';

export interface ChangeRequestContext {
  builderRef: BuilderRef | null;
  outlineRef: OutlineRef | null;
  /** As typed. */
  words: string;
  /** Id of the section that is selected in the outline; null: none. */
  selected: string | null;
  /** The whole site may change though a section is selected. */
  isWhole: boolean;
  changes: readonly RequestedChange[];
  unread: readonly UnreadWords[];
  /** What came of it, to be read out. */
  message: string;
  /** What a language model made of the words that the rules could not read, unchecked; null: it was not asked. */
  answer: { value: unknown } | null;
  /** Apply was pressed while the list was read again. */
  isPressed: boolean;
}

export type ChangeRequestEvent =
  | { type: 'request.open' }
  | { type: 'request.fold' }
  | { type: 'words.change'; value: string }
  | { type: 'request.send' }
  | { type: 'scope.choose'; isWhole: boolean }
  | { type: 'change.toggle'; id: string }
  | { type: 'changes.apply' }
  | { type: 'request.cancel' }
  | { type: 'model.answered'; answer: unknown }
  | { type: 'build.changed' }
  | { type: 'section.changed' };

/** Before anything was read. */
export const nothing = { changes: [], unread: [], message: '', answer: null, isPressed: false };

/** Words that ask for something, and change nothing. */
export const missedOf = (unread: readonly UnreadWords[]) =>
  unread.filter(({ reason }) => reason !== 'kept');

/** The section outside of which nothing may change; null: the whole site. */
export const scopeOf = ({
  selected,
  isWhole,
}: Pick<ChangeRequestContext, 'selected' | 'isWhole'>): string | null =>
  isWhole ? null : selected;

/** What is to be read, of which site. Throws where there is none. */
export function asked(context: ChangeRequestContext): ChangesAsked {
  const build = buildOf(context.builderRef);
  if (build === null) throw new Error('changeRequestMachine: there is no site.');
  return {
    build,
    words: tidy(context.words),
    page: leadInView(context.builderRef),
    scope: scopeOf(context),
    without: context.changes.flatMap(({ id, isOut }) => (isOut ? [id] : [])),
    ...(context.answer === null ? {} : { answer: context.answer }),
  };
}

/** All that is still in the list, as one request. */
export function askedOf({ changes }: ChangeRequestContext): {
  edits: RequestedChange['edits'];
  change: SiteChange;
} {
  const taken = changes.filter(({ isOut }) => !isOut);
  return {
    edits: taken.flatMap(({ edits }) => edits),
    change: taken.reduce<SiteChange>((whole, { change }) => mergeChanges(whole, change ?? {}), {}),
  };
}
