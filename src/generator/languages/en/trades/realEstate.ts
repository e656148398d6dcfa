import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const realEstate: TradeWords = {
  senses: [
    {
      noun: 'real estate agency',
      words: [
        'real estate',
        'real estate agent',
        'real estate agency',
        'realtor',
        'realtors',
        'estate agent',
        'estate agents',
        'realty',
        'property agency',
        'property company',
      ],
    },
    {
      noun: 'property manager',
      words: ['property management', 'property manager', 'letting agent'],
    },
  ],
  hints: [
    'apartments',
    'houses',
    'listings',
    'homes',
    'properties',
    'rentals',
    'flats',
    'mortgage',
    'buyers',
    'sellers',
    'property',
    'villas for sale',
  ],
  action: 'Arrange a viewing',
  submit: 'Ask for a viewing',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Doors to open in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`Keys and contracts: ${'offerings'}`,
    'See it before you dream of it',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'} for ${'offerings'}.`,
    line`${'name'}, ${'place'}: ${'offerings'}, with somebody who answers your questions.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Tell us how you want to live, arrange a viewing, and ask the awkward questions.`,
    line`${'offerings'} in ${'place'}: arrange a viewing.`,
    line`${'name'} deals in ${'offerings'}.`,
    line`Tell ${'name'} how you want to live, arrange a viewing, and ask the awkward questions.`,
    line`${'aNoun'} in ${'place'}. Tell us how you want to live, arrange a viewing, and ask the awkward questions.`,
    line`${'offerings'}: arrange a viewing.`,
    'Tell us how you want to live, arrange a viewing, and ask the awkward questions while you stand in the kitchen.',
  ],
  closing: [
    'Name the area, the rooms and your budget.',
    'Arrange a viewing and bring a tape measure.',
  ],
  beside: [
    'Ask about heating, noise and neighbors.',
    'Say how many rooms you need.',
    'Come once by day and once by night.',
    'Ask which papers you will need.',
  ],
  toFill: ['Add a home or a service', 'Add a second one', 'Add a third one'],
  sections: {
    features: {
      nav: 'Viewing',
      heading: [line`At a viewing with ${'name'}`, 'At the viewing'],
      items: [
        {
          title: 'Open every tap',
          body: 'Look under the sink, behind the curtain, into the meter box.',
        },
        {
          title: 'Ask who lives above',
          body: 'And what the walls let through, and when the trash is collected.',
        },
        {
          title: 'Reckon the whole',
          body: 'Price, taxes, fees, repairs: ask for each figure in writing.',
        },
      ],
    },
    offerings: {
      nav: 'Homes',
      heading: [line`On the books of ${'name'}`, 'On our books'],
      intro: ['Ask for floor plans and the running costs.'],
    },
    process: {
      nav: 'Steps',
      heading: ['From wish to keys'],
      items: [
        { title: 'Say how you live', body: 'Rooms, stairs, schools, trains: what has to be near?' },
        {
          title: 'See it',
          body: 'We arrange viewings and answer what we can, in writing where it counts.',
        },
        { title: 'Sign', body: 'Read everything first. Take it to a lawyer if in doubt.' },
      ],
    },
    team: { nav: 'Agents', heading: ['Who holds the keys'] },
    pricing: {
      nav: 'Fees',
      heading: ['Prices and fees'],
      intro: ['Ask who pays the fee before you view.'],
    },
    faq: {
      heading: ['Buyers and sellers ask'],
      items: [
        {
          title: 'What is my home worth?',
          body: 'Ask for a valuation, and for the sales it is based on.',
        },
        {
          title: 'Which papers do I need?',
          body: 'Start with proof of identity and of funds. We will send you the list for your case.',
        },
        {
          title: 'Can I view at the weekend?',
          body: 'Name two times that suit you, and we will ask the owners.',
        },
      ],
    },
    about: {
      heading: [line`${'name'}, between two doors`, 'Between two doors'],
      intro: [
        line`${'name'} works in ${'place'}. A home is the largest thing most people ever buy, so nobody should be hurried.`,
        'A home is the largest thing most people ever buy, so nobody should be hurried.',
      ],
    },
    callToAction: {
      heading: ['Thinking of selling?'],
      intro: ['Send the street and the size. We will tell you how a valuation works.'],
    },
    visit: {
      heading: [line`Our office in ${'place'}`, 'Our office'],
      intro: ['Call ahead: we are often out with keys.'],
    },
    contact: {
      heading: [line`View a home with ${'name'}`, 'Ask for a viewing'],
      intro: ['The home you mean, and two times that suit you.'],
    },
  },
};
