import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const fitness: TradeWords = {
  senses: [
    {
      noun: 'salle de sport',
      gender: 'f',
      schemaType: 'ExerciseGym',
      words: [
        'salle de sport',
        'salles de sport',
        'salle de fitness',
        'remise en forme',
        'centre de remise en forme',
        'crossfit',
        'box de crossfit',
        'fitness',
        'salle de musculation',
        'club de boxe',
        'salle d’escalade',
        'musculation',
      ],
    },
    {
      noun: 'service de coaching sportif',
      gender: 'm',
      words: [
        'coach sportif',
        'coach sportive',
        'coaching sportif',
        'entraîneur personnel',
        'personal trainer',
      ],
    },
    {
      noun: 'école de danse',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['école de danse', 'cours de danse', 'studio de danse'],
    },
    {
      noun: 'école d’arts martiaux',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['arts martiaux', 'karaté', 'judo', 'jiu-jitsu', 'taekwondo', 'dojo'],
    },
  ],
  hints: [
    'entraînement',
    'entraînements',
    'spinning',
    'zumba',
    'étirements',
    'renforcement',
    'boxe',
    'cardio',
    'cours collectifs',
    'haltères',
    'rameur',
    'circuit training',
  ],
  action: 'Essayer un cours',
  submit: 'Demander un cours',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un lieu pour bouger ${'inPlace'}`,
    line`Dans la salle : ${'offerings'}`,
    'Venez en tenue souple',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Cours : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Cours : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Venez en tenue souple, dites ce que vous avez déjà fait, et commencez.`,
    line`${'aNoun'} ${'inPlace'}. Cours : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Cours : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Venez en tenue souple, dites ce que vous avez déjà fait, et commencez.`,
    line`${'aNoun'} ${'inPlace'}. Venez en tenue souple, dites ce que vous avez déjà fait, et commencez.`,
    line`Cours : ${'offerings'}.`,
    'Venez en tenue souple, dites ce que vous avez déjà fait et où vous avez mal. Vous commencez à votre rythme, sans comparaison.',
  ],
  closing: ['Choisissez un cours et écrivez pour l’essayer.', 'Demandez quel cours vous convient.'],
  beside: [
    'Demandez si c’est votre niveau.',
    'Arrivez un peu avant.',
    'Signalez une blessure.',
    'Prenez de l’eau et une serviette.',
  ],
  toFill: ['Ajoutez un cours', 'Ajoutez un deuxième cours', 'Ajoutez un troisième cours'],
  sections: {
    features: {
      nav: 'Débuter',
      heading: [line`Débuter chez ${'name'}`, 'Le premier jour'],
      items: [
        {
          title: 'Dites où vous avez mal',
          body: 'Avant de commencer, pas après : presque tout se fait autrement.',
        },
        {
          title: 'Allez doucement',
          body: 'Le premier jour, il suffit de regarder, d’essayer et de rentrer entier.',
        },
        {
          title: 'Trouvez votre heure',
          body: 'Lisez le planning et prenez le cours auquel vous pourrez revenir.',
        },
      ],
    },
    offerings: {
      nav: 'Cours',
      heading: [line`Les cours de ${'name'}`, 'Les cours'],
      intro: ['Chaque cours a son rythme ; demandez quel est le vôtre.'],
    },
    events: {
      nav: 'Planning',
      heading: ['La semaine dans la salle'],
      intro: ['Les jours et les heures des cours.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Abonnements et cartes'],
      intro: ['Demandez un cours à l’unité avant de décider.'],
    },
    team: {
      nav: 'Équipe',
      heading: [line`Qui donne les cours chez ${'name'}`, 'Qui donne les cours'],
      intro: ['Des personnes à qui demander.'],
    },
    about: {
      nav: 'La salle',
      heading: [line`La salle de ${'name'}`, 'La salle'],
      intro: ['Un sol, un miroir, de l’air et quelqu’un qui regarde comment vous faites.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['La salle en images'],
      intro: ['Avant le début du cours.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`La salle ${'inPlace'}`, 'Le chemin de la salle'],
      intro: ['Demandez où sont les vestiaires si vous venez du travail.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant le premier cours'],
      items: [
        {
          title: 'Je n’ai jamais essayé. Puis-je venir ?',
          body: 'Oui. Dites-le en arrivant, et quelqu’un garde un œil sur vous.',
        },
        {
          title: 'Que faut-il apporter ?',
          body: 'Une tenue dans laquelle vous bougez à l’aise. Pour le reste, demandez.',
        },
        {
          title: 'Comment s’inscrire ?',
          body: 'Écrivez quel cours et quel jour, et nous dirons s’il y a de la place.',
        },
      ],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Essayer un cours chez ${'name'}`, 'Essayer un cours'],
      intro: ['Quel cours, quel jour et ce que vous avez déjà fait.'],
    },
  },
};
