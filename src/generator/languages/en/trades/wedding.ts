import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const wedding: TradeWords = {
  senses: [
    {
      noun: 'wedding',
      words: [
        'wedding',
        'wedding website',
        'wedding invitation',
        'save the date',
        'our wedding',
        'wedding page',
        'getting married',
        'engagement party',
      ],
    },
  ],
  hints: [
    'weddings',
    'bride',
    'groom',
    'guests',
    'rsvp',
    'ceremony',
    'registry',
    'married',
    'honeymoon',
  ],
  action: 'Reply to the invitation',
  submit: 'Send your reply',
  tagline: [line`Getting married in ${'place'}`, line`A wedding in ${'place'}`, 'You are invited'],
  description: [
    line`${'name'} are getting married in ${'place'}. Here is where to be, at what hour, and how to say you are coming.`,
    line`${'name'} are getting married. Here is where to be, at what hour, and how to say you are coming.`,
    line`We are getting married in ${'place'}. Here is where to be, at what hour, and how to say you are coming.`,
    'We are getting married. Here is where to be, at what hour, and how to say that you are coming along.',
  ],
  closing: [
    'Please reply, so that your chair is waiting.',
    'Reply with the names of everyone who comes along.',
  ],
  beside: [
    'You will find us there.',
    'Come hungry.',
    'Bring good shoes.',
    'Tell us if you need help getting there.',
  ],
  toFill: ['Add the ceremony', 'Add the dinner', 'Add the party'],
  sections: {
    about: {
      nav: 'The couple',
      heading: [line`The story of ${'name'}`, 'Our story'],
      intro: ['You know at least one of us. Here is how we found the other.'],
    },
    events: {
      nav: 'The day',
      heading: ['The day, hour by hour'],
      intro: ['So that nobody misses the kiss.'],
    },
    features: {
      nav: 'Guests',
      heading: [line`For guests of ${'name'}`, 'For our guests'],
      items: [
        {
          title: 'Say you are coming',
          body: 'Reply with names, children included, and what somebody must not eat.',
        },
        { title: 'Where to sleep', body: 'Ask us for rooms nearby before everyone else does.' },
        { title: 'What to wear', body: 'Shoes you can dance in. For the rest, ask one of us.' },
      ],
    },
    gallery: {
      nav: 'Pictures',
      heading: ['The two of us'],
      intro: ['Until the wedding pictures are here.'],
    },
    offerings: {
      nav: 'Celebration',
      heading: ['How we celebrate'],
      intro: ['What the day holds.'],
    },
    pricing: {
      nav: 'Gifts',
      heading: ['Gifts'],
      intro: ['Your coming is what we want most. If you ask all the same, here are some ideas.'],
      items: [
        { title: 'For the home', body: 'Something we will use every Sunday.' },
        { title: 'For the journey', body: 'A dinner, a train ride, a night by the sea.' },
        { title: 'For somebody else', body: 'A gift in our name to a cause you care about.' },
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['What guests ask'],
      items: [
        { title: 'May I bring somebody?', body: 'Please ask us first, so that there is a chair.' },
        {
          title: 'Are children invited?',
          body: 'Write their names into your reply, and we will tell you what is planned for them.',
        },
        {
          title: 'May I give a speech?',
          body: 'Talk to us before the day, and we will find you a moment.',
        },
      ],
    },
    visit: {
      nav: 'Getting there',
      heading: [line`The way to ${'place'}`, 'The way to the wedding'],
      intro: ['Leave time for the parking, and for a wrong turn.'],
    },
    contact: {
      nav: 'Reply',
      heading: [line`Reply to ${'name'}`, 'Are you coming?'],
      intro: ['Names, number of people, and what somebody must not eat.'],
    },
  },
};
