import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const garage: TradeWords = {
  senses: [
    {
      noun: 'garage',
      words: [
        'garage',
        'auto repair',
        'auto repair shop',
        'car repair',
        'mechanic',
        'mechanics',
        'car mechanic',
        'auto shop',
        'car garage',
        'car workshop',
        'repair garage',
        'tire shop',
      ],
    },
    {
      noun: 'motorcycle workshop',
      words: ['motorcycle workshop', 'motorcycle repair', 'motorcycle garage'],
      schemaType: 'MotorcycleRepair',
    },
  ],
  hints: [
    'brakes',
    'tires',
    'tyres',
    'oil change',
    'oil changes',
    'engine',
    'cars',
    'inspection',
    'inspections',
    'bodywork',
    'exhaust',
    'clutch',
    'vehicles',
  ],
  action: 'Book a visit',
  submit: 'Book it in',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`On the road in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`On the ramp: ${'offerings'}`,
    'It rattles? Bring it in',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'} for ${'offerings'}.`,
    line`Bring it to ${'name'} in ${'place'}: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Describe the noise, book it in, and ask what it costs before anyone turns a bolt.`,
    line`${'offerings'} in ${'place'}. Describe the noise and book it in.`,
    line`${'name'} takes care of ${'offerings'}.`,
    line`Describe the noise to ${'name'}, book it in, and ask what it costs before anyone turns a bolt.`,
    line`${'aNoun'} in ${'place'}. Describe the noise, book it in, and ask what it costs before anyone turns a bolt.`,
    line`${'offerings'}. Describe the noise and book it in.`,
    'Describe the noise, book it in, and ask what it costs before anyone turns a bolt. You decide what gets done.',
  ],
  closing: [
    'Send the model, the year and what you noticed.',
    'Tell us the mileage and the noise it makes.',
  ],
  beside: [
    'Tell us model, year and mileage.',
    'Say when it happens: cold, hot, uphill.',
    'Ask which parts would go in.',
    'Bring the service book.',
  ],
  toFill: ['Add a repair or service', 'Add a second service', 'Add a third service'],
  sections: {
    features: {
      nav: 'In the workshop',
      heading: [line`On the stand at ${'name'}`, 'On the stand'],
      items: [
        {
          title: 'Describe the noise',
          body: 'A click in left bends says more than “something at the front”.',
        },
        {
          title: 'Hear the price',
          body: 'We look, name the parts and the hours, and wait for your yes.',
        },
        { title: 'See the old part', body: 'Ask to be shown what came out. It is yours.' },
      ],
    },
    offerings: {
      nav: 'Services',
      heading: [line`On the ramp at ${'name'}`, 'On the ramp'],
      intro: ['Something else? Describe it.'],
    },
    process: {
      nav: 'Steps',
      heading: ['From rattle to road'],
      items: [
        { title: 'Book it in', body: 'Model, year, noise, and when you can leave it.' },
        { title: 'Get the call', body: 'We say what we found and what it would cost.' },
        {
          title: 'Drive off',
          body: 'Once you said yes and it is done, you get the keys and the bill.',
        },
      ],
    },
    pricing: {
      nav: 'Prices',
      heading: ['Parts and labor'],
      intro: ['The model decides. Ask for yours.'],
    },
    faq: {
      heading: ['Asked at the workshop gate'],
      items: [
        {
          title: 'May I drive on with a warning light?',
          body: 'Red: stop where it is safe and call. Yellow: drive gently and book it in soon.',
        },
        {
          title: 'Can I wait for it?',
          body: 'Ask when you book how long the job is likely to take.',
        },
        { title: 'Can you use parts I bring?', body: 'Ask first, and send the part number.' },
      ],
    },
    visit: {
      nav: 'Find us',
      heading: [line`The workshop in ${'place'}`, 'The way to the ramp'],
      intro: ['Leave the keys where we agreed.'],
    },
    about: {
      heading: [line`The hands at ${'name'}`, 'Oily hands'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. An engine tells you what is wrong if somebody takes the time to listen.`,
        'An engine tells you what is wrong if somebody takes the time to listen.',
      ],
    },
    contact: {
      nav: 'Book',
      heading: [line`Book it in at ${'name'}`, 'Book it in'],
      intro: ['The day is fixed once we have confirmed it.'],
    },
  },
};
