import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const photographer: TradeWords = {
  senses: [
    {
      noun: 'studio de photographie',
      gender: 'm',
      words: [
        'photographe',
        'photographes',
        'photographie',
        'studio photo',
        'studio de photographie',
        'photographe de mariage',
        'photographie de mariage',
      ],
    },
    {
      noun: 'société de vidéo',
      gender: 'f',
      words: [
        'vidéaste',
        'vidéastes',
        'réalisateur',
        'réalisatrice',
        'film de mariage',
        'production vidéo',
        'société de production vidéo',
      ],
    },
  ],
  hints: [
    'portraits',
    'portrait',
    'photos',
    'séances',
    'séance photo',
    'mariages',
    'reportages',
    'tirages',
    'shooting',
    'appareil photo',
  ],
  action: 'Demander une date',
  submit: 'Envoyer la date',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`De la lumière ${'inPlace'}`,
    line`Devant l’objectif : ${'offerings'}`,
    'Ne bougez plus',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Images : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Regardez les images et, si elles vous parlent, demandez une date.`,
    line`${'aNoun'} ${'inPlace'}. Images : ${'offerings'}.`,
    line`${'name'}. Images : ${'offerings'}.`,
    line`${'name'}. Regardez les images et, si elles vous parlent, demandez une date.`,
    line`${'aNoun'} ${'inPlace'}. Regardez les images et, si elles vous parlent, demandez une date.`,
    line`Images : ${'offerings'}.`,
    'Regardez les images sans hâte. Si elles vous parlent, écrivez le jour, le lieu et ce qui ne doit pas manquer sur les photos.',
  ],
  closing: ['Demandez si votre date est libre.', 'Regardez les images et écrivez.'],
  beside: [
    'Dites le lieu et l’heure.',
    'Demandez combien d’images vous recevez.',
    'Dites qui sera sur les photos.',
    'Demandez quand elles seront prêtes.',
  ],
  toFill: ['Ajoutez un type de séance', 'Ajoutez un deuxième type', 'Ajoutez un troisième type'],
  sections: {
    features: {
      nav: 'La séance',
      heading: [line`Une séance avec ${'name'}`, 'La séance'],
      items: [
        {
          title: 'Pas de pose',
          body: 'On parle, on marche, et l’appareil fait sa part entre-temps.',
        },
        {
          title: 'Le lieu compte',
          body: 'Une cuisine connue donne des photos plus vivantes qu’un fond de papier.',
        },
        {
          title: 'Les images',
          body: 'Vous savez avant combien vous en recevez, et sous quelle forme.',
        },
      ],
    },
    gallery: {
      nav: 'Images',
      heading: [line`Les images de ${'name'}`, 'Ce que l’appareil a vu'],
      intro: ['Une petite sélection.'],
    },
    offerings: {
      nav: 'Séances',
      heading: [line`Ce que photographie ${'name'}`, 'Ce que nous photographions'],
      intro: ['Si votre idée n’y est pas, racontez-la quand même.'],
    },
    process: {
      nav: 'Étapes',
      heading: ['De l’appel aux photos'],
      items: [
        { title: 'Parler', body: 'La date, le lieu et ce que vous voulez garder.' },
        { title: 'Photographier', body: 'Au jour dit, avec la lumière qu’il y a.' },
        { title: 'Choisir', body: 'Vous recevez les images et décidez lesquelles restent.' },
      ],
    },
    about: {
      nav: 'Le regard',
      heading: [line`Derrière l’objectif de ${'name'}`, 'Qui regarde'],
      intro: ['Regarder longtemps, déclencher peu.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix d’une séance'],
      intro: ['Il dépend du lieu et des heures : demandez.'],
    },
    testimonials: { nav: 'Avis', heading: [line`Ce qu’on dit de ${'name'}`, 'Ce qu’on dit après'] },
    faq: {
      nav: 'Questions',
      heading: ['Avant la séance'],
      items: [
        { title: 'Comment s’habiller ?', body: 'Comme pour voir quelqu’un qui vous plaît.' },
        {
          title: 'Et s’il pleut ?',
          body: 'Nous cherchons un toit ou changeons de jour. On en convient avant.',
        },
        {
          title: 'Puis-je publier les photos ?',
          body: 'Demandez quels usages le prix comprend, et nous l’écrivons.',
        },
      ],
    },
    callToAction: {
      nav: 'Votre date',
      heading: ['Vous avez déjà une date ?'],
      intro: ['Écrivez-la, avec le lieu.'],
    },
    visit: {
      nav: 'Le studio',
      heading: [line`Le studio ${'inPlace'}`, 'Le chemin du studio'],
      intro: ['Venez sur rendez-vous.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Demander une date à ${'name'}`, 'Demander une date'],
      intro: ['Jour, lieu et ce que vous voulez photographier.'],
    },
  },
};
