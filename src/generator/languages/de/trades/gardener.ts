import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const gardener: TradeWords = {
  senses: [
    {
      noun: 'Gartenbaubetrieb',
      gender: 'm',
      words: [
        'gärtner',
        'gärtnerin',
        'gartenbau',
        'gartenbaubetrieb',
        'gartenbauer',
        'landschaftsbau',
        'garten- und landschaftsbau',
        'galabau',
        'landschaftsgärtner',
        'landschaftsgärtnerin',
        'gartengestaltung',
        'gartenbaufirma',
      ],
    },
    {
      noun: 'Gartenpflegedienst',
      gender: 'm',
      words: ['gartenpflege', 'gartenservice', 'gartendienst', 'gartenpflegedienst'],
    },
    {
      noun: 'Baumpflegebetrieb',
      gender: 'm',
      words: [
        'baumpflege',
        'baumpfleger',
        'baumpflegerin',
        'baumkletterer',
        'baumdienst',
        'baumpflegebetrieb',
      ],
    },
    {
      noun: 'Büro für Gartenplanung',
      gender: 'n',
      words: [
        'gartenplanung',
        'gartenplaner',
        'gartenplanerin',
        'gartendesign',
        'gartendesigner',
        'gartendesignerin',
        'büro für gartenplanung',
      ],
    },
    {
      noun: 'Teichbaubetrieb',
      gender: 'm',
      words: ['teichbau', 'teichbauer', 'schwimmteichbau', 'teichbaubetrieb'],
    },
  ],
  hints: [
    'hecken',
    'rasen',
    'rollrasen',
    'beete',
    'stauden',
    'sträucher',
    'obstbäume',
    'obstbaumschnitt',
    'laub',
    'gartenteich',
    'teiche',
    'terrassen',
    'trockenmauern',
    'bewässerung',
    'wildwiese',
    'pflaster',
    'gartenwege',
    'dachbegrünung',
    'kompost',
    'unkraut',
    'bepflanzung',
    'heckenschnitt',
    'baumfällung',
    'baumfällungen',
    'rasenpflege',
    'schwimmteiche',
    'grünpflege',
  ],
  action: 'Gartentermin anfragen',
  submit: 'Gartenbild beschreiben',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Hecke, Beet und Baum ${'inPlace'}`,
    line`Draußen zu tun: ${'offerings'}`,
    'Was soll draußen wachsen?',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Im Garten: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Draußen zu tun: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sonne, Boden, Zeit zum Gießen: Davon hängt ab, was wächst und was bleibt.`,
    line`${'aNoun'} ${'inPlace'}. Im Garten: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Im Garten: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sonne, Boden, Zeit zum Gießen: Davon hängt ab, was wächst und was bleibt.`,
    line`${'aNoun'} ${'inPlace'}. Sonne, Boden, Zeit zum Gießen: Davon hängt ab, was wächst und was bleibt.`,
    line`Draußen zu tun: ${'offerings'}.`,
    'Sonne, Boden, Zeit zum Gießen: Davon hängt ab, was wächst. Schicken Sie ein Bild vom Garten und sagen Sie, was Sie stört.',
  ],
  closing: [
    'Schicken Sie ein Bild vom Garten und die ungefähre Fläche.',
    'Sagen Sie, was bleiben darf und was wegsoll.',
  ],
  beside: [
    'Fragen Sie nach der passenden Jahreszeit.',
    'Sagen Sie, wie lange dort die Sonne steht.',
    'Fragen Sie, wohin der Schnitt kommt.',
    'Wer gießt im Sommer? Danach richtet sich die Pflanzung.',
  ],
  toFill: [
    'Ergänzen Sie eine Gartenarbeit',
    'Ergänzen Sie eine zweite Gartenarbeit',
    'Ergänzen Sie eine dritte Gartenarbeit',
  ],
  sections: {
    features: {
      nav: 'Im Garten',
      heading: [line`Mit ${'name'} durch den Garten`, 'Ein Gang durch den Garten'],
      items: [
        {
          title: 'Wie viel Zeit haben Sie?',
          body: 'Ein Beet, das jede Woche Pflege will, passt nicht zu jedem Kalender.',
        },
        {
          title: 'Was steht schon da?',
          body: 'Alte Bäume und Mauern sind oft mehr wert als alles, was man neu setzt.',
        },
        {
          title: 'Wer nutzt ihn?',
          body: 'Kinder, Hund, Liegestuhl, Gemüse: Daraus werden Wege und Flächen.',
        },
      ],
    },
    offerings: {
      nav: 'Gartenarbeiten',
      heading: [line`Was ${'name'} draußen macht`, 'Was wir draußen machen'],
      intro: [
        'Einmal anlegen oder jedes Jahr schneiden: Sagen Sie, wie der Garten im Herbst aussehen soll.',
      ],
    },
    gallery: {
      nav: 'Gärten',
      heading: ['Grün, Stein und Holz'],
      intro: ['Draußen, aus der Nähe.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom ersten Gang bis zum Gießen'],
      items: [
        {
          title: 'Begehen',
          body: 'Wir laufen die Fläche ab, schauen auf Licht, Boden und Nachbarn.',
        },
        { title: 'Zeichnen', body: 'Ein Plan mit Pflanzenliste, Maßen und einer Summe.' },
        {
          title: 'Pflanzen',
          body: 'Graben, setzen, wässern, und zuletzt zeigen wir, was in den ersten Wochen Durst hat.',
        },
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Fläche, Pflanzen, Stunden'],
      intro: ['Der Zugang zählt mit: Passt eine Schubkarre durch das Tor, oder nur ein Eimer?'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer bei ${'name'} gräbt`, 'Erde unter den Nägeln'],
      intro: [
        'Ein Garten ist nie fertig. Man kann ihn aber so anlegen, dass er einem die Arbeit leicht macht.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Am Gartenzaun gefragt'],
      items: [
        {
          title: 'Wann darf die Hecke geschnitten werden?',
          body: 'Solange Vögel brüten, ist starker Rückschnitt vielerorts untersagt. Ein schonender Formschnitt geht meist; sehen Sie vorher nach Nestern.',
        },
        {
          title: 'Darf ich den Baum fällen?',
          body: 'Viele Orte schützen Bäume ab einer bestimmten Dicke. Fragen Sie zuerst bei der Gemeinde nach.',
        },
        {
          title: 'Nehmen Sie das Grün mit?',
          body: 'Sagen Sie, ob Sie kompostieren. Sonst steht die Abfuhr als eigener Posten im Angebot.',
        },
      ],
    },
    callToAction: {
      nav: 'Ihr Garten',
      heading: ['Die Hecke sieht schon über das Dach?'],
      intro: ['Ein Bild vom Weg aus, ein Bild vom Fenster aus.'],
    },
    visit: {
      nav: 'Umkreis',
      heading: [line`Gärten ${'inPlace'}`, 'In welchen Gärten wir graben'],
      intro: ['Nennen Sie den Ort des Gartens, dann rechnen wir den Weg.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`${'name'} den Garten zeigen`, 'Den Garten zeigen'],
      intro: ['Fläche, Lage, Wünsche, und ob ein Wagen heranfahren kann.'],
    },
  },
};
