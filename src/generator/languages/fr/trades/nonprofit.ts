import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nonprofit: TradeWords = {
  senses: [
    {
      noun: 'association à but non lucratif',
      gender: 'f',
      words: [
        'ong',
        'association à but non lucratif',
        'association caritative',
        'fondation',
        'organisation humanitaire',
        'banque alimentaire',
        'refuge pour animaux',
        'refuge',
        'association loi de 1901',
      ],
    },
    {
      noun: 'association',
      gender: 'f',
      words: [
        'association',
        'associations',
        'association de quartier',
        'association culturelle',
        'club sportif',
        'amicale',
        'collectif de quartier',
      ],
    },
    {
      noun: 'église',
      gender: 'f',
      schemaType: 'PlaceOfWorship',
      words: ['église', 'paroisse', 'mosquée', 'synagogue', 'temple', 'congrégation'],
    },
  ],
  hints: [
    'dons',
    'don',
    'faire un don',
    'bénévoles',
    'bénévole',
    'bénévolat',
    'adhérents',
    'cause',
    'communauté',
    'réfugiés',
    'solidarité',
  ],
  action: 'Donner un coup de main',
  submit: 'Proposer de l’aide',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des gens et des mains ${'inPlace'}`,
    line`Ce qui nous occupe : ${'offerings'}`,
    'Chaque main compte',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Nos actions : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Nos actions : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Voyez ce que nous faisons et ce qui manque, et dites comment vous voulez aider.`,
    line`${'aNoun'} ${'inPlace'}. Nos actions : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Nos actions : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Voyez ce que nous faisons et ce qui manque, et dites comment vous voulez aider.`,
    line`${'aNoun'} ${'inPlace'}. Voyez ce que nous faisons et ce qui manque, et dites comment vous voulez aider.`,
    line`Nos actions : ${'offerings'}.`,
    'Voyez ce que nous faisons, ce qui manque et qui peut aider. On donne du temps, des choses ou de l’argent ; dites ce que vous avez.',
  ],
  closing: [
    'Dites combien de temps vous avez et ce que vous savez faire.',
    'Voyez ce qui manque et écrivez.',
  ],
  beside: [
    'Demandez comment participer.',
    'Demandez ce qui manque en ce moment.',
    'Venez avec quelqu’un.',
    'Demandez à qui cela va.',
  ],
  toFill: ['Ajoutez une action', 'Ajoutez une deuxième action', 'Ajoutez une troisième action'],
  sections: {
    about: {
      nav: 'Qui nous sommes',
      heading: [line`Pourquoi ${'name'} existe`, 'Pourquoi nous existons'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Nous commençons par ce qui est près.`,
        'Nous commençons par ce qui est près.',
      ],
    },
    features: {
      nav: 'Aider',
      heading: [line`Aider ${'name'}`, 'Comment aider'],
      items: [
        { title: 'En temps', body: 'Un après-midi suffit aussi. Dites quand.' },
        {
          title: 'En nature',
          body: 'Demandez d’abord ce qui manque, pour que rien ne reste dans un coin.',
        },
        { title: 'En argent', body: 'Demandez à quoi il sert, et nous le disons.' },
      ],
    },
    offerings: {
      nav: 'Actions',
      heading: [line`Ce que fait ${'name'}`, 'Ce que nous faisons'],
      intro: ['En bref ici, en long de vive voix.'],
    },
    process: {
      nav: 'Participer',
      heading: ['Du premier mot au premier jour'],
      items: [
        { title: 'Vous écrivez', body: 'Votre nom, votre quartier et vos heures.' },
        { title: 'On fait connaissance', body: 'Un café et des questions des deux côtés.' },
        { title: 'Vous commencez', body: 'Le premier jour, avec quelqu’un qui connaît le chemin.' },
      ],
    },
    events: { nav: 'Agenda', heading: ['Prochaines rencontres'], intro: ['Les jours où passer.'] },
    pricing: {
      nav: 'Donner',
      heading: ['Façons de donner'],
      intro: ['Demandez à quoi sert un don.'],
      items: [
        { title: 'Une fois', body: 'La somme que vous voulez, quand vous voulez.' },
        { title: 'Chaque mois', body: 'Une petite somme qui permet de prévoir.' },
        { title: 'Au nom de quelqu’un', body: 'Un cadeau qui ne prend pas de place.' },
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Les questions qu’on nous pose'],
      items: [
        {
          title: 'Faut-il de l’expérience ?',
          body: 'Dites ce que vous savez faire et ce que vous aimeriez apprendre, et nous verrons.',
        },
        {
          title: 'Où va l’argent ?',
          body: 'Demandez, et nous vous l’expliquons.',
        },
        {
          title: 'Puis-je déposer des vêtements ou de la nourriture ?',
          body: 'Écrivez avant ce que c’est, et nous dirons si cela sert.',
        },
      ],
    },
    callToAction: {
      nav: 'Coup de main',
      heading: ['Une heure libre ?'],
      intro: ['Écrivez quand, et nous trouvons quoi en faire.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Passez nous voir ${'inPlace'}`, 'Passez nous voir'],
      intro: ['La porte s’ouvre aussi pour une question.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Écrire à ${'name'}`, 'Écrire deux lignes'],
      intro: ['Ce que vous avez : du temps, des choses ou des questions.'],
    },
  },
};
