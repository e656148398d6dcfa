import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const florist: TradeWords = {
  senses: [
    {
      noun: 'florist',
      words: [
        'florist',
        'florists',
        'flower shop',
        'flower shops',
        'flower studio',
        'floral studio',
        'floral designer',
        'floristry',
        'wedding florist',
        'flower store',
      ],
    },
    {
      noun: 'plant shop',
      words: [
        'plant nursery',
        'tree nursery',
        'plant shop',
        'plant store',
        'garden center',
        'garden centre',
        'nursery garden',
      ],
      schemaType: 'GardenStore',
    },
  ],
  hints: [
    'flowers',
    'bouquet',
    'bouquets',
    'floral',
    'roses',
    'peonies',
    'wreaths',
    'houseplants',
    'dried flowers',
    'tulips',
  ],
  action: 'Ask for a bouquet',
  submit: 'Send your wishes',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Stems and leaves in ${'place'}`,
    line`Flowers for ${'place'}`,
    line`${'offerings'}, and a ribbon round them`,
    'Flowers for what words leave out',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'} for ${'offerings'}.`,
    line`From ${'name'} in ${'place'}: ${'offerings'}. Flowers say it shorter.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Tell us who the flowers are for and what they should say.`,
    line`${'offerings'} in ${'place'}, for a kitchen table or a long hall.`,
    line`${'name'} puts together ${'offerings'}.`,
    line`At ${'name'} every bouquet begins with one question: who is it for?`,
    line`${'aNoun'} in ${'place'}. Tell us who the flowers are for and what they should say.`,
    line`${'offerings'}, for a kitchen table or a long hall.`,
    'Tell us who the flowers are for, which colors they love, and when they should arrive at the door.',
  ],
  closing: [
    'Write with the date and a color or two.',
    'Name the occasion, and we will suggest stems.',
  ],
  beside: [
    'Name a color and we will start from there.',
    'Ask what is in bloom that week.',
    'Tell us the height of the vase.',
    'With a card? Write the words into your message.',
  ],
  toFill: ['Add a bouquet', 'Add an arrangement', 'Add a plant or a gift'],
  sections: {
    features: {
      nav: 'Choosing',
      heading: [line`Choosing flowers with ${'name'}`, 'Choosing flowers'],
      items: [
        {
          title: 'Who is it for?',
          body: 'A mother, a host, a friend in hospital: each asks for other stems.',
        },
        {
          title: 'Which season?',
          body: 'Peonies have their weeks and tulips theirs. Ask what is in season on your date.',
        },
        {
          title: 'How long?',
          body: 'Cut the stems at a slant, change the water every other day, keep them out of the sun.',
        },
      ],
    },
    offerings: {
      nav: 'Flowers',
      heading: [line`From the buckets of ${'name'}`, 'From the buckets'],
      intro: ['Start here, and we will change what you like.'],
    },
    gallery: {
      nav: 'Arrangements',
      heading: ['Stems, close up'],
      intro: ['Each arrangement follows what the season gives.'],
    },
    process: {
      nav: 'Ordering',
      heading: ['From a thought to a bouquet'],
      items: [
        { title: 'Tell us the day', body: 'Date, occasion, and where the flowers will stand.' },
        {
          title: 'Agree on the look',
          body: 'We suggest stems and colors; you say yes, or not quite.',
        },
        {
          title: 'Pick them up',
          body: 'You hear from us where and when the flowers will be ready.',
        },
      ],
    },
    pricing: {
      nav: 'Prices',
      heading: ['What flowers cost'],
      intro: ['Name your budget, and we will tie to it.'],
    },
    about: {
      nav: 'About',
      heading: [line`Hands behind ${'name'}`, 'The hands behind the stems'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. A bouquet is made of what is open today, and that is the pleasure of it.`,
        'A bouquet is made of what is open today, and that is the pleasure of it.',
      ],
    },
    visit: {
      nav: 'Visit',
      heading: [line`Find the flowers in ${'place'}`, 'Come and smell'],
      intro: ['You are welcome to look without buying.'],
    },
    faq: {
      heading: ['Flower questions'],
      items: [
        {
          title: 'Do you make wedding flowers?',
          body: 'Send the date, the place and a picture you like. We will tell you what is possible.',
        },
        {
          title: 'Can you deliver?',
          body: 'Write the address and the day, and we will answer whether we can bring them.',
        },
        {
          title: 'My flowers droop. What now?',
          body: 'Cut the stems again, give them deep water and a cool night.',
        },
      ],
    },
    callToAction: {
      heading: ['A date you must not forget?'],
      intro: ['Tell us today and we will think of it with you.'],
    },
    contact: {
      heading: [line`Ask ${'name'} for flowers`, 'Order flowers'],
      intro: ['Occasion, day, colors, budget: four words already help.'],
    },
  },
};
