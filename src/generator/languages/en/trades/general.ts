import { line } from '../../line';
import { otherBusinesses } from '../otherBusinesses';
import type { TradeWords } from '../../LanguagePack';

export const general: TradeWords = {
  senses: [
    { noun: 'small business', words: ['small business', 'local business', 'family business'] },
    ...otherBusinesses,
  ],
  // Phrases with a trade's word in them that point to no trade.
  hints: [
    'search bar',
    'navigation bar',
    'nav bar',
    'menu bar',
    'progress bar',
    'top bar',
    'sticky bar',
    'under construction',
    'solar farm',
    'wind farm',
    'server farm',
  ],
  action: 'Get in touch',
  submit: 'Send message',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`At home in ${'place'}`,
    line`${'offerings'} and how to ask about them`,
    'What we do, and how to reach us',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Read what we do, and write to us when you have a question.`,
    line`${'name'} is ${'aNoun'} in ${'place'}: ${'offerings'}, and a direct way to ask about them.`,
    line`${'aNoun'} in ${'place'}. Read what we do, and write to us when you have a question.`,
    line`${'name'} in ${'place'}: ${'offerings'}, and a direct way to ask about them.`,
    line`${'name'}: ${'offerings'}, described in plain words.`,
    line`${'name'} is based in ${'place'}. Read what we do, and write to us when you have a question.`,
    line`${'offerings'} in ${'place'}.`,
    line`${'offerings'}, described in plain words.`,
    line`${'name'} on one page: what we do, how we work, and how you can reach us.`,
    line`We are based in ${'place'}. Read what we do, and write to us when you have a question.`,
    'One page that says what we do, how we work, and how you can reach us with a question.',
  ],
  closing: [
    'Read on, or write to us with your question.',
    'Look around, then tell us what you need.',
  ],
  beside: [
    'Ask us for the details that matter to you.',
    'Ask what it costs and when you can have it.',
    'Something special in mind? Tell us.',
    'Write to us if you would like to know more.',
  ],
  toFill: [
    'Add the first thing you offer',
    'Add the second thing you offer',
    'Add the third thing you offer',
  ],
  sections: {
    features: {
      nav: 'Overview',
      heading: [line`A short guide to ${'name'}`, 'A short guide'],
      items: [
        {
          title: 'Look around',
          body: 'Read what we do on this page, and judge at your own pace.',
        },
        {
          title: 'Ask anything',
          body: 'A question costs you a few lines and binds you to nothing.',
        },
        {
          title: 'Decide in peace',
          body: 'Take the answer home, compare it, and come back when you know.',
        },
      ],
    },
    offerings: {
      nav: 'What we do',
      heading: [line`What you can get from ${'name'}`, 'What you can ask us for'],
      intro: ['The list in short. Write to us about anything that is missing.'],
    },
    about: {
      nav: 'About',
      heading: [line`Who is behind ${'name'}`, 'Who we are'],
      intro: [
        line`${'name'} is at home in ${'place'}.`,
        'Behind this page are people you can write to.',
      ],
    },
    pricing: {
      nav: 'Prices',
      heading: ['What it costs'],
      intro: ['Ask if you do not see what you are looking for.'],
    },
    process: { nav: 'How it works', heading: ['Three steps, no more'] },
    faq: { heading: ['Before you ask'] },
    contact: {
      heading: [line`Write to ${'name'}`, 'Write to us'],
      intro: ['A few lines are enough to begin.'],
    },
  },
};
