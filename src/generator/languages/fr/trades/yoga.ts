import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const yoga: TradeWords = {
  senses: [
    {
      noun: 'studio de yoga',
      gender: 'm',
      words: [
        'studio de yoga',
        'école de yoga',
        'professeur de yoga',
        'professeure de yoga',
        'prof de yoga',
        'centre de yoga',
        'retraite de yoga',
      ],
    },
    {
      noun: 'studio de pilates',
      gender: 'm',
      yields: true,
      words: ['pilates', 'cours de pilates'],
    },
    {
      noun: 'studio de pilates',
      gender: 'm',
      words: ['studio de pilates', 'professeure de pilates', 'professeur de pilates'],
    },
    {
      noun: 'centre de méditation',
      gender: 'm',
      words: [
        'centre de méditation',
        'cours de méditation guidée',
        'retraite de méditation',
        'sophrologue',
      ],
    },
    {
      noun: 'école de tai-chi',
      gender: 'f',
      words: ['école de tai-chi', 'cours de qi gong', 'cours de tai-chi'],
    },
  ],
  hints: [
    'yoga',
    'cours de yoga',
    'vinyasa',
    'hatha',
    'yin',
    'ashtanga',
    'kundalini',
    'méditation',
    'respiration',
    'pranayama',
    'yoga prénatal',
    'postures',
    'tapis',
    'relaxation guidée',
    'gyrotonic',
    'qi gong',
    'tai-chi',
    'sophrologie',
    'pleine conscience',
  ],
  action: 'Essayer une séance',
  submit: 'Demander une séance',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un tapis et du silence ${'inPlace'}`,
    line`Sur le tapis : ${'offerings'}`,
    'Déroulez le tapis',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Sur le tapis : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sur le tapis : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Venez pieds nus, dites ce qui coince, et respirez : la posture s’adapte au corps.`,
    line`${'aNoun'} ${'inPlace'}. Sur le tapis : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Sur le tapis : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Venez pieds nus, dites ce qui coince, et respirez : la posture s’adapte au corps.`,
    line`${'aNoun'} ${'inPlace'}. Venez pieds nus, dites ce qui coince, et respirez : la posture s’adapte au corps.`,
    line`Sur le tapis : ${'offerings'}.`,
    'Venez pieds nus, dites ce qui coince et prenez un tapis. La posture s’adapte au corps qui la fait, et non le contraire.',
  ],
  closing: [
    'Choisissez une séance et écrivez pour l’essayer.',
    'Demandez par quelle séance commencer.',
  ],
  beside: [
    'Demandez si cela convient aux débutants.',
    'Venez le ventre léger.',
    'Signalez un genou ou un dos fragile.',
    'Prenez un pull pour la fin.',
  ],
  toFill: [
    'Ajoutez une pratique',
    'Ajoutez une deuxième pratique',
    'Ajoutez une troisième pratique',
  ],
  sections: {
    features: {
      nav: 'La pratique',
      heading: [line`Pratiquer chez ${'name'}`, 'Sur le tapis'],
      items: [
        {
          title: 'À votre souffle',
          body: 'Si vous ne pouvez plus respirer, c’est trop loin : revenez d’un cran.',
        },
        {
          title: 'Personne ne regarde',
          body: 'Les yeux sont fermés ou au plafond. Tombez, riez, recommencez.',
        },
        {
          title: 'Chaque posture a sa variante',
          body: 'Une brique, une sangle, une chaise : demandez-la sans attendre d’avoir mal.',
        },
      ],
    },
    offerings: {
      nav: 'Les pratiques',
      heading: [line`Ce qu’on pratique chez ${'name'}`, 'Ce qu’on pratique'],
      intro: ['Lente ou vive, allongée ou debout : lisez, puis demandez.'],
    },
    events: {
      nav: 'Séances',
      heading: ['La semaine, séance par séance'],
      intro: ['Jours et heures, pour choisir celle qui revient bien.'],
    },
    about: {
      nav: 'Le studio',
      heading: [line`Le studio de ${'name'}`, 'Le studio'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Un parquet, des tapis et une voix qui guide.`,
        'Un parquet, des tapis et une voix qui guide.',
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Tapis, briques et lumière'],
      intro: ['Le parquet entre deux séances.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Une séance ou plusieurs'],
      intro: ['Demandez ce qu’il advient d’une séance manquée.'],
    },
    team: {
      nav: 'Qui guide',
      heading: [line`Les voix de ${'name'}`, 'Qui guide les séances'],
      intro: ['Parlez-leur avant, surtout d’une blessure.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant de dérouler le tapis'],
      items: [
        {
          title: 'Faut-il être souple ?',
          body: 'Non. On vient comme on est, et l’on voit jusqu’où cela va aujourd’hui.',
        },
        {
          title: 'Dois-je apporter un tapis ?',
          body: 'Demandez en écrivant. Sinon, des vêtements souples et une bouteille d’eau.',
        },
        {
          title: 'Et pendant une grossesse ?',
          body: 'Demandez d’abord à votre sage-femme, puis dites-nous le mois.',
        },
      ],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Votre tapis ${'inPlace'}`, 'Où laisser ses chaussures'],
      intro: ['La porte se ferme au premier souffle : venez un peu avant.'],
    },
    callToAction: {
      nav: 'Première fois',
      heading: ['Jamais déroulé de tapis ?'],
      intro: ['Dites ce qui vous amène, et nous indiquons une séance.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Une séance chez ${'name'}`, 'Demander une séance'],
      intro: ['Quelle pratique, quel jour, et ce qu’il faut ménager.'],
    },
  },
};
