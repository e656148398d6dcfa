import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

/** The prompt's dates, whose occasions are the owner's to add; without dates, both are. */
export const writeEvents: SectionWriter = (context) => {
  const { event, eventBody, date } = context.pack.placeholders;
  const { dates } = context.intent.facts;
  const body = (id: string) => context.placeholder(`${id}.body`, eventBody, 'text');
  const known = dates
    .filter(({ value }, index) => dates.findIndex((other) => other.value === value) === index)
    .map((found, index) => {
      const id = `events.${index + 1}`;
      return { title: context.fromPrompt(`${id}.title`, found), body: body(id), detail: null };
    });
  const toFill = event.map((value, index) => {
    const id = `events.${index + 1}`;
    return {
      title: context.placeholder(`${id}.title`, value, 'text'),
      body: body(id),
      detail: context.placeholder(`${id}.detail`, date, 'date'),
    };
  });
  return {
    ...sectionFrame(context, 'events'),
    items: known.length > 0 ? known : toFill,
  };
};
