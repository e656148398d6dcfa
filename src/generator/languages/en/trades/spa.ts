import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const spa: TradeWords = {
  senses: [
    {
      noun: 'spa',
      words: [
        'spa',
        'spas',
        'day spa',
        'wellness center',
        'wellness centre',
        'wellness spa',
        'wellness studio',
        'medical spa',
        'medspa',
        'float spa',
        'float center',
        'head spa',
      ],
    },
    {
      noun: 'massage studio',
      schemaType: 'HealthAndBeautyBusiness',
      words: [
        'massage',
        'massages',
        'massage studio',
        'massage therapist',
        'massage therapy',
        'massage parlor',
        'massage practice',
        'thai massage',
        'masseuse',
        'masseur',
        'reflexology',
        'shiatsu',
        'reiki',
      ],
    },
    {
      noun: 'bathhouse',
      words: [
        'bathhouse',
        'bath house',
        'hammam',
        'turkish bath',
        'thermal bath',
        'thermal baths',
        'onsen',
        'sauna house',
        'banya',
      ],
    },
  ],
  hints: [
    'sauna',
    'saunas',
    'steam room',
    'hot tub',
    'whirlpool',
    'hot stone massage',
    'hot stones',
    'aromatherapy',
    'body scrub',
    'body scrubs',
    'body wraps',
    'deep tissue',
    'lymphatic drainage',
    'foot massage',
    'back massage',
    'plunge pool',
    'relaxation',
    'wellness',
  ],
  action: 'Reserve a quiet hour',
  submit: 'Ask for the hour',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`An hour of quiet in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`Lie down for ${'offerings'}`,
    'Lie down, breathe out',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Lie down for ${'offerings'}.`,
    line`Quiet, warmth and ${'offerings'} at ${'name'} in ${'place'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Leave the phone in your bag, say where it aches, and stay as long as you have booked.`,
    line`${'offerings'} behind a quiet door in ${'place'}.`,
    line`At ${'name'} you lie down for ${'offerings'}.`,
    line`At ${'name'} the phone stays in your bag, and you say where it aches and how firm the hand should be.`,
    line`${'aNoun'} in ${'place'}. Leave the phone in your bag, say where it aches, and lie down.`,
    line`A towel, a quiet hour, and ${'offerings'}.`,
    'Leave the phone in your bag, say where it aches and how firm the hand should be, then lie down and let the hour pass.',
  ],
  closing: [
    'Choose an hour, and write where you carry the week.',
    'Ask which of the rooms suits a first visit.',
  ],
  beside: [
    'Say how you like it, gentle or strong.',
    'Ask what is used, and whether your skin will like it.',
    'Leave time afterwards: nobody should have to run for a train.',
    'Coming as two? Ask if it can be at the same hour.',
  ],
  toFill: ['Add a massage or bath', 'Add a second ritual', 'Add a package'],
  sections: {
    features: {
      nav: 'Your hour',
      heading: [line`An hour at ${'name'}`, 'What the hour is like'],
      items: [
        {
          title: 'Arrive early',
          body: 'Ten quiet breaths with a glass of water do more for a back than a sprint from the car.',
        },
        {
          title: 'Choose the pressure',
          body: 'Firmer, softer, not there: say it at any moment. It is your hour.',
        },
        {
          title: 'Keep on what you like',
          body: 'You undress as far as you feel at ease. Towels cover the rest.',
        },
      ],
    },
    offerings: {
      nav: 'Rituals',
      heading: [line`Rituals at ${'name'}`, 'Oil, stone, steam'],
      intro: ['Read how each one feels, then choose by mood rather than by name.'],
    },
    pricing: {
      nav: 'By the hour',
      heading: ['Reckoned by the hour'],
      intro: ['Ask how long each one takes, and what is included.'],
    },
    gallery: {
      nav: 'The rooms',
      heading: ['Towels, stones, candlelight'],
      intro: ['The rooms before anybody lies in them.'],
    },
    about: {
      nav: 'The house',
      heading: [line`The hands of ${'name'}`, 'Whose hands they are'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. Warmth, slow hands and a closed door are most of it.`,
        'Warmth, slow hands and a closed door are most of it.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Asked in a low voice'],
      items: [
        {
          title: 'I am pregnant. May I come?',
          body: 'Ask your midwife or doctor first, then tell us the week. Some rituals are not for you now, others may be.',
        },
        {
          title: 'What do I bring?',
          body: 'Ask about robe and slippers when you book. Leave jewelry at home.',
        },
        {
          title: 'May I give an hour as a present?',
          body: 'Write whom it is for and which ritual, and we will tell you how to do it.',
        },
      ],
    },
    team: { nav: 'Hands', heading: ['Who works at the table'] },
    visit: {
      nav: 'Way in',
      heading: [line`The quiet door in ${'place'}`, 'Where the quiet begins'],
      intro: ['Ring once. Somebody may be resting behind the wall.'],
    },
    callToAction: {
      heading: ['Shoulders up by your ears?'],
      intro: ['Two possible days and the part that aches are all we need.'],
    },
    contact: {
      nav: 'Reserve',
      heading: [line`Reserve at ${'name'}`, 'Reserve your hour'],
      intro: ['Which ritual, which day, and whether you come alone or as two.'],
    },
  },
};
