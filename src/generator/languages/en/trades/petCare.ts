import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const petCare: TradeWords = {
  senses: [
    {
      noun: 'dog groomer',
      words: [
        'dog spa',
        'pet spa',
        'dog groomer',
        'dog grooming',
        'pet groomer',
        'pet grooming',
        'grooming salon for dogs',
      ],
    },
    {
      noun: 'veterinary practice',
      words: [
        'vet',
        'veterinarian',
        'veterinary',
        'veterinary clinic',
        'vet clinic',
        'animal hospital',
        'animal clinic',
      ],
      schemaType: 'VeterinaryCare',
    },
    {
      noun: 'dog walking service',
      words: ['dog walker', 'dog walking', 'pet sitter', 'pet sitting', 'cat sitter'],
    },
    { noun: 'dog school', words: ['dog trainer', 'dog training', 'dog school', 'puppy school'] },
    {
      noun: 'kennel',
      words: [
        'kennel',
        'kennels',
        'dog daycare',
        'doggy daycare',
        'dog hotel',
        'cattery',
        'pet hotel',
        'dog breeder',
      ],
    },
    {
      noun: 'riding stable',
      words: ['riding school', 'horse riding', 'stables', 'equestrian center', 'riding stable'],
      schemaType: 'SportsActivityLocation',
    },
  ],
  hints: [
    'dogs',
    'cats',
    'pets',
    'puppies',
    'puppy',
    'paws',
    'dog',
    'cat',
    'pet',
    'grooming',
    'walkies',
    'rabbits',
    'kittens',
    'horses',
  ],
  action: 'Ask about your animal',
  submit: 'Tell us about your animal',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`For paws in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`For animals: ${'offerings'}`,
    'For everyone with four legs',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'} for ${'offerings'}.`,
    line`${'name'} in ${'place'}: ${'offerings'}, for animals with their own ideas.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Tell us the name, the age and the little habits, and ask for a day.`,
    line`${'offerings'} in ${'place'}, for animals with their own ideas.`,
    line`${'name'}: ${'offerings'}, for animals with their own ideas.`,
    line`Tell ${'name'} the name, the age and the little habits of your animal, and ask for a day.`,
    line`${'aNoun'} in ${'place'}. Tell us the name, the age and the little habits, and ask for a day.`,
    line`${'offerings'}, for animals with their own ideas.`,
    'Tell us the name, the age and the little habits of your animal, from thunder to hair dryers, and ask for a day.',
  ],
  closing: [
    'Tell us who is coming, and what they are afraid of.',
    'Ask for a day, and bring the favorite toy.',
  ],
  beside: [
    'Tell us the breed, the age and the weight.',
    'Say what your animal is afraid of.',
    'Bring the lead and a treat.',
    'Ask how long it takes.',
  ],
  toFill: ['Add a service', 'Add a second service', 'Add a third service'],
  sections: {
    features: {
      nav: 'First meeting',
      heading: [line`Meeting ${'name'}`, 'The first meeting'],
      items: [
        {
          title: 'Let them sniff',
          body: 'We sit down, look away, and wait until somebody comes closer.',
        },
        { title: 'Tell us the rules', body: 'Sofa or not, which treats, which words they know.' },
        { title: 'Stop in time', body: 'A frightened animal gets a break, and you get a call.' },
      ],
    },
    offerings: {
      nav: 'Services',
      heading: [line`What ${'name'} does for animals`, 'What we do for animals'],
      intro: ['Ask if yours is unlike all others.'],
    },
    process: {
      nav: 'Steps',
      heading: ['From sniffing to going home'],
      items: [
        { title: 'Introduce', body: 'Name, age, habits, illnesses.' },
        { title: 'Meet', body: 'A short visit shows whether we get along.' },
        { title: 'Come again', body: 'We agree on the days, and on whom to call.' },
      ],
    },
    gallery: {
      nav: 'Guests',
      heading: ['Four-legged guests'],
      intro: ['Sitting still was not required.'],
    },
    pricing: {
      nav: 'Prices',
      heading: ['What it costs by nose'],
      intro: ['Size, coat and time decide. Ask for yours.'],
    },
    faq: {
      heading: ['Owners ask'],
      items: [
        {
          title: 'My dog is afraid of strangers. Can we come?',
          body: 'Tell us first, and we will begin with a walk outside.',
        },
        {
          title: 'Which vaccinations are needed?',
          body: 'Bring the pass, and ask us what applies here.',
        },
        { title: 'May I stay?', body: 'Ask. Some animals are calmer with you, some without.' },
      ],
    },
    about: {
      heading: [line`The people at ${'name'}`, 'The people with the treats'],
      intro: [
        line`${'name'} works in ${'place'}. We talk to you, and listen to the one on the lead.`,
        'We talk to you, and listen to the one on the lead.',
      ],
    },
    visit: {
      heading: [line`Bring them to ${'place'}`, 'The gate'],
      intro: ['On the lead or in a box, please.'],
    },
    contact: {
      heading: [line`Tell ${'name'} about your animal`, 'Tell us about your animal'],
      intro: ['Name, kind, age, and the days you need.'],
    },
  },
};
