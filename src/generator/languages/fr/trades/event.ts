import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const event: TradeWords = {
  senses: [
    {
      noun: 'congrès',
      gender: 'm',
      words: [
        'congrès',
        'conférence',
        'conférences',
        'colloque',
        'symposium',
        'sommet',
        'séminaire',
      ],
    },
    {
      noun: 'festival',
      gender: 'm',
      schemaType: 'Festival',
      words: ['festival', 'festivals', 'foire', 'kermesse', 'fête de village'],
    },
    {
      noun: 'événement',
      gender: 'm',
      words: [
        'événement',
        'hackathon',
        'exposition',
        'gala',
        'marathon',
        'course solidaire',
        'tournoi',
        'meetup',
      ],
    },
    {
      noun: 'théâtre',
      gender: 'm',
      schemaType: 'PerformingArtsTheater',
      words: ['théâtre'],
    },
    { noun: 'musée', gender: 'm', schemaType: 'Museum', words: ['musée', 'musées'] },
    { noun: 'cinéma', gender: 'm', schemaType: 'MovieTheater', words: ['cinéma', 'cinémas'] },
    {
      noun: 'centre culturel',
      gender: 'm',
      words: ['centre culturel', 'centres culturels', 'maison de la culture'],
    },
  ],
  hints: [
    'intervenants',
    'conférenciers',
    'billets',
    'programme',
    'inscription',
    'inscriptions',
    'partenaires',
    'ateliers',
    'tables rondes',
    'affiche',
    'participants',
  ],
  action: 'Demander une place',
  submit: 'Envoyer la question',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Rendez-vous ${'inPlace'}`,
    line`Au programme : ${'offerings'}`,
    'Retenez le jour',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Au programme : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Au programme : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Lisez le programme, choisissez ce qui vous plaît et demandez une place.`,
    line`${'aNoun'} ${'inPlace'}. Au programme : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Au programme : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Lisez le programme, choisissez ce qui vous plaît et demandez une place.`,
    line`${'aNoun'} ${'inPlace'}. Lisez le programme, choisissez ce qui vous plaît et demandez une place.`,
    line`Au programme : ${'offerings'}.`,
    'Lisez le programme, choisissez ce qui vous plaît et demandez une place. Dites s’il vous faut quelque chose pour venir ou entrer.',
  ],
  closing: ['Lisez le programme et demandez une place.', 'Écrivez combien vous êtes.'],
  beside: [
    'À chercher dans le programme.',
    'Demandez s’il reste des places.',
    'Arrivez en avance.',
    'Demandez s’il faut s’inscrire à part.',
  ],
  toFill: [
    'Ajoutez un point du programme',
    'Ajoutez un deuxième point',
    'Ajoutez un troisième point',
  ],
  sections: {
    features: {
      nav: 'Participer',
      heading: [line`Venir à ${'name'}`, 'Avant de venir'],
      items: [
        {
          title: 'Choisissez avant',
          body: 'Notez ce que vous ne voulez pas manquer ; entre deux, il faut marcher.',
        },
        {
          title: 'Dites ce qu’il vous faut',
          body: 'Rampe, interprète, repas : écrivez, et nous voyons ce qui est possible.',
        },
        { title: 'Amenez quelqu’un', body: 'Les pauses se racontent bien à deux.' },
      ],
    },
    events: {
      nav: 'Programme',
      heading: ['Quoi et quand'],
      intro: ['L’ordre du jour, au fil des confirmations.'],
    },
    offerings: {
      nav: 'Contenu',
      heading: [line`Au programme de ${'name'}`, 'Au programme'],
      intro: ['Un résumé ; le reste est au programme.'],
    },
    team: {
      nav: 'Personnes',
      heading: [line`Qui vient à ${'name'}`, 'Qui sera là'],
      intro: ['Des noms, au fil des confirmations.'],
    },
    pricing: {
      nav: 'Billets',
      heading: ['Billets et prix'],
      intro: ['Demandez pour les groupes et les étudiants.'],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui organise ${'name'}`, 'Qui organise'],
      intro: ['Des chaises, des micros et du café à l’heure : le reste vient de vous.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Avant l’ouverture des portes'],
      intro: ['Le lieu, encore vide.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Le lieu ${'inPlace'}`, 'Le lieu'],
      intro: ['Regardez le chemin la veille.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant le jour J'],
      items: [
        {
          title: 'Puis-je changer le nom du billet ?',
          body: 'Écrivez avant la date, avec les deux noms.',
        },
        {
          title: 'Y a-t-il une place pour un fauteuil roulant ?',
          body: 'Dites-le en demandant la place, et nous décrivons l’accès.',
        },
        { title: 'Puis-je proposer quelque chose ?', body: 'Oui : l’idée en trois phrases.' },
      ],
    },
    callToAction: {
      nav: 'Places',
      heading: ['On vous garde une place ?'],
      intro: ['Dites combien de personnes et quel jour.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Demander à ${'name'}`, 'Demander votre place'],
      intro: ['Combien de personnes, quel jour, et ce qu’il faut.'],
    },
  },
};
