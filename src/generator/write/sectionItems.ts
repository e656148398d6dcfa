import { capitalized } from '../../../machines/text';
import { unplaced } from '../plan/topics';
import type { CopyItem, Item, SectionKind, Understood } from '../types';
import { headingRequest, isBare, requestsFor } from './sectionFrame';
import { asSentence } from './writeTexts';
import type { WritingContext } from './WritingContext';

type Described = Pick<Item, 'id' | 'name'> & Partial<Pick<Item, 'detail' | 'price'>>;

/** A thing in the person's words; `section`: id of the one it stands in. */
export const itemOf = (
  { fromPrompt }: WritingContext,
  section: string,
  { id, name, detail = null, price = null }: Described,
): CopyItem => ({
  title: fromPrompt(`${section}.${id}.title`, { ...name, value: capitalized(name.value) }),
  body:
    detail === null
      ? null
      : fromPrompt(`${section}.${id}.body`, { ...detail, value: asSentence(detail.value) }),
  detail: price === null ? null : fromPrompt(`${section}.${id}.detail`, price),
});

/** What is offered, each with the price and the words beside it. */
export const offered = (context: WritingContext, section: SectionKind): CopyItem[] =>
  context.brief.offerings.map((offering) => itemOf(context, section, offering));

/** What the prompt says beside a section that it asks for: what the section is to hold, and further words for it. */
export function asked(context: WritingContext, kind: SectionKind): CopyItem[] {
  const heading = headingRequest(context, kind);
  return requestsFor(context, kind).flatMap((request, index) => [
    ...(request === heading || request.way !== null || isBare(context, request)
      ? []
      : [itemOf(context, kind, { id: `asked${index + 1}`, name: request.words })]),
    ...request.items.map((item) => itemOf(context, kind, item)),
  ]);
}

/** What no section is for, as items of the overview. */
export const unplacedItems = (context: WritingContext): CopyItem[] =>
  unplaced(context.brief).flatMap(({ words, items }, index) => [
    ...(words.value === ''
      ? []
      : [itemOf(context, 'features', { id: `own${index + 1}`, name: words })]),
    ...items.map((item) => itemOf(context, 'features', item)),
  ]);

/** What only names something true of the business. */
export const points = ({ brief, fromPrompt }: WritingContext): CopyItem[] =>
  brief.points.map((point, index) => ({
    title: fromPrompt(`features.point${index + 1}.title`, {
      ...point,
      value: capitalized(point.value),
    }),
    body: null,
    detail: null,
  }));

/** Numbers of things, each over what it counts. */
export const figures = ({ brief, fromPrompt }: WritingContext): CopyItem[] =>
  brief.facts.figures.map(({ amount, what }, index) => ({
    title: fromPrompt(`stats.${index + 1}.title`, { ...what, value: capitalized(what.value) }),
    body: null,
    detail: fromPrompt(`stats.${index + 1}.detail`, amount),
  }));

/** Dates with what happens on them, and where. */
export const dated = ({ brief, fromPrompt, gaps }: WritingContext): CopyItem[] =>
  brief.facts.dates.map(({ when, what, where }, index) => {
    const text = (part: string, words: Understood<string>) =>
      fromPrompt(`events.${index + 1}.${part}`, { ...words, value: capitalized(words.value) });
    const [gap] = gaps('events');
    const toAdd =
      what === null && gap?.body ? { ...gap.body, id: `events.${index + 1}.body` } : null;
    return {
      title: text('title', what ?? when),
      body: where === null ? toAdd : text('body', where),
      detail: what === null ? null : text('detail', when),
    };
  });
