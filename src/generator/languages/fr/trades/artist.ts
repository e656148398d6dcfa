import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const artist: TradeWords = {
  senses: [
    {
      noun: 'atelier d’artiste',
      gender: 'm',
      words: [
        'artiste',
        'artistes',
        'artiste plasticien',
        'artiste plasticienne',
        'atelier d’artiste',
        'artiste visuelle',
      ],
    },
    {
      noun: 'atelier de peinture',
      gender: 'm',
      words: [
        'artiste peintre',
        'artistes peintres',
        'aquarelliste',
        'portraitiste',
        'muraliste',
        'atelier de peinture',
      ],
    },
    { noun: 'atelier de peinture', gender: 'm', yields: true, words: ['peintre', 'peintres'] },
    {
      noun: 'atelier d’illustration',
      gender: 'm',
      words: [
        'illustrateur',
        'illustratrice',
        'illustrateurs',
        'illustration',
        'dessinateur',
        'dessinatrice',
        'auteure de bande dessinée',
        'animatrice 2d',
        'calligraphe',
      ],
    },
    {
      noun: 'atelier de sculpture',
      gender: 'm',
      words: [
        'sculpteur',
        'sculptrice',
        'sculpteurs',
        'atelier de sculpture',
        'graveur',
        'graveuse',
        'atelier de gravure',
      ],
    },
    {
      noun: 'galerie d’art',
      gender: 'f',
      schemaType: 'ArtGallery',
      words: ['galerie d’art', 'galeries d’art', 'galeriste', 'galerie de peinture'],
    },
  ],
  hints: [
    'peinture',
    'peintures',
    'tableaux',
    'tableau',
    'toiles',
    'toile',
    'aquarelles',
    'huiles sur toile',
    'estampes',
    'gravures',
    'dessins',
    'fresques',
    'œuvres',
    'expositions',
    'vernissage',
    'vernissages',
    'encres',
    'pastels',
    'contes illustrés',
    'sculptures',
    'sculpture',
    'gravure',
    'fresques murales',
    'bande dessinée',
  ],
  action: 'Demander une œuvre',
  submit: 'Envoyer la demande',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des œuvres à voir ${'inPlace'}`,
    line`À voir : ${'offerings'}`,
    'Approchez, puis reculez',
  ],
  description: [
    line`${'name'}, ${'inPlace'} : ${'offerings'}. Approchez, reculez, et demandez l’œuvre qui reste dans l’œil.`,
    line`${'name'} : ${'offerings'}. Approchez, reculez, et demandez l’œuvre qui reste dans l’œil.`,
    line`${'name'}, ${'inPlace'}. Approchez, reculez, et demandez l’œuvre qui reste dans l’œil.`,
    line`${'name'} : des œuvres, leurs formats et une adresse pour demander celle qui vous reste dans l’œil.`,
    line`${'offerings'}, à voir ${'inPlace'}.`,
    line`${'offerings'}. Approchez, reculez, et demandez l’œuvre qui reste dans l’œil.`,
    line`${'aNoun'} ${'inPlace'}. Approchez, reculez, et demandez l’œuvre qui reste dans l’œil.`,
    'Approchez, reculez, revenez le lendemain. Si une œuvre vous reste dans l’œil, demandez son format, sa matière et si elle est encore là.',
  ],
  closing: ['Demandez le format et la matière.', 'Dites quelle œuvre, et pour quel mur.'],
  beside: [
    'Demandez les dimensions.',
    'Demandez si le cadre est compris.',
    'À voir à l’atelier, si vous pouvez.',
    'Dites à quel mur vous pensez.',
  ],
  toFill: [
    'Ajoutez une série ou une technique',
    'Ajoutez une deuxième série',
    'Ajoutez ce que vous faites sur commande',
  ],
  sections: {
    gallery: {
      nav: 'Œuvres',
      heading: [line`Les œuvres de ${'name'}`, 'Les œuvres'],
      intro: ['Un écran aplatit la matière : demandez une photo de biais.'],
    },
    features: {
      nav: 'Acquérir',
      heading: [line`Vivre avec une œuvre de ${'name'}`, 'Vivre avec une œuvre'],
      items: [
        {
          title: 'Mesurez le mur',
          body: 'Découpez un papier au format, scotchez-le et vivez avec une semaine.',
        },
        {
          title: 'Parlez d’une commande',
          body: 'Un sujet, un format, une date : le reste se cherche à l’atelier.',
        },
        {
          title: 'Demandez l’emballage',
          body: 'Tube, caisse ou main propre : dites l’adresse et l’étage.',
        },
      ],
    },
    about: {
      nav: 'La démarche',
      heading: [line`Regarder avec ${'name'}`, 'La démarche'],
      intro: [
        line`${'name'} travaille ${'inPlace'}. Regarder longtemps, faire, gratter, recommencer.`,
        'Regarder longtemps, faire, gratter, recommencer.',
      ],
    },
    offerings: {
      nav: 'Techniques',
      heading: [line`Ce qui naît chez ${'name'}`, 'Séries et commandes'],
      intro: ['De la matière, un format, une intention.'],
    },
    events: {
      nav: 'Expositions',
      heading: ['Où voir les œuvres'],
      intro: ['Lieux, dates et vernissages.'],
    },
    pricing: {
      nav: 'Prix',
      heading: ['Selon le format'],
      intro: ['Encadrement et transport à part : demandez.'],
    },
    process: {
      nav: 'Commande',
      heading: ['De l’idée à l’accrochage'],
      items: [
        { title: 'Dire', body: 'Ce que vous aimeriez voir, et où.' },
        { title: 'Essayer', body: 'Des croquis, une gamme, un format.' },
        { title: 'Accrocher', body: 'Deux clous, un niveau, et du recul.' },
      ],
    },
    testimonials: {
      nav: 'Avis',
      heading: [line`Ce qu’on dit des œuvres de ${'name'}`, 'Ce qu’en disent les regards'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Demandé devant un mur'],
      items: [
        {
          title: 'L’œuvre est-elle encore là ?',
          body: 'Citez son titre, et vous avez une réponse.',
        },
        {
          title: 'Peut-on payer en plusieurs fois ?',
          body: 'Demandez ; cela s’écrit avant d’emporter.',
        },
        {
          title: 'Puis-je reproduire l’image ?',
          body: 'L’achat d’une œuvre ne donne pas ce droit. Dites l’usage voulu.',
        },
      ],
    },
    visit: {
      nav: 'Venir voir',
      heading: [line`Les œuvres ${'inPlace'}`, 'Venir les voir de près'],
      intro: ['Prévenez d’un mot : la peinture sèche, et le chevalet bouge.'],
    },
    callToAction: {
      nav: 'Une commande',
      heading: ['Un mur qui attend ?'],
      intro: ['Photo du mur, largeur, hauteur, lumière.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Écrire à ${'name'} au sujet d’une œuvre`, 'Au sujet d’une œuvre'],
      intro: ['Le titre de l’œuvre, ou l’idée d’une commande.'],
    },
  },
};
