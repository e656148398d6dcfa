import { sectionFrame, standardItems } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

export const writeFeatures: SectionWriter = (context) => ({
  ...sectionFrame(context, 'features'),
  items: standardItems(context, 'features'),
});
