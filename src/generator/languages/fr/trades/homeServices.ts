import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const homeServices: TradeWords = {
  senses: [
    {
      noun: 'entreprise de plomberie',
      gender: 'f',
      schemaType: 'Plumber',
      words: ['plombier', 'plombiers', 'plombière', 'plomberie', 'plombier chauffagiste'],
    },
    {
      noun: 'entreprise d’électricité',
      gender: 'f',
      schemaType: 'Electrician',
      words: [
        'électricien',
        'électriciens',
        'électricienne',
        'électricité générale',
        'entreprise d’électricité',
      ],
    },
    {
      noun: 'serrurerie',
      gender: 'f',
      schemaType: 'Locksmith',
      words: ['serrurier', 'serruriers', 'serrurerie'],
    },
    {
      noun: 'entreprise de chauffage',
      gender: 'f',
      schemaType: 'HVACBusiness',
      words: [
        'chauffagiste',
        'climatisation',
        'climaticien',
        'pompe à chaleur',
        'entreprise de chauffage',
      ],
    },
    {
      noun: 'service de dépannage',
      gender: 'm',
      words: [
        'bricoleur',
        'homme à tout faire',
        'dépannage',
        'petits travaux',
        'dépannage à domicile',
      ],
    },
    {
      noun: 'entreprise de nettoyage',
      gender: 'f',
      words: [
        'entreprise de nettoyage',
        'société de nettoyage',
        'service de ménage',
        'ménage à domicile',
        'nettoyage',
      ],
    },
    {
      noun: 'entreprise de déménagement',
      gender: 'f',
      words: ['déménagement', 'déménageur', 'déménageurs', 'entreprise de déménagement'],
    },
  ],
  hints: [
    'fuites',
    'fuite',
    'chaudière',
    'chaudières',
    'canalisations',
    'câblage',
    'débouchage',
    'prises',
    'tableaux électriques',
    'salle de bain',
    'salles de bains',
    'cuisines',
    'devis',
    'réparations',
    'robinets',
    'interrupteurs',
  ],
  action: 'Demander un devis',
  submit: 'Envoyer la description',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un métier, des outils ${'inPlace'}`,
    line`Appelez pour ${'offerings'}`,
    'Dites ce qui ne va pas',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Travaux : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Travaux : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Décrivez ce qui ne va pas ou ce que vous voulez faire, photo à l’appui.`,
    line`${'aNoun'} ${'inPlace'}. Travaux : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Travaux : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Décrivez ce qui ne va pas ou ce que vous voulez faire, photo à l’appui.`,
    line`${'aNoun'} ${'inPlace'}. Décrivez ce qui ne va pas ou ce que vous voulez faire, photo à l’appui.`,
    line`Travaux : ${'offerings'}.`,
    'Décrivez ce qui ne va pas ou ce que vous voulez faire, envoyez une photo si possible, et nous répondons par des questions ou un prix.',
  ],
  closing: [
    'Décrivez les travaux en quelques lignes et demandez un devis.',
    'Envoyez une photo et la rue.',
  ],
  beside: [
    'Envoyez une photo pour voir de quoi il s’agit.',
    'Dites si c’est pressé.',
    'Demandez ce que le prix comprend.',
    'Dites ce qu’on a déjà essayé.',
  ],
  toFill: ['Ajoutez un type de travaux', 'Ajoutez un deuxième type', 'Ajoutez un troisième type'],
  sections: {
    features: {
      nav: 'Notre façon',
      heading: [line`Travailler avec ${'name'}`, 'Avant de commencer'],
      items: [
        {
          title: 'Le prix d’abord',
          body: 'Demandez la proposition par écrit avant que les outils sortent.',
        },
        {
          title: 'Une place dégagée',
          body: 'Libérez l’endroit où il faut travailler : on commence plus tôt.',
        },
        {
          title: 'Une explication',
          body: 'Demandez à voir ce qui a été fait et ce qu’il faut surveiller.',
        },
      ],
    },
    offerings: {
      nav: 'Travaux',
      heading: [line`Ce que fait ${'name'}`, 'Ce que nous faisons'],
      intro: ['Si votre cas n’y est pas, décrivez-le quand même.'],
    },
    process: {
      nav: 'Étapes',
      heading: ['De la panne à la réparation'],
      items: [
        { title: 'Vous décrivez', body: 'Ce qui se passe, depuis quand et où.' },
        { title: 'Nous évaluons', body: 'Sur photo ou sur place, avec un prix à la fin.' },
        {
          title: 'Nous réparons',
          body: 'Au jour convenu, et nous essayons avec vous avant de partir.',
        },
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix des travaux'],
      intro: ['Il dépend du lieu et du matériau : demandez le vôtre.'],
    },
    testimonials: { nav: 'Avis', heading: [line`Ce qu’on dit de ${'name'}`, 'Ce qu’on dit après'] },
    about: {
      nav: 'À propos',
      heading: [line`Qui sonne pour ${'name'}`, 'Qui sonne à la porte'],
      intro: [
        'Chaque maison a ses tuyaux, ses fils et ses manies ; nous regardons avant de parler prix.',
      ],
    },
    visit: {
      nav: 'Secteur',
      heading: ['Là où nous travaillons', 'Où nous trouver'],
      intro: ['Demandez si nous venons jusqu’à votre rue.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant d’appeler'],
      items: [
        {
          title: 'Combien cela coûtera-t-il ?',
          body: 'Cela dépend de ce qu’il y a derrière le mur. Envoyez photos et mesures pour un premier chiffre.',
        },
        {
          title: 'Dois-je être à la maison ?',
          body: 'Pour le début et la fin, oui. Pour le reste, on s’arrange.',
        },
        {
          title: 'Que faire en attendant ?',
          body: 'Coupez l’eau ou le courant en cas de danger, et dites-le dans le message.',
        },
      ],
    },
    callToAction: {
      nav: 'Devis',
      heading: ['Une chose qui attend depuis l’hiver ?'],
      intro: ['Envoyez deux photos et une phrase.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Décrire la panne à ${'name'}`, 'Décrire la panne'],
      intro: ['Ce qui se passe, où et depuis quand.'],
    },
  },
};
