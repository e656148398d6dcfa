import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const event: TradeWords = {
  senses: [
    {
      noun: 'conference',
      words: ['conference', 'conferences', 'summit', 'congress', 'symposium', 'tech conference'],
    },
    {
      noun: 'festival',
      words: [
        'festival',
        'festivals',
        'music festival',
        'film festival',
        'food festival',
        'fair',
        'street fair',
      ],
      schemaType: 'Festival',
    },
    {
      noun: 'event',
      words: [
        'meetup',
        'hackathon',
        'exhibition',
        'gala',
        'workshop series',
        'event website',
        'charity run',
        'marathon',
        'tournament',
      ],
    },
    {
      noun: 'venue',
      words: ['venue', 'concert venue', 'concert hall', 'music venue'],
      schemaType: 'EventVenue',
    },
    {
      noun: 'theater',
      words: ['theater', 'theatre', 'museum', 'cinema'],
      schemaType: 'PerformingArtsTheater',
    },
  ],
  hints: [
    'bar mitzvah',
    'bat mitzvah',
    'speakers',
    'tickets',
    'agenda',
    'keynote',
    'sponsors',
    'attendees',
    'registration',
    'program',
    'lineup',
    'stage',
  ],
  action: 'Ask about a place',
  submit: 'Send your question',
  tagline: [
    line`${'offerings'}, together in ${'place'}`,
    line`Meet us in ${'place'}`,
    line`On the program: ${'offerings'}`,
    'Save the date',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. On the program: ${'offerings'}.`,
    line`Come to ${'place'} for ${'name'}: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Read the program, choose your days, and ask about a place.`,
    line`In ${'place'}: ${'offerings'}.`,
    line`On the program of ${'name'}: ${'offerings'}.`,
    line`Read the program of ${'name'}, choose your days, and ask about a place.`,
    line`${'aNoun'} in ${'place'}. Read the program, choose your days, and ask about a place.`,
    line`On the program: ${'offerings'}.`,
    'Read the program, choose the hours you do not want to miss, and ask about a place before you plan your journey.',
  ],
  closing: [
    'Ask about a place and say who comes with you.',
    'See the program, then ask about tickets.',
  ],
  beside: [
    'Ask what you need to bring.',
    'Look up the hour in the program.',
    'Ask who it is meant for.',
    'Tell us if you would like to take part.',
  ],
  toFill: ['Add a talk, act or activity', 'Add a second one', 'Add a third one'],
  sections: {
    features: {
      nav: 'Coming along',
      heading: [line`Coming to ${'name'}`, 'Coming along'],
      items: [
        {
          title: 'Choose your hours',
          body: 'Mark what you want to see, and leave gaps for the people you will meet.',
        },
        {
          title: 'Plan the way',
          body: 'Look up the last train home before the last speaker starts.',
        },
        {
          title: 'Say what you need',
          body: 'A ramp, a quiet room, a meal without meat: tell us before the day.',
        },
      ],
    },
    events: { nav: 'Program', heading: ['The program'], intro: ['Hour by hour, as it stands.'] },
    offerings: {
      nav: 'What is on',
      heading: [line`What is on at ${'name'}`, 'What is on'],
      intro: ['Choose by title, stay for the talk afterwards.'],
    },
    team: { nav: 'Speakers', heading: ['Who is on stage'] },
    pricing: {
      nav: 'Tickets',
      heading: ['Tickets'],
      intro: ['Ask about groups, students and single days.'],
    },
    faq: {
      heading: ['Before the doors open'],
      items: [
        {
          title: 'How do I get a ticket?',
          body: 'Ask with the form, and we will tell you what is left and how to pay.',
        },
        {
          title: 'Can I change the name on it?',
          body: 'Write to us with both names before the day.',
        },
        {
          title: 'Can I still take part?',
          body: 'Tell us what you would show or say, and how long it takes.',
        },
      ],
    },
    visit: {
      nav: 'Getting there',
      heading: [line`The way to ${'place'}`, 'Getting there'],
      intro: ['Leave early enough to hear the first sentence.'],
    },
    gallery: { heading: ['Scenes'], intro: ['What the room may look like.'] },
    contact: {
      nav: 'Ask',
      heading: [line`Ask ${'name'} about a place`, 'Ask about a place'],
      intro: ['How many of you, and which days.'],
    },
  },
};
