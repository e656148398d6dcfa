/** What the product promises (specification section 1), each with what it comes to. */
export const benefits: readonly { name: string; text: string }[] = [
  {
    name: 'Smart templates',
    text: 'The sections follow from what you do: a bakery and a portfolio start differently.',
  },
  {
    name: 'Content creation',
    text: 'Headings, text and button labels are written around the words you typed.',
  },
  {
    name: 'Design consistency',
    text: 'One set of colors, type and spacing for the whole page, and text that stays readable.',
  },
  {
    name: 'SEO optimization',
    text: 'A page title, a description and structured data are in place for search engines.',
  },
  {
    name: 'Multilingual support',
    text: 'Describe it in English, Spanish, French, German, Portuguese or Italian: the draft comes in that language.',
  },
  {
    name: 'Instant responsiveness',
    text: 'The first draft fits phone, tablet and desktop. Look at all three before you export.',
  },
];

/** The two figures (specification section 1). Both are estimates of ours and say so. */
export const claims = {
  time: {
    figure: '70%',
    text: 'less development time',
    note: 'Our estimate for a first page.',
    basis:
      'We put a simple page made by hand, planned at ten hours, beside the same page started from a draft, planned at three. Three hours are 70% less than ten. This is a plan on paper, not a measurement, and yours may differ.',
  },
  agency: {
    figure: '$3,000 to $50,000+',
    text: 'is what agencies commonly quote for a custom site',
    note: 'Your project may differ.',
    basis:
      'The low end stands for a few pages from a ready theme, the high end for a store or a site with software of its own. An agency also gives you advice and more than one page, so compare what you get, not only what you pay.',
  },
} as const;
