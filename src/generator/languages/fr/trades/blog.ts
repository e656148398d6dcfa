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
    line`Fait ${'inPlace'}`,
    line`À propos de : ${'offerings'}`,
    'Sans hâte',
  ],
  description: [
    line`${'name'}, ${'inPlace'} : des publications sur ${'offerings'}, sans hâte, avec de la place pour répondre.`,
    line`${'name'} : des publications sur ${'offerings'}, sans hâte, avec de la place pour répondre.`,
    line`${'name'}, ${'inPlace'} : des publications le temps d’un café, et une adresse pour répondre à qui les fait.`,
    line`${'name'} : des publications le temps d’un café, et une adresse pour répondre à qui les fait.`,
    line`Des publications sur ${'offerings'}, faites ${'inPlace'}.`,
    line`Des publications sur ${'offerings'}, et une adresse pour répondre.`,
    line`Fait ${'inPlace'} : des publications le temps d’un café, et une adresse pour répondre à qui les fait.`,
    'Des publications qui durent le temps d’un café, et une adresse pour répondre à qui les a faites.',
  ],
  closing: [
    'Commencez par la dernière et dites ce que vous en pensez.',
    'Commencez où vous voulez.',
  ],
  beside: [
    'Il y en a plus d’une là-dessus.',
    'Écrivez si vous savez ce qui manque.',
    'À prendre sans se presser.',
    'L’avis contraire est admis aussi.',
  ],
  toFill: ['Ajoutez un sujet', 'Ajoutez un deuxième sujet', 'Ajoutez un troisième sujet'],
  sections: {
    posts: {
      nav: 'Publications',
      heading: [line`Du nouveau chez ${'name'}`, 'Du nouveau'],
      intro: ['De la plus récente à la plus ancienne.'],
    },
    features: {
      nav: 'Commencer',
      heading: [line`Par où commencer avec ${'name'}`, 'Par où commencer'],
      items: [
        {
          title: 'Commencez par la fin',
          body: 'La dernière publication explique souvent les autres.',
        },
        { title: 'Répondez', body: 'Un long message vaut plus qu’un pouce levé.' },
        {
          title: 'Corrigez',
          body: 'Si quelque chose est faux, dites-le : on change et on le note.',
        },
      ],
    },
    about: {
      nav: 'Qui fait cela',
      heading: [line`Qui fait ${'name'}`, 'Qui fait cela'],
      intro: ['Quelqu’un qui regarde, note, puis barre la moitié.'],
    },
    offerings: {
      nav: 'Sujets',
      heading: [line`De quoi parle ${'name'}`, 'De quoi on parle'],
      intro: ['Les sujets reviennent, les publications non.'],
    },
    pricing: {
      nav: 'Soutenir',
      heading: ['Soutenir ce travail'],
      intro: ['Si vous voulez que cela dure, il y a des façons de le dire.'],
      items: [
        { title: 'Un café', body: 'Une fois, le prix d’une tasse.' },
        { title: 'Chaque mois', body: 'Le prix d’un journal du dimanche.' },
        { title: 'Une annonce', body: 'Si elle va avec ce qu’on trouve ici, demandez.' },
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Marges et notes'],
      intro: ['Ce qui n’entrait pas ailleurs.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Questions du public'],
      items: [
        {
          title: 'Puis-je citer un extrait ?',
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
      intro: ['De quoi il s’agit et ce que vous en pensez.'],
    },
  },
};
