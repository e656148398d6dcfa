import { joined } from '../joined';
import { sectionFrame, standardItems } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

/** What to know first, and whom it is for where the prompt says so. */
export const writeFeatures: SectionWriter = (context) => {
  const frame = sectionFrame(context, 'features');
  const audience = context.write('features.intro', context.pack.told?.audience ?? []);
  return {
    ...frame,
    intro: joined(frame.intro, audience),
    items: standardItems(context, 'features'),
  };
};
