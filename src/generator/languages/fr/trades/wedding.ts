import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const wedding: TradeWords = {
  senses: [
    {
      noun: 'mariage',
      gender: 'm',
      words: [
        'mariage',
        'notre mariage',
        'site de mariage',
        'faire-part',
        'faire-part de mariage',
        'nous nous marions',
        'on se marie',
        'save the date',
        'fiançailles',
        'mariage de',
      ],
    },
  ],
  hints: [
    'mariages',
    'mariée',
    'marié',
    'mariés',
    'invités',
    'cérémonie',
    'répondre à l’invitation',
    'liste de mariage',
    'voyage de noces',
    'vin d’honneur',
  ],
  action: 'Répondre à l’invitation',
  submit: 'Envoyer la réponse',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Mariage ${'inPlace'}`,
    line`On se marie ${'inPlace'}`,
    'Votre nom est sur la liste',
  ],
  description: [
    line`${'name'} se marient ${'inPlace'}. Voici où venir, à quelle heure, et comment dire que vous serez là.`,
    line`${'name'} se marient. Voici où venir, à quelle heure, et comment dire que vous serez là.`,
    line`On se marie ${'inPlace'}. Voici où venir, à quelle heure, et comment dire que vous serez là.`,
    'On se marie. Voici où venir, à quelle heure, et comment dire que vous serez là, et avec qui.',
  ],
  closing: [
    'Répondez, pour que votre chaise vous attende.',
    'Écrivez les noms de ceux qui viennent avec vous.',
  ],
  beside: [
    'C’est là que vous nous trouverez.',
    'Venez avec de l’appétit.',
    'Prenez des chaussures pour danser.',
    'Dites s’il faut vous aider à venir.',
  ],
  toFill: ['Ajoutez la cérémonie', 'Ajoutez le dîner', 'Ajoutez la fête'],
  sections: {
    about: {
      nav: 'Le couple',
      heading: [line`L’histoire de ${'name'}`, 'Notre histoire'],
      intro: [
        'Vous connaissez au moins l’un de nous deux. Voici comment nous nous sommes trouvés.',
      ],
    },
    events: {
      nav: 'Le jour',
      heading: ['Le jour, heure par heure'],
      intro: ['Pour que personne ne manque le baiser.'],
    },
    features: {
      nav: 'Invités',
      heading: [line`Pour les invités de ${'name'}`, 'Pour les invités'],
      items: [
        {
          title: 'Dites que vous venez',
          body: 'Avec les noms, les enfants aussi, et ce qu’il faut éviter à table.',
        },
        { title: 'Où dormir', body: 'Demandez-nous des chambres avant les autres.' },
        {
          title: 'Comment s’habiller',
          body: 'Des chaussures pour danser. Pour le reste, demandez.',
        },
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Tous les deux'],
      intro: ['En attendant les photos du mariage.'],
    },
    offerings: { nav: 'La fête', heading: ['Comment on fête'], intro: ['Ce que promet le jour.'] },
    pricing: {
      nav: 'Cadeaux',
      heading: ['Cadeaux'],
      intro: ['Votre venue nous suffit. Si vous demandez quand même, voici des idées.'],
      items: [
        { title: 'Pour la maison', body: 'Une chose qui servira tous les dimanches.' },
        { title: 'Pour le voyage', body: 'Un dîner, un train, une nuit près de la mer.' },
        { title: 'Pour d’autres', body: 'Un cadeau en notre nom à une cause qui vous touche.' },
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Ce que demandent les invités'],
      items: [
        {
          title: 'Puis-je amener quelqu’un ?',
          body: 'Demandez-nous avant, pour qu’il y ait une chaise.',
        },
        {
          title: 'Les enfants sont-ils invités ?',
          body: 'Mettez leurs noms dans la réponse, et nous dirons ce qui est prévu pour eux.',
        },
        {
          title: 'Puis-je dire quelques mots ?',
          body: 'Parlez-nous avant le jour, et nous trouvons le moment.',
        },
      ],
    },
    visit: {
      nav: 'Venir',
      heading: [line`On se retrouve ${'inPlace'}`, 'La route du mariage'],
      intro: ['Comptez du temps pour se garer et se tromper une fois.'],
    },
    contact: {
      nav: 'Réponse',
      heading: [line`Répondre à ${'name'}`, 'Vous venez ?'],
      intro: ['Les noms, le nombre et ce qu’il faut éviter à table.'],
    },
  },
};
