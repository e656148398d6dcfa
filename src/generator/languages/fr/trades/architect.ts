import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const architect: TradeWords = {
  senses: [
    {
      noun: 'agence d’architecture',
      gender: 'f',
      words: [
        'architecte',
        'architectes',
        'architecture',
        'agence d’architecture',
        'cabinet d’architecture',
        'cabinet d’architectes',
        'atelier d’architecture',
        'architecte dplg',
      ],
    },
    {
      noun: 'studio d’architecture intérieure',
      gender: 'm',
      words: [
        'architecte d’intérieur',
        'architectes d’intérieur',
        'architecture d’intérieur',
        'architecture intérieure',
        'décorateur d’intérieur',
        'décoratrice d’intérieur',
        'décoration d’intérieur',
        'studio d’architecture intérieure',
      ],
    },
    {
      noun: 'agence d’urbanisme',
      gender: 'f',
      words: ['urbaniste', 'urbanistes', 'agence d’urbanisme'],
    },
    {
      noun: 'bureau d’études',
      gender: 'm',
      words: [
        'bureau d’études',
        'ingénieur structure',
        'ingénieure structure',
        'dessinateur en bâtiment',
        'dessinatrice en bâtiment',
        'maître d’œuvre',
      ],
    },
  ],
  hints: [
    'plans',
    'maquettes',
    'maquette',
    'permis de construire',
    'esquisses',
    'maison passive',
    'logements collectifs',
    'réhabilitation',
    'perspectives',
    'aménagement intérieur',
    'mobilier sur mesure',
    'urbanisme',
    'maîtrise d’œuvre',
    'home staging',
  ],
  action: 'Parler d’un lieu',
  submit: 'Décrire le lieu',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des plans dessinés ${'inPlace'}`,
    line`Sur la planche : ${'offerings'}`,
    'D’abord, regarder le lieu',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Sur la planche : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sur la planche : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Montrez le terrain ou la pièce, dites comment vous vivez ; le dessin part de là.`,
    line`${'aNoun'} ${'inPlace'}. Sur la planche : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Sur la planche : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Montrez le terrain ou la pièce, dites comment vous vivez ; le dessin part de là.`,
    line`${'aNoun'} ${'inPlace'}. Montrez le terrain ou la pièce, dites comment vous vivez ; le dessin part de là.`,
    line`Sur la planche : ${'offerings'}.`,
    'Montrez le terrain, la maison ou la pièce, et dites comment vous y vivez. Le dessin part de là, et le mur ne vient qu’ensuite.',
  ],
  closing: [
    'Décrivez le lieu et ce qui devrait s’y passer.',
    'Envoyez un plan, une photo ou un croquis.',
  ],
  beside: [
    'Dites d’où vient la lumière.',
    'Donnez la surface et la hauteur.',
    'Demandez à voir une coupe.',
    'Dites ce que vous gardez.',
  ],
  toFill: [
    'Ajoutez un type de projet',
    'Ajoutez un deuxième type de projet',
    'Ajoutez un troisième type de projet',
  ],
  sections: {
    gallery: {
      nav: 'Projets',
      heading: [line`Les lieux dessinés par ${'name'}`, 'Plans, coupes, maquettes'],
      intro: ['Un dessin dit où passe la lumière ; une photo, comment elle tombe.'],
    },
    features: {
      nav: 'Le regard',
      heading: [line`Dessiner avec ${'name'}`, 'Avant le premier trait'],
      items: [
        {
          title: 'Vivre d’abord, dessiner ensuite',
          body: 'Qui se lève tôt, où s’entassent les chaussures : le plan commence par là.',
        },
        {
          title: 'Le budget sur la table',
          body: 'Une enveloppe dite tôt change le dessin ; dite tard, elle le déchire.',
        },
        {
          title: 'Les règles du lieu',
          body: 'Voisins, pente, urbanisme : nous lisons ce qui est permis avant de promettre une fenêtre.',
        },
      ],
    },
    offerings: {
      nav: 'Missions',
      heading: [line`Les missions de ${'name'}`, 'Nos missions'],
      intro: ['De l’esquisse seule au suivi complet : prenez ce qu’il faut.'],
    },
    process: {
      nav: 'Phases',
      heading: ['De l’esquisse à la réception'],
      items: [
        { title: 'Relever', body: 'Mesurer, photographier, écouter les usages.' },
        { title: 'Esquisser', body: 'Des variantes à la main, assez rapides pour être jetées.' },
        { title: 'Préciser', body: 'Matières, détails, autorisations, appels d’offres.' },
        { title: 'Suivre', body: 'Réunions de chantier, comptes rendus, réserves levées.' },
      ],
    },
    about: {
      nav: 'L’agence',
      heading: [line`La table à dessin de ${'name'}`, 'La table à dessin'],
      intro: [
        line`${'name'} dessine ${'inPlace'}. Une règle, un calque et la lumière de la fenêtre.`,
        'Une règle, un calque et la lumière de la fenêtre.',
      ],
    },
    pricing: {
      nav: 'Honoraires',
      heading: ['Un pourcentage, un forfait, une visite'],
      intro: ['Chaque phase a son prix ; on peut s’arrêter après n’importe laquelle.'],
    },
    team: {
      nav: 'Équipe',
      heading: [line`Les crayons de ${'name'}`, 'Qui tient le crayon'],
      intro: ['Des noms, et ce que chacun dessine.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Demandé devant un plan'],
      items: [
        {
          title: 'Faut-il un architecte pour cela ?',
          body: 'La surface et la commune en décident souvent. Donnez les deux, et nous regardons la règle.',
        },
        {
          title: 'Travaillez-vous sur une seule pièce ?',
          body: 'Dites laquelle, et ce qui ne va pas ; nous répondons si une consultation suffit.',
        },
        {
          title: 'Qui choisit les entreprises ?',
          body: 'Vous, sur des devis comparables que nous avons lus avant.',
        },
      ],
    },
    callToAction: {
      nav: 'Un lieu',
      heading: ['Un terrain, une grange, un couloir ?'],
      intro: ['Décrivez-le comme à quelqu’un qui n’y est jamais entré.'],
    },
    visit: {
      nav: 'L’adresse',
      heading: [line`La planche à dessin ${'inPlace'}`, 'Venir voir les maquettes'],
      intro: ['Apportez vos plans roulés ou pliés, peu importe.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Confier un lieu à ${'name'}`, 'Confier un lieu'],
      intro: ['Le lieu, la surface et l’usage.'],
    },
  },
};
