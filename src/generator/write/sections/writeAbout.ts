import { sectionFrame, standardItems } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

/** A few true words of the trade; the story itself only the owner can tell. */
export const writeAbout: SectionWriter = (context) => {
  const frame = sectionFrame(context, 'about');
  const story = context.placeholder('about.story.body', context.pack.placeholders.story, 'text');
  return {
    ...frame,
    intro: frame.intro ?? story,
    items: [
      ...standardItems(context, 'about'),
      ...(frame.intro === null
        ? []
        : [
            {
              title: context.standard('about.story.title', context.pack.facts.story),
              body: story,
              detail: null,
            },
          ]),
    ],
  };
};
