import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const fitness: TradeWords = {
  senses: [
    {
      noun: 'gym',
      words: [
        'gym',
        'gyms',
        'fitness studio',
        'fitness center',
        'fitness centre',
        'crossfit',
        'crossfit box',
        'fitness',
        'fitness club',
        'boxing gym',
        'climbing gym',
      ],
      schemaType: 'ExerciseGym',
    },
    {
      noun: 'personal trainer',
      words: ['personal trainer', 'fitness coach', 'personal training', 'running coach'],
    },
    {
      noun: 'dance studio',
      words: ['dance studio', 'dance school', 'ballet school', 'dance classes'],
      schemaType: 'SportsActivityLocation',
    },
    {
      noun: 'martial arts school',
      words: [
        'martial artist',
        'martial arts',
        'karate school',
        'judo club',
        'jiu-jitsu',
        'karate',
        'dojo',
      ],
      schemaType: 'SportsActivityLocation',
    },
    {
      noun: 'sports school',
      schemaType: 'SportsActivityLocation',
      words: [
        'surf school',
        'surf camp',
        'dive center',
        'dive centre',
        'diving school',
        'diving center',
        'ski school',
        'kitesurf school',
        'sailing school',
        'swim school',
        'swimming school',
        'tennis school',
        'climbing school',
      ],
    },
  ],
  hints: ['workout', 'workouts', 'training', 'strength', 'spin', 'zumba', 'hiit'],
  action: 'Try a class',
  submit: 'Ask for a place',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Move with us in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`On the floor: ${'offerings'}`,
    'Warm up, work, come back',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. On the timetable: ${'offerings'}.`,
    line`Come and move at ${'name'} in ${'place'}: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Look at the timetable, choose a class, and come in clothes you can move in.`,
    line`${'offerings'} in ${'place'}, for the first time or the hundredth.`,
    line`At ${'name'} you can choose between ${'offerings'}.`,
    line`At ${'name'} you choose a class, come in clothes you can move in, and go at your own pace.`,
    line`${'aNoun'} in ${'place'}. Look at the timetable, choose a class, and come in clothes you can move in.`,
    line`${'offerings'}, for the first time or the hundredth.`,
    'Look at the timetable, choose a class, come in clothes you can move in, and start at a pace that is yours.',
  ],
  closing: ['New to it? Ask which class to start with.', 'Ask for a place in the next class.'],
  beside: [
    'Ask which level it is meant for.',
    'Bring water and a towel.',
    'Tell the teacher about old injuries.',
    'Come ten minutes early the first time.',
  ],
  toFill: ['Add a class', 'Add a second class', 'Add a course or workshop'],
  sections: {
    features: {
      nav: 'First time',
      heading: [line`Your first time at ${'name'}`, 'Your first time here'],
      items: [
        {
          title: 'Come as you are',
          body: 'You need no special shape, only clothes that stretch and a bottle of water.',
        },
        {
          title: 'Tell us first',
          body: 'An old knee, a baby on the way, a stiff back: the teacher can offer another version.',
        },
        {
          title: 'Find your pace',
          body: 'Resting is part of training. Stop when you want, join again when you are ready.',
        },
      ],
    },
    offerings: {
      nav: 'Classes',
      heading: [line`Classes at ${'name'}`, 'Classes'],
      intro: ['Choose by mood or by muscle.'],
    },
    events: {
      nav: 'Timetable',
      heading: ['This week on the floor'],
      intro: ['Times of the classes, as the teachers set them.'],
    },
    pricing: {
      nav: 'Passes',
      heading: ['Passes and single classes'],
      intro: ['Ask which pass fits how often you would come.'],
    },
    team: { nav: 'Teachers', heading: ['Who leads the classes'] },
    about: {
      heading: [line`The floor of ${'name'}`, 'The floor'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. A floor, room to move, and someone who sees how you stand.`,
        'A floor, room to move, and someone who sees how you stand.',
      ],
    },
    process: {
      heading: ['How to begin'],
      items: [
        {
          title: 'Pick a class',
          body: 'Read the timetable and choose what you are curious about.',
        },
        { title: 'Ask for a place', body: 'Send your name, so the teacher expects you.' },
        { title: 'Show up', body: 'Say at the door that it is your first time.' },
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Before your first class'],
      items: [
        {
          title: 'I have never done this. Can I come?',
          body: 'Yes. Say so at the start and choose a class for beginners if there is one.',
        },
        {
          title: 'Do I need gear of my own?',
          body: 'Ask when you reserve your place, and we will tell you what to bring.',
        },
        {
          title: 'Should I eat before?',
          body: 'A light snack an hour or two before suits most people.',
        },
      ],
    },
    gallery: { heading: ['The room'], intro: ['Where you will warm up, sweat and stretch.'] },
    visit: {
      nav: 'Find us',
      heading: [line`Train in ${'place'}`, 'How to find the floor'],
      intro: ['Coming straight from work? Ask where to change.'],
    },
    callToAction: {
      heading: ['Which class will it be?'],
      intro: ['Tell us when you have time and what you would like to try.'],
    },
    contact: {
      heading: [line`A place at ${'name'}`, 'Ask for a place in class'],
      intro: ['Mention injuries or pregnancy if there is something we should know.'],
    },
  },
};
