import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const dentist: TradeWords = {
  senses: [
    {
      noun: 'cabinet dentaire',
      gender: 'm',
      words: [
        'cabinet dentaire',
        'cabinets dentaires',
        'dentiste',
        'dentistes',
        'chirurgien-dentiste',
        'chirurgienne-dentiste',
        'chirurgiens-dentistes',
        'clinique dentaire',
        'centre dentaire',
      ],
    },
    {
      noun: 'cabinet d’orthodontie',
      gender: 'm',
      words: ['orthodontiste', 'orthodontistes', 'cabinet d’orthodontie'],
    },
    {
      noun: 'cabinet d’implantologie',
      gender: 'm',
      words: ['implantologue', 'parodontologue', 'cabinet d’implantologie'],
    },
  ],
  hints: [
    'implants',
    'blanchiment',
    'détartrage',
    'détartrages',
    'caries',
    'carie',
    'couronnes dentaires',
    'gouttières',
    'appareils dentaires',
    'dents',
    'dents de sagesse',
    'gencives',
    'soins dentaires',
    'facettes',
    'dévitalisation',
    'orthodontie',
    'implantologie',
    'parodontologie',
  ],
  action: 'Prendre rendez-vous',
  submit: 'Demander un rendez-vous',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un fauteuil et une lampe ${'inPlace'}`,
    line`Au fauteuil : ${'offerings'}`,
    'Ouvrez la bouche, posez vos questions',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Au fauteuil : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Au fauteuil : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites quelle dent vous gêne, ou que vous venez pour un contrôle ; chaque geste est annoncé.`,
    line`${'aNoun'} ${'inPlace'}. Au fauteuil : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Au fauteuil : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites quelle dent vous gêne, ou que vous venez pour un contrôle ; chaque geste est annoncé.`,
    line`${'aNoun'} ${'inPlace'}. Dites quelle dent vous gêne, ou que vous venez pour un contrôle ; chaque geste est annoncé.`,
    line`Au fauteuil : ${'offerings'}.`,
    'Dites quelle dent vous gêne, ou que vous venez pour un contrôle. Nous montrons l’image, annonçons le geste et faisons des pauses.',
  ],
  closing: [
    'Écrivez quelle dent, et depuis combien de jours.',
    'Demandez une heure pour un contrôle.',
  ],
  beside: [
    'Dites si vous avez peur : cela aide.',
    'Levez la main, et l’on s’arrête.',
    'Demandez à voir la radio.',
    'Mangez léger avant.',
  ],
  toFill: [
    'Ajoutez un soin des dents',
    'Ajoutez un deuxième soin des dents',
    'Ajoutez un troisième soin des dents',
  ],
  sections: {
    features: {
      nav: 'Au fauteuil',
      heading: [line`Dans le fauteuil de ${'name'}`, 'Dans le fauteuil'],
      items: [
        {
          title: 'Une main levée suffit',
          body: 'Levez-la, et l’on s’arrête : pour respirer, avaler ou demander.',
        },
        {
          title: 'Vous voyez l’image',
          body: 'La radio s’affiche, et l’on montre du doigt de quelle dent on parle.',
        },
        {
          title: 'Le devis avant la fraise',
          body: 'Une prothèse ou un implant se chiffre sur papier ; emportez-le et comparez.',
        },
      ],
    },
    offerings: {
      nav: 'Les soins',
      heading: [line`De quoi s’occupe ${'name'}`, 'De la dent à la gencive'],
      intro: ['Une gêne qui n’a pas de nom ? Décrivez où et quand.'],
    },
    process: {
      nav: 'La séance',
      heading: ['Une première séance, pas à pas'],
      items: [
        {
          title: 'Parler',
          body: 'Allergies, traitements, mauvais souvenirs : dites-les avant de vous allonger.',
        },
        { title: 'Regarder', body: 'Un miroir, une sonde et, s’il le faut, une radio.' },
        {
          title: 'Soigner ou attendre',
          body: 'Ce qui presse, ce qui peut attendre, et ce que vous pouvez surveiller chez vous.',
        },
      ],
    },
    team: {
      nav: 'Praticiens',
      heading: [line`Les mains gantées de ${'name'}`, 'Sous les masques'],
      intro: ['Qui se penche, qui assiste, qui répond au téléphone.'],
    },
    about: {
      nav: 'Le fauteuil',
      heading: [line`À propos du fauteuil de ${'name'}`, 'À propos du fauteuil'],
      intro: ['Une lampe, un miroir et des gestes annoncés.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Lampe, miroir, fauteuil'],
      intro: ['Tout est plus petit vu sans la lampe.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Ce que coûte une dent'],
      intro: ['Apportez votre carte d’assuré et le nom de votre complémentaire.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant d’ouvrir la bouche'],
      items: [
        {
          title: 'Une dent vient de casser, que faire ?',
          body: 'Gardez le morceau dans du lait et téléphonez. Ce formulaire est lu plus tard qu’un appel.',
        },
        {
          title: 'Puis-je manger avant ?',
          body: 'Léger, oui, puis brossez. Pour une anesthésie, demandez en appelant.',
        },
        {
          title: 'À quel âge amener un enfant ?',
          body: 'Dites son âge et s’il a mal, et nous proposons une heure calme.',
        },
      ],
    },
    callToAction: {
      nav: 'Contrôle',
      heading: ['La dernière visite remonte à loin ?'],
      intro: ['Dites à peu près quand c’était, sans gêne.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Le cabinet ${'inPlace'}`, 'Trouver la salle d’attente'],
      intro: ['Venez quelques minutes avant, avec votre brosse si vous voulez.'],
    },
    contact: {
      nav: 'Rendez-vous',
      heading: [line`Rendez-vous chez ${'name'}`, 'Demander un rendez-vous'],
      intro: ['Contrôle, douleur ou devis : un mot suffit.'],
    },
  },
};
