import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const iceCream: TradeWords = {
  senses: [
    {
      noun: 'ice cream shop',
      words: [
        'ice cream shop',
        'ice cream shops',
        'ice-cream shop',
        'ice cream store',
        'ice cream bar',
        'ice cream cafe',
        'ice cream café',
        'ice cream maker',
        'ice cream makers',
        'ice cream company',
        'ice cream business',
        'soft serve shop',
        'popsicle shop',
      ],
    },
    {
      noun: 'ice cream parlor',
      words: ['ice cream parlor', 'ice cream parlors', 'ice-cream parlor'],
    },
    {
      noun: 'ice cream parlour',
      words: ['ice cream parlour', 'ice cream parlours', 'ice-cream parlour'],
    },
    {
      noun: 'ice cream truck',
      words: ['ice cream truck', 'ice cream trucks', 'ice-cream truck'],
    },
    {
      noun: 'ice cream van',
      words: ['ice cream van', 'ice cream vans', 'ice-cream van'],
    },
    {
      noun: 'ice cream cart',
      words: ['ice cream cart', 'ice cream stand', 'ice cream kiosk', 'gelato cart'],
    },
    {
      noun: 'gelateria',
      words: [
        'gelateria',
        'gelaterias',
        'gelato shop',
        'gelato bar',
        'gelato parlor',
        'gelato parlour',
      ],
    },
    {
      noun: 'frozen yogurt shop',
      words: [
        'frozen yogurt shop',
        'frozen yogurt bar',
        'frozen yoghurt shop',
        'frozen yogurt',
        'frozen yoghurt',
        'froyo shop',
        'froyo',
      ],
    },
  ],
  hints: [
    'ice cream',
    'ice creams',
    'gelato',
    'sorbet',
    'sorbets',
    'sundae',
    'sundaes',
    'soft serve',
    'frozen custard',
    'popsicles',
    'ice lollies',
    'scoops',
    'waffle cones',
  ],
  action: 'Ask about an order',
  submit: 'Send your order or question',
  tagline: [
    line`${'offerings'}, in ${'place'}`,
    line`Something cold in ${'place'}`,
    line`Cup or cone in ${'place'}`,
    line`Next in the queue: ${'offerings'}`,
    'Cup or cone, and a spoon to begin with',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Join the queue for ${'offerings'}.`,
    line`When it is your turn at ${'name'} in ${'place'}: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}: read the flavors while the queue moves, then say cup or cone.`,
    line`${'offerings'} in ${'place'}. Eat quickly, or lean forward.`,
    line`Join the queue at ${'name'} for ${'offerings'}.`,
    line`${'name'} is ${'aNoun'}. Read the flavors while the queue moves, then say cup or cone.`,
    line`${'aNoun'} in ${'place'}. Read the flavors while the queue moves, then say cup or cone.`,
    line`${'offerings'}. Eat quickly, or lean forward.`,
    'Read the flavors while the queue moves, pick two that get along, and say whether it goes in a cup or a cone.',
  ],
  closing: [
    'Pick a flavor here, and change your mind at the front of the queue.',
    'Look through the flavors before it is your turn.',
  ],
  beside: [
    'One spoon or two? Say when you order.',
    'Ask which flavor it goes with.',
    'Nuts, milk or egg to avoid? Say so before you order.',
    'Not there that day? Ask for its neighbor on the list.',
  ],
  toFill: ['Add a flavor', 'Add a sorbet', 'Add a sundae or a shake'],
  sections: {
    features: {
      nav: 'Your turn',
      heading: [line`Your turn at ${'name'}`, 'When it is your turn'],
      items: [
        {
          title: 'Choose what holds it',
          body: 'A cup keeps the sleeves clean. A cone leaves nothing to throw away.',
        },
        {
          title: 'Pair your scoops',
          body: 'Sharp beside creamy, plain beside loud: fruit with milk and nuts with chocolate are a safe start.',
        },
        {
          title: 'Mind the sun',
          body: 'Lick around the rim, keep a napkin in the other hand, and talk afterwards.',
        },
      ],
    },
    offerings: {
      nav: 'Flavors',
      heading: [line`In the freezer at ${'name'}`, 'In the freezer'],
      intro: ['Flavors come and go. Ask what is in the tubs when you come.'],
    },
    pricing: {
      nav: 'Prices',
      heading: ['What a scoop costs'],
      intro: ['Toppings, tubs and big cups not on the list? Ask as you order.'],
    },
    gallery: {
      nav: 'Pictures',
      heading: ['Cones, cups, spoons'],
      intro: ['To look at while you make up your mind.'],
    },
    about: {
      nav: 'About',
      heading: [line`Who scoops at ${'name'}`, 'Who holds the scoop'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. Nobody in the queue is ever quite sure, and that is half the fun.`,
        'Nobody in the queue is ever quite sure, and that is half the fun.',
      ],
    },
    process: {
      nav: 'Orders',
      heading: ['From freezer to party'],
      items: [
        { title: 'Count the spoons', body: 'Roughly how many guests, and how many are children.' },
        { title: 'Pick the tubs', body: 'A few flavors everybody likes and one that starts talk.' },
        { title: 'Mind the cold', body: 'We settle who carries it and where it stays frozen.' },
      ],
    },
    visit: {
      nav: 'Find us',
      heading: [line`Your next cone in ${'place'}`, 'Your next cone'],
      intro: ['Follow the people who walk slowly and hold one hand high.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Asked in the queue'],
      items: [
        {
          title: 'May I try a flavor first?',
          body: 'Point at it and ask for a taste before you order.',
        },
        {
          title: 'Is there something without milk?',
          body: 'Sorbets are a good place to look. Tell us what you avoid, and we will check the tub.',
        },
        {
          title: 'Could you do a birthday?',
          body: 'Write with the date, the number of children and the flavors they shout for.',
        },
      ],
    },
    callToAction: {
      heading: ['Dessert for a crowd?'],
      intro: ['Name the day and count the spoons.'],
    },
    contact: {
      nav: 'Ask',
      heading: [line`Ask ${'name'} for a tub`, 'Ask for a tub'],
      intro: ['A tub for home, a cake for a party, a flavor you miss: write it here.'],
    },
  },
};
