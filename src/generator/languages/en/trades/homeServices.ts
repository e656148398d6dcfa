import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const homeServices: TradeWords = {
  senses: [
    {
      noun: 'plumber',
      words: ['plumber', 'plumbers', 'plumbing', 'plumbing company', 'plumbing business'],
      schemaType: 'Plumber',
    },
    {
      noun: 'electrician',
      words: ['electrician', 'electricians', 'electrical contractor', 'electrical company'],
      schemaType: 'Electrician',
    },
    { noun: 'locksmith', words: ['locksmith', 'locksmiths'], schemaType: 'Locksmith' },
    {
      noun: 'heating engineer',
      words: ['hvac', 'heating engineer', 'air conditioning company', 'hvac company'],
      schemaType: 'HVACBusiness',
    },
    {
      noun: 'handyman',
      words: ['handyman', 'handyman service', 'home repair', 'repair service', 'home services'],
    },
    {
      noun: 'cleaning service',
      words: [
        'cleaning company',
        'cleaning service',
        'cleaning services',
        'cleaner',
        'house cleaning',
        'cleaners',
        'cleaning business',
      ],
    },
    { noun: 'moving company', words: ['moving company', 'movers', 'removals'] },
    {
      noun: 'pool service',
      words: ['pool service', 'pool cleaning', 'pool maintenance', 'pool builder'],
    },
  ],
  hints: [
    'leaks',
    'boiler',
    'boilers',
    'pipes',
    'wiring',
    'drains',
    'rewiring',
    'bathroom',
    'repairs',
    'installation',
    'heating',
    'emergency repairs',
  ],
  action: 'Describe the job',
  submit: 'Send the job',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Jobs around the house in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`For the house: ${'offerings'}`,
    'Something broken? Start here',
  ],
  description: [
    line`${'name'}, ${'noun'} in ${'place'}: ${'offerings'}. Describe the job and ask for a quote.`,
    line`Need ${'aNoun'} in ${'place'}? ${'name'} takes on ${'offerings'}.`,
    line`${'name'}, ${'noun'} in ${'place'}. Describe the job, add where and how urgent, and ask what it would cost.`,
    line`${'offerings'} in ${'place'}. Describe the job and ask for a quote.`,
    line`${'name'} takes on ${'offerings'}. Describe the job and ask for a quote.`,
    line`Tell ${'name'} what is broken, dripping or missing, and ask what it would take to put it right.`,
    line`${'aNoun'} in ${'place'}. Describe the job, say how urgent it is, and ask what it would cost to put right.`,
    line`${'offerings'}. Describe the job and ask for a quote before the first tool comes out.`,
    'Tell us what is broken, dripping or missing, and ask what it would take to put it right before anyone starts.',
  ],
  closing: ['Send the address and a short description.', 'Say what happened, and in which room.'],
  beside: [
    'Tell us the make and model if you know it.',
    'Say where in the house it is, and how to get to it.',
    'Describe what you see and hear.',
    'Ask for a quote before you decide.',
  ],
  toFill: ['Add a job you take on', 'Add a second job', 'Add a third job'],
  sections: {
    features: {
      nav: 'Before we come',
      heading: [line`Before ${'name'} rings the bell`, 'Before we ring the bell'],
      items: [
        {
          title: 'Say what you see',
          body: 'A drip, a smell, a dead socket: your own words are enough to begin with.',
        },
        {
          title: 'Say how urgent',
          body: 'Water running? Close the main valve first. Sparks? Switch off the fuse. Then write or call.',
        },
        {
          title: 'Ask for the price',
          body: 'Ask for a figure you can say yes or no to before anything is opened.',
        },
      ],
    },
    offerings: {
      nav: 'Jobs',
      heading: [line`Jobs ${'name'} takes on`, 'Jobs we take on'],
      intro: ['Not on the list? Describe it anyway.'],
    },
    process: {
      nav: 'The job',
      heading: ['From call to clean floor'],
      items: [
        {
          title: 'Describe it',
          body: 'What is wrong, in which room, and when somebody is at home.',
        },
        {
          title: 'Get a quote',
          body: 'We ask what we need to know and name what the work involves.',
        },
        { title: 'Have it done', body: 'We agree on a day, do the work, and show you the result.' },
      ],
    },
    pricing: {
      nav: 'Rates',
      heading: ['What a job costs'],
      intro: ['Every house is different: ask for a quote for yours.'],
    },
    testimonials: { nav: 'Reviews', heading: ['What households say'] },
    about: {
      heading: ['Who comes to your door', 'Who will be at the door'],
      intro: [
        line`${'name'} works in ${'place'}. You should know who you let in, so ask us anything before the day.`,
        'You should know who you let in, so ask us anything before the day.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Asked on the phone'],
      items: [
        {
          title: 'What should I do until you arrive?',
          body: 'Keep the spot clear and, if it is safe, turn off the water or power to that part of the house.',
        },
        {
          title: 'Do I have to be at home?',
          body: 'Somebody should open the door and show us the place. Tell us who it will be.',
        },
        {
          title: 'Can I send photos?',
          body: 'Yes, ask for the number or address to send them to. A photo often saves a visit.',
        },
      ],
    },
    callToAction: {
      heading: ['Still dripping?'],
      intro: ['Write down the room, the problem and a number we can call.'],
    },
    visit: {
      heading: [line`Where ${'name'} works`, 'Where we work'],
      intro: ['Ask if your street is on our way.'],
    },
    contact: {
      nav: 'Request',
      heading: [line`Tell ${'name'} about the job`, 'Tell us about the job'],
      intro: ['With your phone number we can ask back quickly.'],
    },
  },
};
