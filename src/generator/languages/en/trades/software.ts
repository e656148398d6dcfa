import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const software: TradeWords = {
  senses: [
    {
      noun: 'software company',
      words: [
        'software company',
        'software',
        'software startup',
        'tech company',
        'it company',
        'software house',
      ],
    },
    {
      noun: 'startup',
      words: [
        'startup',
        'start-up',
        'startups',
        'saas startup',
        'tech startup',
        'fintech',
        'ai startup',
      ],
    },
    {
      noun: 'app',
      words: [
        'website builder',
        'site builder',
        'page builder',
        'form builder',
        'app builder',
        'resume builder',
        'app',
        'mobile app',
        'web app',
        'saas',
        'application',
        'platform',
        'tool for teams',
        'plugin',
        'browser extension',
      ],
      schemaType: 'SoftwareApplication',
    },
    {
      noun: 'game studio',
      words: ['game studio', 'video game', 'indie game'],
      schemaType: 'Organization',
    },
  ],
  hints: [
    'software architecture',
    'information architecture',
    'bar chart',
    'bar charts',
    'api',
    'dashboard',
    'analytics',
    'automation',
    'integrations',
    'beta',
    'developers',
    'cloud',
    'data',
    'users',
    'product launch',
    'waitlist',
  ],
  action: 'Ask for a demo',
  submit: 'Ask for a demo',
  tagline: [
    line`${'offerings'}, from ${'place'}`,
    line`Software from ${'place'}`,
    line`In one place: ${'offerings'}`,
    'Less clicking, more done',
  ],
  description: [
    line`${'name'} is ${'aNoun'} from ${'place'} that deals with ${'offerings'}.`,
    line`${'name'}, ${'place'}: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} from ${'place'}. See what it does, how it fits into your day, and ask for a demo.`,
    line`${'offerings'}, in software from ${'place'}.`,
    line`${'name'} takes care of ${'offerings'}.`,
    line`See what ${'name'} does, how it fits into your day, and ask for a demo with your own data.`,
    line`${'aNoun'} from ${'place'}. See what it does, how it fits into your day, and ask for a demo.`,
    line`Software that deals with ${'offerings'}.`,
    'See what it does, how it fits into your working day, and ask for a demo before you decide whether to switch.',
  ],
  closing: [
    'Ask for a demo and bring your own example.',
    'Read how it works, then ask us to show you.',
  ],
  beside: [
    'See it on your own example in a demo.',
    'Ask which of your tools it works with.',
    'Tell us how you do it today.',
    'Ask where the data is kept.',
  ],
  toFill: ['Add what it does', 'Add a second thing it does', 'Add a third thing it does'],
  sections: {
    features: {
      nav: 'Product',
      heading: [line`What ${'name'} is for`, 'What it is for'],
      items: [
        {
          title: 'Start from the task',
          body: 'Name the chore that eats your Friday. A demo should begin there.',
        },
        {
          title: 'Keep your data in view',
          body: 'Ask what is stored, where, for how long, and how you get it out again.',
        },
        {
          title: 'Leave when you like',
          body: 'Before you sign up, ask how you would cancel. The answer tells you a lot.',
        },
      ],
    },
    process: {
      nav: 'How it works',
      heading: ['From demo to first use'],
      items: [
        { title: 'Show us the chore', body: 'Describe what you do by hand today, step by step.' },
        { title: 'Try it', body: 'Work through one real example, with us watching or without.' },
        { title: 'Decide', body: 'Roll it out to everyone, or tell us what is missing.' },
      ],
    },
    offerings: {
      nav: 'Inside',
      heading: [line`Inside ${'name'}`, 'Inside the product'],
      intro: ['Each part, with a question worth asking in the demo.'],
    },
    pricing: {
      nav: 'Pricing',
      heading: ['Plans'],
      intro: ['Tell us how many of you will use it, and we will name the sum.'],
    },
    faq: {
      nav: 'FAQ',
      heading: ['Asked in every demo'],
      items: [
        {
          title: 'Will it work with our tools?',
          body: 'Send the list of what you use, and we will go through it one by one.',
        },
        {
          title: 'Where is our data?',
          body: 'Ask before you upload anything. You should get the answer in writing.',
        },
        {
          title: 'Can we try it first?',
          body: 'Ask for a trial with your own example. That shows more than any page.',
        },
      ],
    },
    about: {
      heading: [line`The makers of ${'name'}`, 'Who builds it'],
      intro: [
        line`${'name'} comes from ${'place'}. Every feature has to answer one question: who does less work because of it?`,
        'Every feature has to answer one question: who does less work because of it?',
      ],
    },
    team: { nav: 'Team', heading: ['Who answers your tickets'] },
    testimonials: { nav: 'Customers', heading: ['What users say'] },
    callToAction: {
      nav: 'Demo',
      heading: ['See it with your own data'],
      intro: ['Bring one example. We will work through it on the call.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Ask ${'name'} for a demo`, 'Ask for a demo'],
      intro: ['Your team, your tools, and the chore you would like to lose.'],
    },
  },
};
