import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const bakery: TradeWords = {
  senses: [
    {
      noun: 'bakery',
      words: [
        'bakery',
        'bakeries',
        'baker',
        'bakers',
        'bakehouse',
        'bakeshop',
        'bake shop',
        'boulangerie',
      ],
    },
    { noun: 'pastry shop', words: ['patisserie', 'pâtisserie', 'pastry shop', 'pastry chef'] },
    {
      noun: 'cake shop',
      words: ['cake shop', 'cake studio', 'cupcake shop', 'cake maker', 'cake bakery'],
    },
  ],
  hints: [
    'bread',
    'breads',
    'sourdough',
    'croissant',
    'croissants',
    'pastry',
    'pastries',
    'cake',
    'cakes',
    'cupcakes',
    'baguette',
    'baguettes',
    'cookies',
  ],
  action: 'Ask about an order',
  submit: 'Send your question',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`A counter full of baking in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`From the oven to the counter: ${'offerings'}`,
    'From the oven to the counter',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'} with ${'offerings'} on the counter.`,
    line`Stop by ${'name'} in ${'place'} for ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}, for the loaf on the table and the cake that brings people round it.`,
    line`${'offerings'}, baked in ${'place'} and sold over the counter.`,
    line`Come to ${'name'} for ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} for the loaf on the table and for the days that call for cake.`,
    line`${'aNoun'} in ${'place'}, for the loaf on the table and the days that call for cake.`,
    line`Come in for ${'offerings'}.`,
    'Bread for the table, something sweet for the walk home, and a counter where you can ask what is in it.',
  ],
  closing: [
    'Ask at the counter, or write ahead for a larger order.',
    'See what we bake and ask about orders.',
  ],
  beside: [
    'Ask at the counter.',
    'Coming late in the day? Write first and we will tell you what is left.',
    'For a larger number, tell us the day and how many you need.',
    'Allergies? Ask us what is in it before you choose.',
  ],
  toFill: ['Add a bread you bake', 'Add a pastry or cake', 'Add a drink or a snack'],
  sections: {
    features: {
      nav: 'Good to know',
      heading: [line`Before you come to ${'name'}`, 'Before you come in'],
      items: [
        {
          title: 'Ask what is warm',
          body: 'Whoever stands at the counter knows what came out of the oven last.',
        },
        {
          title: 'Order for a table',
          body: 'Breakfast for the office, or a cake with candles: write with the date and the number of people.',
        },
        {
          title: 'Know what is inside',
          body: 'Flour, nuts, milk, eggs: if you need to avoid something, say so and we will go through the shelf with you.',
        },
      ],
    },
    offerings: {
      nav: 'Menu',
      heading: [line`On the shelf at ${'name'}`, 'On the shelf'],
      intro: ['What we bake and pour. The counter may hold more than this list.'],
    },
    about: {
      nav: 'About',
      heading: [line`The oven behind ${'name'}`, 'Behind the counter'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. Flour, water, salt and heat do the work; we decide when it is done.`,
        'Flour, water, salt and heat do the work. We decide when it is done.',
      ],
    },
    gallery: {
      nav: 'Pictures',
      heading: ['Flour, crust and crumb'],
      intro: ['The shelf, close up.'],
    },
    pricing: {
      nav: 'Prices',
      heading: ['Prices by the piece'],
      intro: ['For a larger order, ask us for the total.'],
    },
    visit: {
      nav: 'Visit',
      heading: [line`Find the bread in ${'place'}`, 'Find the shop'],
      intro: ['Follow the smell, or use the address.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Asked at the counter'],
      items: [
        {
          title: 'Can I reserve something?',
          body: 'Write to us with what you would like and when you will come. We will answer whether it can be put aside.',
        },
        {
          title: 'How do I keep bread well?',
          body: 'Cut side down, in a cloth or paper bag, not in the fridge. Freeze what you will not eat in two days.',
        },
        {
          title: 'Do you bake to order?',
          body: 'Tell us the occasion, the date and how many people will eat. We will say what we can do.',
        },
      ],
    },
    callToAction: {
      heading: ['Feeding more than a few?'],
      intro: ['Send the date, the number of guests and any allergies.'],
    },
    contact: {
      heading: [line`Order or ask at ${'name'}`, 'Orders and questions'],
      intro: ['For an order, add the day you need it.'],
    },
  },
};
