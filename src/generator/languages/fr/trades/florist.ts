import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const florist: TradeWords = {
  senses: [
    {
      noun: 'fleuriste',
      gender: 'm',
      words: [
        'fleuriste',
        'fleuristes',
        'boutique de fleurs',
        'magasin de fleurs',
        'atelier floral',
        'artisan fleuriste',
        'designer floral',
        'création florale',
      ],
    },
    {
      noun: 'pépinière',
      gender: 'f',
      schemaType: 'GardenStore',
      words: ['pépinière', 'pépinières', 'jardinerie', 'boutique de plantes', 'magasin de plantes'],
    },
  ],
  hints: [
    'fleurs',
    'bouquet',
    'bouquets',
    'roses',
    'pivoines',
    'tulipes',
    'couronnes',
    'compositions',
    'fleurs séchées',
    'plantes vertes',
    'plantes d’intérieur',
    'bouquets de mariée',
  ],
  action: 'Commander un bouquet',
  submit: 'Envoyer la commande',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des fleurs ${'inPlace'}`,
    line`Dans les seaux : ${'offerings'}`,
    'Des fleurs pour le dire',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dans les seaux : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Dans les seaux : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites pour qui, combien vous voulez dépenser et ce qu’il faut éviter.`,
    line`${'aNoun'} ${'inPlace'}. Dans les seaux : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dans les seaux : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites pour qui, combien vous voulez dépenser et ce qu’il faut éviter.`,
    line`${'aNoun'} ${'inPlace'}. Dites pour qui, combien vous voulez dépenser et ce qu’il faut éviter.`,
    line`Dans les seaux : ${'offerings'}.`,
    'Des fleurs pour une table, une excuse ou un mariage. Dites pour qui, pour quel jour et pour combien, et nous composons le bouquet.',
  ],
  closing: [
    'Écrivez l’occasion, le jour et le budget.',
    'Voyez ce qu’il y a et commandez un bouquet.',
  ],
  beside: [
    'Donnez la couleur, nous cherchons le reste.',
    'Demandez ce qu’il y a cette semaine.',
    'Ajoutez une carte avec vos mots.',
    'Demandez combien de temps cela tient.',
  ],
  toFill: ['Ajoutez un bouquet', 'Ajoutez une plante', 'Ajoutez une idée pour un mariage'],
  sections: {
    features: {
      nav: 'Choisir',
      heading: [line`Des fleurs de ${'name'}`, 'Avant de commander'],
      items: [
        {
          title: 'Dites pour qui',
          body: 'Une mère, un patron et un anniversaire ne demandent pas les mêmes fleurs.',
        },
        {
          title: 'Dites combien',
          body: 'Avec une somme, on compose un bouquet ; sans elle, on devine.',
        },
        {
          title: 'Regardez la saison',
          body: 'Chaque mois a ses fleurs et celles qui manquent. Demandez celles qui sont là.',
        },
      ],
    },
    offerings: {
      nav: 'Les fleurs',
      heading: [line`Bouquets et plantes de ${'name'}`, 'Bouquets et plantes'],
      intro: ['Tout change avec la semaine : demandez ce qu’il y a.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Tiges, feuilles et papier'],
      intro: ['De près, avant de quitter la boutique.'],
    },
    process: {
      nav: 'Commande',
      heading: ['Du seau à la porte'],
      items: [
        { title: 'Vous racontez', body: 'L’occasion, le jour, les couleurs et la somme.' },
        { title: 'Nous choisissons', body: 'Les tiges qui sont à leur moment.' },
        {
          title: 'Nous composons',
          body: 'Vous passez prendre le bouquet, ou nous convenons d’une livraison.',
        },
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix d’un bouquet'],
      intro: ['Donnez une somme, et nous composons selon elle.'],
    },
    about: {
      nav: 'L’atelier',
      heading: [line`L’atelier de ${'name'}`, 'À l’atelier'],
      intro: ['Un couteau, de la ficelle et de l’eau claire : les fleurs font le reste.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Où trouver des fleurs ${'inPlace'}`, 'Où trouver les fleurs'],
      intro: ['Entrez et choisissez dans les seaux.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Entre les seaux'],
      items: [
        {
          title: 'Livrez-vous ?',
          body: 'Écrivez la rue et le jour, et nous dirons si c’est possible.',
        },
        {
          title: 'Comment les garder longtemps ?',
          body: 'Coupez les tiges en biais et changez l’eau tous les deux jours.',
        },
        {
          title: 'Et pour un mariage ?',
          body: 'Donnez la date, le lieu et les couleurs, et parlons-en.',
        },
      ],
    },
    callToAction: {
      nav: 'Mariages',
      heading: ['Une date à fleurir ?'],
      intro: ['Envoyez le jour, le lieu et les couleurs que vous imaginez.'],
    },
    contact: {
      nav: 'Commander',
      heading: [line`Commander chez ${'name'}`, 'Commander des fleurs'],
      intro: ['Pour qui, quel jour et pour combien.'],
    },
  },
};
