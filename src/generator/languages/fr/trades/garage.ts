import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const garage: TradeWords = {
  senses: [
    {
      noun: 'garage',
      gender: 'm',
      words: [
        'garage',
        'garages',
        'garagiste',
        'garage automobile',
        'mécanicien',
        'mécaniciens',
        'mécanique auto',
        'réparation automobile',
        'carrosserie',
        'carrossier',
        'centre auto',
      ],
    },
    {
      noun: 'atelier moto',
      gender: 'm',
      schemaType: 'MotorcycleRepair',
      words: ['atelier moto', 'réparation de motos', 'garage moto'],
    },
  ],
  hints: [
    'freins',
    'pneus',
    'vidange',
    'vidanges',
    'contrôle technique',
    'moteur',
    'embrayage',
    'échappement',
    'voitures',
    'batterie',
    'véhicules',
    'jantes',
    'révision',
  ],
  action: 'Prendre rendez-vous',
  submit: 'Demander le rendez-vous',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Moteur et outils ${'inPlace'}`,
    line`Pour votre véhicule : ${'offerings'}`,
    'Dites quel bruit elle fait',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Prestations : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Prestations : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites quelle voiture, quel bruit, et quand il vous la faut.`,
    line`${'aNoun'} ${'inPlace'}. Prestations : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Prestations : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites quelle voiture, quel bruit, et quand il vous la faut.`,
    line`${'aNoun'} ${'inPlace'}. Dites quelle voiture, quel bruit, et quand il vous la faut.`,
    line`Prestations : ${'offerings'}.`,
    'Dites quelle voiture, quel bruit et quand il vous la faut. Nous regardons, nous appelons avec le prix, et ensuite vous décidez.',
  ],
  closing: [
    'Prenez rendez-vous avec la marque et l’année.',
    'Décrivez le bruit et prenez rendez-vous.',
  ],
  beside: [
    'Donnez la marque, le modèle et l’année.',
    'Demandez combien de temps il faut.',
    'Demandez le prix de la pièce.',
    'Dites quand cela a été fait la dernière fois.',
  ],
  toFill: [
    'Ajoutez un travail d’atelier',
    'Ajoutez un deuxième travail',
    'Ajoutez un troisième travail',
  ],
  sections: {
    features: {
      nav: 'À l’atelier',
      heading: [line`Votre voiture chez ${'name'}`, 'Votre voiture à l’atelier'],
      items: [
        {
          title: 'On appelle avant',
          body: 'Si autre chose apparaît, nous appelons et vous décidez.',
        },
        { title: 'Les pièces se voient', body: 'Demandez à voir l’ancienne avant qu’elle parte.' },
        { title: 'Une facture lisible', body: 'Main-d’œuvre et pièces sur deux lignes.' },
      ],
    },
    offerings: {
      nav: 'Travaux',
      heading: [line`Ce que répare ${'name'}`, 'Ce que nous réparons'],
      intro: ['Si votre panne n’y est pas, décrivez-la.'],
    },
    process: {
      nav: 'Étapes',
      heading: ['Du bruit à la clé'],
      items: [
        { title: 'Vous décrivez', body: 'Quel bruit, quand et depuis combien de temps.' },
        { title: 'Nous regardons', body: 'Elle monte sur le pont, et nous disons ce que c’est.' },
        { title: 'Nous réparons', body: 'Avec votre oui. Pas avant.' },
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Ce que cela coûte'],
      intro: ['Le prix dépend du modèle : demandez le vôtre.'],
    },
    about: {
      nav: 'L’atelier',
      heading: [line`Sous la voiture chez ${'name'}`, 'Qui est sous la voiture'],
      intro: ['Écouter le moteur avant d’ouvrir la caisse à outils.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Graisse et boulons'],
      intro: ['L’atelier, vu de dedans.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`L’atelier ${'inPlace'}`, 'Le chemin de l’atelier'],
      intro: ['Si elle ne roule plus, appelez avant.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant de laisser la clé'],
      items: [
        {
          title: 'Combien de temps faut-il ?',
          body: 'Cela dépend des pièces. Nous le disons après avoir regardé.',
        },
        { title: 'Puis-je apporter mes pièces ?', body: 'Demandez avant : toutes ne vont pas.' },
        { title: 'Y a-t-il une voiture de prêt ?', body: 'Demandez en prenant rendez-vous.' },
      ],
    },
    callToAction: {
      nav: 'Panne',
      heading: ['Un voyant rouge ?'],
      intro: ['Dites lequel et quelle voiture.'],
    },
    contact: {
      nav: 'Rendez-vous',
      heading: [line`Rendez-vous chez ${'name'}`, 'Prendre votre rendez-vous'],
      intro: ['Voiture, année et ce qu’elle a.'],
    },
  },
};
