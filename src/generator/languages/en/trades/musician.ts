import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const musician: TradeWords = {
  senses: [
    {
      noun: 'band',
      words: [
        'band',
        'bands',
        'rock band',
        'jazz band',
        'indie band',
        'music group',
        'choir',
        'orchestra',
        'string quartet',
      ],
      schemaType: 'MusicGroup',
    },
    {
      noun: 'musician',
      words: [
        'musician',
        'musicians',
        'singer',
        'singer-songwriter',
        'songwriter',
        'guitarist',
        'pianist',
        'violinist',
        'dj',
        'rapper',
        'music producer',
        'composer',
        'cellist',
      ],
      schemaType: 'Person',
    },
  ],
  hints: [
    'album',
    'tour',
    'gigs',
    'concerts',
    'shows',
    'songs',
    'jazz',
    'vinyl',
    'music',
    'live music',
    'record',
    'single',
    'ep',
  ],
  action: 'Book a show',
  submit: 'Ask about a show',
  tagline: [
    line`${'offerings'}, live from ${'place'}`,
    line`Music from ${'place'}`,
    line`Hear it live: ${'offerings'}`,
    'Turn it up, then come and hear it live',
  ],
  description: [
    line`${'name'}, ${'noun'} from ${'place'}: ${'offerings'}.`,
    line`${'name'}, ${'noun'} from ${'place'}. Find the next date, listen, and book a show for your own stage.`,
    line`${'name'}, ${'noun'}: ${'offerings'}.`,
    line`${'offerings'}, played live and coming out of ${'place'}.`,
    line`${'name'}, ${'noun'}. Find the next date, listen, and book a show for your own stage.`,
    line`${'aNoun'} from ${'place'}. Find the next date, listen, and book a show for your own stage.`,
    line`${'offerings'}, played loud or quiet as the room asks.`,
    'Find the next date, listen to a song or two, and ask for a show on your own stage or in your own garden.',
  ],
  closing: [
    'Look for the next date, or ask for one of your own.',
    'Listen first, then come and hear it in a room.',
  ],
  beside: [
    'Ask for it at the next show.',
    'Put it on before you read on.',
    'Tell us where you heard about it.',
    'Ask what we need on stage for it.',
  ],
  toFill: ['Add a record or a song', 'Add a second release', 'Add something from the merch table'],
  sections: {
    features: {
      nav: 'Book',
      heading: [line`${'name'} on your stage`, 'On your stage'],
      items: [
        {
          title: 'For promoters',
          body: 'Send date, room and audience. You get a set length and a list of what we plug in.',
        },
        { title: 'For parties', body: 'Tell us who will dance and how late it may get.' },
        { title: 'For listeners', body: 'Dates are below. Stand near the front.' },
      ],
    },
    events: { nav: 'Shows', heading: ['Next shows'], intro: ['Doors, rooms and dates.'] },
    gallery: {
      nav: 'Pictures',
      heading: ['From the stage'],
      intro: ['What it looks like with the lights on.'],
    },
    about: {
      heading: [line`The sound of ${'name'}`, 'The sound'],
      intro: [
        line`${'name'} comes from ${'place'}. Describing music is hard, so please press play.`,
        'Describing music is hard, so please press play.',
      ],
    },
    offerings: {
      nav: 'Music',
      heading: [line`Listen to ${'name'}`, 'Listen'],
      intro: ['Start anywhere.'],
    },
    pricing: {
      nav: 'Merch and fees',
      heading: ['Tickets, records, shows'],
      intro: ['Ask about a fee with your date and your room.'],
    },
    contact: {
      nav: 'Booking',
      heading: [line`Book ${'name'}`, 'Ask for a show'],
      intro: ['Date, room, size of the audience.'],
    },
  },
};
