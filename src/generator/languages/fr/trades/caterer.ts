import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const caterer: TradeWords = {
  senses: [
    {
      noun: 'traiteur',
      gender: 'm',
      words: [
        'traiteur',
        'traiteurs',
        'traiteur événementiel',
        'traiteur de mariage',
        'traiteur pour mariages',
        'traiteur pour entreprises',
      ],
    },
    { noun: 'traiteur', gender: 'm', yields: true, words: ['service traiteur'] },
    {
      noun: 'chef à domicile',
      gender: 'm',
      words: [
        'chef à domicile',
        'cheffe à domicile',
        'cuisinier à domicile',
        'cuisinière à domicile',
        'chef privé',
        'cheffe privée',
      ],
    },
    {
      noun: 'service de plateaux-repas',
      gender: 'm',
      words: [
        'portage de repas',
        'restauration collective',
        'service de plateaux-repas',
        'livraison de plateaux-repas',
      ],
    },
  ],
  hints: [
    'buffets',
    'buffet',
    'cocktail dînatoire',
    'cocktails dînatoires',
    'petits fours',
    'canapés',
    'banquets',
    'banquet',
    'réceptions',
    'pièces cocktail',
    'verrines',
    'lunch box',
    'plateaux-repas',
    'plateau-repas',
    'livraison de repas',
    'repas d’entreprise',
  ],
  action: 'Demander un menu',
  submit: 'Demander le menu',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Le couvert dressé ${'inPlace'}`,
    line`Au menu : ${'offerings'}`,
    'Vous invitez, nous cuisinons',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Au menu : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Au menu : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Donnez la date, le lieu et le nombre de bouches ; nous composons le menu avec vous.`,
    line`${'aNoun'} ${'inPlace'}. Au menu : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Au menu : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Donnez la date, le lieu et le nombre de bouches ; nous composons le menu avec vous.`,
    line`${'aNoun'} ${'inPlace'}. Donnez la date, le lieu et le nombre de bouches ; nous composons le menu avec vous.`,
    line`Au menu : ${'offerings'}.`,
    'Donnez la date, le lieu et le nombre d’invités. Nous composons le menu avec vous, de la première bouchée au dernier plateau.',
  ],
  closing: ['Donnez la date et le nombre d’invités.', 'Décrivez la réception et demandez un menu.'],
  beside: [
    'Debout ou assis ? Dites-le.',
    'Comptez les enfants à part.',
    'Demandez ce qui voyage bien.',
    'Une variante végétale ? Écrivez-le.',
  ],
  toFill: [
    'Ajoutez un buffet ou un menu',
    'Ajoutez des bouchées salées',
    'Ajoutez un dessert à partager',
  ],
  sections: {
    features: {
      nav: 'La réception',
      heading: [line`Recevoir avec ${'name'}`, 'Avant la réception'],
      items: [
        {
          title: 'Comptez large',
          body: 'Un nombre approché suffit pour commencer ; le nombre exact se donne plus tard.',
        },
        {
          title: 'Parlez de la salle',
          body: 'Une prise, un four, un monte-charge : dites ce qu’il y a, et nous voyons ce qui manque.',
        },
        {
          title: 'Notez qui ne mange pas quoi',
          body: 'Sans porc, sans noix, sans lait : une ligne par invité suffit.',
        },
      ],
    },
    offerings: {
      nav: 'Buffets et menus',
      heading: [line`Ce que dresse ${'name'}`, 'Ce que nous dressons'],
      intro: ['Chaque menu se compose : retirez, ajoutez, échangez.'],
    },
    process: {
      nav: 'Déroulement',
      heading: ['De la liste d’invités au dernier plateau'],
      items: [
        {
          title: 'Composer',
          body: 'Vous dites l’occasion et le budget, nous écrivons une première proposition.',
        },
        {
          title: 'Goûter',
          body: 'Parlons des assaisonnements, des portions et de ce qui plaît chez vous.',
        },
        {
          title: 'Servir',
          body: 'Le jour dit, nous montons le buffet et suivons l’horaire convenu.',
        },
        {
          title: 'Remporter',
          body: 'Nappes, plats et restes : nous convenons avant de qui emporte quoi.',
        },
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Nappes et plateaux'],
      intro: ['Une table dressée, avant les invités.'],
    },
    about: {
      nav: 'La cuisine',
      heading: [line`Aux fourneaux avec ${'name'}`, 'Aux fourneaux'],
      intro: ['Éplucher le matin, dresser l’après-midi, servir le soir.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Par convive'],
      intro: ['Le service, la vaisselle et la route se comptent à part : demandez le détail.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Ce qu’on demande avant une réception'],
      items: [
        {
          title: 'Combien faut-il prévoir par personne ?',
          body: 'Cela dépend de l’heure et de la durée. Dites les deux, et nous proposons des quantités.',
        },
        {
          title: 'Livrez-vous sans servir ?',
          body: 'Précisez l’adresse et l’heure, et nous disons ce qui peut se poser et se manger sans nous.',
        },
        {
          title: 'Jusqu’à quand changer le nombre ?',
          body: 'La date limite s’écrit sur le devis, à côté du total.',
        },
      ],
    },
    callToAction: {
      nav: 'Devis',
      heading: ['Une salle, une date, pas encore de menu ?'],
      intro: ['Envoyez la date, le lieu et le nombre d’invités.'],
    },
    visit: {
      nav: 'Nous trouver',
      heading: [line`La cuisine ${'inPlace'}`, 'Là où mijotent les plats'],
      intro: ['Venez en parler devant une assiette, après un mot.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Préparer une réception avec ${'name'}`, 'Préparer votre réception'],
      intro: ['Date, lieu, nombre d’invités et ce qu’on fête.'],
    },
  },
};
