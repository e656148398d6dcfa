import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const blog: TradeWords = {
  senses: [
    {
      noun: 'blog',
      words: [
        'blog',
        'blogs',
        'blogger',
        'weblog',
        'journal',
        'magazine',
        'online magazine',
        'newsletter site',
        'newsletter about',
        'newsletter on',
        'my newsletter',
        'travel blog',
        'food blog',
        'recipe blog',
        'fashion blog',
      ],
      yields: true,
    },
    { noun: 'podcast', words: ['podcast', 'podcasts', 'podcaster'], yields: true },
  ],
  hints: [
    'posts',
    'articles',
    'essays',
    'recipes',
    'stories',
    'writing',
    'episodes',
    'readers',
    'opinions',
  ],
  action: 'Write to the author',
  submit: 'Send your letter',
  tagline: [
    line`On ${'offerings'}, from ${'place'}`,
    line`Notes from ${'place'}`,
    line`On ${'offerings'}`,
    'Said quietly, and to the end',
  ],
  description: [
    line`${'name'}, ${'aNoun'} from ${'place'} on ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} from ${'place'}, to be taken slowly and answered by letter.`,
    line`${'name'} is ${'aNoun'} on ${'offerings'}.`,
    line`${'aNoun'} from ${'place'} on ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} to be taken slowly, argued with, and answered by letter.`,
    line`${'aNoun'} from ${'place'}, to be taken slowly, argued with, and answered by letter.`,
    line`${'aNoun'} on ${'offerings'}.`,
    'Pieces to be taken slowly, with a cup of something, and answered by letter if you see it another way.',
  ],
  closing: [
    'Start with the latest piece, and write back if you disagree.',
    'Pick a piece, stay to the end, and send a letter.',
  ],
  beside: [
    'A thread that runs through these pages.',
    'Start here if it is your subject too.',
    'Know something about it? Write in.',
    'One of the things I keep coming back to.',
  ],
  toFill: ['Add a subject you keep returning to', 'Add a second subject', 'Add a third subject'],
  sections: {
    posts: {
      nav: 'Latest',
      heading: [line`Latest from ${'name'}`, 'Latest pieces'],
      intro: ['Newest on top.'],
    },
    features: {
      nav: 'Start here',
      heading: [line`Where to start with ${'name'}`, 'Where to start'],
      items: [
        { title: 'Start anywhere', body: 'Nothing here needs the piece before it.' },
        { title: 'Argue', body: 'If I am wrong, a letter with a source is the kindest reply.' },
        { title: 'Pass it on', body: 'A link sent to one friend beats a hundred shares.' },
      ],
    },
    offerings: {
      nav: 'Subjects',
      heading: [line`What ${'name'} is about`, 'Subjects'],
      intro: ['Threads to pull on.'],
    },
    about: {
      nav: 'About',
      heading: [line`Who is behind ${'name'}`, 'Who is behind this'],
      intro: ['Some things are clearer once they are said. The rest is better for a second draft.'],
    },
    pricing: {
      nav: 'Support',
      heading: ['Keep the pages coming'],
      intro: ['This costs you nothing but time. Whoever wants to give more can say so here.'],
      items: [
        { title: 'Once', body: 'Like paying for a coffee.' },
        { title: 'Every month', body: 'Like a paper on the doormat.' },
        { title: 'With work', body: 'Send a piece, a correction or a translation.' },
      ],
    },
    callToAction: {
      heading: ['Something to add?'],
      intro: ['Corrections, sources and better arguments are welcome.'],
    },
    faq: {
      heading: ['Readers ask'],
      items: [
        { title: 'May I quote you?', body: 'Yes, with a link to the piece.' },
        { title: 'Do you take guest pieces?', body: 'Send two sentences on the idea first.' },
        { title: 'I found a mistake.', body: 'Thank you. Tell me where, and I will put it right.' },
      ],
    },
    contact: {
      heading: [line`A letter to ${'name'}`, 'A letter to the author'],
      intro: ['About a piece, or about something that should become one.'],
    },
  },
};
