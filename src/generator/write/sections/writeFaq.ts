import { sectionFrame, standardItems } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

export const writeFaq: SectionWriter = (context) => ({
  ...sectionFrame(context, 'faq'),
  items: standardItems(context, 'faq'),
});
