import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const photographer: TradeWords = {
  senses: [
    {
      noun: 'photographer',
      words: [
        'travel photographer',
        'fashion photographer',
        'architecture photographer',
        'architectural photographer',
        'real estate photographer',
        'photographer',
        'photographers',
        'photography',
        'wedding photographer',
        'wedding photography',
        'portrait photographer',
        'photo studio',
        'photography studio',
      ],
    },
    {
      noun: 'filmmaker',
      words: ['videographer', 'filmmaker', 'film maker', 'videography', 'wedding videographer'],
    },
  ],
  hints: [
    'portraits',
    'portrait',
    'photos',
    'shoots',
    'headshots',
    'weddings',
    'photo shoot',
    'prints',
    'camera',
  ],
  action: 'Ask for a date',
  submit: 'Ask for this date',
  tagline: [
    line`${'offerings'}, photographed in ${'place'}`,
    line`Pictures from ${'place'}`,
    line`In front of the lens: ${'offerings'}`,
    'Pictures worth printing',
  ],
  description: [
    line`${'name'}, ${'noun'} in ${'place'}: ${'offerings'}.`,
    line`${'name'}, ${'noun'} in ${'place'}. See the pictures, check your date, and say what the day will look like.`,
    line`${'name'}, ${'noun'} for ${'offerings'}.`,
    line`${'offerings'}, photographed in ${'place'}.`,
    line`${'name'}, ${'noun'}. See the pictures, check your date, and say what the day will look like.`,
    line`${'aNoun'} in ${'place'}. See the pictures, check your date, and say what the day will look like.`,
    line`${'offerings'}, photographed in the light that is there.`,
    'See the pictures, check your date, and describe the day you would like to remember.',
  ],
  closing: [
    'Look through the pictures, then ask for your date.',
    'Ask for a date and describe what you have in mind.',
  ],
  beside: [
    'Tell me where it will be, and at what hour.',
    'Say how many people will be in the picture.',
    'Ask what to wear.',
    'Prints or files? Mention what you would like in the end.',
  ],
  toFill: ['Add a kind of shoot', 'Add a second kind of shoot', 'Add prints or an album'],
  sections: {
    gallery: {
      nav: 'Pictures',
      heading: [line`Looking through the lens of ${'name'}`, 'Through the lens'],
      intro: ['A selection. Each frame has a before and an after worth asking about.'],
    },
    features: {
      nav: 'The shoot',
      heading: ['On the day of the shoot'],
      items: [
        {
          title: 'Talk it over',
          body: 'Place, hour, clothes, people: a short talk saves nerves later.',
        },
        {
          title: 'Forget the camera',
          body: 'Walk, laugh, argue about the map. The good frame comes in between.',
        },
        {
          title: 'Look together',
          body: 'Ask how the pictures are chosen and in which form you receive them.',
        },
      ],
    },
    offerings: {
      nav: 'Shoots',
      heading: [line`What ${'name'} photographs`, 'What I photograph'],
      intro: ['Ask about anything that needs a picture.'],
    },
    process: {
      nav: 'Booking',
      heading: ['From date to picture'],
      items: [
        {
          title: 'Send the date',
          body: 'With the place and what is being celebrated, made or said.',
        },
        {
          title: 'Settle the plan',
          body: 'We agree on hours, on light and on the pictures you must have.',
        },
        { title: 'Receive the pictures', body: 'Chosen and finished, in the form we agreed on.' },
      ],
    },
    about: {
      heading: ['Behind the camera'],
      intro: [
        line`${'name'}, with a camera, in ${'place'}. Light does most of it; waiting does the rest.`,
        'Light does most of it. Waiting does the rest.',
      ],
    },
    pricing: {
      nav: 'Fees',
      heading: ['What a shoot costs'],
      intro: ['Hours, travel and prints make the difference. Ask for a quote.'],
    },
    testimonials: { heading: ['Said by those in the pictures'] },
    faq: {
      heading: ['Before the shutter clicks'],
      items: [
        {
          title: 'What if it rains?',
          body: 'We agree beforehand on a second place or a second date.',
        },
        {
          title: 'I look stiff in photos. Help?',
          body: 'Most people do for the first ten minutes. We plan those in and throw those frames away.',
        },
        {
          title: 'Who owns the pictures?',
          body: 'Ask before you book: how you may use the files is written into our agreement.',
        },
      ],
    },
    visit: {
      heading: ['Where to meet'],
      intro: ['At a studio, at your place or outdoors: we settle it by message.'],
    },
    contact: {
      nav: 'Date',
      heading: [line`Ask ${'name'} about your date`, 'Ask about your date'],
      intro: ['Day, place, and what should be in the picture.'],
    },
  },
};
