import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const general: TradeWords = {
  senses: [
    {
      noun: 'petite entreprise',
      gender: 'f',
      words: [
        'petite entreprise',
        'entreprise locale',
        'entreprise familiale',
        'commerce de proximité',
        'tpe',
        'pme',
      ],
    },
  ],
  hints: [],
  action: 'Écrire',
  submit: 'Envoyer le message',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`À trouver ${'inPlace'}`,
    line`${'offerings'}, et comment demander`,
    'Ce que nous faisons et comment nous joindre',
  ],
  description: [
    line`${'name'}, ${'inPlace'} : ${'offerings'}, et une façon directe de demander.`,
    line`${'name'} : ${'offerings'}, en mots simples.`,
    line`${'name'} se trouve ${'inPlace'}. Lisez ce que nous faisons et écrivez quand vous avez une question.`,
    line`${'offerings'} ${'inPlace'}.`,
    line`${'offerings'}, en mots simples.`,
    line`${'name'} en une page : ce que nous faisons, comment nous travaillons et comment nous joindre.`,
    line`Nous sommes ${'inPlace'}. Lisez ce que nous faisons et écrivez quand vous avez une question.`,
    'Une page qui dit ce que nous faisons, comment nous travaillons et comment nous joindre avec une question.',
  ],
  closing: [
    'Lisez la suite, ou écrivez votre question.',
    'Regardez, puis dites ce qu’il vous faut.',
  ],
  beside: [
    'Demandez les détails qui comptent pour vous.',
    'Dites ce que vous avez en tête, et nous dirons si cela va.',
    'Pas sûr que ce soit cela ? Décrivez-le avec vos mots.',
    'Écrivez pour en savoir plus.',
  ],
  toFill: [
    'Ajoutez la première chose proposée',
    'Ajoutez la deuxième chose proposée',
    'Ajoutez la troisième chose proposée',
  ],
  sections: {
    features: {
      nav: 'En bref',
      heading: [line`${'name'} en bref`, 'En bref'],
      items: [
        {
          title: 'Regardez',
          body: 'Lisez ce que nous faisons sur cette page, et jugez à votre rythme.',
        },
        { title: 'Demandez', body: 'Une question coûte quelques lignes et n’engage à rien.' },
        {
          title: 'Décidez en paix',
          body: 'Emportez la réponse, comparez, et revenez quand vous savez.',
        },
      ],
    },
    offerings: {
      nav: 'Ce que nous faisons',
      heading: [line`Ce qu’on peut demander à ${'name'}`, 'Ce qu’on peut demander'],
      intro: ['La liste courte. Écrivez s’il manque quelque chose.'],
    },
    about: {
      nav: 'Qui nous sommes',
      heading: [line`Qui est derrière ${'name'}`, 'Qui nous sommes'],
      intro: [
        line`${'name'} se trouve ${'inPlace'}.`,
        'Derrière cette page, il y a des personnes à qui écrire.',
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Ce que cela coûte'],
      intro: ['Demandez si vous ne voyez pas ce que vous cherchez.'],
    },
    process: { nav: 'Notre façon', heading: ['Trois pas, pas plus'] },
    faq: { nav: 'Questions', heading: ['Avant de demander'] },
    contact: {
      nav: 'Contact',
      heading: [line`Écrire à ${'name'}`, 'Nous écrire'],
      intro: ['Quelques lignes suffisent pour commencer.'],
    },
  },
};
