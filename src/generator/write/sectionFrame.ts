import type { CopyItem, SectionCopy, SectionKind } from '../types';
import type { WritingContext } from './WritingContext';

/** What every section has: label, heading and intro from its words, and empty lists for the writer to fill. */
export function sectionFrame(
  context: WritingContext,
  kind: SectionKind,
): Omit<SectionCopy, 'id' | 'kind'> {
  const words = context.sectionWords(kind);
  return {
    navLabel: context.standard(`${kind}.nav`, words.nav),
    heading:
      context.write(`${kind}.heading`, words.heading) ??
      context.standard(`${kind}.heading`, words.nav),
    intro: context.write(`${kind}.intro`, words.intro),
    items: [],
    actions: [],
    fields: [],
    submit: null,
  };
}

/** The section's standard items. */
export function standardItems(context: WritingContext, kind: SectionKind): CopyItem[] {
  return context
    .sectionWords(kind)
    .items.map((entry, index) => context.entry(`${kind}.${index + 1}`, entry));
}
