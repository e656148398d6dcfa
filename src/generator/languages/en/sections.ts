import { line } from '../line';
import type { FormWords, LanguagePack, Placeholders } from '../LanguagePack';

/** What a section says where the trade has no words of its own for it. */
export const sections: LanguagePack['sections'] = {
  hero: { nav: 'Home', heading: ['Welcome'], intro: [], items: [] },
  features: {
    nav: 'Overview',
    heading: [line`What to know about ${'name'}`, 'What to know first'],
    intro: [],
    items: [],
  },
  about: {
    nav: 'About',
    heading: [line`About ${'name'}`, 'About us'],
    intro: [],
    items: [],
  },
  offerings: {
    nav: 'Offer',
    heading: [line`What ${'name'} offers`, 'What we offer'],
    intro: [],
    items: [],
  },
  gallery: {
    nav: 'Gallery',
    heading: [line`${'name'} in pictures`, 'In pictures'],
    intro: ['A look around before you come by.'],
    items: [],
  },
  process: {
    nav: 'How it works',
    heading: ['How it works'],
    intro: [],
    items: [
      { title: 'You write', body: 'Tell us in a few lines what you have in mind.' },
      { title: 'We answer', body: 'If anything is unclear, we ask before we begin.' },
      { title: 'We agree', body: 'Both sides know what happens next, and what it costs.' },
    ],
  },
  pricing: { nav: 'Prices', heading: ['Prices'], intro: [], items: [] },
  testimonials: {
    nav: 'Reviews',
    heading: [line`What people say about ${'name'}`, 'What customers say'],
    intro: [],
    items: [],
  },
  team: {
    nav: 'Team',
    heading: [line`Who is who at ${'name'}`, 'Meet the team'],
    intro: [],
    items: [],
  },
  faq: {
    nav: 'Questions',
    heading: ['Questions and answers'],
    intro: [],
    items: [
      {
        title: 'How can I reach you?',
        body: 'Use the form on this page and leave an address where we can answer you.',
      },
      {
        title: 'What should I put in my message?',
        body: 'What you need, and by when. The rest can wait for our reply.',
      },
      {
        title: 'Can I ask before I decide?',
        body: 'Yes. Asking a question does not commit you to anything.',
      },
    ],
  },
  visit: {
    nav: 'Visit',
    heading: [
      line`Find ${'name'} in ${'place'}`,
      line`Find us in ${'place'}`,
      line`How to find ${'name'}`,
      'Where to find us',
    ],
    intro: [],
    items: [],
  },
  posts: {
    nav: 'Journal',
    heading: [line`Notes from ${'name'}`, 'Latest notes'],
    intro: [],
    items: [],
  },
  events: { nav: 'Dates', heading: ['Coming up'], intro: [], items: [] },
  callToAction: {
    nav: 'Next step',
    heading: [line`Talk to ${'name'}`, 'Ready to talk?'],
    intro: ['Send a few lines about what you need. We read every message before we answer.'],
    items: [],
  },
  contact: {
    nav: 'Contact',
    heading: [line`Write to ${'name'}`, 'Get in touch'],
    intro: ['Leave your name, an e-mail address and your question.'],
    items: [],
  },
};

export const placeholders: Placeholders = {
  name: 'Add your name or brand',
  price: 'Add your price',
  amount: 'Add an amount',
  phone: 'Add your phone number',
  email: 'Add your e-mail address',
  address: 'Add your street address',
  hours: 'Add your opening hours',
  person: ['Add a name', 'Add a second name', 'Add a third name'],
  personBody: 'Add a role and one sentence about this person',
  review: ['Add a customer’s name', 'Add a second customer’s name', 'Add a third customer’s name'],
  reviewBody: 'Add a review from this customer',
  post: [
    'Add the title of your latest post',
    'Add the title of a second post',
    'Add the title of a third post',
  ],
  postBody: 'Add the first sentence of the post',
  event: ['Add your next date', 'Add a second date', 'Add a third date'],
  eventBody: 'Add what happens, and where',
  date: 'Add the date and time',
  offeringBody: 'Add one sentence about it',
  picture: [
    'Add a caption for the first picture',
    'Add a caption for the second picture',
    'Add a caption for the third picture',
  ],
  story: 'Add two or three sentences in your own words: who you are, and how this began.',
};

export const form: FormWords = {
  name: 'Your name',
  email: 'E-mail address',
  phone: 'Phone number',
  date: 'Preferred date',
  message: 'Message',
};

export const facts: LanguagePack['facts'] = {
  address: 'Address',
  hours: 'Opening hours',
  phone: 'Phone',
  email: 'E-mail',
  story: 'In our own words',
};
