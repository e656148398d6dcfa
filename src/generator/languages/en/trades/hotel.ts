import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const hotel: TradeWords = {
  senses: [
    {
      noun: 'hotel',
      words: [
        'spa hotel',
        'hotel and spa',
        'spa resort',
        'wellness hotel',
        'hotel',
        'hotels',
        'boutique hotel',
        'inn',
        'resort',
      ],
      schemaType: 'Hotel',
    },
    {
      noun: 'guesthouse',
      words: [
        'guesthouse',
        'guest house',
        'pension',
        'lodge',
        'vacation rental',
        'holiday home',
        'holiday rental',
        'cottage',
        'villa',
        'farm stay',
        'cabin rental',
      ],
    },
    {
      noun: 'bed and breakfast',
      words: ['bed and breakfast', 'bnb'],
      schemaType: 'BedAndBreakfast',
    },
    { noun: 'hostel', words: ['hostel', 'hostels'], schemaType: 'Hostel' },
    {
      noun: 'campsite',
      words: ['campsite', 'campground', 'glamping', 'camping site'],
      schemaType: 'Campground',
    },
  ],
  hints: [
    'hotel bar',
    'rooms',
    'suites',
    'breakfast',
    'stay',
    'guests',
    'pool',
    'sea view',
    'retreat',
    'overnight',
  ],
  action: 'Ask for a room',
  submit: 'Ask for these nights',
  tagline: [
    line`${'offerings'}, and a night in ${'place'}`,
    line`Stay the night in ${'place'}`,
    line`Your room in ${'place'}`,
    line`A bed for the night, and ${'offerings'}`,
    'Arrive, unpack, sleep',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'} with ${'offerings'}.`,
    line`A night at ${'name'} in ${'place'}, and with it ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Tell us when you arrive, how many you are, and what would help you sleep well.`,
    line`${'aNoun'} in ${'place'} with ${'offerings'}.`,
    line`Your stay at ${'name'}: ${'offerings'}.`,
    line`Tell ${'name'} when you arrive, how many you are, and what would help you sleep well.`,
    line`${'aNoun'} in ${'place'}. Tell us when you arrive, how many you are, and what would help you sleep well.`,
    line`Your stay with us: ${'offerings'}.`,
    'Tell us when you arrive, how many you are, and what would help you sleep well. We will look for a room.',
  ],
  closing: [
    'Send your dates and ask for a room.',
    'Write with your nights and the number of guests.',
  ],
  beside: [
    'Ask for it when you send your dates.',
    'Tell us what you like, and we will note it.',
    'Want to know more? Put it in your message.',
    'Let us know before you arrive.',
  ],
  toFill: ['Add a room', 'Add a second room', 'Add breakfast or another service'],
  sections: {
    features: {
      nav: 'Your stay',
      heading: [line`Your stay at ${'name'}`, 'Your stay'],
      items: [
        {
          title: 'Arriving',
          body: 'Send your train or flight time, and we will tell you the easiest way to the door.',
        },
        {
          title: 'Sleeping',
          body: 'Hard pillow, ground floor, cot for the baby: ask before you come.',
        },
        {
          title: 'Going out',
          body: 'Want to walk, swim or eat well? Ask whoever hands you the key.',
        },
      ],
    },
    offerings: {
      nav: 'Rooms',
      heading: [line`What you find at ${'name'}`, 'What you find here'],
      intro: ['Ask about beds, steps and windows, and we will describe them.'],
    },
    gallery: {
      nav: 'Pictures',
      heading: ['From door to window'],
      intro: ['A first look before you pack.'],
    },
    pricing: {
      nav: 'Rates',
      heading: ['What a night costs'],
      intro: ['Season and length of stay change the rate. Ask for your dates.'],
    },
    about: {
      heading: [line`The house ${'name'}`, 'The house'],
      intro: [
        line`${'name'} stands in ${'place'}. A good night needs a dark room, a firm bed and nobody in a hurry.`,
        'A good night needs a dark room, a firm bed and nobody in a hurry.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Before you pack'],
      items: [
        {
          title: 'When can I check in?',
          body: 'Tell us when you expect to arrive, and we will say what is possible.',
        },
        {
          title: 'Do you take dogs or small children?',
          body: 'Mention them with your dates, so that we can answer for the right room.',
        },
        {
          title: 'What if I must cancel?',
          body: 'Ask for the terms before you book. They stand in the confirmation too.',
        },
      ],
    },
    visit: {
      nav: 'Getting here',
      heading: [line`Getting to ${'place'}`, 'Getting here'],
      intro: ['By train, by car or on foot: ask us for the last mile.'],
    },
    contact: {
      nav: 'Book',
      heading: [line`Nights at ${'name'}`, 'Ask for your nights'],
      intro: [
        'Arrival, number of nights, number of guests. The stay is booked once we confirm it.',
      ],
    },
  },
};
