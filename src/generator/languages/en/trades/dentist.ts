import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const dentist: TradeWords = {
  senses: [
    {
      noun: 'dental practice',
      words: [
        'dentist',
        'dentists',
        'dental',
        'dental clinic',
        'dental practice',
        'dental office',
        'dental surgery',
        'dental care',
        'dentistry',
        'family dentist',
        'cosmetic dentist',
        'dental hygienist',
      ],
    },
    {
      noun: 'orthodontic practice',
      words: [
        'orthodontist',
        'orthodontists',
        'orthodontics',
        'orthodontic practice',
        'orthodontic clinic',
      ],
    },
    {
      noun: 'children’s dental practice',
      words: [
        'pediatric dentist',
        'paediatric dentist',
        'children’s dentist',
        'kids dentist',
        'pediatric dentistry',
      ],
    },
    {
      noun: 'oral surgery practice',
      words: ['oral surgeon', 'oral surgery', 'endodontist', 'periodontist', 'implantologist'],
    },
    {
      noun: 'dental laboratory',
      schemaType: 'MedicalBusiness',
      words: [
        'dental laboratory',
        'dental lab',
        'dental technician',
        'denturist',
        'denture clinic',
      ],
    },
  ],
  hints: [
    'teeth',
    'tooth',
    'implants',
    'dental implants',
    'whitening',
    'teeth whitening',
    'braces',
    'aligners',
    'invisible aligners',
    'root canal',
    'root canals',
    'dentures',
    'veneers',
    'toothache',
    'cleanings',
    'teeth cleaning',
    'wisdom teeth',
  ],
  action: 'Book a check of your teeth',
  submit: 'Ask for a slot',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`For the teeth of ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`In the chair for ${'offerings'}`,
    'Open wide, ask anything',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}, for ${'offerings'}.`,
    line`${'name'}, ${'noun'} in ${'place'}. From the chair: ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Say which tooth it is and how it feels, and hear what can be done before the chair tips back.`,
    line`For your teeth in ${'place'}: ${'offerings'}.`,
    line`${'name'} looks after teeth and gums: ${'offerings'}.`,
    line`Tell ${'name'} which tooth it is and how it feels, and hear what can be done before the chair tips back.`,
    line`${'aNoun'} in ${'place'}. Say which tooth it is and how it feels, and hear what can be done about it.`,
    line`For teeth and gums: ${'offerings'}.`,
    'Say which tooth it is and how it feels. Ask to see the picture, hear what can be done, and decide before the chair tips back.',
  ],
  closing: [
    'Write which tooth it is, and whether it keeps you awake.',
    'Ask for a morning or an afternoon that suits you.',
  ],
  beside: [
    'Ask how many sittings it takes.',
    'Ask what you will feel, and what numbs it.',
    'Hear what happens if you wait.',
    'Ask how to brush and eat in the days after.',
  ],
  toFill: ['Add a treatment for teeth', 'Add a second treatment', 'Add a check or cleaning'],
  sections: {
    features: {
      nav: 'In the chair',
      heading: [line`In the chair at ${'name'}`, 'What happens in the chair'],
      items: [
        {
          title: 'A hand signal',
          body: 'Raise your left hand and everything stops. Agree on it before the first look.',
        },
        {
          title: 'See what we see',
          body: 'Mirror, X-ray or photo: ask to have the spot shown and named.',
        },
        {
          title: 'A written estimate',
          body: 'For anything larger than a filling, ask for the cost on paper and sleep on it.',
        },
      ],
    },
    offerings: {
      nav: 'For your teeth',
      heading: [line`What ${'name'} does for teeth`, 'What we do for teeth'],
      intro: ['Which of these your mouth needs shows itself after a look inside.'],
    },
    process: {
      nav: 'First sitting',
      heading: ['Your first visit, step by step'],
      items: [
        {
          title: 'Fill in the sheet',
          body: 'Illnesses, tablets, allergies, and when you last sat in such a chair.',
        },
        {
          title: 'Have a look',
          body: 'Teeth, gums, jaw, and an X-ray where the eye does not reach.',
        },
        {
          title: 'Plan the rest',
          body: 'What cannot wait, what can, and what you would rather not do at all.',
        },
      ],
    },
    team: { nav: 'At the chair', heading: ['Whose faces are behind the masks'] },
    pricing: {
      nav: 'Costs',
      heading: ['What your teeth may cost'],
      intro: ['Ask your insurance about its share before larger work begins.'],
    },
    about: {
      nav: 'The practice',
      heading: [line`The practice of ${'name'}`, 'Our practice'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. Two chairs or ten, each tooth is looked at singly.`,
        'Each tooth is looked at singly, and so is the person around it.',
      ],
    },
    gallery: {
      nav: 'Rooms',
      heading: ['Chair, lamp and waiting room'],
      intro: ['What you will see when you come in.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Asked with a sore jaw'],
      items: [
        {
          title: 'I am in pain right now. What should I do?',
          body: 'Call instead of writing. Outside our hours, ask the dental emergency service of your region.',
        },
        {
          title: 'I have not been for a long time. Is that a problem?',
          body: 'No. Say so when you book, and nobody will lecture you.',
        },
        {
          title: 'When should children come first?',
          body: 'Ask us once the milk teeth are there. A first ride in the chair needs no drill.',
        },
      ],
    },
    visit: {
      nav: 'Way here',
      heading: [line`The practice in ${'place'}`, 'The way to the chair'],
      intro: ['Plan a few minutes more on the first day for the paperwork.'],
    },
    callToAction: {
      heading: ['Chewing on one side?'],
      intro: ['Write which side it is, and which days you could come.'],
    },
    contact: {
      nav: 'Booking',
      heading: [line`A slot at ${'name'}`, 'Ask for a slot in the chair'],
      intro: [
        'Name, number and two days that suit you. Leave the medical history for the practice.',
      ],
    },
  },
};
