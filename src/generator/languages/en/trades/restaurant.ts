import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const restaurant: TradeWords = {
  senses: [
    {
      noun: 'restaurant',
      words: [
        'bar and grill',
        'bar and restaurant',
        'restaurant and bar',
        'oyster bar',
        'restaurant',
        'restaurants',
        'bistro',
        'eatery',
        'trattoria',
        'osteria',
        'brasserie',
        'diner',
        'tavern',
        'gastropub',
        'steakhouse',
        'taqueria',
        'tapas bar',
        'ramen bar',
        'sushi bar',
        'noodle bar',
        'food truck',
        'trattorias',
      ],
    },
    {
      noun: 'pizzeria',
      words: ['pizzeria', 'pizza place', 'pizza restaurant', 'pizza shop'],
      schemaType: 'Restaurant',
    },
  ],
  hints: [
    'farm-to-table',
    'farm to table',
    'salad bar',
    'pizza',
    'pasta',
    'sushi',
    'tapas',
    'burgers',
    'tacos',
    'ramen',
    'dinner',
    'lunch',
    'chef',
    'dishes',
    'cuisine',
    'vegan food',
    'wine list',
    'seafood',
    'dining',
    'curry',
  ],
  action: 'Reserve a table',
  submit: 'Ask for a table',
  tagline: [
    line`${'offerings'}, at a table in ${'place'}`,
    line`Lunch and dinner talk in ${'place'}`,
    line`A table in ${'place'}`,
    line`On the plate: ${'offerings'}`,
    'Sit down, eat well, stay a while',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. From the kitchen: ${'offerings'}.`,
    line`Take a table at ${'name'} in ${'place'} and share ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Choose from the menu, ask for a table, and bring people you like to eat with.`,
    line`On the plates in ${'place'}: ${'offerings'}.`,
    line`From the kitchen of ${'name'}: ${'offerings'}.`,
    line`At ${'name'} the menu is on this page and the table is one message away.`,
    line`${'aNoun'} in ${'place'}. Choose from the menu, ask for a table, and bring people you like to eat with.`,
    line`From our kitchen: ${'offerings'}.`,
    'Read the menu, ask for a table, and bring people you like to eat with. The kitchen does the rest.',
  ],
  closing: [
    'Tell us the evening and how many you are.',
    'Ask for a table with the form on this page.',
  ],
  beside: [
    'Ask your waiter what goes with it.',
    'To share, or all for yourself.',
    'Tell us about allergies when you order.',
    'Hungry for two? Say so, and we will advise you on the portion.',
  ],
  toFill: ['Add a starter', 'Add a main dish', 'Add a dessert or drink'],
  sections: {
    features: {
      nav: 'Your evening',
      heading: [line`An evening at ${'name'}`, 'How an evening begins'],
      items: [
        {
          title: 'Ask for a table',
          body: 'Send the day, the time and the number of guests. Your table is booked once we confirm it.',
        },
        {
          title: 'Eat what suits you',
          body: 'Vegetarian, no gluten, no nuts? Put it in the message and the kitchen will tell you what it can cook.',
        },
        {
          title: 'Mark the occasion',
          body: 'A birthday or a quiet corner for two: tell us beforehand rather than at the door.',
        },
      ],
    },
    offerings: {
      nav: 'Menu',
      heading: [line`From the kitchen of ${'name'}`, 'From the kitchen'],
      intro: ['A look at the menu. Ask at the table what else there is.'],
    },
    gallery: {
      nav: 'Plates',
      heading: ['Plates and tables'],
      intro: ['What you may find in front of you.'],
    },
    about: {
      nav: 'The kitchen',
      heading: [line`Who cooks at ${'name'}`, 'Who cooks'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. A kitchen is judged by the plate that goes out, so we let the plates speak.`,
        'A kitchen is judged by the plate that goes out, so we let the plates speak.',
      ],
    },
    pricing: {
      nav: 'Prices',
      heading: ['What is on the bill'],
      intro: ['Prices of the dishes. For a group menu, write to us.'],
    },
    visit: {
      nav: 'Find us',
      heading: [line`Dinner in ${'place'}: the way here`, 'The way to your table'],
      intro: ['Coming by car or on foot, look up the address before you leave.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Before you sit down'],
      items: [
        {
          title: 'How do I book?',
          body: 'Use the form with date, time and number of guests. Wait for our confirmation before you set out.',
        },
        {
          title: 'Can we bring children?',
          body: 'Tell us their ages and we will find the right table.',
        },
        {
          title: 'What if our plans change?',
          body: 'Send a line as soon as you know, so that somebody else can have the table.',
        },
      ],
    },
    team: { nav: 'Kitchen and floor', heading: ['In the kitchen and on the floor'] },
    callToAction: {
      heading: ['Hungry already?'],
      intro: ['Ask for a table while you remember which dish you wanted.'],
    },
    contact: {
      nav: 'Book',
      heading: [line`Your table at ${'name'}`, 'Ask for your table'],
      intro: ['How many guests, which evening, and anything the kitchen should know.'],
    },
  },
};
