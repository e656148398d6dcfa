import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const personal: TradeWords = {
  senses: [
    {
      noun: 'page personnelle',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'page personnelle',
        'site personnel',
        'site perso',
        'cv',
        'curriculum vitae',
        'cv en ligne',
      ],
    },
    {
      noun: 'page personnelle',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'étudiant',
        'étudiante',
        'chercheur',
        'chercheuse',
        'professeur d’université',
        'scientifique',
        'orateur',
        'conférencière',
        'candidat',
        'candidate',
        'acteur',
        'actrice',
        'comédien',
        'comédienne',
        'mannequin',
        'athlète',
        'influenceuse',
      ],
    },
  ],
  hints: ['ma vie', 'loisirs', 'mon histoire', 'publications', 'parcours'],
  action: 'Dire bonjour',
  submit: 'Envoyer',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`On me trouve ${'inPlace'}`,
    line`Surtout : ${'offerings'}`,
    'Bonjour',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Surtout ${'offerings'}, et comment me joindre.`,
    line`${'name'} : surtout ${'offerings'}, et comment me joindre.`,
    line`${'name'}, ${'inPlace'}. Qui c’est, ce qu’il y a sur la table en ce moment et comment dire bonjour.`,
    line`${'name'} en une page : qui c’est, ce qu’il y a sur la table en ce moment et comment dire bonjour.`,
    line`Surtout ${'offerings'}, ${'inPlace'}, et comment me joindre.`,
    line`Surtout ${'offerings'}, et comment me joindre.`,
    line`${'inPlace'} : qui je suis, ce qu’il y a sur ma table en ce moment et comment dire bonjour.`,
    'Une page qui dit qui je suis, ce qu’il y a sur ma table en ce moment et comment dire bonjour.',
  ],
  closing: [
    'Lisez la suite, ou dites simplement bonjour.',
    'Regardez, et écrivez si cela vous parle.',
  ],
  beside: [
    'Demandez-moi.',
    'Là-dessus je peux parler une heure.',
    'Je compare volontiers les notes.',
    'La suite de vive voix.',
  ],
  toFill: [
    'Ajoutez une chose que vous faites',
    'Ajoutez une deuxième chose',
    'Ajoutez une troisième chose',
  ],
  sections: {
    about: {
      nav: 'À propos',
      heading: [line`Bonjour de ${'name'}`, 'Bonjour et bienvenue'],
      intro: ['La version courte est ici. La longue veut une promenade ou une table.'],
    },
    features: {
      nav: 'En ce moment',
      heading: ['Sur ma table'],
      items: [
        {
          title: 'Écrivez-moi si',
          body: 'Vous travaillez sur la même chose, ou sur son contraire.',
        },
        { title: 'Invitez-moi si', body: 'Vous avez une salle, des chaises et une question.' },
        { title: 'Sautez le formulaire si', body: 'On se connaît. Vous avez mon numéro.' },
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Quelques images'],
      intro: ['Des lieux, des gens, des choses faites.'],
    },
    offerings: { nav: 'Choses', heading: ['Ce que je fais'], intro: ['Sans ordre.'] },
    posts: {
      nav: 'Notes',
      heading: ['Notes éparses'],
      intro: ['Des choses courtes qui n’allaient pas ailleurs.'],
    },
    pricing: {
      nav: 'Collaborer',
      heading: ['Travailler avec moi'],
      intro: ['Pour une conférence, un texte ou un conseil, demandez avec une date.'],
    },
    callToAction: { nav: 'Un mot', heading: ['On en parle ?'], intro: ['Deux lignes suffisent.'] },
    contact: {
      nav: 'Dire bonjour',
      heading: [line`Écrire à ${'name'}`, 'Dites bonjour'],
      intro: ['Qui vous êtes et pourquoi vous écrivez.'],
    },
  },
};
