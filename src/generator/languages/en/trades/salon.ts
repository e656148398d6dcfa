import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const salon: TradeWords = {
  senses: [
    {
      noun: 'hair salon',
      words: [
        'hair salon',
        'salon',
        'salons',
        'hairdresser',
        'hairdressers',
        'hair stylist',
        'hairstylist',
        'hair studio',
        'coiffeur',
      ],
    },
    {
      noun: 'barbershop',
      words: ['barber', 'barbers', 'barbershop', 'barber shop', 'barbershops'],
    },
    {
      noun: 'beauty salon',
      words: [
        'makeup artist',
        'make-up artist',
        'makeup artists',
        'nail artist',
        'lash artist',
        'blow dry bar',
        'beauty salon',
        'nail salon',
        'nail studio',
        'beautician',
        'lash studio',
        'brow bar',
        'beauty studio',
        'nail bar',
      ],
      schemaType: 'BeautySalon',
    },
    {
      noun: 'tattoo studio',
      words: ['tattoo studio', 'tattoo artist', 'tattoo parlor', 'tattoo'],
      schemaType: 'TattooParlor',
    },
  ],
  hints: [
    'haircut',
    'haircuts',
    'balayage',
    'highlights',
    'beard',
    'shave',
    'manicure',
    'pedicure',
    'coloring',
    'blowout',
    'beard trim',
    'facials',
    'waxing',
  ],
  action: 'Book an appointment',
  submit: 'Request this appointment',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`A chair is waiting in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`${'offerings'}, by appointment`,
    'Sit back: the chair is yours',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Book a chair for ${'offerings'}.`,
    line`Your appointment at ${'name'} in ${'place'}: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Say what you would like to change, pick a day, and leave the mirror to us.`,
    line`Book a chair in ${'place'} for ${'offerings'}.`,
    line`At ${'name'}: ${'offerings'}. Bring a picture of what you have in mind.`,
    line`At ${'name'} you say what you would like to change, and we talk it through before we start.`,
    line`${'aNoun'} in ${'place'}. Say what you would like to change, pick a day, and leave the mirror to us.`,
    line`Book a chair for ${'offerings'}.`,
    'Say what you would like to change, pick a day, and talk it through in front of the mirror before we start.',
  ],
  closing: ['Ask for a time that suits you.', 'Tell us the day and we will look in the book.'],
  beside: [
    'Bring a photo of the look you want.',
    'Tell us when you last had it done.',
    'Not sure? Ask for advice before you book.',
    'Mention sensitive skin or allergies beforehand.',
  ],
  toFill: ['Add a cut or treatment', 'Add a second treatment', 'Add a third treatment'],
  sections: {
    features: {
      nav: 'In the chair',
      heading: [line`In the chair at ${'name'}`, 'Once you are in the chair'],
      items: [
        {
          title: 'First we talk',
          body: 'What do you like, what would you change, how much time do you want to spend each morning?',
        },
        {
          title: 'Then we begin',
          body: 'No step starts before you have agreed to it. If you change your mind, say so.',
        },
        { title: 'At home', body: 'Ask how to keep the result in shape until your next visit.' },
      ],
    },
    offerings: {
      nav: 'Treatments',
      heading: [line`What you can book at ${'name'}`, 'What you can book'],
      intro: ['If you do not see it here, ask.'],
    },
    pricing: {
      nav: 'Prices',
      heading: ['Prices at a glance'],
      intro: ['Size, length and time can change the price. Ask before the first step.'],
    },
    gallery: {
      nav: 'Looks',
      heading: ['In front of the mirror'],
      intro: ['For ideas to bring along.'],
    },
    team: { nav: 'Team', heading: ['Choose who you book with'] },
    about: {
      heading: [line`The chairs of ${'name'}`, 'Behind the chairs'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. Good hands and a good mirror: the rest is listening.`,
        'Good hands and a good mirror. The rest is listening.',
      ],
    },
    visit: {
      nav: 'Find us',
      heading: [line`Your appointment in ${'place'}`, 'Coming in'],
      intro: ['Running late? A quick call helps everyone after you too.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Before your appointment'],
      items: [
        {
          title: 'How do I change my booking?',
          body: 'Write or call as soon as you know, and we will look for another time together.',
        },
        {
          title: 'How should I prepare?',
          body: 'Come as you are, unless we tell you otherwise when you book.',
        },
        {
          title: 'Can I show you a picture?',
          body: 'Please do. One picture says more than ten words for a shade or a line.',
        },
      ],
    },
    callToAction: {
      heading: ['Time for a change?'],
      intro: ['Send the day and the treatment. We will answer with a time.'],
    },
    contact: {
      nav: 'Book',
      heading: [line`Book with ${'name'}`, 'Ask for a time'],
      intro: ['The date is a wish until we have confirmed it.'],
    },
  },
};
