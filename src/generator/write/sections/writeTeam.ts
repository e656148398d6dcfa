import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

/** People are never invented: the owner names them. */
export const writeTeam: SectionWriter = (context) => {
  const { person, personBody } = context.pack.placeholders;
  return {
    ...sectionFrame(context, 'team'),
    items: person.map((value, index) => ({
      title: context.placeholder(`team.${index + 1}.title`, value, 'person'),
      body: context.placeholder(`team.${index + 1}.body`, personBody, 'text'),
      detail: null,
    })),
  };
};
