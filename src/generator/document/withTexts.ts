import type { Action, Copy, CopyItem, SectionCopy, Text } from '../types';
import { ownTexts } from './contentTexts';

/**
 * The copy with the person's own words in place of the generator's (specification section 2, builder). `texts` holds words by
 * text id; the title, subtitle and description are not among them, they belong to the Content tab.
 */
export function withTexts(copy: Copy, texts: Record<string, string> | undefined): Copy {
  const own = new Map(Object.entries(ownTexts(texts)));
  if (own.size === 0) return copy;
  const text = (original: Text): Text => {
    const value = own.get(original.id);
    return value === undefined ? original : { ...original, value, source: { from: 'standard' } };
  };
  const maybe = (original: Text | null) => original && text(original);
  const action = ({ label, href }: Action): Action => ({ label: text(label), href });
  const item = ({ title, body, detail }: CopyItem): CopyItem => ({
    title: text(title),
    body: maybe(body),
    detail: maybe(detail),
  });
  const section = (original: SectionCopy): SectionCopy => ({
    ...original,
    navLabel: text(original.navLabel),
    heading: text(original.heading),
    intro: maybe(original.intro),
    items: original.items.map(item),
    actions: original.actions.map(action),
    fields: original.fields.map((field) => ({ ...field, label: text(field.label) })),
    submit: maybe(original.submit),
  });
  return { ...copy, sections: copy.sections.map(section), footer: text(copy.footer) };
}
