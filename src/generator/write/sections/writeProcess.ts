import { sectionFrame, standardItems } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

export const writeProcess: SectionWriter = (context) => ({
  ...sectionFrame(context, 'process'),
  items: standardItems(context, 'process'),
});
