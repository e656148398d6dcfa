import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const iceCream: TradeWords = {
  senses: [
    {
      noun: 'Eisdiele',
      gender: 'f',
      words: ['eisdiele', 'eisdielen', 'eissalon', 'eisladen', 'eisbar', 'eisgeschäft'],
    },
    { noun: 'Eiscafé', gender: 'n', words: ['eiscafé', 'eiscafés'] },
    {
      noun: 'Eismanufaktur',
      gender: 'f',
      words: [
        'eismanufaktur',
        'eismanufakturen',
        'eismacher',
        'eismacherin',
        'speiseeishersteller',
      ],
    },
    { noun: 'Gelateria', gender: 'f', words: ['gelateria', 'gelaterien'] },
    {
      noun: 'Eiswagen',
      gender: 'm',
      words: ['eiswagen', 'eismobil', 'eistruck', 'eisfahrrad', 'eisstand', 'eismann'],
    },
    {
      noun: 'Frozen-Yogurt-Laden',
      gender: 'm',
      words: [
        'frozen-yogurt-laden',
        'frozen yogurt',
        'frozen yoghurt',
        'frozen joghurt',
        'joghurteis',
      ],
    },
  ],
  hints: [
    'eiscreme',
    'speiseeis',
    'eisbecher',
    'eissorten',
    'eiswaffeln',
    'softeis',
    'stieleis',
    'sorbet',
    'sorbets',
    'gelato',
    'spaghettieis',
  ],
  action: 'Nach einer Bestellung fragen',
  submit: 'Bestellung oder Frage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Becher oder Waffel ${'inPlace'}`,
    line`Als Nächstes dran: ${'offerings'}`,
    'Becher oder Waffel, und ein Löffel dazu',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Wenn Sie dran sind: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Wenn Sie dran sind: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Lesen Sie die Sorten, solange die Schlange rückt: Becher oder Waffel?`,
    line`${'aNoun'} ${'inPlace'}. Wenn Sie dran sind: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Wenn Sie dran sind: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Lesen Sie die Sorten, solange die Schlange rückt: Becher oder Waffel?`,
    line`${'aNoun'} ${'inPlace'}. Lesen Sie die Sorten, solange die Schlange rückt: Becher oder Waffel?`,
    line`Wenn Sie dran sind: ${'offerings'}.`,
    'Lesen Sie die Sorten, solange die Schlange rückt, und nehmen Sie zwei, die sich vertragen. Im Becher oder in der Waffel?',
  ],
  closing: [
    'Wählen Sie hier eine Sorte, und überlegen Sie es sich vorn noch einmal anders.',
    'Für eine Packung nach Hause schreiben Sie vorher.',
  ],
  beside: [
    'Ein Löffel oder zwei? Sagen Sie es vorn.',
    'Welche Sorte passt dazu? Wir raten mit.',
    'Keine Milch, kein Ei, keine Nüsse? Bitte sagen Sie es vorher.',
    'Ist es einmal aus, sehen Sie nach, was daneben liegt.',
  ],
  toFill: ['Ergänzen Sie eine Eissorte', 'Ergänzen Sie ein Sorbet', 'Ergänzen Sie einen Eisbecher'],
  sections: {
    features: {
      nav: 'Vorn',
      heading: [line`Vorn in der Schlange bei ${'name'}`, 'Vorn in der Schlange'],
      items: [
        {
          title: 'Becher oder Waffel',
          body: 'Der Becher schont die Ärmel, von der Waffel bleibt nichts übrig.',
        },
        {
          title: 'Kugeln, die sich mögen',
          body: 'Sauer zu sahnig, mild zu kräftig: Frucht neben Vanille, Schokolade neben Haselnuss.',
        },
        {
          title: 'Gegen die Sonne',
          body: 'Erst am Rand entlang, die Serviette in die andere Hand, reden können Sie danach.',
        },
      ],
    },
    offerings: {
      nav: 'Sorten',
      heading: [line`In der Eistheke von ${'name'}`, 'In der Eistheke'],
      intro: ['Sorten kommen und gehen. Was gerade da ist, erfahren Sie vor Ort.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer bei ${'name'} die Kugeln formt`, 'Wer die Kugeln formt'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. In der Schlange ist sich niemand ganz sicher, und das macht den halben Spaß.`,
        'In der Schlange ist sich niemand ganz sicher, und das macht den halben Spaß.',
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Waffeln, Becher, Löffel'],
      intro: ['Zum Ansehen, solange Sie überlegen.'],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Was eine Kugel kostet'],
      intro: ['Sahne, Soße oder eine Packung für daheim: Fragen Sie beim Bestellen.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Ihre nächste Waffel ${'inPlace'}`, 'Ihre nächste Waffel'],
      intro: ['Folgen Sie den Leuten, die langsam gehen und eine Hand hochhalten.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['In der Schlange gefragt'],
      items: [
        {
          title: 'Darf ich probieren?',
          body: 'Zeigen Sie auf die Sorte und bitten Sie um ein Löffelchen.',
        },
        {
          title: 'Was gibt es ohne Milch?',
          body: 'Sehen Sie zuerst bei den Sorbets nach. Nennen Sie, was Sie nicht vertragen, und wir prüfen es.',
        },
        {
          title: 'Geht das auch zum Geburtstag?',
          body: 'Schreiben Sie das Datum, wie viele Kinder kommen und wonach sie rufen.',
        },
      ],
    },
    callToAction: {
      heading: ['Nachtisch für viele?'],
      intro: ['Nennen Sie das Datum und zählen Sie die Löffel.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Eis bestellen bei ${'name'}`, 'Eis bestellen'],
      intro: [
        'Eine Packung für daheim, eine Eistorte, eine vermisste Sorte: Hier ist Platz dafür.',
      ],
    },
  },
};
