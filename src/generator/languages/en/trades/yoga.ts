import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const yoga: TradeWords = {
  senses: [
    {
      noun: 'yoga studio',
      words: [
        'yoga',
        'yoga studio',
        'yoga studios',
        'yoga school',
        'yoga center',
        'yoga centre',
        'yoga shala',
        'yoga classes',
        'hot yoga studio',
        'aerial yoga',
      ],
    },
    {
      noun: 'yoga teacher',
      schemaType: 'Person',
      words: ['yoga teacher', 'yoga instructor', 'yoga trainer', 'yogi', 'yogini'],
    },
    {
      noun: 'pilates studio',
      words: [
        'pilates',
        'pilates studio',
        'reformer pilates',
        'reformer studio',
        'barre studio',
        'pilates instructor',
        'pilates teacher',
      ],
    },
    {
      noun: 'meditation center',
      words: [
        'meditation center',
        'meditation centre',
        'meditation studio',
        'meditation teacher',
        'meditation school',
        'mindfulness teacher',
        'qigong',
        'breathwork studio',
      ],
    },
    {
      noun: 'yoga retreat',
      words: ['yoga retreat', 'yoga retreats', 'meditation retreat', 'silent retreat'],
    },
  ],
  hints: [
    'yoga and pilates',
    'pilates and yoga',
    'tai chi',
    'vinyasa',
    'hatha',
    'ashtanga',
    'iyengar',
    'kundalini',
    'yin yoga',
    'yin',
    'prenatal yoga',
    'restorative yoga',
    'chair yoga',
    'breathwork',
    'pranayama',
    'meditation',
    'mindfulness',
    'asana',
    'asanas',
    'savasana',
    'sound bath',
    'sound baths',
    'mats',
  ],
  action: 'Try a first class',
  submit: 'Ask for a place on the mat',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Room for a mat in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`On the mat: ${'offerings'}`,
    'Unroll the mat',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. On the mat: ${'offerings'}.`,
    line`Practice ${'offerings'} with ${'name'} in ${'place'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Take off your shoes, unroll a mat, and move as far as your breath stays calm.`,
    line`${'offerings'} on the mat in ${'place'}.`,
    line`${'name'} teaches ${'offerings'}.`,
    line`At ${'name'} you take off your shoes, unroll a mat, and move as far as your breath stays calm.`,
    line`${'aNoun'} in ${'place'}. Take off your shoes, unroll a mat, and move as far as your breath stays calm.`,
    line`On the timetable: ${'offerings'}.`,
    'Take off your shoes and unroll a mat. You bend as far as your breath stays calm, and rest whenever you want to.',
  ],
  closing: [
    'Look at the week and pick the hour you could keep.',
    'Never stood on a mat? Write, and we will name a class.',
  ],
  beside: [
    'Ask whether it suits stiff hips and tired backs.',
    'Come with an empty stomach and warm socks.',
    'Blocks and straps make it easier; ask for them.',
    'Tell the teacher if a knee or shoulder complains.',
  ],
  toFill: ['Add a class you teach', 'Add a second style', 'Add a course or retreat'],
  sections: {
    features: {
      nav: 'On the mat',
      heading: [line`Your first time at ${'name'}`, 'Your first time on the mat'],
      items: [
        {
          title: 'No touching toes required',
          body: 'Bent knees, a block, a wall: each posture has a version for the body you have today.',
        },
        {
          title: 'Child’s pose counts',
          body: 'Resting is part of the hour. Nobody will ask why you stopped.',
        },
        {
          title: 'Touch only if you agree',
          body: 'Say whether a correcting hand is welcome. No is an answer too.',
        },
      ],
    },
    offerings: {
      nav: 'Styles',
      heading: [line`What ${'name'} practices`, 'What we practice'],
      intro: ['From slow to sweaty. The names sound odd; ask and we translate.'],
    },
    events: {
      nav: 'Timetable',
      heading: ['The week, class by class'],
      intro: ['Day, hour, style and who leads.'],
    },
    about: {
      nav: 'The studio',
      heading: [line`The floor of ${'name'}`, 'Floor, light, silence'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. One breath in, one breath out: from there we begin each hour.`,
        'One breath in, one breath out: from there we begin each hour.',
      ],
    },
    pricing: {
      nav: 'Passes',
      heading: ['Drop in or take a pass'],
      intro: ['If money is tight, say so. Asking costs nothing.'],
    },
    team: { nav: 'Teachers', heading: ['Who sits at the front'] },
    gallery: { nav: 'Pictures', heading: ['Mats in a row'], intro: ['The floor before the gong.'] },
    faq: {
      nav: 'Questions',
      heading: ['Asked while rolling up'],
      items: [
        {
          title: 'Do I need my own mat?',
          body: 'Ask before the first hour. A towel on top is pleasant either way.',
        },
        {
          title: 'Is there religion in it?',
          body: 'Old words turn up, and somebody may chant. You can simply listen.',
        },
        {
          title: 'I come late. May I still join?',
          body: 'Send a message if you can, and come in softly. Ask how the door is handled once the hour has begun.',
        },
      ],
    },
    visit: {
      nav: 'Find the studio',
      heading: [line`The studio in ${'place'}`, 'Where the mats lie'],
      intro: ['Come ten slow minutes before the gong.'],
    },
    callToAction: {
      heading: ['Stiff from sitting?'],
      intro: ['Tell us what your back does all day, and we will suggest an hour.'],
    },
    contact: {
      nav: 'Join',
      heading: [line`A place on the mat at ${'name'}`, 'Ask for a place on the mat'],
      intro: ['Which class you have in mind, and anything your body should be spared.'],
    },
  },
};
