import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const gardener: TradeWords = {
  senses: [
    {
      noun: 'gardener',
      words: [
        'gardener',
        'gardeners',
        'gardening service',
        'gardening services',
        'gardening company',
        'gardening business',
        'garden maintenance',
        'garden care',
        'garden service',
      ],
    },
    {
      noun: 'landscaping company',
      words: [
        'irrigation company',
        'landscaper',
        'landscapers',
        'landscaping',
        'landscaping company',
        'landscape gardener',
        'landscape contractor',
        'hardscaping',
        'paving company',
      ],
    },
    {
      noun: 'lawn service',
      words: [
        'lawn care',
        'lawn service',
        'lawn mowing',
        'lawn mowing service',
        'lawn company',
        'turf company',
      ],
    },
    {
      noun: 'tree surgeon',
      words: [
        'tree surgeon',
        'tree surgeons',
        'tree surgery',
        'arborist',
        'arborists',
        'tree service',
        'tree care',
        'tree removal',
        'tree felling',
      ],
    },
    {
      noun: 'garden designer',
      schemaType: 'ProfessionalService',
      words: [
        'garden designer',
        'garden design',
        'garden design studio',
        'landscape designer',
        'landscape design',
      ],
    },
  ],
  hints: [
    'gardening',
    'garden',
    'gardens',
    'hedges',
    'hedge trimming',
    'hedge cutting',
    'pruning',
    'planting',
    'mowing',
    'lawns',
    'lawn',
    'patios',
    'patio',
    'decking',
    'turfing',
    'flower beds',
    'flowerbeds',
    'irrigation',
    'weeding',
    'fencing',
    'garden clearance',
    'shrubs',
  ],
  action: 'Show us your garden',
  submit: 'Send the garden notes',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Hedges, beds and lawns in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`Out of doors: ${'offerings'}`,
    'Boots on, gate open',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Work out of doors: ${'offerings'}.`,
    line`For gardens in ${'place'}, ${'name'} takes on ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Show what grows, what should not, and where you would like to sit in June.`,
    line`${'offerings'} for gardens in ${'place'}.`,
    line`${'name'} comes through the garden gate for ${'offerings'}.`,
    line`Show ${'name'} what grows, what should not, and where you would like to sit in June.`,
    line`${'aNoun'} in ${'place'}. Show what grows, what should not, and where you would like to sit in June.`,
    line`For beds, borders and trees: ${'offerings'}.`,
    'Show us what grows, what should not, and where you would like to sit in June. Soil, light and season decide the rest.',
  ],
  closing: [
    'Send a photo from the back door and the size of the plot.',
    'Tell us how much sun it gets, and who plays on the grass.',
  ],
  beside: [
    'Ask which month is right for it.',
    'Say where green waste should go.',
    'Tell us about nests, pipes and cables in the ground.',
    'Ask how much watering it needs afterwards.',
  ],
  toFill: ['Add a job for the garden', 'Add a second garden job', 'Add a seasonal round'],
  sections: {
    features: {
      nav: 'Your plot',
      heading: [line`What ${'name'} looks at first`, 'What a garden tells us'],
      items: [
        {
          title: 'Light and soil',
          body: 'Where the sun falls at noon, and whether a spade goes in: that decides what will live there.',
        },
        {
          title: 'Your hours',
          body: 'A garden takes the time you give it. Say how much that is, and we plant accordingly.',
        },
        {
          title: 'The season',
          body: 'Hedges wait for the birds, roses for the frost to pass. Some jobs have their month.',
        },
      ],
    },
    offerings: {
      nav: 'Garden work',
      heading: [line`What ${'name'} does outdoors`, 'What we do outdoors'],
      intro: ['Once, or as a round through the year.'],
    },
    gallery: {
      nav: 'Gardens',
      heading: ['Beds, paths and hedges'],
      intro: ['Green things, at different hours of the day.'],
    },
    process: {
      nav: 'Round the year',
      heading: ['From overgrown to planted'],
      items: [
        { title: 'Walk round', body: 'We go through the plot with you and note what stays.' },
        { title: 'Draw up', body: 'You get a list of works, plants and months, with a sum.' },
        { title: 'Dig in', body: 'We come on the agreed days and leave the paths swept.' },
      ],
    },
    pricing: {
      nav: 'Rates',
      heading: ['By the hour or by the plot'],
      intro: ['Plants, disposal and machines come on top: ask for all of it in one quote.'],
    },
    about: {
      nav: 'Who digs',
      heading: [line`Who digs for ${'name'}`, 'Who holds the spade'],
      intro: [
        line`${'name'} works in the gardens of ${'place'}. Plants answer slowly, so we look twice before we cut.`,
        'Plants answer slowly, so we look twice before we cut.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Asked over the fence'],
      items: [
        {
          title: 'Do I have to be there?',
          body: 'At the first walk, yes. Later an open gate and a tap are enough.',
        },
        {
          title: 'When can the hedge be cut?',
          body: 'That depends on the plant, the nests and the rules where you live. Ask before spring.',
        },
        {
          title: 'What if it rains?',
          body: 'If the ground would suffer, we agree on another day.',
        },
      ],
    },
    visit: {
      nav: 'Area',
      heading: [line`Gardens in ${'place'}`, 'Which gates we come to'],
      intro: ['Name your street, and we will say whether it lies on the round.'],
    },
    callToAction: {
      heading: ['Brambles up to the window?'],
      intro: ['One photo and a rough size are enough for a first answer.'],
    },
    contact: {
      nav: 'Garden notes',
      heading: [line`Tell ${'name'} about your garden`, 'Tell us about your garden'],
      intro: ['How large, how sunny, and what bothers you most.'],
    },
  },
};
