import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const planner: TradeWords = {
  senses: [
    {
      noun: 'agence événementielle',
      gender: 'f',
      words: [
        'agence événementielle',
        'agence d’événements',
        'événementiel',
        'organisation d’événements',
        'organisatrice d’événements',
        'organisateur d’événements',
        'event planner',
        'organisation de fêtes',
        'organisation de réceptions',
      ],
    },
    {
      noun: 'agence d’organisation de mariages',
      gender: 'f',
      motif: 'rings',
      words: [
        'agence d’organisation de mariages',
        'wedding planner',
        'wedding planners',
        'organisation de mariages',
        'organisation de mariage',
        'organisatrice de mariages',
        'organisatrice de mariage',
        'organisateur de mariages',
        'organisateur de mariage',
        'coordinatrice de mariage',
      ],
    },
    {
      noun: 'lieu de réception',
      gender: 'm',
      schemaType: 'EventVenue',
      words: [
        'lieu de réception',
        'salle de réception',
        'salle des fêtes',
        'espace événementiel',
        'salle d’événements',
        'lieu événementiel',
      ],
    },
    {
      noun: 'domaine de mariage',
      gender: 'm',
      motif: 'rings',
      schemaType: 'EventVenue',
      words: ['domaine de mariage', 'domaine pour mariages', 'salle de mariage', 'lieu de mariage'],
    },
  ],
  hints: ['plan de table', 'liste des invités', 'événements d’entreprise', 'décoration de mariage'],
  action: 'Donner la date',
  submit: 'Envoyer la date',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un grand jour ${'inPlace'}, heure par heure`,
    line`Pour ce jour-là : ${'offerings'}`,
    'De la première idée au dernier invité',
  ],
  description: [
    line`${'name'}, ${'aNoun'} ${'inPlace'} : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'} : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites quand, avec qui et dans quel esprit, et le plan part de là.`,
    line`${'offerings'} ${'inPlace'}. Donnez la date et demandez un plan écrit.`,
    line`Avec ${'name'} : ${'offerings'}. Donnez la date et demandez un plan écrit.`,
    line`Dites à ${'name'} quand, avec qui et dans quel esprit vous voulez fêter, et le plan part de là.`,
    line`${'aNoun'} ${'inPlace'}. Dites quand, avec qui et dans quel esprit, et le plan part de là.`,
    line`${'offerings'}. Donnez la date et demandez un plan écrit.`,
    'Dites quand, avec qui et dans quel esprit vous voulez fêter. À partir de là, nous préparons la journée ensemble.',
  ],
  closing: [
    'Écrivez avec la date, même si elle peut encore bouger.',
    'Dites ce que l’on fête et combien vous serez.',
  ],
  beside: [
    'Demandez ce qui est compris et ce qui reste à vous.',
    'Donnez la date, même si elle peut encore bouger.',
    'Dites ce qui vous inquiète le plus.',
    'Demandez par écrit ce que cela coûterait.',
  ],
  toFill: [
    'Ajoutez une occasion ou un service',
    'Ajoutez un deuxième service',
    'Ajoutez un troisième service',
  ],
  sections: {
    features: {
      nav: 'Pour commencer',
      heading: [line`Commencer avec ${'name'}`, 'Ce qu’il faut pour commencer'],
      items: [
        { title: 'Une date', body: 'Un jour, ou deux qui iraient aussi.' },
        {
          title: 'Un nombre',
          body: 'À peu près suffit. Dites qui vient de loin, qui est tout petit et qui a besoin d’une rampe.',
        },
        {
          title: 'Une somme',
          body: 'Dites ce que vous voulez dépenser, et vous saurez tôt ce qui y tient.',
        },
      ],
    },
    offerings: {
      nav: 'Services',
      heading: [line`Ce que vous pouvez laisser à ${'name'}`, 'Ce que vous pouvez nous laisser'],
      intro: ['La journée entière, ou la seule partie que vous préférez ne pas faire.'],
    },
    process: {
      nav: 'Le plan',
      heading: ['Comment une journée prend forme'],
      items: [
        { title: 'Parler', body: 'Vous dites ce que l’on fête et ce qui ne doit pas manquer.' },
        {
          title: 'Prévoir',
          body: 'Vous lisez une proposition avec les heures et les sommes, rayez, ajoutez, demandez.',
        },
        {
          title: 'Fêter',
          body: 'Ce qui est convenu est écrit, et votre montre peut rester à la maison.',
        },
      ],
    },
    gallery: {
      nav: 'Scènes',
      heading: ['Avant que les portes s’ouvrent'],
      intro: ['Une salle telle qu’elle peut être, juste avant les invités.'],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui se cache derrière ${'name'}`, 'Qui prépare avec vous'],
      intro: [
        line`${'name'} travaille ${'inPlace'}. Un bon plan laisse de la place à ce que personne n’avait prévu.`,
        'Un bon plan laisse de la place à ce que personne n’avait prévu.',
      ],
    },
    team: { nav: 'Équipe', heading: ['Qui vous rencontrerez'] },
    pricing: {
      nav: 'Tarifs',
      heading: ['Ce que coûte une journée'],
      intro: [
        'La saison, les invités et ce que vous nous confiez décident : demandez une proposition.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Au premier rendez-vous'],
      items: [
        {
          title: 'Quand faut-il écrire ?',
          body: 'Dès que vous connaissez la saison. Si le jour est déjà proche, demandez quand même.',
        },
        {
          title: 'Pouvons-nous en faire une partie ?',
          body: 'Oui. Dites laquelle, et la proposition la laisse de côté.',
        },
        { title: 'Et s’il pleut ?', body: 'Demandez le second plan avant de signer le premier.' },
      ],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Nous rencontrer ${'inPlace'}`, 'Où nous rencontrer'],
      intro: ['Convenez d’abord d’une heure, pour que personne n’attende.'],
    },
    callToAction: {
      heading: ['Avez-vous déjà une date ?'],
      intro: ['Une saison et un nombre approché suffisent pour parler.'],
    },
    contact: {
      nav: 'Écrire',
      heading: [line`Parler de votre journée à ${'name'}`, 'Parlez-nous de cette journée'],
      intro: ['Ce que l’on fête, quand, et combien viennent.'],
    },
  },
};
