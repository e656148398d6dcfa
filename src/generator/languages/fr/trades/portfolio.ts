import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const portfolio: TradeWords = {
  senses: [
    {
      noun: 'studio de graphisme',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'graphiste',
        'graphistes',
        'designer',
        'designer graphique',
        'webdesigner',
        'web designer',
        'designer ux',
        'directeur artistique',
        'directrice artistique',
        'graphisme',
      ],
    },
    {
      noun: 'studio de développement web',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'développeur',
        'développeuse',
        'développeur web',
        'développeuse web',
        'programmeur',
        'programmeuse',
        'ingénieur logiciel',
      ],
    },
    {
      noun: 'atelier d’écriture',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'écrivain',
        'écrivaine',
        'rédacteur',
        'rédactrice',
        'copywriter',
        'journaliste',
        'romancier',
        'romancière',
        'scénariste',
        'autrice',
      ],
    },
    {
      noun: 'portfolio',
      gender: 'm',
      yields: true,
      words: ['portfolio', 'portfolios', 'freelance', 'indépendante'],
    },
  ],
  hints: [
    'projets',
    'logos',
    'branding',
    'illustrations',
    'affiches',
    'identité visuelle',
    'sites internet',
    'prototypes',
    'maquettes de presse',
    'mise en page',
  ],
  action: 'Parler d’un projet',
  submit: 'Envoyer l’idée',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un travail fait ${'inPlace'}`,
    line`Sur la table : ${'offerings'}`,
    'Regardez le travail',
  ],
  description: [
    line`${'name'}, ${'inPlace'} : ${'offerings'}. Regardez les réalisations et parlez de votre projet.`,
    line`${'name'} : ${'offerings'}. Regardez les réalisations et parlez de votre projet.`,
    line`${'name'} travaille ${'inPlace'}. Regardez les réalisations et, si l’une vous parle, parlez de votre projet en trois phrases.`,
    line`${'name'} en une page  : des réalisations, une façon de travailler et une adresse pour parler de votre projet.`,
    line`${'offerings'}, depuis une table ${'inPlace'}.`,
    line`${'offerings'}. Regardez les réalisations et parlez de votre projet.`,
    line`Une table de travail ${'inPlace'}. Regardez les réalisations et, si l’une vous parle, parlez de votre projet en trois phrases.`,
    'Des réalisations, une façon de travailler et une adresse. Regardez et, si l’une vous parle, parlez de votre projet en trois phrases.',
  ],
  closing: [
    'Regardez les réalisations et dites ce que vous avez en tête.',
    'Dites ce qu’il faut et pour quand.',
  ],
  beside: [
    'Demandez un cas semblable.',
    'Dites pour quelle date.',
    'Dites qui s’en servira.',
    'Demandez quel serait le premier pas.',
  ],
  toFill: [
    'Ajoutez une chose que vous faites',
    'Ajoutez une deuxième chose',
    'Ajoutez une troisième chose',
  ],
  sections: {
    gallery: {
      nav: 'Travaux',
      heading: [line`Le travail de ${'name'}`, 'Le travail'],
      intro: ['Peu de réalisations, choisies.'],
    },
    features: {
      nav: 'Ensemble',
      heading: [line`Travailler avec ${'name'}`, 'Avant un projet'],
      items: [
        {
          title: 'Une phrase d’abord',
          body: 'Si la demande tient dans une phrase, le reste se range tout seul.',
        },
        {
          title: 'Des brouillons tôt',
          body: 'L’ébauche se montre tôt, quand changer coûte encore peu.',
        },
        {
          title: 'Une seule voix',
          body: 'Choisissez qui décide chez vous, et le projet ira au bout.',
        },
      ],
    },
    offerings: {
      nav: 'Services',
      heading: [line`Ce que fait ${'name'}`, 'Ce que je fais'],
      intro: ['Si votre cas est entre deux, écrivez-le.'],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui est ${'name'}`, 'Qui est derrière'],
      intro: ['Regarder, essayer, jeter, essayer encore.'],
    },
    process: {
      nav: 'Étapes',
      heading: ['De la demande à la remise'],
      items: [
        { title: 'Comprendre', body: 'Ce qui doit arriver quand ce sera fait.' },
        { title: 'Esquisser', body: 'Deux pistes, pas dix.' },
        { title: 'Finir', body: 'Des fichiers rangés et un mode d’emploi.' },
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Comment se compte un projet'],
      intro: ['Décrivez le cadre, et je donne un chiffre.'],
    },
    testimonials: { nav: 'Avis', heading: [line`Ce qu’on dit de ${'name'}`, 'Ce qu’on dit après'] },
    faq: {
      nav: 'Questions',
      heading: ['Avant une demande'],
      items: [
        {
          title: 'À qui appartient le résultat ?',
          body: 'C’est écrit dans l’accord : ce que vous recevez et pour quels usages.',
        },
        { title: 'Combien de retouches ?', body: 'On en convient au début, avec le prix.' },
        {
          title: 'Quand pouvez-vous commencer ?',
          body: 'Demandez avec votre date, et je dis si elle tient.',
        },
      ],
    },
    callToAction: {
      nav: 'Projet',
      heading: ['Une idée sur une serviette ?'],
      intro: ['Prenez-la en photo et envoyez-la.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Parler de votre projet à ${'name'}`, 'Parler de votre projet'],
      intro: ['Quoi, pour qui et pour quand.'],
    },
  },
};
