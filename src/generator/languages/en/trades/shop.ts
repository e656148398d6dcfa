import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const shop: TradeWords = {
  senses: [
    {
      noun: 'online shop',
      words: [
        'online shop',
        'online store',
        'e-commerce',
        'ecommerce',
        'e-commerce store',
        'ecommerce store',
        'webshop',
        'web shop',
        'online storefront',
        'storefront',
        'online boutique',
      ],
      schemaType: 'OnlineStore',
    },
    {
      noun: 'bookshop',
      words: ['bookshop', 'bookstore', 'book shop', 'book store'],
      schemaType: 'BookStore',
    },
    {
      noun: 'furniture store',
      words: ['furniture store', 'furniture shop', 'furniture maker'],
      schemaType: 'FurnitureStore',
    },
    {
      noun: 'bike shop',
      words: ['bike shop', 'bicycle shop', 'cycle shop'],
      schemaType: 'BikeStore',
      motif: 'bicycle',
    },
    {
      noun: 'grocery store',
      words: [
        'grocery',
        'grocery store',
        'deli',
        'delicatessen',
        'greengrocer',
        'butcher',
        'cheese shop',
        'wine shop',
        'fishmonger',
      ],
      schemaType: 'GroceryStore',
    },
    { noun: 'pet shop', words: ['pet shop', 'pet store'], schemaType: 'PetStore' },
    {
      noun: 'craft studio',
      words: [
        'pottery studio',
        'ceramics studio',
        'ceramics',
        'pottery',
        'candle maker',
        'soap maker',
        'potter',
      ],
    },
    {
      noun: 'shop',
      words: ['shop', 'store', 'retailer', 'retail store', 'market stall'],
      yields: true,
    },
  ],
  hints: [
    'bar of soap',
    'bars of soap',
    'soap bar',
    'soap bars',
    'chocolate bar',
    'chocolate bars',
    'bar stools',
    'products',
    'candles',
    'soap',
    'books',
    'furniture',
    'toys',
    'skincare',
    't-shirts',
    'bags',
    'rugs',
    'vintage',
    'gifts',
    'tea',
    'cheese',
    'wine',
  ],
  action: 'Ask about a product',
  submit: 'Send your question',
  tagline: [
    line`${'offerings'}, from ${'place'}`,
    line`Things to find in ${'place'}`,
    line`On the shelves: ${'offerings'}`,
    'Things to use, keep or give away',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'} for ${'offerings'}.`,
    line`From ${'name'} in ${'place'}: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Look through the shelves and ask about anything before you buy it.`,
    line`${'offerings'}, from ${'aNoun'} in ${'place'}.`,
    line`${'name'} sells ${'offerings'}.`,
    line`Look through what ${'name'} has on the shelves, and ask about anything before you buy it.`,
    line`${'aNoun'} in ${'place'}. Look through the shelves, and ask about anything before you buy it.`,
    line`On the shelves: ${'offerings'}.`,
    'Look through the shelves, and ask about size, material or delivery before you decide what goes into the parcel.',
  ],
  closing: ['Ask about size, material or delivery.', 'See what is there, and ask before you buy.'],
  beside: [
    'Ask about sizes and materials.',
    'A present? Tell us for whom.',
    'Need more than one? Ask what is in stock.',
    'Ask how it is packed and sent.',
  ],
  toFill: ['Add a product', 'Add a second product', 'Add a third product'],
  sections: {
    offerings: {
      nav: 'Products',
      heading: [line`On the shelves of ${'name'}`, 'On the shelves'],
      intro: ['Ask about any piece: what it is made of, how big it is, when it could be with you.'],
    },
    features: {
      nav: 'Buying',
      heading: [line`Buying from ${'name'}`, 'Before you buy'],
      items: [
        {
          title: 'Look closely',
          body: 'Ask for one more photo or a measurement if the page leaves a doubt.',
        },
        {
          title: 'Know the total',
          body: 'Price, delivery and tax together: ask for the sum before you pay.',
        },
        {
          title: 'Send it back?',
          body: 'Read the terms on returns first, or ask us to explain them.',
        },
      ],
    },
    gallery: {
      nav: 'Pictures',
      heading: ['A closer look'],
      intro: ['Colors on a screen are never quite those in the hand.'],
    },
    about: {
      heading: [line`Who packs your parcel at ${'name'}`, 'Who packs your parcel'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. A good thing is still in use when the wrapping is long gone.`,
        'A good thing is still in use when the wrapping is long gone.',
      ],
    },
    pricing: {
      nav: 'Prices',
      heading: ['Price tags'],
      intro: ['Ask for delivery to your address.'],
    },
    faq: {
      heading: ['Asked before checkout'],
      items: [
        {
          title: 'Where do you deliver?',
          body: 'Send us your town and country, and we will tell you whether and how.',
        },
        {
          title: 'Can I return something?',
          body: 'Ask for our return terms before you order. Your legal rights as a buyer stay untouched.',
        },
        { title: 'Is it in stock?', body: 'Ask for the piece by its name, and we will look.' },
      ],
    },
    callToAction: {
      heading: ['Found something?'],
      intro: ['Name the piece and where it should go.'],
    },
    visit: {
      heading: [line`Find it in ${'place'}`, 'Find the shop'],
      intro: ['Handle things before you buy them.'],
    },
    contact: {
      heading: [line`Ask ${'name'} before you buy`, 'Ask before you buy'],
      intro: ['Product, size, town: with these three we can answer.'],
    },
  },
};
