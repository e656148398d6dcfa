import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const clinic: TradeWords = {
  senses: [
    {
      noun: 'cabinet médical',
      gender: 'm',
      words: [
        'cabinet médical',
        'médecin',
        'médecins',
        'centre médical',
        'clinique',
        'cliniques',
        'pédiatre',
        'dermatologue',
        'gynécologue',
        'nutritionniste',
        'diététicienne',
        'podologue',
        'sage-femme',
        'centre de santé',
      ],
    },
    {
      noun: 'cabinet de kinésithérapie',
      gender: 'm',
      schemaType: 'Physiotherapy',
      words: [
        'kinésithérapeute',
        'kiné',
        'kinésithérapie',
        'cabinet de kinésithérapie',
        'ostéopathe',
        'ostéopathie',
        'physiothérapie',
        'chiropracteur',
      ],
    },
    {
      noun: 'cabinet de psychologie',
      gender: 'm',
      schemaType: 'MedicalBusiness',
      words: [
        'psychologue',
        'psychologues',
        'psychologie',
        'psychothérapeute',
        'psychothérapie',
        'thérapeute',
        'orthophoniste',
      ],
    },
    {
      noun: 'opticien',
      gender: 'm',
      schemaType: 'Optician',
      words: ['opticien', 'opticienne', 'opticiens', 'optique'],
    },
  ],
  hints: [
    'patients',
    'rééducation',
    'vaccins',
    'consultations',
    'traitements',
    'thérapie',
    'douleurs',
    'contrôles',
    'ordonnances',
    'bilans de santé',
  ],
  action: 'Prendre rendez-vous',
  submit: 'Demander le rendez-vous',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un cabinet ${'inPlace'}`,
    line`Consultations : ${'offerings'}`,
    'D’abord, écouter',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Soins : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Soins : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites ce que vous ressentez et depuis quand ; nous expliquons les étapes.`,
    line`${'aNoun'} ${'inPlace'}. Soins : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Soins : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites ce que vous ressentez et depuis quand ; nous expliquons les étapes.`,
    line`${'aNoun'} ${'inPlace'}. Dites ce que vous ressentez et depuis quand ; nous expliquons les étapes.`,
    line`Soins : ${'offerings'}.`,
    'Dites ce que vous ressentez et depuis quand. Au cabinet, nous expliquons avec des mots simples ce qu’on peut faire et dans quel ordre.',
  ],
  closing: [
    'Prenez rendez-vous et dites en deux lignes ce qui vous amène.',
    'Écrivez quel jour vous convient.',
  ],
  beside: [
    'Demandez comment cela se passe.',
    'Apportez vos comptes rendus.',
    'Dites quels médicaments vous prenez.',
    'Demandez combien de visites il faut souvent.',
  ],
  toFill: ['Ajoutez un soin', 'Ajoutez un deuxième soin', 'Ajoutez un troisième soin'],
  sections: {
    features: {
      nav: 'Votre visite',
      heading: [line`Votre visite chez ${'name'}`, 'Votre visite'],
      items: [
        {
          title: 'Du temps pour demander',
          body: 'Notez vos questions et apportez-les : la visite est faite pour elles aussi.',
        },
        { title: 'Des mots simples', body: 'Si un mot ne se comprend pas, on le change.' },
        {
          title: 'Le coût avant',
          body: 'Nous disons ce que coûte chaque étape avant de la faire.',
        },
      ],
    },
    offerings: {
      nav: 'Soins',
      heading: [line`Ce que soigne ${'name'}`, 'Ce que nous soignons'],
      intro: ['Si vous ne savez pas ce qu’il vous faut, demandez une première consultation.'],
    },
    team: {
      nav: 'Équipe',
      heading: [line`Qui vous reçoit chez ${'name'}`, 'Qui vous reçoit'],
      intro: ['Noms et spécialités.'],
    },
    process: {
      nav: 'Étapes',
      heading: ['De la première visite à la dernière'],
      items: [
        {
          title: 'Écouter',
          body: 'Ce que vous ressentez, depuis quand, et ce qu’on vous a déjà dit.',
        },
        { title: 'Examiner', body: 'Nous regardons avec soin et expliquons ce que nous voyons.' },
        { title: 'Convenir', body: 'Nous donnons les possibilités, et vous décidez au calme.' },
      ],
    },
    pricing: {
      nav: 'Honoraires',
      heading: ['Le prix d’une visite'],
      intro: ['Parlez de votre mutuelle en prenant rendez-vous.'],
    },
    about: {
      nav: 'Le cabinet',
      heading: [line`Le cabinet de ${'name'}`, 'Le cabinet'],
      intro: ['Une pièce calme, quelqu’un qui écoute et le temps d’expliquer.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Le cabinet ${'inPlace'}`, 'Le chemin du cabinet'],
      intro: ['Si vous marchez difficilement, dites-le en prenant rendez-vous.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant la visite'],
      items: [
        {
          title: 'Que dois-je apporter ?',
          body: 'Vos comptes rendus, la liste de ce que vous prenez et vos questions.',
        },
        {
          title: 'Ce formulaire sert-il en cas d’urgence ?',
          body: 'Non. En cas d’urgence, appelez le service de secours de votre pays.',
        },
        {
          title: 'Puis-je déplacer le rendez-vous ?',
          body: 'Oui, écrivez ou appelez dès que vous le savez.',
        },
      ],
    },
    contact: {
      nav: 'Rendez-vous',
      heading: [line`Rendez-vous chez ${'name'}`, 'Prendre votre rendez-vous'],
      intro: ['Pas besoin de détails : le motif suffit.'],
    },
  },
};
