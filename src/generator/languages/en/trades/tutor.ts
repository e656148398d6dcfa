import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const tutor: TradeWords = {
  senses: [
    {
      noun: 'tutoring service',
      words: [
        'tutor',
        'tutors',
        'tutoring',
        'math tutor',
        'private tutor',
        'tutoring center',
        'tutoring service',
        'private lessons',
      ],
    },
    {
      noun: 'language school',
      words: [
        'language school',
        'english teacher',
        'language teacher',
        'spanish teacher',
        'language courses',
      ],
    },
    {
      noun: 'music school',
      words: [
        'music school',
        'piano teacher',
        'guitar teacher',
        'music teacher',
        'piano lessons',
        'guitar lessons',
        'violin teacher',
      ],
      schemaType: 'MusicSchool',
    },
    {
      noun: 'school',
      words: ['school', 'academy', 'university', 'college', 'primary school', 'high school'],
      schemaType: 'School',
    },
    { noun: 'driving school', words: ['driving school', 'driving instructor'] },
    {
      noun: 'online course',
      words: ['online course', 'online courses', 'e-learning', 'course creator'],
      schemaType: 'Course',
    },
    {
      noun: 'art school',
      words: [
        'art school',
        'art classes',
        'painting classes',
        'drawing classes',
        'pottery classes',
      ],
    },
  ],
  hints: [
    'lessons',
    'students',
    'pupils',
    'homework',
    'exam',
    'exams',
    'classes',
    'curriculum',
    'courses',
    'maths',
    'math',
    'grammar',
    'algebra',
    'learning',
  ],
  action: 'Ask for a first lesson',
  submit: 'Ask for a lesson',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Lessons in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`Lessons in ${'offerings'}`,
    'One question at a time',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. On the timetable: ${'offerings'}.`,
    line`Learn at ${'name'} in ${'place'}: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Say what you want to be able to do, and ask for a first lesson.`,
    line`Lessons in ${'place'}: ${'offerings'}.`,
    line`At ${'name'} you can learn ${'offerings'}.`,
    line`Tell ${'name'} what you want to be able to do, and ask for a first lesson.`,
    line`${'aNoun'} in ${'place'}. Say what you want to be able to do, and ask for a first lesson.`,
    line`Lessons in ${'offerings'}.`,
    'Say what you want to be able to do, and where you get stuck. The first lesson begins exactly there.',
  ],
  closing: ['Ask for a first lesson and bring your homework.', 'Tell us your level and the goal.'],
  beside: [
    'Bring the page where you got stuck.',
    'Tell us about the exam and its date.',
    'For beginners too? Ask.',
    'Ask what to practice before the first time.',
  ],
  toFill: ['Add a subject or course', 'Add a second subject', 'Add a third subject'],
  sections: {
    features: {
      nav: 'Learning',
      heading: [line`Learning at ${'name'}`, 'How learning goes here'],
      items: [
        {
          title: 'Find the gap',
          body: 'Most trouble starts two chapters earlier. We look there first.',
        },
        { title: 'Try it yourself', body: 'Explaining is the easy part. You hold the pencil.' },
        {
          title: 'Ask twice',
          body: 'The second time you ask, the answer should be a different one.',
        },
      ],
    },
    offerings: {
      nav: 'Subjects',
      heading: [line`What you learn at ${'name'}`, 'Subjects'],
      intro: ['Ask about level, group size and times.'],
    },
    process: {
      nav: 'Getting started',
      heading: ['Your first weeks'],
      items: [
        { title: 'Say the goal', body: 'A grade, a trip, a song you want to play.' },
        { title: 'Take a first lesson', body: 'We see what sits and what wobbles.' },
        {
          title: 'Keep a rhythm',
          body: 'The same day each week works better than three in a row.',
        },
      ],
    },
    about: {
      heading: [line`Who teaches at ${'name'}`, 'Who teaches'],
      intro: [
        line`${'name'} teaches in ${'place'}. Nobody is bad at a subject; somebody stopped explaining too early.`,
        'Nobody is bad at a subject. Somebody stopped explaining too early.',
      ],
    },
    pricing: {
      nav: 'Fees',
      heading: ['What lessons cost'],
      intro: ['Alone, in pairs or in a group: ask for each.'],
    },
    faq: {
      heading: ['Asked by pupils and parents'],
      items: [
        {
          title: 'Is there homework?',
          body: 'Ask before you start. It can be agreed together, and it shows what to do next time.',
        },
        {
          title: 'Can lessons be online?',
          body: 'Ask when you write, and say what device you would use.',
        },
        {
          title: 'What if I am ill?',
          body: 'Tell us as early as you can, and we will talk about another time.',
        },
      ],
    },
    events: {
      nav: 'Timetable',
      heading: ['When classes take place'],
      intro: ['Start dates and times.'],
    },
    team: { nav: 'Teachers', heading: ['Who stands at the board'] },
    visit: {
      heading: [line`The classroom in ${'place'}`, 'Where lessons take place'],
      intro: ['Ring the bell, we will come and get you.'],
    },
    contact: {
      heading: [line`A first lesson at ${'name'}`, 'Ask for a first lesson'],
      intro: ['Subject, level, goal, and the days that suit you.'],
    },
  },
};
