import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const portfolio: TradeWords = {
  senses: [
    {
      noun: 'designer',
      words: [
        'graphic designer',
        'web designer',
        'ux designer',
        'ui designer',
        'product designer',
        'designer',
      ],
      schemaType: 'Person',
    },
    {
      noun: 'developer',
      words: [
        'software architect',
        'cloud architect',
        'solutions architect',
        'web developer',
        'software developer',
        'frontend developer',
        'front-end developer',
        'full-stack developer',
        'developer',
        'software engineer',
        'programmer',
        'freelance developer',
      ],
      schemaType: 'Person',
    },
    {
      noun: 'writer',
      words: ['copywriter', 'writer', 'author', 'journalist', 'novelist', 'editor'],
      schemaType: 'Person',
    },
    {
      noun: 'portfolio',
      words: [
        'portfolio',
        'portfolios',
        'portfolio site',
        'portfolio website',
        'freelancer',
        'freelance',
      ],
      yields: true,
    },
  ],
  hints: [
    'projects',
    'case studies',
    'work',
    'logos',
    'branding',
    'websites',
    'prototypes',
    'clients work',
  ],
  action: 'Talk about a project',
  submit: 'Send the project',
  tagline: [
    line`${'offerings'}, made in ${'place'}`,
    line`Work from ${'place'}`,
    line`Selected work: ${'offerings'}`,
    'Selected work, and how it came about',
  ],
  description: [
    line`${'name'}: ${'offerings'}, made in ${'place'}.`,
    line`${'name'} works in ${'place'}. Look at the pieces, read how they came about, and talk about yours.`,
    line`${'name'}: ${'offerings'}.`,
    line`${'offerings'}, made in ${'place'}.`,
    line`Look at the work of ${'name'}, read how the pieces came about, and talk about yours.`,
    line`Work made in ${'place'}. Look at the pieces, read how they came about, and talk about yours.`,
    line`Selected work: ${'offerings'}.`,
    'Look at the pieces, read what the task was and how each one came about, then tell me about yours.',
  ],
  closing: [
    'Look through the work, then tell me about yours.',
    'See the pieces and ask how they were made.',
  ],
  beside: [
    'Ask to see one from sketch to end.',
    'Tell me what yours should do.',
    'Name a deadline and I will say if it fits.',
    'Ask what it takes.',
  ],
  toFill: ['Add a kind of work', 'Add a second kind of work', 'Add a third kind of work'],
  sections: {
    gallery: {
      nav: 'Work',
      heading: [line`Work by ${'name'}`, 'Selected work'],
      intro: ['Each piece answered somebody’s question.'],
    },
    features: {
      nav: 'Working with me',
      heading: [line`Working with ${'name'}`, 'Working with me'],
      items: [
        {
          title: 'A question, not a brief',
          body: 'What should somebody do, feel or understand when they see it?',
        },
        {
          title: 'Rough before fine',
          body: 'You see the first sketch while it can still be thrown away.',
        },
        { title: 'Files you can use', body: 'Ask for formats, sources and rights at the start.' },
      ],
    },
    offerings: {
      nav: 'Services',
      heading: [line`What ${'name'} makes`, 'What I make'],
      intro: ['On their own or together.'],
    },
    about: {
      heading: [line`Who ${'name'} is`, 'About me'],
      intro: [
        line`${'name'} works in ${'place'}. The work says most of it, and the rest is better told in person.`,
        'The work says most of it. The rest is better told in person.',
      ],
    },
    process: {
      nav: 'Steps',
      heading: ['From question to file'],
      items: [
        { title: 'Ask', body: 'You send the task, the deadline and what exists already.' },
        { title: 'Sketch', body: 'You get a rough answer and say what is off.' },
        { title: 'Finish', body: 'I work it out and hand over the files we agreed on.' },
      ],
    },
    pricing: {
      nav: 'Rates',
      heading: ['What it costs'],
      intro: ['Describe the scope and I will name a figure.'],
    },
    testimonials: { nav: 'Said', heading: ['What clients say'] },
    faq: {
      heading: ['Before we start'],
      items: [
        { title: 'Are you available?', body: 'Send your dates, and I will say what is open.' },
        { title: 'How many rounds of changes?', body: 'We agree on it before the first sketch.' },
        {
          title: 'Who gets the rights?',
          body: 'It is written into the offer, in one plain sentence.',
        },
      ],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Start something with ${'name'}`, 'Start something'],
      intro: ['The task, the deadline, the budget: as far as you know them.'],
    },
  },
};
