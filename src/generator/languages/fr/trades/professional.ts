import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const professional: TradeWords = {
  senses: [
    {
      noun: 'cabinet comptable',
      gender: 'm',
      schemaType: 'AccountingService',
      words: [
        'comptable',
        'comptables',
        'expert-comptable',
        'comptabilité',
        'cabinet comptable',
        'expertise comptable',
        'fiscaliste',
      ],
    },
    {
      noun: 'cabinet de conseil',
      gender: 'm',
      words: [
        'consultant',
        'consultante',
        'consultants',
        'conseil en entreprise',
        'cabinet de conseil',
        'coach',
        'coaching',
        'conseil en gestion',
      ],
    },
    {
      noun: 'agence',
      gender: 'f',
      words: [
        'agence',
        'agence de communication',
        'agence de marketing',
        'agence web',
        'agence de pub',
        'agence de design',
        'studio de design',
        'agence de publicité',
        'agence digitale',
      ],
    },
    {
      noun: 'cabinet d’assurance',
      gender: 'm',
      schemaType: 'FinancialService',
      words: [
        'assurance',
        'assurances',
        'courtier en assurance',
        'courtier',
        'conseiller financier',
        'gestion de patrimoine',
      ],
    },
    {
      noun: 'bureau de traduction',
      gender: 'm',
      words: ['traducteur', 'traductrice', 'traductions', 'traduction', 'interprète'],
    },
  ],
  hints: [
    'impôts',
    'déclarations',
    'paie',
    'audits',
    'stratégie',
    'bilans',
    'fiscalité',
    'création d’entreprise',
    'fiches de paie',
    'organisation',
  ],
  action: 'Demander un premier entretien',
  submit: 'Demander l’entretien',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des conseils ${'inPlace'}, en clair`,
    line`Des réponses claires sur ${'offerings'}`,
    'Des questions nettes, des réponses claires',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Domaines : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Domaines : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Apportez vos papiers et votre question, et repartez en sachant où vous en êtes.`,
    line`${'aNoun'} ${'inPlace'}. Domaines : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Domaines : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Apportez vos papiers et votre question, et repartez en sachant où vous en êtes.`,
    line`${'aNoun'} ${'inPlace'}. Apportez vos papiers et votre question, et repartez en sachant où vous en êtes.`,
    line`Domaines : ${'offerings'}.`,
    'Apportez les papiers et la question. Nous disons en clair où vous en êtes, ce que vous pouvez faire et ce que coûte chaque voie.',
  ],
  closing: [
    'Demandez un premier entretien et apportez vos questions.',
    'Décrivez votre affaire en quelques lignes.',
  ],
  beside: [
    'Dites s’il y a un délai.',
    'Demandez quels papiers apporter.',
    'Dites ce que serait un bon résultat.',
    'Parlez des honoraires avant de commencer.',
  ],
  toFill: ['Ajoutez un domaine', 'Ajoutez un deuxième domaine', 'Ajoutez un troisième domaine'],
  sections: {
    features: {
      nav: 'Ensemble',
      heading: [line`Travailler avec ${'name'}`, 'Travailler ensemble'],
      items: [
        {
          title: 'Une question d’abord',
          body: 'Quel résultat cherchez-vous ? Nous partons de là.',
        },
        {
          title: 'Pas de jargon',
          body: 'Si une lettre a besoin d’être traduite en mots simples, nous la traduisons.',
        },
        {
          title: 'Les honoraires tôt',
          body: 'Demandez comment ils se calculent avant de signer.',
        },
      ],
    },
    offerings: {
      nav: 'Domaines',
      heading: [line`Là où ${'name'} peut aider`, 'Là où nous aidons'],
      intro: ['Si votre affaire tombe entre deux, décrivez-la quand même.'],
    },
    process: {
      nav: 'Étapes',
      heading: ['Du premier entretien à la signature'],
      items: [
        { title: 'Raconter', body: 'Vous décrivez l’affaire et envoyez ce qui est écrit.' },
        {
          title: 'Peser',
          body: 'Nous présentons les voies possibles, ce qui plaide pour chacune et son coût.',
        },
        {
          title: 'Agir',
          body: 'Vous décidez. Nous faisons ce qui est convenu et donnons des nouvelles.',
        },
      ],
    },
    about: {
      nav: 'À propos',
      heading: [line`L’équipe de ${'name'}`, 'Qui vous conseille'],
      intro: [
        line`${'name'} travaille ${'inPlace'}. Un conseil vaut ce qu’on en comprend.`,
        'Un conseil vaut ce qu’on en comprend.',
      ],
    },
    team: { nav: 'Équipe', heading: ['De l’autre côté de la table'] },
    pricing: {
      nav: 'Honoraires',
      heading: ['Comment se calculent les honoraires'],
      intro: ['À l’heure ou au forfait : demandez ce qui convient.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant le premier entretien'],
      items: [
        {
          title: 'Que dois-je préparer ?',
          body: 'Une feuille avec des dates, des noms et ce que vous voulez. Apportez lettres et contrats.',
        },
        {
          title: 'Mon message fait-il de moi un client ?',
          body: 'Non. Cela n’arrive que si les deux parties en conviennent par écrit.',
        },
        {
          title: 'Dois-je déjà envoyer des papiers confidentiels ?',
          body: 'Pas par ce formulaire. Demandez d’abord, et nous conviendrons d’un moyen sûr.',
        },
      ],
    },
    callToAction: {
      nav: 'Votre affaire',
      heading: ['Une lettre relue chaque soir ?'],
      intro: ['Dites de quoi il s’agit et quand il faut répondre.'],
    },
    visit: {
      nav: 'Le cabinet',
      heading: [line`Nous rencontrer ${'inPlace'}`, 'Où nous trouver'],
      intro: ['Venez sur rendez-vous, pour que quelqu’un ait du temps.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Un premier entretien avec ${'name'}`, 'Demander un premier entretien'],
      intro: ['L’affaire en trois phrases, et le délai s’il y en a un.'],
    },
  },
};
