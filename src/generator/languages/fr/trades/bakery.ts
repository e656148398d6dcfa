import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const bakery: TradeWords = {
  senses: [
    {
      noun: 'boulangerie',
      gender: 'f',
      words: ['boulangerie', 'boulangeries', 'boulanger', 'boulangère', 'boulangers', 'fournil'],
    },
    {
      noun: 'pâtisserie',
      gender: 'f',
      words: [
        'pâtisserie',
        'pâtisseries',
        'pâtissier',
        'pâtissière',
        'boulangerie-pâtisserie',
        'salon de pâtisserie',
      ],
    },
    {
      noun: 'atelier de gâteaux',
      gender: 'm',
      words: [
        'cake designer',
        'cake design',
        'gâteaux sur mesure',
        'gâteaux personnalisés',
        'cupcakes',
      ],
    },
  ],
  hints: [
    'pain',
    'pains',
    'levain',
    'pain au levain',
    'croissants',
    'croissant',
    'baguette',
    'baguettes',
    'brioche',
    'brioches',
    'viennoiseries',
    'gâteaux',
    'gâteau',
    'tartes',
    'éclairs',
    'macarons',
    'chocolatines',
  ],
  action: 'Parler d’une commande',
  submit: 'Envoyer la question',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un comptoir et du pain ${'inPlace'}`,
    line`Du four au comptoir : ${'offerings'}`,
    'Du four au comptoir',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Au comptoir : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Au comptoir : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Pour le pain de la semaine et le gâteau des jours qui comptent.`,
    line`${'aNoun'} ${'inPlace'}. Au comptoir : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Au comptoir : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Pour le pain de la semaine et le gâteau des jours qui comptent.`,
    line`${'aNoun'} ${'inPlace'}. Pour le pain de la semaine et le gâteau des jours qui comptent.`,
    line`Au comptoir : ${'offerings'}.`,
    'Du pain pour la table, une douceur pour la route, et un comptoir où demander ce qu’il y a dedans.',
  ],
  closing: [
    'Demandez au comptoir, ou écrivez avant une grosse commande.',
    'Voyez ce que nous cuisons et parlons de votre commande.',
  ],
  beside: [
    'À demander au comptoir.',
    'Vous passez tard ? Écrivez avant, et nous dirons ce qui reste.',
    'Pour un grand nombre, donnez le jour et la quantité.',
    'Une allergie ? Demandez ce qu’il y a dedans avant de choisir.',
  ],
  toFill: [
    'Ajoutez un pain que vous cuisez',
    'Ajoutez une viennoiserie ou un gâteau',
    'Ajoutez une boisson ou un en-cas',
  ],
  sections: {
    features: {
      nav: 'Bon à savoir',
      heading: [line`Avant de passer chez ${'name'}`, 'Avant de passer'],
      items: [
        {
          title: 'Demandez ce qui est chaud',
          body: 'La personne au comptoir sait ce qui vient de sortir du four.',
        },
        {
          title: 'Commandez pour la table',
          body: 'Un petit déjeuner au bureau, un gâteau à bougies : écrivez avec la date et le nombre de convives.',
        },
        {
          title: 'Sachez ce qu’il y a dedans',
          body: 'Farine, noix, lait, œufs : dites ce que vous devez éviter, et nous passons l’étagère en revue avec vous.',
        },
      ],
    },
    offerings: {
      nav: 'La vitrine',
      heading: [line`Dans la vitrine de ${'name'}`, 'Dans la vitrine'],
      intro: ['Ce que nous cuisons et servons. La boutique en a parfois plus que cette liste.'],
    },
    about: {
      nav: 'Le fournil',
      heading: [line`Le four de ${'name'}`, 'Derrière le comptoir'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. La farine, l’eau, le sel et le feu font le travail ; nous décidons quand c’est prêt.`,
        'La farine, l’eau, le sel et le feu font le travail. Nous décidons quand c’est prêt.',
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Farine, croûte et mie'],
      intro: ['L’étagère, vue de près.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix à la pièce'],
      intro: ['Pour une grosse commande, demandez le total.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Le pain ${'inPlace'}`, 'Où trouver la boutique'],
      intro: ['Suivez l’odeur, ou l’adresse.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Ce qu’on demande au comptoir'],
      items: [
        {
          title: 'Puis-je réserver ?',
          body: 'Écrivez ce que vous voulez et quand vous venez. Nous vous dirons si c’est possible.',
        },
        {
          title: 'Comment garder le pain ?',
          body: 'La tranche vers le bas, dans un torchon ou du papier, pas au frigo. Congelez ce que vous ne mangez pas sous deux jours.',
        },
        {
          title: 'Cuisez-vous sur commande ?',
          body: 'Donnez l’occasion, la date et le nombre de convives. Nous dirons ce que nous pouvons faire.',
        },
      ],
    },
    callToAction: {
      nav: 'Commandes',
      heading: ['Beaucoup de monde à table ?'],
      intro: ['Envoyez la date, le nombre de convives et les allergies.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Commander chez ${'name'}`, 'Commandes et questions'],
      intro: ['Pour une commande, indiquez le jour voulu.'],
    },
  },
};
