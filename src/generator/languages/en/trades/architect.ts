import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const architect: TradeWords = {
  senses: [
    {
      noun: 'architecture studio',
      words: [
        'architect',
        'architects',
        'architecture',
        'architecture studio',
        'architecture firm',
        'architecture office',
        'architecture practice',
        'architectural studio',
        'architectural practice',
        'architectural firm',
        'architectural designer',
        'architect portfolio',
        'architecture portfolio',
      ],
    },
    {
      noun: 'interior design studio',
      words: [
        'interior designer',
        'interior designers',
        'interior design',
        'interior design studio',
        'interior architect',
        'interior architecture',
        'interior decorator',
        'interior stylist',
        'kitchen designer',
        'home staging',
      ],
    },
    {
      noun: 'landscape architecture studio',
      words: [
        'landscape architect',
        'landscape architects',
        'landscape architecture',
        'urban planner',
        'urban planners',
        'urban planning',
        'urban design',
      ],
    },
    {
      noun: 'structural engineering office',
      words: [
        'structural engineer',
        'structural engineers',
        'structural engineering',
        'civil engineer',
        'civil engineers',
        'civil engineering',
        'engineering office',
        'surveyor',
        'surveyors',
        'land surveyor',
        'draftsman',
        'draughtsman',
        'architectural drafting',
      ],
    },
  ],
  hints: [
    'floor plans',
    'floor plan',
    'blueprints',
    'interiors',
    'building permits',
    'planning permission',
    'feasibility studies',
    'renderings',
    'masterplans',
    'site plans',
    'passive house',
    'passive houses',
    'residential projects',
    'commercial interiors',
    'adaptive reuse',
    'heritage buildings',
  ],
  action: 'Bring us a brief',
  submit: 'Send the brief',
  tagline: [
    line`${'offerings'}, drawn in ${'place'}`,
    line`Plans and spaces from ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`On the drawing board: ${'offerings'}`,
    'Line, light, space',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. On the drawing board: ${'offerings'}.`,
    line`From ${'place'}, ${'name'} draws and plans ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. A room begins with how you live in it; the plan follows from there.`,
    line`${'offerings'}, drawn to scale in ${'place'}.`,
    line`${'name'} draws and plans ${'offerings'}.`,
    line`With ${'name'} a plan begins with how a room is used: where the light falls, who enters, what must stay.`,
    line`${'aNoun'} in ${'place'}. A room begins with how you live in it; the plan follows from there.`,
    line`On the drawing board: ${'offerings'}.`,
    'A plan begins with how a room is used: where the light falls, who enters, what must stay. See how we answer such questions.',
  ],
  closing: [
    'Look through the projects, then bring a site and a wish list.',
    'Write what you have in mind, and for which plot or rooms.',
  ],
  beside: [
    'Ask to see the section, not just the plan.',
    'Begins with a walk through the site.',
    'Ask which permits it calls for.',
    'Bring pictures of spaces you remember.',
  ],
  toFill: ['Add a kind of project', 'Add a second kind of project', 'Add a third kind of project'],
  sections: {
    gallery: {
      nav: 'Projects',
      heading: [line`Projects by ${'name'}`, 'Drawn and built'],
      intro: ['Plans, models and finished rooms.'],
    },
    features: {
      nav: 'Approach',
      heading: [line`How ${'name'} thinks`, 'How we think about space'],
      items: [
        {
          title: 'Use before form',
          body: 'Where do coats go, who wakes first, what is seen from the sink? The facade comes after.',
        },
        {
          title: 'Read the site',
          body: 'Sun, slope, neighbors, noise: the plot has already taken some of the decisions.',
        },
        {
          title: 'Draw it again',
          body: 'The first sketch is there to be argued with. So is the second.',
        },
      ],
    },
    offerings: {
      nav: 'Fields',
      heading: [line`What ${'name'} plans`, 'What we plan'],
      intro: ['From a single room to a whole plot, in full or phase by phase.'],
    },
    process: {
      nav: 'Phases',
      heading: ['From sketch to keys'],
      items: [
        { title: 'Brief', body: 'You describe uses, budget and dreams; we measure what is there.' },
        { title: 'Design', body: 'Sketches, model, variants, until one of them feels obvious.' },
        {
          title: 'Permit',
          body: 'Drawings go to the authorities, and their questions come to us.',
        },
        {
          title: 'Site',
          body: 'Tenders, details, visits in boots: the drawing becomes a building.',
        },
      ],
    },
    about: {
      nav: 'The studio',
      heading: [line`The desks of ${'name'}`, 'Around the drawing table'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. We draw until what can be left out has been left out.`,
        'We draw until what can be left out has been left out.',
      ],
    },
    pricing: {
      nav: 'Fees',
      heading: ['How planning is paid'],
      intro: ['By phase, by the hour or as a share of the building costs: ask what suits yours.'],
    },
    team: { nav: 'Around the table', heading: ['Who draws'] },
    faq: {
      nav: 'Questions',
      heading: ['Asked before the first sketch'],
      items: [
        {
          title: 'When should we bring you in?',
          body: 'Before you buy, if you can. A look at the plot may change the price you offer for it.',
        },
        {
          title: 'Do we have to build everything at once?',
          body: 'No. A plan can be cut into phases, so that the first one already works alone.',
        },
        {
          title: 'May we just have a consultation?',
          body: 'Ask for an hour on site. You keep the notes and sketches.',
        },
      ],
    },
    visit: {
      nav: 'Studio address',
      heading: [line`The studio in ${'place'}`, 'Where the models stand'],
      intro: ['Ring first, so that the table is clear.'],
    },
    callToAction: {
      heading: ['A plot and no plan?'],
      intro: ['The address, a photo and three wishes make a start.'],
    },
    contact: {
      nav: 'Brief',
      heading: [line`Your brief for ${'name'}`, 'Tell us about site and wishes'],
      intro: ['Where it is, what should happen there, and in which year.'],
    },
  },
};
