import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const caterer: TradeWords = {
  senses: [
    {
      noun: 'catering kitchen',
      words: [
        'catering',
        'caterer',
        'caterers',
        'catering company',
        'catering business',
        'catering service',
        'wedding catering',
        'wedding caterer',
        'event catering',
        'office catering',
        'corporate catering',
        'party catering',
        'banquet catering',
      ],
    },
    {
      noun: 'private chef',
      words: [
        'private chef',
        'personal chef',
        'private dining chef',
        'supper club',
        'chef for hire',
      ],
    },
  ],
  hints: [
    'canapés',
    'canapes',
    'buffet',
    'buffets',
    'finger food',
    'platters',
    'banquet',
    'banquets',
    'grazing table',
    'grazing tables',
    'grazing boards',
    'box lunches',
    'lunch boxes',
    'sandwich platters',
    'party food',
    'set menus',
  ],
  action: 'Plan a menu',
  submit: 'Send the event details',
  tagline: [
    line`${'offerings'} for your guests in ${'place'}`,
    line`Trays and tables for ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`For your guests: ${'offerings'}`,
    'You invite, we cook',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. For your guests: ${'offerings'}.`,
    line`${'name'} brings ${'offerings'} to tables in ${'place'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Name the date, the room and the head count, and plan the menu from there.`,
    line`${'offerings'} for parties, offices and halls in ${'place'}.`,
    line`${'name'} cooks for gatherings: ${'offerings'}.`,
    line`Tell ${'name'} the date, the room and the head count, and the menu is planned from there.`,
    line`${'aNoun'} in ${'place'}. Name the date, the room and the head count, and plan the menu from there.`,
    line`For the buffet or the long table: ${'offerings'}.`,
    'Name the date, the room and the head count. Together we plan what is cooked, how it arrives and who clears the plates.',
  ],
  closing: [
    'Send the date and the head count, and ask for a first menu.',
    'Say what you celebrate and who must not eat what.',
  ],
  beside: [
    'Ask how many portions a tray holds.',
    'Say if it should be eaten standing or seated.',
    'Can also be planned without meat, if you say so early.',
    'Ask what it needs on site: power, an oven, a tap.',
  ],
  toFill: ['Add a menu or buffet', 'Add a second menu', 'Add platters or drinks'],
  sections: {
    features: {
      nav: 'Planning',
      heading: [line`Planning with ${'name'}`, 'What a menu depends on'],
      items: [
        {
          title: 'The head count',
          body: 'A rough number is enough to begin. The exact one is due before the shopping is done.',
        },
        {
          title: 'The room',
          body: 'Stairs, sockets, a kitchen or a field: where we cook decides what we can cook.',
        },
        {
          title: 'The exceptions',
          body: 'Collect allergies and diets from your guests in one list, and no plate has to be sent back.',
        },
      ],
    },
    offerings: {
      nav: 'Menus',
      heading: [line`On the trays of ${'name'}`, 'On the trays'],
      intro: ['A starting point. Dishes can be swapped until the menu suits your party.'],
    },
    process: {
      nav: 'From call to clear-up',
      heading: ['From first call to last plate'],
      items: [
        {
          title: 'Describe the party',
          body: 'Occasion, date, place, how many mouths, how formal.',
        },
        {
          title: 'Settle the menu',
          body: 'You get a proposal, strike out, add, and we count again.',
        },
        {
          title: 'Open the doors',
          body: 'On the day we load, set up and serve as agreed, and take the empty trays with us.',
        },
      ],
    },
    gallery: {
      nav: 'Spreads',
      heading: ['Laid, filled, nearly empty'],
      intro: ['Tables before the guests reach them.'],
    },
    pricing: {
      nav: 'Per guest',
      heading: ['Reckoned per guest'],
      intro: ['Staff, crockery and the drive depend on the day: ask for the whole sum.'],
    },
    about: {
      nav: 'The cooks',
      heading: [line`The cooks of ${'name'}`, 'Who stirs the pots'],
      intro: [
        line`${'name'} cooks in ${'place'} and wherever your table stands. Big pots ask for good lists, and we write them.`,
        'Big pots ask for good lists, and we write them.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Asked before the party'],
      items: [
        {
          title: 'How early should we write?',
          body: 'As soon as the date stands. For short notice, ask anyway and we will look at the diary.',
        },
        {
          title: 'Do plates and glasses come along?',
          body: 'Say what the room already has. What is missing can go on the quote.',
        },
        {
          title: 'What happens if guests cancel?',
          body: 'Tell us the new number as soon as you hear. The quote says until when it can change.',
        },
      ],
    },
    visit: {
      nav: 'Kitchen address',
      heading: [line`Our kitchen in ${'place'}`, 'Where the kitchen is'],
    },
    team: { nav: 'Crew', heading: ['Who cooks and who serves'] },
    callToAction: {
      heading: ['A date in the diary?'],
      intro: ['Date, place and head count are enough for a first proposal.'],
    },
    contact: {
      nav: 'Inquiry',
      heading: [line`Ask ${'name'} for a menu`, 'Ask for a menu'],
      intro: ['The occasion, how many guests, and anything nobody may eat.'],
    },
  },
};
