import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const bar: TradeWords = {
  senses: [
    {
      noun: 'bar',
      gender: 'm',
      words: ['bar', 'bars', 'bar de quartier', 'bar à tapas', 'bar-tabac', 'buvette'],
    },
    {
      noun: 'bar à cocktails',
      gender: 'm',
      yields: true,
      words: [
        'bar à cocktails',
        'cocktail bar',
        'bar à rhum',
        'speakeasy',
        'barman',
        'barmaid',
        'mixologue',
      ],
    },
    {
      noun: 'bar à vin',
      gender: 'm',
      yields: true,
      words: ['bar à vin', 'bar à vins', 'cave à manger', 'vinothèque'],
    },
    {
      noun: 'pub',
      gender: 'm',
      words: ['pub', 'pubs', 'pub irlandais', 'bar à bières', 'bar à bière'],
    },
    {
      noun: 'brasserie artisanale',
      gender: 'f',
      schemaType: 'Brewery',
      words: [
        'brasserie artisanale',
        'microbrasserie',
        'micro-brasserie',
        'brasseur',
        'brasseuse',
        'brasseurs',
      ],
    },
    {
      noun: 'domaine viticole',
      gender: 'm',
      schemaType: 'Winery',
      words: [
        'domaine viticole',
        'domaines viticoles',
        'vigneron',
        'vigneronne',
        'vignerons',
        'viticulteur',
        'viticultrice',
        'vignoble',
        'exploitation viticole',
      ],
    },
    {
      noun: 'distillerie',
      gender: 'f',
      schemaType: 'Distillery',
      words: ['distillerie', 'distilleries', 'distillateur', 'distillatrice'],
    },
    {
      noun: 'boîte de nuit',
      gender: 'f',
      schemaType: 'NightClub',
      words: ['boîte de nuit', 'discothèque', 'club de nuit', 'night-club'],
    },
  ],
  hints: [
    'cocktails',
    'mocktails',
    'bières',
    'bière',
    'happy hour',
    'apéro',
    'apéritif',
    'planches à partager',
    'whisky',
    'whiskys',
    'rhums',
    'gins',
    'dégustations',
    'karaoké',
    'vins au verre',
  ],
  action: 'Retenir une table',
  submit: 'Retenir la table',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un comptoir et des verres ${'inPlace'}`,
    line`Sur l’ardoise : ${'offerings'}`,
    'Poussez la porte',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Sur l’ardoise : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sur l’ardoise : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Venez seul ou à plusieurs, regardez l’ardoise et dites ce que vous aimez boire.`,
    line`${'aNoun'} ${'inPlace'}. Sur l’ardoise : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Sur l’ardoise : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Venez seul ou à plusieurs, regardez l’ardoise et dites ce que vous aimez boire.`,
    line`${'aNoun'} ${'inPlace'}. Venez seul ou à plusieurs, regardez l’ardoise et dites ce que vous aimez boire.`,
    line`Sur l’ardoise : ${'offerings'}.`,
    'Regardez l’ardoise, choisissez un verre et une place. Pour venir à plusieurs, écrivez le soir, l’heure et le nombre.',
  ],
  closing: ['Écrivez pour retenir une table.', 'Voyez ce que nous servons, puis passez.'],
  beside: [
    'Demandez ce qui va avec.',
    'Sans alcool ? Dites-le au bar.',
    'Sec ou doux ? Dites votre goût.',
    'Demandez d’où vient la bouteille.',
  ],
  toFill: [
    'Ajoutez une boisson',
    'Ajoutez une deuxième boisson',
    'Ajoutez quelque chose à grignoter',
  ],
  sections: {
    features: {
      nav: 'Au bar',
      heading: [line`Une soirée chez ${'name'}`, 'Avant le premier verre'],
      items: [
        {
          title: 'Dites vos goûts',
          body: 'Amer, acide, fumé, sans alcool : deux mots suffisent pour choisir un verre.',
        },
        {
          title: 'Amenez du monde',
          body: 'Écrivez combien vous serez et vers quelle heure, et nous voyons quelles tables rapprocher.',
        },
        {
          title: 'Pensez au retour',
          body: 'Demandez l’heure du dernier tram ou un numéro de taxi avant de reprendre un verre.',
        },
      ],
    },
    offerings: {
      nav: 'L’ardoise',
      heading: [line`Sur l’ardoise de ${'name'}`, 'Sur l’ardoise'],
      intro: ['Ce que nous servons. La craie change plus vite que cette page.'],
    },
    events: {
      nav: 'Soirées',
      heading: ['Les soirs à noter'],
      intro: ['Musique, jeux, dégustation : le jour et l’heure sont ici.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Verres, bouteilles, comptoir'],
      intro: ['La lumière basse d’avant l’ouverture.'],
    },
    about: {
      nav: 'Le lieu',
      heading: [line`Qui remplit les verres chez ${'name'}`, 'Qui remplit les verres'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Des bouteilles, un tire-bouchon et quelqu’un qui écoute.`,
        'Des bouteilles, un tire-bouchon et quelqu’un qui écoute.',
      ],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Au verre, à la bouteille'],
      intro: ['Pour une tournée, demandez le compte avant.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Un verre ${'inPlace'}`, 'Quelle porte pousser'],
      intro: ['Suivez le bruit des verres.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Crié par-dessus la musique'],
      items: [
        {
          title: 'Faut-il retenir une table ?',
          body: 'À plusieurs, écrivez avant. Nous répondons s’il en reste une ce soir-là.',
        },
        {
          title: 'Que boire sans alcool ?',
          body: 'Dites si vous l’aimez acide, amer ou sucré, et nous cherchons un verre qui vous va.',
        },
        {
          title: 'Peut-on prendre la salle pour une soirée ?',
          body: 'Donnez la date, le nombre et l’occasion, et nous regardons le calendrier.',
        },
      ],
    },
    callToAction: {
      nav: 'À plusieurs',
      heading: ['Quelque chose à arroser ?'],
      intro: ['Un soir, une heure et un nombre : le reste se règle au comptoir.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Retenir une table chez ${'name'}`, 'Retenir une table au bar'],
      intro: ['Le soir, l’heure et combien vous serez.'],
    },
  },
};
