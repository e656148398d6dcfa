import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const restaurant: TradeWords = {
  senses: [
    {
      noun: 'restaurant',
      gender: 'm',
      words: [
        'restaurant',
        'restaurants',
        'bistrot',
        'bistro',
        'brasserie',
        'auberge',
        'table d’hôtes',
        'crêperie',
        'gastropub',
        'food truck',
        'trattoria',
        'bouchon',
        'bar-restaurant',
        'bar restaurant',
        'ferme-auberge',
        'ferme auberge',
      ],
    },
    { noun: 'pizzeria', gender: 'f', words: ['pizzeria', 'pizzerias'] },
    {
      noun: 'restaurant de grillades',
      gender: 'm',
      words: [
        'restaurant de grillades',
        'grillades',
        'rôtisserie',
        'restaurant barbecue',
        'barbecue',
        'bbq',
        'smokehouse',
      ],
    },
  ],
  hints: [
    'plats',
    'plat du jour',
    'menu du jour',
    'cuisine',
    'cheffe',
    'galettes',
    'crêpes',
    'pizza',
    'pizzas',
    'pâtes',
    'sushis',
    'burgers',
    'tapas',
    'fruits de mer',
    'poisson',
    'viande',
    'desserts',
    'vins',
    'déjeuner',
    'dîner',
  ],
  action: 'Réserver une table',
  submit: 'Demander la table',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`La table est mise ${'inPlace'}`,
    line`En cuisine : ${'offerings'}`,
    'La table est mise',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. À la carte : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. À la carte : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Choisissez le plat, dites combien vous êtes, et la table vous attend.`,
    line`${'aNoun'} ${'inPlace'}. À la carte : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. À la carte : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Choisissez le plat, dites combien vous êtes, et la table vous attend.`,
    line`${'aNoun'} ${'inPlace'}. Choisissez le plat, dites combien vous êtes, et la table vous attend.`,
    line`À la carte : ${'offerings'}.`,
    'Lisez la carte, choisissez sans hâte et réservez. Dites à quelle heure vous venez et ce que vous ne pouvez pas manger.',
  ],
  closing: [
    'Réservez avec le jour, l’heure et le nombre de convives.',
    'Lisez la carte et réservez votre table.',
  ],
  beside: [
    'Demandez quel vin va avec.',
    'À partager ? Demandez-le au milieu de la table.',
    'Une allergie ? Dites-le avant de commander.',
    'Demandez comment c’est préparé.',
  ],
  toFill: ['Ajoutez une entrée', 'Ajoutez un plat', 'Ajoutez un dessert'],
  sections: {
    features: {
      nav: 'À table',
      heading: [line`Avant de dîner chez ${'name'}`, 'Avant de vous asseoir'],
      items: [
        {
          title: 'Signalez les allergies',
          body: 'Écrivez-les en réservant : la cuisine le sait avant d’allumer le feu.',
        },
        {
          title: 'Venez avec les enfants',
          body: 'Dites combien ils sont, et nous gardons des chaises hautes s’il en reste.',
        },
        {
          title: 'Fêtez quelque chose',
          body: 'Dites l’occasion et le nombre de convives, et nous voyons quelle table convient.',
        },
      ],
    },
    offerings: {
      nav: 'La carte',
      heading: [line`Ce qu’on mange chez ${'name'}`, 'Ce qu’on mange ici'],
      intro: ['La carte en quelques lignes. Pour le reste, demandez à table.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Assiettes et tables'],
      intro: ['La salle avant le service.'],
    },
    about: {
      nav: 'La maison',
      heading: [line`En cuisine chez ${'name'}`, 'En cuisine'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Un feu, un couteau et une table où parler longtemps.`,
        'Un feu, un couteau et une table où parler longtemps.',
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Les prix de la carte'],
      intro: ['Pour un menu de groupe, écrivez-nous.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Votre table ${'inPlace'}`, 'Le chemin de la table'],
      intro: ['En voiture, demandez où se garer.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant de réserver'],
      items: [
        {
          title: 'Comment réserver ?',
          body: 'Remplissez le formulaire avec le jour, l’heure et le nombre. La table est à vous dès notre réponse.',
        },
        {
          title: 'Et si j’ai du retard ?',
          body: 'Appelez ou écrivez dès que possible, et nous voyons combien de temps garder la table.',
        },
        {
          title: 'Puis-je apporter un gâteau ?',
          body: 'Demandez avant, et nous dirons comment faire.',
        },
      ],
    },
    callToAction: {
      nav: 'Groupes',
      heading: ['Une grande tablée ?'],
      intro: ['Donnez le jour, le nombre et ce qu’on fête.'],
    },
    contact: {
      nav: 'Réserver',
      heading: [line`Réserver chez ${'name'}`, 'Réserver une table'],
      intro: ['Jour, heure et nombre de convives.'],
    },
  },
};
