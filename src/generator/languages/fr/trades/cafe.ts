import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const cafe: TradeWords = {
  senses: [
    {
      noun: 'café',
      gender: 'm',
      words: ['café', 'cafés', 'café restaurant', 'coffee shop', 'coffee-shop', 'bar à café'],
    },
    { noun: 'salon de thé', gender: 'm', words: ['salon de thé', 'maison de thé', 'bar à thé'] },
    {
      noun: 'brûlerie',
      gender: 'f',
      words: [
        'brûlerie',
        'torréfacteur',
        'torréfactrice',
        'torréfaction',
        'atelier de torréfaction',
      ],
    },
  ],
  hints: [
    'expresso',
    'espresso',
    'cappuccino',
    'latte',
    'flat white',
    'barista',
    'brunch',
    'matcha',
    'chocolat chaud',
    'thés',
    'infusions',
    'goûter',
  ],
  action: 'Voir la carte',
  submit: 'Envoyer le mot',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Une table et une tasse ${'inPlace'}`,
    line`À boire, à grignoter : ${'offerings'}`,
    'Une tasse et un moment',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Au comptoir : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Au comptoir : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Pour la première tasse du jour et la conversation qui s’étire.`,
    line`${'aNoun'} ${'inPlace'}. Au comptoir : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Au comptoir : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Pour la première tasse du jour et la conversation qui s’étire.`,
    line`${'aNoun'} ${'inPlace'}. Pour la première tasse du jour et la conversation qui s’étire.`,
    line`Au comptoir : ${'offerings'}.`,
    'Un comptoir, quelques tables et le temps d’une tasse. Voyez la carte, puis venez vous asseoir.',
  ],
  closing: ['Voyez la carte et passez quand vous voulez.', 'Écrivez si vous venez à plusieurs.'],
  beside: [
    'À demander au comptoir.',
    'Dites comment vous préférez.',
    'Sur place ou à emporter ? Dites-le au comptoir.',
    'Un autre lait, sans sucre ? Demandez.',
  ],
  toFill: ['Ajoutez un café ou un thé', 'Ajoutez quelque chose à manger', 'Ajoutez une douceur'],
  sections: {
    features: {
      nav: 'Sur place',
      heading: [line`Passer chez ${'name'}`, 'Passer sans hâte'],
      items: [
        {
          title: 'Restez lire',
          body: 'Une table près de la fenêtre va bien avec un livre, un carnet ou rien du tout.',
        },
        {
          title: 'Venez à plusieurs',
          body: 'Écrivez combien et à quelle heure, et nous dirons s’il y a de la place.',
        },
        {
          title: 'Parlez du grain',
          body: 'D’où il vient, quel goût il a : demandez au comptoir.',
        },
      ],
    },
    offerings: {
      nav: 'La carte',
      heading: [line`À la carte chez ${'name'}`, 'À la carte'],
      intro: ['Ce que nous servons. Pour le reste, demandez au comptoir.'],
    },
    about: {
      nav: 'La maison',
      heading: [line`Le comptoir de ${'name'}`, 'Derrière le comptoir'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. De l’eau, du grain, une mouture et de la patience.`,
        'De l’eau, du grain, une mouture et de la patience : il n’en faut guère plus.',
      ],
    },
    gallery: { nav: 'Images', heading: ['Tasses et tables'], intro: ['La salle avant vous.'] },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix d’une tasse'],
      intro: ['S’il manque quelque chose, demandez au comptoir.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Votre prochaine tasse ${'inPlace'}`, 'Comment venir'],
      intro: ['Entrez et choisissez une table.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['On demande au comptoir'],
      items: [
        {
          title: 'Puis-je travailler sur mon ordinateur ?',
          body: 'Demandez en arrivant : cela dépend de l’heure et des tables libres.',
        },
        {
          title: 'Peut-on réserver ?',
          body: 'Écrivez le jour, l’heure et le nombre, et nous répondons.',
        },
        {
          title: 'Y a-t-il du sans gluten ou sans lactose ?',
          body: 'Dites ce que vous devez éviter avant de commander, et nous regardons ensemble.',
        },
      ],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Écrire à ${'name'}`, 'Un mot pour le comptoir'],
      intro: ['À plusieurs, donnez le jour, l’heure et le nombre.'],
    },
  },
};
