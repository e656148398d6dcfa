import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const iceCream: TradeWords = {
  senses: [
    {
      noun: 'glacier',
      gender: 'm',
      words: [
        'glacier',
        'glaciers',
        'artisan glacier',
        'maître glacier',
        'marchand de glaces',
        'marchande de glaces',
        'salon de glaces',
        'boutique de glaces',
        'fabricant de glaces',
      ],
    },
    { noun: 'gelateria', gender: 'f', words: ['gelateria', 'gelaterias', 'bar à glaces'] },
    {
      noun: 'camion de glaces',
      gender: 'm',
      words: ['camion de glaces', 'camion à glaces', 'camion glacier', 'food truck de glaces'],
    },
    {
      noun: 'triporteur à glaces',
      gender: 'm',
      words: ['triporteur à glaces', 'chariot à glaces', 'stand de glaces', 'kiosque à glaces'],
    },
    {
      noun: 'bar à yaourt glacé',
      gender: 'm',
      words: ['bar à yaourt glacé', 'yaourt glacé', 'yaourts glacés', 'frozen yogurt'],
    },
  ],
  hints: [
    'glaces',
    'crème glacée',
    'crèmes glacées',
    'sorbet',
    'sorbets',
    'gelato',
    'granité',
    'granités',
    'coupes glacées',
    'bâtonnets glacés',
    'cornets',
  ],
  action: 'Demander une commande',
  submit: 'Envoyer la demande',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Pot ou cornet ${'inPlace'}`,
    line`À votre tour : ${'offerings'}`,
    'Pot ou cornet, et une cuillère pour commencer',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Quand vient votre tour : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Quand vient votre tour : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Lisez les parfums pendant que la file avance, puis dites pot ou cornet.`,
    line`${'aNoun'} ${'inPlace'}. Quand vient votre tour : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Quand vient votre tour : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Lisez les parfums pendant que la file avance, puis dites pot ou cornet.`,
    line`${'aNoun'} ${'inPlace'}. Lisez les parfums pendant que la file avance, puis dites pot ou cornet.`,
    line`Quand vient votre tour : ${'offerings'}.`,
    'Lisez les parfums pendant que la file avance, mariez-en deux qui s’entendent, puis dites si c’est en pot ou en cornet.',
  ],
  closing: [
    'Choisissez un parfum ici, et changez d’avis devant la vitrine.',
    'Pour un bac à emporter, écrivez avant de passer.',
  ],
  beside: [
    'Une cuillère ou deux ? Dites-le en commandant.',
    'Demandez quel parfum va bien avec.',
    'Ni lait, ni œuf, ni noix ? Prévenez avant de choisir.',
    'S’il n’en reste plus, regardez ce qu’il y a à côté.',
  ],
  toFill: ['Ajoutez un parfum', 'Ajoutez un sorbet', 'Ajoutez une coupe'],
  sections: {
    features: {
      nav: 'Votre tour',
      heading: [line`Votre tour chez ${'name'}`, 'Quand vient votre tour'],
      items: [
        {
          title: 'Pot ou cornet',
          body: 'Le pot épargne les manches ; du cornet, il ne reste rien à jeter.',
        },
        {
          title: 'Mariez les boules',
          body: 'L’acide avec le crémeux, le doux avec le corsé : un fruit et une crème, un chocolat et une noisette.',
        },
        {
          title: 'Méfiez-vous du soleil',
          body: 'Commencez par les bords, gardez une serviette dans l’autre main et parlez ensuite.',
        },
      ],
    },
    offerings: {
      nav: 'Parfums',
      heading: [line`Dans les bacs de ${'name'}`, 'Dans les bacs'],
      intro: ['Les parfums vont et viennent. Regardez lesquels restent en arrivant.'],
    },
    about: {
      nav: 'La maison',
      heading: [line`La main qui sert chez ${'name'}`, 'La main qui sert'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Dans la file, personne n’a tout à fait décidé, et c’est là le plaisir.`,
        'Dans la file, personne n’a tout à fait décidé, et c’est là le plaisir.',
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Cornets, pots, cuillères'],
      intro: ['De quoi regarder en hésitant.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix d’une boule'],
      intro: ['Chantilly, coulis ou bac pour la maison : demandez en passant commande.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Votre prochain cornet ${'inPlace'}`, 'Votre prochain cornet'],
      intro: ['Suivez ceux qui marchent lentement, une main en l’air.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Entendu dans la file'],
      items: [
        {
          title: 'Peut-on goûter ?',
          body: 'Montrez le bac et demandez une petite cuillère avant de choisir.',
        },
        {
          title: 'Que prendre sans lait ?',
          body: 'Regardez d’abord les sorbets. Dites ce qui vous est interdit, et nous vérifions le bac.',
        },
        {
          title: 'Et pour un anniversaire ?',
          body: 'Écrivez la date, combien d’enfants viennent et les parfums qu’ils réclament.',
        },
      ],
    },
    callToAction: {
      heading: ['Un dessert pour beaucoup ?'],
      intro: ['Donnez la date et comptez les cuillères.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Commander chez ${'name'}`, 'Commander un bac'],
      intro: [
        'Un bac pour la maison, un gâteau glacé, un parfum qui vous manque : écrivez-le ici.',
      ],
    },
  },
};
