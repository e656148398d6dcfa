import { primaryAction } from '../primaryAction';
import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';

export const writeCallToAction: SectionWriter = (context) => ({
  ...sectionFrame(context, 'callToAction'),
  actions: [primaryAction(context, 'callToAction.action')],
});
