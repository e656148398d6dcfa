import { line } from '../line';
import type { FormWords, LanguagePack, Placeholders } from '../LanguagePack';

/** What a section says where the trade has no words of its own for it. */
export const sections: LanguagePack['sections'] = {
  hero: { nav: 'Accueil', heading: ['Bienvenue'], intro: [], items: [] },
  features: {
    nav: 'En bref',
    heading: [line`Ce qu’il faut savoir de ${'name'}`, 'Ce qu’il faut savoir'],
    intro: [],
    items: [],
  },
  about: {
    nav: 'À propos',
    heading: [line`À propos de ${'name'}`, 'Qui nous sommes'],
    intro: [],
    items: [],
  },
  offerings: {
    nav: 'Nos services',
    heading: [line`Ce que propose ${'name'}`, 'Ce que nous proposons'],
    intro: [],
    items: [],
  },
  gallery: {
    nav: 'Galerie',
    heading: [line`${'name'} en images`, 'En images'],
    intro: ['Un coup d’œil avant votre venue.'],
    items: [],
  },
  process: {
    nav: 'Comment ça marche',
    heading: ['Comment ça marche'],
    intro: [],
    items: [
      { title: 'Vous écrivez', body: 'Dites en quelques lignes ce que vous avez en tête.' },
      {
        title: 'Nous répondons',
        body: 'Si un point n’est pas clair, nous demandons avant de commencer.',
      },
      {
        title: 'On se met d’accord',
        body: 'Chacun sait ce qui vient ensuite et ce que cela coûte.',
      },
    ],
  },
  pricing: { nav: 'Tarifs', heading: ['Tarifs'], intro: [], items: [] },
  testimonials: {
    nav: 'Avis',
    heading: [line`Ce qu’on dit de ${'name'}`, 'Ce que disent les clients'],
    intro: [],
    items: [],
  },
  team: {
    nav: 'Équipe',
    heading: [line`Les personnes de ${'name'}`, 'L’équipe'],
    intro: [],
    items: [],
  },
  faq: {
    nav: 'Questions',
    heading: ['Questions et réponses'],
    intro: [],
    items: [
      {
        title: 'Comment vous joindre ?',
        body: 'Par le formulaire de cette page, avec une adresse où nous pouvons répondre.',
      },
      {
        title: 'Que mettre dans le message ?',
        body: 'Ce qu’il vous faut, et pour quand. Le reste peut attendre notre réponse.',
      },
      {
        title: 'Puis-je demander avant de me décider ?',
        body: 'Oui. Une question n’engage à rien.',
      },
    ],
  },
  visit: {
    nav: 'Venir',
    heading: [
      line`Trouver ${'name'} ${'inPlace'}`,
      line`Nous trouver ${'inPlace'}`,
      'Où nous trouver',
    ],
    intro: [],
    items: [],
  },
  posts: {
    nav: 'Journal',
    heading: [line`Notes de ${'name'}`, 'Dernières notes'],
    intro: [],
    items: [],
  },
  events: { nav: 'Agenda', heading: ['Prochaines dates'], intro: [], items: [] },
  callToAction: {
    nav: 'La suite',
    heading: [line`Parler à ${'name'}`, 'On en parle ?'],
    intro: [
      'Envoyez quelques lignes sur ce qu’il vous faut. Nous lisons chaque message avant de répondre.',
    ],
    items: [],
  },
  contact: {
    nav: 'Contact',
    heading: [line`Écrire à ${'name'}`, 'Nous joindre'],
    intro: ['Laissez votre nom, une adresse e-mail et votre question.'],
    items: [],
  },
};

export const placeholders: Placeholders = {
  name: 'Ajoutez votre nom ou votre marque',
  price: 'Ajoutez votre prix',
  amount: 'Ajoutez une somme',
  phone: 'Ajoutez votre numéro de téléphone',
  email: 'Ajoutez votre adresse e-mail',
  address: 'Ajoutez votre adresse',
  hours: 'Ajoutez vos horaires',
  person: ['Ajoutez un nom', 'Ajoutez un deuxième nom', 'Ajoutez un troisième nom'],
  personBody: 'Ajoutez un rôle et une phrase sur cette personne',
  review: [
    'Ajoutez le nom d’un client',
    'Ajoutez le nom d’un deuxième client',
    'Ajoutez le nom d’un troisième client',
  ],
  reviewBody: 'Ajoutez l’avis de ce client',
  post: [
    'Ajoutez le titre de votre dernier texte',
    'Ajoutez le titre d’un deuxième texte',
    'Ajoutez le titre d’un troisième texte',
  ],
  postBody: 'Ajoutez la première phrase du texte',
  event: [
    'Ajoutez votre prochaine date',
    'Ajoutez une deuxième date',
    'Ajoutez une troisième date',
  ],
  eventBody: 'Ajoutez ce qui se passe, et où',
  date: 'Ajoutez le jour et l’heure',
  offeringBody: 'Ajoutez une phrase à son sujet',
  picture: [
    'Ajoutez une légende pour la première image',
    'Ajoutez une légende pour la deuxième image',
    'Ajoutez une légende pour la troisième image',
  ],
  story: 'Ajoutez deux ou trois phrases avec vos mots : qui vous êtes, et comment cela a commencé.',
};

export const form: FormWords = {
  name: 'Votre nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  date: 'Date souhaitée',
  message: 'Message',
};

export const facts: LanguagePack['facts'] = {
  address: 'Adresse',
  hours: 'Horaires',
  phone: 'Téléphone',
  email: 'E-mail',
  story: 'Avec nos mots',
};
