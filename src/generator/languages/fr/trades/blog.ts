import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const blog: TradeWords = {
  senses: [
    {
      noun: 'blog',
      gender: 'm',
      yields: true,
      words: [
        'blog',
        'blogs',
        'blogueur',
        'blogueuse',
        'magazine',
        'magazine en ligne',
        'revue',
        'blog de voyage',
        'blog de cuisine',
        'blog de recettes',
        'blog de mode',
      ],
    },
    { noun: 'podcast', gender: 'm', yields: true, words: ['podcast', 'podcasts', 'balado'] },
  ],
  hints: [
    'articles',
    'billets de blog',
    'recettes',
    'récits',
    'essais',
    'voyages',
    'épisodes',
    'lecteurs',
    'chroniques',
  ],
  action: 'Écrire à l’auteur',
  submit: 'Envoyer',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Écrit ${'inPlace'}`,
    line`À propos de : ${'offerings'}`,
    'À lire lentement',
  ],
  description: [
    line`${'name'}, ${'inPlace'} : des textes sur ${'offerings'}, sans hâte, avec de la place pour répondre.`,
    line`${'name'} : des textes sur ${'offerings'}, sans hâte, avec de la place pour répondre.`,
    line`${'name'}, ${'inPlace'} : des textes le temps d’un café, et une adresse pour répondre à qui les écrit.`,
    line`${'name'} : des textes le temps d’un café, et une adresse pour répondre à qui les écrit.`,
    line`Des textes sur ${'offerings'}, écrits ${'inPlace'}.`,
    line`Des textes sur ${'offerings'}, et une adresse pour répondre.`,
    line`Écrit ${'inPlace'} : des textes le temps d’un café, et une adresse pour répondre à qui les écrit.`,
    'Des textes qui se lisent le temps d’un café, et une adresse pour répondre à qui les a écrits.',
  ],
  closing: ['Lisez le dernier et dites ce que vous en pensez.', 'Commencez où vous voulez.'],
  beside: [
    'Il y a plus d’un texte là-dessus.',
    'Écrivez si vous savez ce qui manque.',
    'Lisez-le lentement.',
    'L’avis contraire est admis aussi.',
  ],
  toFill: ['Ajoutez un sujet', 'Ajoutez un deuxième sujet', 'Ajoutez un troisième sujet'],
  sections: {
    posts: {
      nav: 'Textes',
      heading: [line`Du nouveau chez ${'name'}`, 'Du nouveau'],
      intro: ['Du plus récent au plus ancien.'],
    },
    features: {
      nav: 'Lire',
      heading: [line`Comment lire ${'name'}`, 'Comment lire ici'],
      items: [
        { title: 'Commencez par la fin', body: 'Le dernier texte explique souvent les autres.' },
        { title: 'Répondez', body: 'Un long message vaut plus qu’un pouce.' },
        {
          title: 'Corrigez',
          body: 'Si quelque chose est faux, dites-le : on change et on le note.',
        },
      ],
    },
    about: {
      nav: 'Qui écrit',
      heading: [line`Qui écrit ${'name'}`, 'Qui écrit'],
      intro: ['Quelqu’un qui regarde, note, puis barre la moitié.'],
    },
    offerings: {
      nav: 'Sujets',
      heading: [line`De quoi parle ${'name'}`, 'De quoi on parle'],
      intro: ['Les sujets reviennent, les textes non.'],
    },
    pricing: {
      nav: 'Soutenir',
      heading: ['Soutenir ce travail'],
      intro: ['Si vous voulez que cela dure, il y a des façons de le dire.'],
      items: [
        { title: 'Un café', body: 'Une fois, le prix d’une tasse.' },
        { title: 'Chaque mois', body: 'Le prix d’un journal du dimanche.' },
        { title: 'Une annonce', body: 'Si elle va avec ce qu’on lit ici, demandez.' },
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Marges et notes'],
      intro: ['Ce qui n’entrait pas dans le texte.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['De lecteurs'],
      items: [
        {
          title: 'Puis-je citer un texte ?',
          body: 'Oui, avec le nom et le lien. S’il est long, demandez.',
        },
        {
          title: 'Puis-je proposer un sujet ?',
          body: 'Oui : deux phrases, et pourquoi il vous tient à cœur.',
        },
        {
          title: 'Y a-t-il une lettre ?',
          body: 'Écrivez votre adresse, et nous dirons s’il y en a une.',
        },
      ],
    },
    callToAction: {
      nav: 'Prévenir',
      heading: ['Un mot quand il y a du neuf ?'],
      intro: ['Laissez une adresse, et nous écrirons alors.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Écrire à ${'name'}`, 'Écrire à l’auteur'],
      intro: ['Ce que vous avez lu et ce que vous en pensez.'],
    },
  },
};
