import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const petCare: TradeWords = {
  senses: [
    {
      noun: 'salon de toilettage',
      gender: 'm',
      words: [
        'toilettage',
        'toiletteur',
        'toiletteuse',
        'salon de toilettage',
        'toilettage canin',
        'toilettage pour chiens',
      ],
    },
    {
      noun: 'clinique vétérinaire',
      gender: 'f',
      schemaType: 'VeterinaryCare',
      words: ['vétérinaire', 'vétérinaires', 'clinique vétérinaire', 'cabinet vétérinaire'],
    },
    {
      noun: 'service de promenade de chiens',
      gender: 'm',
      words: [
        'promeneur de chiens',
        'promeneuse de chiens',
        'promenade de chiens',
        'pet sitter',
        'pet-sitter',
        'garde d’animaux',
        'garde de chats',
      ],
    },
    {
      noun: 'école canine',
      gender: 'f',
      words: [
        'éducateur canin',
        'éducatrice canine',
        'éducation canine',
        'dressage de chiens',
        'école canine',
      ],
    },
    {
      noun: 'pension canine',
      gender: 'f',
      words: [
        'pension canine',
        'pension pour chiens',
        'pension pour animaux',
        'pension féline',
        'hôtel pour chiens',
        'élevage canin',
        'élevage de chiens',
        'élevage de chats',
        'éleveur de chiens',
        'éleveuse de chiens',
      ],
    },
    {
      noun: 'centre équestre',
      gender: 'm',
      schemaType: 'SportsActivityLocation',
      words: ['centre équestre', 'équitation', 'cours d’équitation', 'poney-club', 'écurie'],
    },
  ],
  hints: [
    'chiens',
    'chien',
    'chats',
    'chat',
    'animaux',
    'chiots',
    'chiot',
    'chevaux',
    'lapins',
    'compagnons',
    'pattes',
  ],
  action: 'Parler de votre animal',
  submit: 'Envoyer la question',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Pour pattes et museaux ${'inPlace'}`,
    line`Pour votre animal : ${'offerings'}`,
    'D’abord, sentir la main',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Pour votre animal : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Pour votre animal : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites son nom, son âge et ce qui lui fait peur.`,
    line`${'aNoun'} ${'inPlace'}. Pour votre animal : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Pour votre animal : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites son nom, son âge et ce qui lui fait peur.`,
    line`${'aNoun'} ${'inPlace'}. Dites son nom, son âge et ce qui lui fait peur.`,
    line`Pour votre animal : ${'offerings'}.`,
    'Dites son nom, son âge et ce qui lui fait peur. Ainsi la première rencontre commence au calme pour tous les trois.',
  ],
  closing: [
    'Décrivez votre animal et demandez un jour.',
    'Écrivez son nom, son âge et ce qu’il lui faut.',
  ],
  beside: [
    'Donnez la race et la taille.',
    'Dites ce qui lui fait peur.',
    'Demandez combien de temps cela dure.',
    'Apportez sa couverture si elle aide.',
  ],
  toFill: ['Ajoutez un service', 'Ajoutez un deuxième service', 'Ajoutez un troisième service'],
  sections: {
    features: {
      nav: 'La visite',
      heading: [line`Votre animal chez ${'name'}`, 'La première visite'],
      items: [
        { title: 'Sans hâte', body: 'D’abord sentir, ensuite toucher.' },
        { title: 'Avec son histoire', body: 'Carnet, allergies, manies : apportez-les par écrit.' },
        { title: 'Avec des nouvelles', body: 'Nous disons comment c’était, le moins bon aussi.' },
      ],
    },
    offerings: {
      nav: 'Services',
      heading: [line`Ce que fait ${'name'} pour votre animal`, 'Ce que nous faisons'],
      intro: ['Demandez si cela convient au vôtre.'],
    },
    process: {
      nav: 'Étapes',
      heading: ['De la laisse au calme'],
      items: [
        { title: 'Présenter', body: 'Qui il est et ce qu’il lui faut.' },
        { title: 'Rencontrer', body: 'Une courte visite, pour qu’il sache ce que ça sent ici.' },
        { title: 'Soigner', body: 'Au jour convenu, à son rythme.' },
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Oreilles et pattes'],
      intro: ['Ceux qui se laissent regarder.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Des prix selon la taille'],
      intro: ['Demandez avec la race et le poids.'],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui soigne chez ${'name'}`, 'Qui soigne'],
      intro: ['Les animaux ne lisent pas les pages ; ils regardent les mains.'],
    },
    team: { nav: 'Équipe', heading: [line`Les mains de ${'name'}`, 'Les mains'] },
    visit: {
      nav: 'Venir',
      heading: [line`Rendez-vous ${'inPlace'}`, 'Comment venir'],
      intro: ['Venez avec une laisse ou une caisse de transport.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant la première visite'],
      items: [
        {
          title: 'Mon chien est nerveux. Peut-il venir ?',
          body: 'Dites-le en demandant le jour, et nous cherchons une heure calme.',
        },
        {
          title: 'Faut-il le carnet de vaccins ?',
          body: 'Apportez-le ; nous dirons ce qu’il faut selon le service.',
        },
        {
          title: 'Puis-je rester ?',
          body: 'Demandez : les uns se calment avec vous, les autres sans vous.',
        },
      ],
    },
    callToAction: {
      nav: 'Un jour',
      heading: ['Quelqu’un remue la queue ?'],
      intro: ['Dites qui c’est et quel jour vous va.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Décrire votre animal à ${'name'}`, 'Décrire votre animal'],
      intro: ['Nom, âge, race et ce qu’il lui faut.'],
    },
  },
};
