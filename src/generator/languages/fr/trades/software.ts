import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const software: TradeWords = {
  senses: [
    {
      noun: 'éditeur de logiciels',
      gender: 'm',
      words: [
        'logiciel',
        'logiciels',
        'éditeur de logiciels',
        'entreprise informatique',
        'société informatique',
        'entreprise de logiciels',
        'développement logiciel',
      ],
    },
    {
      noun: 'startup',
      gender: 'f',
      words: ['startup', 'startups', 'start-up', 'jeune pousse', 'fintech'],
    },
    {
      noun: 'application',
      gender: 'f',
      schemaType: 'SoftwareApplication',
      words: [
        'application',
        'appli',
        'application mobile',
        'saas',
        'plateforme',
        'plateforme en ligne',
        'application web',
        'app',
        'outil de facturation',
      ],
    },
    { noun: 'studio de jeux', gender: 'm', words: ['studio de jeux', 'jeu vidéo', 'jeux vidéo'] },
  ],
  hints: [
    'tableau de bord',
    'analyses',
    'automatisation',
    'intégrations',
    'utilisateurs',
    'données',
    'api',
    'facturation',
    'facturation électronique',
    'rapports',
    'lancement',
    'bêta',
  ],
  action: 'Demander une démonstration',
  submit: 'Demander la démonstration',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Fait ${'inPlace'}`,
    line`À l’écran : ${'offerings'}`,
    'Moins de clics pour la même tâche',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Fonctions : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Fonctions : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Demandez une démonstration et essayez avec vos propres données.`,
    line`${'aNoun'} ${'inPlace'}. Fonctions : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Fonctions : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Demandez une démonstration et essayez avec vos propres données.`,
    line`${'aNoun'} ${'inPlace'}. Demandez une démonstration et essayez avec vos propres données.`,
    line`Fonctions : ${'offerings'}.`,
    'Voyez ce que fait le logiciel, et ce qu’il ne fait pas. Demandez une démonstration avec vos données, et décidez après.',
  ],
  closing: [
    'Demandez une démonstration avec vos données.',
    'Voyez ce que fait le logiciel et posez vos questions.',
  ],
  beside: [
    'À voir en démonstration.',
    'Demandez comment cela s’accorde avec vos outils.',
    'Dites combien de personnes s’en serviraient.',
    'Demandez quelles données il faut.',
  ],
  toFill: [
    'Ajoutez une fonction',
    'Ajoutez une deuxième fonction',
    'Ajoutez une troisième fonction',
  ],
  sections: {
    features: {
      nav: 'Fonctions',
      heading: [line`À quoi sert ${'name'}`, 'À quoi ça sert'],
      items: [
        {
          title: 'Partez de votre cas',
          body: 'Prenez une vraie tâche, pas un exemple inventé.',
        },
        {
          title: 'Partez quand vous voulez',
          body: 'Demandez avant d’entrer comment sortir vos données.',
        },
        {
          title: 'Parlez à qui le fait',
          body: 'Demandez à parler à ceux qui écrivent le programme.',
        },
      ],
    },
    process: {
      nav: 'En trois pas',
      heading: ['Trois pas vers la première tâche'],
      items: [
        { title: 'Racontez', body: 'Ce que vous faites à la main et le temps que cela prend.' },
        { title: 'Regardez', body: 'Nous montrons un cas proche du vôtre.' },
        { title: 'Essayez', body: 'Vous le prenez avec vos données et décidez.' },
      ],
    },
    offerings: {
      nav: 'Produit',
      heading: [line`Ce que fait ${'name'}`, 'Ce que fait le programme'],
      intro: ['L’essentiel, en liste.'],
    },
    pricing: {
      nav: 'Formules',
      heading: ['Formules et prix'],
      intro: ['Demandez pour votre nombre d’utilisateurs.'],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui écrit ${'name'}`, 'Qui l’écrit'],
      intro: ['Un programme est bon quand on cesse d’y penser.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant la démonstration'],
      items: [
        {
          title: 'Faut-il installer quelque chose ?',
          body: 'Demandez avec le système que vous avez, et nous dirons ce qu’il faut.',
        },
        {
          title: 'Où sont mes données ?',
          body: 'Demandez le lieu et les conditions par écrit avant de commencer.',
        },
        {
          title: 'Puis-je reprendre mes données ?',
          body: 'Envoyez un exemple sans données personnelles, et nous regardons.',
        },
      ],
    },
    callToAction: {
      nav: 'Démonstration',
      heading: ['Une tâche refaite chaque semaine ?'],
      intro: ['Décrivez-la, et nous montrons si nous savons la faire.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Parler à ${'name'}`, 'Demander votre démonstration'],
      intro: ['Ce que vous faites aujourd’hui, avec quoi, et combien vous êtes.'],
    },
  },
};
