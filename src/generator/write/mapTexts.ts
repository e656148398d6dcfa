import type { Action, Copy, CopyItem, SectionCopy, Text } from '../types';

/** A copy with every one of its texts replaced. */
export function mapTexts(copy: Copy, text: (original: Text) => Text): Copy {
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
    paragraphs: original.paragraphs.map(text),
    items: original.items.map(item),
    actions: original.actions.map(action),
    fields: original.fields.map(({ options, ...field }) => ({
      ...field,
      label: text(field.label),
      ...(options === undefined ? {} : { options: options.map(text) }),
    })),
    submit: maybe(original.submit),
    notes: original.notes.map(text),
  });
  return {
    ...copy,
    title: text(copy.title),
    subtitle: text(copy.subtitle),
    description: text(copy.description),
    sections: copy.sections.map(section),
    footer: text(copy.footer),
  };
}

/** Every text of a copy, in page order. */
export function textsOf(copy: Copy): Text[] {
  const texts: Text[] = [];
  mapTexts(copy, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
