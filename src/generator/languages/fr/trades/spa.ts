import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const spa: TradeWords = {
  senses: [
    {
      noun: 'espace bien-être',
      gender: 'm',
      words: ['espace bien-être', 'centre de bien-être', 'institut de bien-être'],
    },
    { noun: 'spa', gender: 'm', yields: true, words: ['spa', 'spas', 'spa urbain', 'day spa'] },
    {
      noun: 'salon de massage',
      gender: 'm',
      words: [
        'salon de massage',
        'masseur',
        'masseuse',
        'praticien en massage',
        'praticienne en massage',
        'massage bien-être',
        'massothérapie',
        'massothérapeute',
        'massages à domicile',
        'centre de massage',
      ],
    },
    { noun: 'hammam', gender: 'm', words: ['hammam', 'hammams', 'bains turcs', 'bains nordiques'] },
    {
      noun: 'centre de thalassothérapie',
      gender: 'm',
      schemaType: 'HealthClub',
      words: [
        'thalassothérapie',
        'thermes de',
        'les thermes',
        'station thermale',
        'bains thermaux',
        'balnéothérapie',
        'cure thermale',
      ],
    },
    {
      noun: 'cabinet de réflexologie',
      gender: 'm',
      words: ['réflexologue', 'réflexologie', 'réflexologie plantaire'],
    },
  ],
  hints: [
    'massage',
    'jacuzzi',
    'gommage',
    'gommages',
    'enveloppements',
    'modelage',
    'modelages',
    'huiles essentielles',
    'pierres chaudes',
    'soins du corps',
    'relaxation',
    'détente',
    'rituels',
    'massages',
    'sauna',
    'saunas',
    'thalasso',
    'reiki',
    'shiatsu',
  ],
  action: 'Réserver un soin',
  submit: 'Demander le soin',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Du calme et de la chaleur ${'inPlace'}`,
    line`En cabine : ${'offerings'}`,
    'Posez le téléphone à l’entrée',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. En cabine : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En cabine : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Choisissez un soin, dites où ça tire et combien de temps vous avez.`,
    line`${'aNoun'} ${'inPlace'}. En cabine : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. En cabine : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Choisissez un soin, dites où ça tire et combien de temps vous avez.`,
    line`${'aNoun'} ${'inPlace'}. Choisissez un soin, dites où ça tire et combien de temps vous avez.`,
    line`En cabine : ${'offerings'}.`,
    'Choisissez un soin, dites où ça tire et combien de temps vous avez. La chaleur, les mains et le silence font la suite.',
  ],
  closing: ['Écrivez le soin, le jour et la durée.', 'Choisissez un moment et dites où ça tire.'],
  beside: [
    'Dites plus fort ou plus doux.',
    'Demandez quels produits sont utilisés.',
    'À deux ? Écrivez-le.',
    'Enceinte ? Dites-le en réservant.',
  ],
  toFill: [
    'Ajoutez un massage ou un soin',
    'Ajoutez un bain ou un sauna',
    'Ajoutez un rituel plus long',
  ],
  sections: {
    features: {
      nav: 'Avant le soin',
      heading: [line`Une heure de calme chez ${'name'}`, 'Avant de fermer les yeux'],
      items: [
        {
          title: 'Rien à savoir',
          body: 'On vous dit où poser vos affaires, comment vous allonger et quand vous tourner.',
        },
        {
          title: 'La pression se règle',
          body: 'Un mot pendant le soin suffit : plus léger, plus appuyé, pas ici.',
        },
        {
          title: 'Parlez de votre santé',
          body: 'Grossesse, tension, opération récente : prévenez avant, certains soins s’adaptent et d’autres attendent.',
        },
      ],
    },
    offerings: {
      nav: 'Les soins',
      heading: [line`La carte des soins de ${'name'}`, 'La carte des soins'],
      intro: ['Durée et parties du corps se choisissent ; demandez si vous hésitez.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix d’un moment'],
      intro: ['Pour offrir un soin, demandez comment faire.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Vapeur, pierre et linge'],
      intro: ['Les pièces, quand personne n’y parle.'],
    },
    about: {
      nav: 'L’endroit',
      heading: [line`Le silence de ${'name'}`, 'Un endroit où se taire'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. De l’eau chaude, du linge plié et des voix basses.`,
        'De l’eau chaude, du linge plié et des voix basses.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Murmuré à l’entrée'],
      items: [
        {
          title: 'Que faut-il porter ?',
          body: 'Ce que vous voulez pour venir ; demandez avant s’il faut un maillot.',
        },
        {
          title: 'Peut-on venir à deux ?',
          body: 'Dites-le en écrivant, pour que deux places tombent à la même heure.',
        },
        {
          title: 'Et si j’arrive en retard ?',
          body: 'Le soin finit souvent à l’heure prévue. Appelez, et nous voyons ce qui reste possible.',
        },
      ],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Trouver le calme ${'inPlace'}`, 'Par où entrer'],
      intro: ['Gardez un peu de marge pour ne pas arriver en courant.'],
    },
    team: {
      nav: 'Équipe',
      heading: [line`Les mains chez ${'name'}`, 'Les mains du soin'],
      intro: ['Demandez la personne que vous préférez.'],
    },
    callToAction: {
      nav: 'Offrir',
      heading: ['Quelqu’un a besoin de souffler ?'],
      intro: ['Écrivez pour qui, quel soin et jusqu’à quand.'],
    },
    contact: {
      nav: 'Réserver',
      heading: [line`Un soin chez ${'name'}`, 'Réserver votre soin'],
      intro: ['Le soin, le jour, et ce qu’il faut éviter.'],
    },
  },
};
