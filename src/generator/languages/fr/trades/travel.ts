import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const travel: TradeWords = {
  senses: [
    {
      noun: 'agence de voyages',
      gender: 'f',
      words: [
        'agence de voyages',
        'agence de voyage',
        'agences de voyages',
        'tour-opérateur',
        'tour opérateur',
        'voyagiste',
        'voyages sur mesure',
        'voyages organisés',
      ],
    },
    {
      noun: 'service de visites guidées',
      gender: 'm',
      schemaType: 'LocalBusiness',
      words: [
        'guide touristique',
        'guide conférencier',
        'guide conférencière',
        'guide de montagne',
        'accompagnateur en montagne',
        'accompagnatrice en montagne',
        'guides touristiques',
        'service de visites guidées',
      ],
    },
    {
      noun: 'service d’excursions',
      gender: 'm',
      schemaType: 'LocalBusiness',
      words: [
        'location de bateaux',
        'service d’excursions',
        'excursions en bateau',
        'croisiériste',
      ],
    },
    {
      noun: 'office de tourisme',
      gender: 'm',
      schemaType: 'TouristInformationCenter',
      words: ['office de tourisme', 'offices de tourisme', 'syndicat d’initiative'],
    },
  ],
  hints: [
    'circuits',
    'circuit',
    'séjours',
    'itinéraires',
    'itinéraire',
    'billets d’avion',
    'randonnées',
    'treks',
    'trek',
    'destinations',
    'vols',
    'week-ends',
    'voyageurs',
    'visas',
    'randonnée',
    'excursions',
    'excursion',
    'croisières',
    'croisière',
    'promenades en bateau',
    'balades en bateau',
    'safaris',
    'safari',
    'visites guidées',
    'visite guidée',
    'randonnées guidées',
  ],
  action: 'Imaginer un voyage',
  submit: 'Envoyer l’envie',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Une carte ouverte ${'inPlace'}`,
    line`Au départ : ${'offerings'}`,
    'Ouvrez la carte',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Au départ : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Au départ : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites avec qui vous partez, combien de jours, et si c’est plutôt sentier ou terrasse.`,
    line`${'aNoun'} ${'inPlace'}. Au départ : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Au départ : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites avec qui vous partez, combien de jours, et si c’est plutôt sentier ou terrasse.`,
    line`${'aNoun'} ${'inPlace'}. Dites avec qui vous partez, combien de jours, et si c’est plutôt sentier ou terrasse.`,
    line`Au départ : ${'offerings'}.`,
    'Dites avec qui vous partez, combien de jours, et si c’est plutôt sentier ou terrasse. Nous traçons une route que vous pouvez changer.',
  ],
  closing: [
    'Écrivez une envie, une saison et un nombre de jours.',
    'Dites d’où vous partez et avec qui.',
  ],
  beside: [
    'Demandez la saison des pluies.',
    'Dites si vous marchez volontiers.',
    'Vérifiez la date du passeport.',
    'Demandez ce que comprend le prix.',
  ],
  toFill: [
    'Ajoutez un voyage ou une visite',
    'Ajoutez un deuxième voyage',
    'Ajoutez un troisième voyage',
  ],
  sections: {
    features: {
      nav: 'Partir',
      heading: [line`Partir avec ${'name'}`, 'Avant de boucler le sac'],
      items: [
        {
          title: 'Un rythme, pas une liste',
          body: 'Dites combien d’étapes vous supportez par jour ; on raye le reste sans regret.',
        },
        {
          title: 'Les papiers',
          body: 'Passeport, visa, vaccins : demandez la liste pour votre nationalité et vos dates.',
        },
        {
          title: 'Ce qui est compris',
          body: 'Trains, repas, entrées, pourboires : chaque ligne dit oui ou non.',
        },
      ],
    },
    offerings: {
      nav: 'Routes',
      heading: [line`Les routes de ${'name'}`, 'Où aller'],
      intro: ['Une route se raccourcit, s’allonge ou se mélange à une autre.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Côtes, cols et ruelles'],
      intro: ['Des lieux, dessinés de mémoire.'],
    },
    process: {
      nav: 'Préparer',
      heading: ['De l’envie au quai'],
      items: [
        {
          title: 'Rêver',
          body: 'Une saison, une langue, un plat : une envie suffit pour ouvrir la carte.',
        },
        { title: 'Tracer', body: 'Étapes, temps de route et nuits, sur une page.' },
        {
          title: 'Confirmer',
          body: 'Vous relisez les conditions, nous réservons ce qui est choisi.',
        },
        { title: 'Partir', body: 'Avec les horaires, les adresses et un numéro à appeler.' },
      ],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui déplie la carte chez ${'name'}`, 'Qui déplie la carte'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Une carte, un crayon et quelqu’un qui demande où vous aimez vous perdre.`,
        'Une carte, un crayon et quelqu’un qui demande où vous aimez vous perdre.',
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Par voyageur, par jour'],
      intro: ['Le prix suit la saison et le nombre : donnez les vôtres.'],
    },
    events: {
      nav: 'Départs',
      heading: ['Les prochains départs'],
      intro: ['Dates, durée et point de rendez-vous.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Demandé avant le départ'],
      items: [
        {
          title: 'Et si je dois annuler ?',
          body: 'Les conditions se lisent avant de payer. Demandez aussi ce que couvre votre assurance.',
        },
        {
          title: 'Peut-on partir avec des enfants ?',
          body: 'Dites leur âge et ce qui les fatigue ; l’étape se règle sur eux.',
        },
        {
          title: 'Partez-vous si nous sommes peu ?',
          body: 'Demandez le nombre prévu pour votre date, et nous répondons.',
        },
      ],
    },
    callToAction: {
      nav: 'Une envie',
      heading: ['Le doigt déjà sur la carte ?'],
      intro: ['Dites où il s’est arrêté, et en quel mois.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Où en parler ${'inPlace'}`, 'Nous voir avant de partir'],
      intro: ['Venez avec vos dates, même floues.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Préparer un voyage avec ${'name'}`, 'Préparer un voyage'],
      intro: ['Où, quand, à combien, et d’où vous partez.'],
    },
  },
};
