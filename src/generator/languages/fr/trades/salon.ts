import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const salon: TradeWords = {
  senses: [
    {
      noun: 'salon de coiffure',
      gender: 'm',
      words: [
        'salon de coiffure',
        'salons de coiffure',
        'coiffeur',
        'coiffeuse',
        'coiffeurs',
        'coiffure',
        'coiffeur à domicile',
      ],
    },
    { noun: 'barbier', gender: 'm', words: ['barbier', 'barbiers', 'barber shop', 'barbershop'] },
    {
      noun: 'institut de beauté',
      gender: 'm',
      schemaType: 'BeautySalon',
      words: [
        'institut de beauté',
        'salon de beauté',
        'esthéticienne',
        'esthétique',
        'onglerie',
        'prothésiste ongulaire',
        'bar à ongles',
      ],
    },
    {
      noun: 'studio de tatouage',
      gender: 'm',
      schemaType: 'TattooParlor',
      words: [
        'tatouage',
        'tatouages',
        'tatoueur',
        'tatoueuse',
        'salon de tatouage',
        'studio de tatouage',
      ],
    },
  ],
  hints: [
    'coupe',
    'coupes',
    'couleur',
    'mèches',
    'balayage',
    'barbe',
    'rasage',
    'manucure',
    'pédicure',
    'épilation',
    'brushing',
    'chignons',
    'lissage',
    'soins du visage',
  ],
  action: 'Prendre rendez-vous',
  submit: 'Demander le rendez-vous',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un fauteuil libre ${'inPlace'}`,
    line`Un rendez-vous pour ${'offerings'}`,
    'Asseyez-vous, racontez',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Prestations : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Prestations : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites ce que vous voulez changer et ce qui doit rester comme avant.`,
    line`${'aNoun'} ${'inPlace'}. Prestations : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Prestations : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites ce que vous voulez changer et ce qui doit rester comme avant.`,
    line`${'aNoun'} ${'inPlace'}. Dites ce que vous voulez changer et ce qui doit rester comme avant.`,
    line`Prestations : ${'offerings'}.`,
    'Asseyez-vous, dites ce que vous voulez changer et ce qui doit rester comme avant. On en parle, et ensuite on commence.',
  ],
  closing: [
    'Choisissez une prestation et prenez rendez-vous.',
    'Écrivez le jour qui vous arrange.',
  ],
  beside: [
    'Dites ce que vous avez déjà fait faire.',
    'Apportez une photo si elle aide à expliquer.',
    'Demandez combien de temps il faut.',
    'Une peau sensible ? Dites-le en réservant.',
  ],
  toFill: [
    'Ajoutez une prestation',
    'Ajoutez une deuxième prestation',
    'Ajoutez une troisième prestation',
  ],
  sections: {
    features: {
      nav: 'Le rendez-vous',
      heading: [line`Votre rendez-vous chez ${'name'}`, 'Votre rendez-vous'],
      items: [
        {
          title: 'D’abord parler',
          body: 'Ce qui vous plaît, ce qui ne vous plaît pas, et le temps que vous avez le matin.',
        },
        {
          title: 'Sans surprise',
          body: 'Demandez le prix et la durée avant de commencer.',
        },
        {
          title: 'Et après',
          body: 'Nous vous disons comment l’entretenir avec ce que vous avez déjà.',
        },
      ],
    },
    offerings: {
      nav: 'Prestations',
      heading: [line`Ce qu’on demande chez ${'name'}`, 'Ce qu’on peut demander'],
      intro: ['Si vous hésitez entre deux, demandez conseil en réservant.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['La liste des prix'],
      intro: ['Demandez pour votre cas s’il n’y figure pas.'],
    },
    gallery: { nav: 'Images', heading: ['Devant le miroir'], intro: ['Le salon et ses outils.'] },
    team: {
      nav: 'Équipe',
      heading: [line`Les mains de ${'name'}`, 'Qui s’occupe de vous'],
      intro: ['Réservez avec qui vous préférez.'],
    },
    about: {
      nav: 'Le salon',
      heading: [line`Derrière le fauteuil de ${'name'}`, 'Derrière le fauteuil'],
      intro: ['Regarder, demander, puis commencer : dans cet ordre.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Votre fauteuil ${'inPlace'}`, 'Où l’on vous attend'],
      intro: ['Venez un peu avant et posez votre manteau.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant le rendez-vous'],
      items: [
        {
          title: 'Comment déplacer ou annuler ?',
          body: 'Écrivez ou appelez dès que vous le savez, pour qu’une autre personne prenne l’heure.',
        },
        {
          title: 'Comment me préparer ?',
          body: 'Demandez en réservant : cela dépend de la prestation.',
        },
        {
          title: 'Et si cela ne me plaît pas ?',
          body: 'Dites-le sur le moment, devant le miroir. Il est là pour ça.',
        },
      ],
    },
    contact: {
      nav: 'Rendez-vous',
      heading: [line`Rendez-vous chez ${'name'}`, 'Prendre votre rendez-vous'],
      intro: ['La prestation, le jour et l’heure que vous préférez.'],
    },
  },
};
