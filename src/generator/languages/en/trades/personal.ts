import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const personal: TradeWords = {
  senses: [
    {
      noun: 'personal website',
      words: [
        'personal website',
        'personal site',
        'personal page',
        'personal homepage',
        'resume',
        'résumé',
        'cv',
        'online resume',
        'about me page',
        'link in bio',
      ],
    },
    {
      noun: 'personal page',
      words: [
        'student',
        'researcher',
        'professor',
        'scientist',
        'speaker',
        'politician',
        'candidate',
        'actor',
        'actress',
        'model',
        'athlete',
        'influencer',
      ],
      schemaType: 'Person',
    },
  ],
  hints: ['my life', 'hobbies', 'my story', 'publications', 'talks', 'career'],
  action: 'Say hello',
  submit: 'Send',
  tagline: [
    line`${'offerings'}, from ${'place'}`,
    line`Writing to you from ${'place'}`,
    line`Mostly about ${'offerings'}`,
    'Hello, and welcome',
  ],
  description: [
    line`${'name'}, ${'place'}. Mostly about ${'offerings'}, and how to reach me.`,
    line`${'name'}, ${'place'}. This page says who that is, what is on the desk, and how to say hello.`,
    line`${'name'}: mostly ${'offerings'}, and how to reach me.`,
    line`From ${'place'}, mostly about ${'offerings'}.`,
    line`${'name'} on one page: who that is, what is on the desk, and how to say hello.`,
    line`Written in ${'place'}: who I am, what is on my desk, and how to say hello.`,
    line`Mostly about ${'offerings'}, and how to reach me.`,
    'One page that says who I am, what is on my desk just now, and how to say hello without small talk.',
  ],
  closing: ['Read on, or simply say hello.', 'Have a look, and write if something rings a bell.'],
  beside: [
    'Ask me about it.',
    'I can talk about this for an hour.',
    'Happy to compare notes.',
    'More about it when we meet.',
  ],
  toFill: ['Add something you do', 'Add a second thing', 'Add a third thing'],
  sections: {
    about: {
      nav: 'About',
      heading: [line`Hello from ${'name'}`, 'Hello'],
      intro: ['A short version stands on this page. The long one needs a walk or a table.'],
    },
    features: {
      nav: 'Now',
      heading: ['What is on my desk'],
      items: [
        { title: 'Write me if', body: 'You work on something similar, or on the opposite.' },
        { title: 'Invite me if', body: 'You have a room, some chairs and a question.' },
        { title: 'Skip the form if', body: 'We know each other. You have my number.' },
      ],
    },
    gallery: {
      nav: 'Pictures',
      heading: ['A few pictures'],
      intro: ['Places, people, things I made.'],
    },
    offerings: { nav: 'Things', heading: ['Things I do'], intro: ['In no order.'] },
    posts: {
      nav: 'Notes',
      heading: ['Notes'],
      intro: ['Short things that did not fit elsewhere.'],
    },
    pricing: {
      nav: 'Hire me',
      heading: ['Working together'],
      intro: ['For talks, texts or advice, ask with a date.'],
    },
    contact: {
      nav: 'Say hello',
      heading: [line`Write to ${'name'}`, 'Say hello'],
      intro: ['Who you are and what made you write.'],
    },
  },
};
