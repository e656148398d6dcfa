import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

/** Reviews are never invented: the owner adds real ones. */
export const writeTestimonials: SectionWriter = (context) => {
  const { review, reviewBody } = context.pack.placeholders;
  return {
    ...sectionFrame(context, 'testimonials'),
    items: review.map((value, index) => ({
      title: context.placeholder(`testimonials.${index + 1}.title`, value, 'person'),
      body: context.placeholder(`testimonials.${index + 1}.body`, reviewBody, 'review'),
      detail: null,
    })),
  };
};
