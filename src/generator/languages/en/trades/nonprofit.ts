import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nonprofit: TradeWords = {
  senses: [
    {
      noun: 'nonprofit',
      words: [
        'nonprofit',
        'non-profit',
        'not-for-profit',
        'ngo',
        'charity',
        'charities',
        'charitable organization',
        'foundation',
        'food bank',
        'animal shelter',
        'animal rescue',
      ],
    },
    {
      noun: 'community association',
      words: [
        'association',
        'community group',
        'community center',
        'community centre',
        'neighborhood association',
        'club',
        'sports club',
        'volunteer group',
      ],
    },
    {
      noun: 'church',
      words: ['church', 'parish', 'congregation', 'mosque', 'synagogue', 'temple'],
      schemaType: 'PlaceOfWorship',
    },
  ],
  hints: [
    'donate',
    'donations',
    'volunteers',
    'volunteer',
    'volunteering',
    'fundraising',
    'cause',
    'community',
    'members',
    'refugees',
    'shelter',
  ],
  action: 'Lend a hand',
  submit: 'Offer your help',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Neighbors at work in ${'place'}`,
    line`What we do: ${'offerings'}`,
    'Many hands, one cause',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. At work on ${'offerings'}.`,
    line`${'name'}, ${'place'}: ${'offerings'}, with the help of those who join in.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Learn what we do, lend an afternoon, or give what you can spare.`,
    line`In ${'place'}, many hands for ${'offerings'}.`,
    line`${'name'} works on ${'offerings'}.`,
    line`Learn what ${'name'} does, lend an afternoon, or give what you can spare.`,
    line`${'aNoun'} in ${'place'}. Learn what we do, lend an afternoon, or give what you can spare.`,
    line`Many hands for ${'offerings'}.`,
    'Learn what we do and why, lend us an afternoon, or give what you can spare. Every one of these helps.',
  ],
  closing: [
    'Read what we do, then tell us how you would like to help.',
    'An hour, a gift or a good question: all are welcome.',
  ],
  beside: [
    'Ask how you can join in.',
    'Tell us which days you have time.',
    'Ask what is needed most right now.',
    'Bring a friend along.',
  ],
  toFill: ['Add what you do', 'Add a second project', 'Add a third project'],
  sections: {
    about: {
      nav: 'Why',
      heading: [line`Why ${'name'} exists`, 'Why we do this'],
      intro: [
        'Every good cause begins the same way: somebody sees something and does not walk on.',
      ],
    },
    features: {
      nav: 'Help',
      heading: [line`Ways to help ${'name'}`, 'Ways to help'],
      items: [
        {
          title: 'Give time',
          body: 'An evening or every Tuesday: tell us what you can do and when.',
        },
        {
          title: 'Give money',
          body: 'Ask for our account and what a gift is spent on. You may ask to see it.',
        },
        {
          title: 'Give a voice',
          body: 'Tell one person about us, and bring them along.',
        },
      ],
    },
    offerings: {
      nav: 'Projects',
      heading: [line`What ${'name'} works on`, 'What we work on'],
      intro: ['Where hands and gifts go.'],
    },
    process: {
      nav: 'Join in',
      heading: ['How to join in'],
      items: [
        { title: 'Say hello', body: 'Write who you are and what you like doing.' },
        { title: 'Come along once', body: 'Look on, ask questions, see whether it suits you.' },
        { title: 'Stay or not', body: 'Come again if you like. If not, thank you for coming.' },
      ],
    },
    events: {
      nav: 'Dates',
      heading: ['Where we meet next'],
      intro: ['Come and see for yourself.'],
    },
    pricing: {
      nav: 'Give',
      heading: ['What a gift can do'],
      intro: ['Name an amount, and ask what it pays for.'],
      items: [
        { title: 'Once', body: 'A single gift, as large as suits you.' },
        { title: 'Every month', body: 'A small sum that lets us plan.' },
        { title: 'In kind', body: 'Food, tools, things: ask what is needed.' },
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['What helpers ask'],
      items: [
        {
          title: 'Do I need experience?',
          body: 'Tell us what you can do, and we will find out together where it is needed.',
        },
        {
          title: 'Is my gift tax-deductible?',
          body: 'That depends on our status and on your country. Ask us before you give.',
        },
        { title: 'Can I bring my children?', body: 'Ask which days suit them.' },
      ],
    },
    team: { heading: ['Who keeps it going'] },
    callToAction: {
      heading: ['Two hands to lend?'],
      intro: ['Tell us which days, and for how long.'],
    },
    visit: {
      heading: [line`Meet us in ${'place'}`, 'Where we meet'],
      intro: ['Look in and ask for whoever is in charge that day.'],
    },
    contact: {
      heading: [line`Write to ${'name'} and join in`, 'Write and join in'],
      intro: ['What you would like to do, and when you have time.'],
    },
  },
};
