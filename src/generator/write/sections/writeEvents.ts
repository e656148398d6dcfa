import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

/** Dates are the owner's to add. */
export const writeEvents: SectionWriter = (context) => {
  const { event, eventBody, date } = context.pack.placeholders;
  return {
    ...sectionFrame(context, 'events'),
    items: event.map((value, index) => ({
      title: context.placeholder(`events.${index + 1}.title`, value, 'text'),
      body: context.placeholder(`events.${index + 1}.body`, eventBody, 'text'),
      detail: context.placeholder(`events.${index + 1}.detail`, date, 'date'),
    })),
  };
};
