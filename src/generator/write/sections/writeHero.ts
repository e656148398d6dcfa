import type { Action } from '../../types';
import { sectionFrame } from '../sectionFrame';
import type { SectionWriter } from '../SectionWriter';
import { primaryAction } from '../primaryAction';

export const writeHero: SectionWriter = (context, page) => {
  const { plan, trade, sectionWords, standard } = context;
  const second: Action[] = plan.sections.some(({ kind }) => kind === trade.leadsTo)
    ? [
        {
          label: standard('hero.action.2', sectionWords(trade.leadsTo).nav),
          href: `#${trade.leadsTo}`,
        },
      ]
    : [];
  return {
    ...sectionFrame(context, 'hero'),
    heading: page.title,
    intro: page.description,
    actions: [primaryAction(context, 'hero.action.1'), ...second],
  };
};
