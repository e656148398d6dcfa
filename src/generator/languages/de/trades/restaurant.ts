import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const restaurant: TradeWords = {
  senses: [
    {
      noun: 'Restaurant',
      gender: 'n',
      words: [
        'restaurant',
        'restaurants',
        'gasthaus',
        'gasthof',
        'wirtshaus',
        'gaststätte',
        'bistro',
        'brasserie',
        'lokal',
        'imbiss',
        'weinstube',
        'trattoria',
        'food truck',
        'foodtruck',
        'burgerladen',
      ],
    },
    { noun: 'Pizzeria', gender: 'f', words: ['pizzeria', 'pizzerien', 'pizzaservice'] },
    {
      noun: 'Grillrestaurant',
      gender: 'n',
      words: [
        'grillrestaurant',
        'grillhaus',
        'steakhaus',
        'bbq',
        'barbecue',
        'bbq-restaurant',
        'smokehouse',
        'grillstube',
      ],
    },
  ],
  hints: [
    'pizza',
    'pasta',
    'sushi',
    'burger',
    'schnitzel',
    'knödel',
    'spätzle',
    'suppen',
    'salate',
    'fisch',
    'fleisch',
    'vorspeisen',
    'desserts',
    'mittagstisch',
    'abendessen',
    'gerichte',
    'küche',
    'speisekarte',
    'weine',
    'tapas',
  ],
  action: 'Tisch reservieren',
  submit: 'Reservierung anfragen',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Gedeckter Tisch ${'inPlace'}`,
    line`Aus der Küche: ${'offerings'}`,
    'Der Tisch ist gedeckt',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Auf der Karte: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Auf der Karte: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Wählen Sie, sagen Sie, wie viele Sie sind, und der Tisch ist gedeckt.`,
    line`${'aNoun'} ${'inPlace'}. Auf der Karte: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Auf der Karte: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Wählen Sie, sagen Sie, wie viele Sie sind, und der Tisch ist gedeckt.`,
    line`${'aNoun'} ${'inPlace'}. Wählen Sie, sagen Sie, wie viele Sie sind, und der Tisch ist gedeckt.`,
    line`Auf der Karte: ${'offerings'}.`,
    'Lesen Sie die Karte, wählen Sie in Ruhe und reservieren Sie. Sagen Sie, wann Sie kommen und was Sie nicht essen dürfen.',
  ],
  closing: [
    'Reservieren Sie mit Tag, Uhrzeit und Personenzahl.',
    'Lesen Sie die Karte und reservieren Sie einen Tisch.',
  ],
  beside: [
    'Fragen Sie, welcher Wein dazu passt.',
    'Zum Teilen? Lassen Sie es in die Mitte stellen.',
    'Allergien? Sagen Sie es vor der Bestellung.',
    'Fragen Sie, wie es zubereitet wird.',
  ],
  toFill: [
    'Ergänzen Sie eine Vorspeise',
    'Ergänzen Sie ein Hauptgericht',
    'Ergänzen Sie ein Dessert',
  ],
  sections: {
    features: {
      nav: 'Am Tisch',
      heading: [line`Vor dem Essen bei ${'name'}`, 'Bevor Sie sich setzen'],
      items: [
        {
          title: 'Nennen Sie Allergien',
          body: 'Schreiben Sie sie in die Reservierung: So weiß es die Küche, bevor der Herd an ist.',
        },
        {
          title: 'Bringen Sie Kinder mit',
          body: 'Sagen Sie, wie viele, und wir stellen Hochstühle hin, wenn welche frei sind.',
        },
        {
          title: 'Feiern Sie etwas',
          body: 'Nennen Sie Anlass und Gästezahl, und wir sehen, welcher Tisch passt.',
        },
      ],
    },
    offerings: {
      nav: 'Karte',
      heading: [line`Was man bei ${'name'} isst`, 'Was man hier isst'],
      intro: ['Die Karte in wenigen Zeilen. Nach dem Rest fragen Sie am Tisch.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Teller und Tische'],
      intro: ['Der Raum vor dem ersten Gast.'],
    },
    about: {
      nav: 'Das Haus',
      heading: [line`Wer bei ${'name'} kocht`, 'Wer in der Küche steht'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Feuer, Messer und ein Tisch, an dem man lange redet.`,
        'Feuer, Messer und ein Tisch, an dem man lange redet.',
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Preise der Karte'],
      intro: ['Für ein Menü mit vielen Gästen schreiben Sie uns.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Ihr Tisch ${'inPlace'}`, 'Der Weg zum Tisch'],
      intro: ['Mit dem Auto? Fragen Sie nach Parkplätzen.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor der Reservierung'],
      items: [
        {
          title: 'Wie reserviere ich?',
          body: 'Tragen Sie Tag, Uhrzeit und Personenzahl ein. Mit unserer Antwort gehört der Tisch Ihnen.',
        },
        {
          title: 'Was, wenn ich mich verspäte?',
          body: 'Rufen Sie an oder schreiben Sie, sobald Sie es wissen, und wir sehen, wie lange wir den Tisch halten.',
        },
        {
          title: 'Darf ich einen Kuchen mitbringen?',
          body: 'Fragen Sie vorher, dann sagen wir, wie wir es halten.',
        },
      ],
    },
    callToAction: {
      nav: 'Gruppen',
      heading: ['Eine lange Tafel?'],
      intro: ['Nennen Sie Tag, Personenzahl und was gefeiert wird.'],
    },
    contact: {
      nav: 'Reservierung',
      heading: [line`Reservieren bei ${'name'}`, 'Einen Tisch reservieren'],
      intro: ['Tag, Uhrzeit und Personenzahl.'],
    },
  },
};
