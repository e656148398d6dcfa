/** What the product promises (specification section 1), each with what it comes to. */
export const benefits: readonly { name: string; text: string }[] = [
  {
    name: 'Smart templates',
    text: 'Forty-three kinds of site, each with its own order of sections. Any other is built from your own word for it.',
  },
  {
    name: 'Content creation',
    text: 'The words you typed are the words on the page. What only you know and did not say stays a gap on a list.',
  },
  {
    name: 'Design consistency',
    text: 'One set of colors, type and spacing for the whole site, and text that stays readable in any color you choose.',
  },
  {
    name: 'SEO optimization',
    text: 'Each page has a title, a description and structured data; a sitemap and a picture for shared links come with the site.',
  },
  {
    name: 'Multilingual support',
    text: 'Nine languages, from English and Spanish to Arabic, Japanese and Hindi, and two of them on one site if you like.',
  },
  {
    name: 'Instant responsiveness',
    text: 'Every change shows at once, and each site fits phone, tablet and desktop. Look at all three before you export.',
  },
];

/** The two figures (specification section 1). Both are estimates of ours and say so. */
export const claims = {
  time: {
    figure: '70%',
    text: 'less development time',
    note: 'Our estimate for a first site.',
    basis:
      'We put a simple site made by hand, planned at ten hours, beside the same site started from a draft, planned at three. Three hours are 70% less than ten. This is a plan on paper, not a measurement, and yours may differ.',
  },
  agency: {
    figure: '$3,000 to $50,000+',
    text: 'is what agencies commonly quote for a custom site',
    note: 'Your project may differ.',
    basis:
      'The low end stands for a few pages from a ready theme, the high end for a store or a site with software of its own. An agency also gives you advice and photographs of your own, so compare what you get, not only what you pay.',
  },
} as const;
