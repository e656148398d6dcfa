import type { PageLabels, PageRules } from '../LanguagePack';
import { pageRule } from '../pageRule';

/** By which a prompt in Hindi speaks of pages. */
export const pageRules: PageRules = {
  one: pageRule('(?:एक ही|सिंगल|लैंडिंग) पेज'),
  several: pageRule(
    '(?:कई|अनेक) (?:पेज|पृष्ठ)|मल्टी[- ]?पेज|अलग[- ]अलग पेज|(?:दो|तीन|चार|पाँच|पांच|[2-9]) पेज',
  ),
};

/** What Hindi sites call their first page and the links to the others. */
export const pageLabels: PageLabels = {
  home: 'होम',
  whole: (page) => `सब देखें: ${page}`,
  more: (page) => `और पढ़ें: ${page}`,
};
