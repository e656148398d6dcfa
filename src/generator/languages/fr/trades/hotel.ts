import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const hotel: TradeWords = {
  senses: [
    {
      noun: 'hôtel',
      gender: 'm',
      schemaType: 'Hotel',
      words: [
        'hôtel',
        'hôtels',
        'hôtel de charme',
        'boutique hôtel',
        'relais',
        'résidence hôtelière',
      ],
    },
    {
      noun: 'gîte',
      gender: 'm',
      words: [
        'gîte',
        'gîtes',
        'gîte rural',
        'gîte à la ferme',
        'location de vacances',
        'locations de vacances',
        'maison de vacances',
        'villa de vacances',
        'maison d’hôtes',
        'hébergement',
        'chalet à louer',
        'cabanes',
      ],
    },
    {
      noun: 'chambre d’hôtes',
      gender: 'f',
      schemaType: 'BedAndBreakfast',
      words: ['chambre d’hôtes', 'chambres d’hôtes', 'bed and breakfast'],
    },
    {
      noun: 'auberge de jeunesse',
      gender: 'f',
      schemaType: 'Hostel',
      words: ['auberge de jeunesse', 'auberges de jeunesse', 'hostel'],
    },
    {
      noun: 'camping',
      gender: 'm',
      schemaType: 'Campground',
      words: ['camping', 'campings', 'glamping'],
    },
  ],
  hints: [
    'chambres',
    'chambre',
    'suites',
    'petit déjeuner',
    'petit-déjeuner',
    'piscine',
    'vue sur la mer',
    'séjour',
    'nuits',
    'vacanciers',
    'étape',
  ],
  action: 'Demander une chambre',
  submit: 'Envoyer la question',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un lit et une fenêtre ${'inPlace'}`,
    line`Pour votre séjour : ${'offerings'}`,
    'Posez la valise',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Sur place : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sur place : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites quand vous arrivez, combien vous êtes et ce qu’il faut pour bien dormir.`,
    line`${'aNoun'} ${'inPlace'}. Sur place : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Sur place : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites quand vous arrivez, combien vous êtes et ce qu’il faut pour bien dormir.`,
    line`${'aNoun'} ${'inPlace'}. Dites quand vous arrivez, combien vous êtes et ce qu’il faut pour bien dormir.`,
    line`Sur place : ${'offerings'}.`,
    'Dites quand vous arrivez, combien de nuits vous restez et ce qu’il vous faut pour bien dormir. Nous répondons s’il y a une chambre.',
  ],
  closing: [
    'Écrivez les dates et le nombre de personnes.',
    'Regardez la maison et proposez vos dates.',
  ],
  beside: [
    'Demandez si c’est libre à vos dates.',
    'Dites si vous venez avec des enfants.',
    'Demandez ce qui est compris.',
    'Demandez à quelle heure arriver.',
  ],
  toFill: [
    'Ajoutez une chambre',
    'Ajoutez ce que comprend le séjour',
    'Ajoutez une chose à faire tout près',
  ],
  sections: {
    features: {
      nav: 'Le séjour',
      heading: [line`Votre séjour chez ${'name'}`, 'Votre séjour'],
      items: [
        {
          title: 'Arriver',
          body: 'Dites à quelle heure vous venez, et nous vous expliquons comment entrer.',
        },
        {
          title: 'Dormir',
          body: 'Un oreiller plus haut, un berceau, du silence : demandez-le avant d’arriver.',
        },
        { title: 'Sortir', body: 'Demandez à l’accueil ce qui se visite à pied.' },
      ],
    },
    offerings: {
      nav: 'Chambres',
      heading: [line`Ce qu’offre ${'name'}`, 'Dans la maison'],
      intro: ['Demandez celle qui vous plaît, avec les dates.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Chambres, lits et fenêtres'],
      intro: ['Avant de défaire la valise.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix d’une nuit'],
      intro: ['Il dépend des dates : dites les vôtres.'],
    },
    about: {
      nav: 'La maison',
      heading: [line`La maison de ${'name'}`, 'La maison'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Des lits faits, une lumière allumée et quelqu’un qui connaît le chemin.`,
        'Des lits faits, une lumière allumée et quelqu’un qui connaît le chemin.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant de réserver'],
      items: [
        {
          title: 'Acceptez-vous les animaux ?',
          body: 'Dites lequel et de quelle taille, et nous répondons.',
        },
        {
          title: 'À quelle heure puis-je arriver ?',
          body: 'Demandez en réservant, et dites si vous arrivez tard.',
        },
        {
          title: 'Puis-je annuler ?',
          body: 'Demandez les conditions avant de réserver, pour éviter les surprises.',
        },
      ],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Le chemin vers ${'name'}`, 'Le chemin de la maison'],
      intro: ['En voiture, demandez où se garer.'],
    },
    callToAction: {
      nav: 'Vos dates',
      heading: ['Vous savez déjà quand ?'],
      intro: ['Envoyez les dates et le nombre de personnes.'],
    },
    contact: {
      nav: 'Réserver',
      heading: [line`Vos dates chez ${'name'}`, 'Proposer vos dates'],
      intro: ['Arrivée, départ et nombre de personnes.'],
    },
  },
};
