import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const shop: TradeWords = {
  senses: [
    {
      noun: 'boutique en ligne',
      gender: 'f',
      schemaType: 'OnlineStore',
      words: [
        'boutique en ligne',
        'magasin en ligne',
        'e-commerce',
        'ecommerce',
        'e-boutique',
        'vente en ligne',
        'site marchand',
      ],
    },
    {
      noun: 'librairie',
      gender: 'f',
      schemaType: 'BookStore',
      words: ['librairie', 'librairies', 'libraire', 'bouquiniste'],
    },
    {
      noun: 'magasin de meubles',
      gender: 'm',
      schemaType: 'FurnitureStore',
      words: ['magasin de meubles', 'meubles sur mesure', 'boutique de meubles'],
    },
    {
      noun: 'magasin de vélos',
      gender: 'm',
      schemaType: 'BikeStore',
      motif: 'bicycle',
      words: ['magasin de vélos', 'vélos', 'vélociste'],
    },
    {
      noun: 'épicerie',
      gender: 'f',
      schemaType: 'GroceryStore',
      words: [
        'épicerie',
        'épicerie fine',
        'boucherie',
        'boucher',
        'fromagerie',
        'fromager',
        'poissonnerie',
        'primeur',
        'charcuterie',
      ],
    },
    { noun: 'cave à vins', gender: 'f', schemaType: 'LiquorStore', words: ['caviste', 'cavistes'] },
    {
      noun: 'cave à vins',
      gender: 'f',
      schemaType: 'LiquorStore',
      yields: true,
      words: ['cave à vins', 'cave à vin'],
    },
    {
      noun: 'animalerie',
      gender: 'f',
      schemaType: 'PetStore',
      words: ['animalerie', 'animaleries'],
    },
    {
      noun: 'atelier de céramique',
      gender: 'm',
      words: [
        'céramique',
        'céramiste',
        'atelier de céramique',
        'poterie',
        'potière',
        'atelier de poterie',
        'artisanat',
        'atelier de bougies',
      ],
    },
    {
      noun: 'boutique',
      gender: 'f',
      schemaType: 'Store',
      yields: true,
      words: ['boutique', 'boutiques', 'magasin', 'magasins', 'commerce', 'bazar'],
    },
  ],
  hints: [
    'produits',
    'bougies',
    'savons',
    'savon',
    'livres',
    'meubles',
    'jouets',
    't-shirts',
    'vintage',
    'cadeaux',
    'fromages',
    'cosmétiques',
    'vaisselle',
    'papeterie',
  ],
  action: 'Poser une question sur un produit',
  submit: 'Envoyer la question',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des choses à trouver ${'inPlace'}`,
    line`Sur les étagères : ${'offerings'}`,
    'Des choses à utiliser, à garder ou à offrir',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Sur les étagères : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sur les étagères : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Parcourez les étagères et demandez ce que vous voulez avant d’acheter.`,
    line`${'aNoun'} ${'inPlace'}. Sur les étagères : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Sur les étagères : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Parcourez les étagères et demandez ce que vous voulez avant d’acheter.`,
    line`${'aNoun'} ${'inPlace'}. Parcourez les étagères et demandez ce que vous voulez avant d’acheter.`,
    line`Sur les étagères : ${'offerings'}.`,
    'Parcourez les étagères, et demandez la taille, la matière ou la livraison avant de décider ce qui part dans le colis.',
  ],
  closing: [
    'Demandez la taille, la matière ou la livraison.',
    'Voyez ce qu’il y a, et demandez avant d’acheter.',
  ],
  beside: [
    'Demandez les tailles et les matières.',
    'Un cadeau ? Dites pour qui.',
    'Il vous en faut plusieurs ? Demandez ce qu’il reste.',
    'Demandez comment on l’emballe et l’envoie.',
  ],
  toFill: ['Ajoutez un produit', 'Ajoutez un deuxième produit', 'Ajoutez un troisième produit'],
  sections: {
    offerings: {
      nav: 'Produits',
      heading: [line`Sur les étagères de ${'name'}`, 'Sur les étagères'],
      intro: [
        'Demandez tout sur un article : la matière, la taille, le jour où il peut être chez vous.',
      ],
    },
    features: {
      nav: 'Acheter',
      heading: [line`Acheter chez ${'name'}`, 'Avant d’acheter'],
      items: [
        {
          title: 'Regardez de près',
          body: 'Demandez une autre photo ou une mesure si la page laisse un doute.',
        },
        {
          title: 'Connaissez le total',
          body: 'Prix, livraison et taxes ensemble : demandez la somme avant de payer.',
        },
        {
          title: 'Et le retour ?',
          body: 'Lisez les conditions d’abord, ou demandez qu’on les explique.',
        },
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Vu de près'],
      intro: ['À l’écran, les couleurs ne sont jamais tout à fait les mêmes.'],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui fait les colis chez ${'name'}`, 'Qui fait votre colis'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Un bon objet sert encore quand l’emballage est oublié.`,
        'Un bon objet sert encore quand l’emballage est oublié.',
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Les étiquettes'],
      intro: ['Demandez ce que coûte la livraison chez vous.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant de payer'],
      items: [
        {
          title: 'Où livrez-vous ?',
          body: 'Donnez la ville et le pays, et nous dirons si c’est possible et comment.',
        },
        {
          title: 'Puis-je rendre un article ?',
          body: 'Demandez nos conditions avant d’acheter. Vos droits d’acheteur restent entiers.',
        },
        { title: 'Est-ce en stock ?', body: 'Donnez le nom de l’article, et nous regardons.' },
      ],
    },
    callToAction: {
      nav: 'Commander',
      heading: ['Vous avez trouvé ?'],
      intro: ['Dites quel article et où il doit aller.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Venez voir ${'inPlace'}`, 'Venez voir'],
      intro: ['Touchez les choses avant de les acheter.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Demander à ${'name'} avant d’acheter`, 'Demander avant d’acheter'],
      intro: ['Produit, taille, ville : avec cela nous pouvons répondre.'],
    },
  },
};
