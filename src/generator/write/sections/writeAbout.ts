import { joined } from '../joined';
import { sectionFrame, standardItems } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

/** A few true words of the trade, and since when where the prompt says so; the story itself only the owner can tell. */
export const writeAbout: SectionWriter = (context) => {
  const frame = sectionFrame(context, 'about');
  const since = context.write('about.intro', context.pack.told?.since ?? []);
  const intro = joined(frame.intro, since);
  const story = context.placeholder('about.story.body', context.pack.placeholders.story, 'text');
  return {
    ...frame,
    intro: intro ?? story,
    items: [
      ...standardItems(context, 'about'),
      ...(intro === null
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
