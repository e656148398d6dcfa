import type { PageLabels, PageRules } from '../LanguagePack';
import { pageRule } from '../pageRule';

/** By which a prompt in English speaks of pages. */
export const pageRules: PageRules = {
  one: pageRule('(?:one|single)[- ]page(?:r)?|only one page|landing page'),
  several: pageRule(
    'multi[- ]?pages?|multiple pages|several pages|separate pages|different pages|pages of their own|more than one page|(?:two|three|four|five|six|seven|[2-9]) pages',
  ),
  named: pageRule('(?:separate|own|different|extra) pages? for'),
  next: pageRule('(?:a|one|another|its own|separate) (?:web)?page (?:for|with|showing)'),
  behind: pageRule(
    '(?:on|in|as|at|gets?|has|have|with) (?:its|their|a|an|one) (?:own|separate|extra|different) pages?',
  ),
};

/** What English sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'Home',
  whole: (page) => `See all: ${page}`,
  more: (page) => `Read more: ${page}`,
};
