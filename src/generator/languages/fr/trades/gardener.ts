import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const gardener: TradeWords = {
  senses: [
    {
      noun: 'entreprise de jardinage',
      gender: 'f',
      words: [
        'jardinier',
        'jardinière',
        'jardiniers',
        'jardinage',
        'entretien de jardins',
        'entretien de jardin',
        'entretien d’espaces verts',
        'entreprise de jardinage',
      ],
    },
    {
      noun: 'entreprise de paysage',
      gender: 'f',
      words: ['paysagiste', 'paysagistes', 'architecte paysagiste', 'entreprise de paysage'],
    },
    {
      noun: 'entreprise d’élagage',
      gender: 'f',
      words: ['élagueur', 'élagueurs', 'arboriste', 'grimpeur-élagueur', 'entreprise d’élagage'],
    },
    {
      noun: 'entreprise d’arrosage',
      gender: 'f',
      words: ['entreprise d’arrosage', 'installateur d’arrosage'],
    },
  ],
  hints: [
    'haies',
    'haie',
    'tonte',
    'pelouse',
    'pelouses',
    'gazon',
    'taille de haies',
    'massifs',
    'potager',
    'potagers',
    'terrasses',
    'plantations',
    'clôtures',
    'débroussaillage',
    'arbres',
    'compost',
    'élagage',
    'arrosage automatique',
    'création de jardins',
    'aménagement de jardins',
    'aménagement paysager',
    'abattage d’arbres',
    'espaces verts',
  ],
  action: 'Décrire votre jardin',
  submit: 'Envoyer le croquis',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des mains dans la terre ${'inPlace'}`,
    line`Au jardin : ${'offerings'}`,
    'Le jardin, saison après saison',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Au jardin : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Au jardin : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites la surface, l’ombre et ce qui pousse déjà ; nous venons voir la terre.`,
    line`${'aNoun'} ${'inPlace'}. Au jardin : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Au jardin : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites la surface, l’ombre et ce qui pousse déjà ; nous venons voir la terre.`,
    line`${'aNoun'} ${'inPlace'}. Dites la surface, l’ombre et ce qui pousse déjà ; nous venons voir la terre.`,
    line`Au jardin : ${'offerings'}.`,
    'Dites la surface, où tombe l’ombre et ce qui pousse déjà. Nous venons voir la terre, puis nous parlons plantes et calendrier.',
  ],
  closing: [
    'Envoyez une photo prise depuis la porte.',
    'Dites ce qui pousse trop, et ce qui ne pousse pas.',
  ],
  beside: [
    'Dites ce qui doit rester.',
    'Demandez la saison qui convient.',
    'Précisez s’il y a un point d’eau.',
    'Dites par où passe la brouette.',
  ],
  toFill: [
    'Ajoutez un travail au jardin',
    'Ajoutez un deuxième travail au jardin',
    'Ajoutez un travail de saison',
  ],
  sections: {
    features: {
      nav: 'La terre',
      heading: [line`Un jardin avec ${'name'}`, 'Avant le premier coup de bêche'],
      items: [
        {
          title: 'La terre commande',
          body: 'Argile, sable ou cailloux : on regarde la terre avant d’acheter une plante.',
        },
        {
          title: 'Votre temps compte aussi',
          body: 'Dites combien d’heures par mois vous voulez y passer ; le dessin en dépend.',
        },
        {
          title: 'Rien ne pousse sur commande',
          body: 'Une haie met des saisons. Demandez à quoi elle ressemblera entre-temps.',
        },
      ],
    },
    offerings: {
      nav: 'Les travaux',
      heading: [line`Les travaux de ${'name'} au jardin`, 'Bêcher, tailler, planter'],
      intro: ['Une fois, à chaque saison ou chaque semaine : dites le rythme.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Feuilles, écorces, allées'],
      intro: ['Avant la tonte, après la pluie.'],
    },
    process: {
      nav: 'Les saisons',
      heading: ['Du premier tour à la première fleur'],
      items: [
        {
          title: 'Faire le tour',
          body: 'Ensemble, bottes aux pieds, en notant ce qui vit et ce qui gêne.',
        },
        { title: 'Dessiner', body: 'Un plan simple, une liste de plantes et leur taille adulte.' },
        { title: 'Planter', body: 'À la bonne saison, avec l’arrosage prévu pour l’été.' },
      ],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui jardine avec ${'name'}`, 'Qui tient le sécateur'],
      intro: ['Un sécateur, une bêche et de la patience.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['À l’heure, à la coupe ou au jardin'],
      intro: ['L’évacuation des branches se compte à part : demandez.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Demandé par-dessus la haie'],
      items: [
        {
          title: 'Quand tailler ?',
          body: 'Cela dépend de la plante et des nids. Envoyez une photo de la haie.',
        },
        {
          title: 'Que deviennent les branches ?',
          body: 'Broyées sur place ou emportées : dites ce que vous préférez.',
        },
        {
          title: 'Faut-il que je sois là ?',
          body: 'Pour le premier tour, oui. Ensuite, un accès et un robinet suffisent.',
        },
      ],
    },
    callToAction: {
      nav: 'Au jardin',
      heading: ['L’herbe dépasse le muret ?'],
      intro: ['Une photo, une surface et le nom de la rue.'],
    },
    visit: {
      nav: 'Secteur',
      heading: [line`Des jardins ${'inPlace'}`, 'Jusqu’où va la brouette'],
      intro: ['Donnez la rue, et nous disons si nous y passons.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Montrer votre jardin à ${'name'}`, 'Montrer votre jardin'],
      intro: ['Surface, exposition et ce qui vous dérange.'],
    },
  },
};
