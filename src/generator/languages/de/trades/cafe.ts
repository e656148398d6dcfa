import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const cafe: TradeWords = {
  senses: [
    {
      noun: 'Café',
      gender: 'n',
      words: ['café', 'cafés', 'kaffeehaus', 'coffeeshop', 'kaffeebar', 'stehcafé'],
    },
    { noun: 'Teehaus', gender: 'n', words: ['teehaus', 'teestube', 'teesalon', 'teeladen'] },
    {
      noun: 'Kaffeerösterei',
      gender: 'f',
      words: ['kaffeerösterei', 'rösterei', 'kaffeeröster', 'kaffeemanufaktur'],
    },
  ],
  hints: [
    'kaffee',
    'espresso',
    'cappuccino',
    'milchkaffee',
    'flat white',
    'barista',
    'brunch',
    'matcha',
    'heiße schokolade',
    'tee',
    'frühstückskarte',
  ],
  action: 'Ansehen, was es gibt',
  submit: 'Nachricht senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ein Tisch und eine Tasse ${'inPlace'}`,
    line`Zum Trinken und Dazuessen: ${'offerings'}`,
    'Eine Tasse und etwas Zeit',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. An der Theke: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. An der Theke: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Für die erste Tasse am Tag und für Gespräche, die länger werden.`,
    line`${'aNoun'} ${'inPlace'}. An der Theke: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. An der Theke: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Für die erste Tasse am Tag und für Gespräche, die länger werden.`,
    line`${'aNoun'} ${'inPlace'}. Für die erste Tasse am Tag und für Gespräche, die länger werden.`,
    line`An der Theke: ${'offerings'}.`,
    'Eine Theke, ein paar Tische und Zeit für eine Tasse. Sehen Sie, was es gibt, und setzen Sie sich.',
  ],
  closing: [
    'Lesen Sie die Karte und kommen Sie vorbei.',
    'Schreiben Sie, wenn Sie zu mehreren kommen.',
  ],
  beside: [
    'Bestellen Sie an der Theke.',
    'Sagen Sie, wie Sie es mögen.',
    'Hier trinken oder mitnehmen? Sagen Sie es an der Theke.',
    'Andere Milch, ohne Zucker? Fragen Sie.',
  ],
  toFill: [
    'Ergänzen Sie einen Kaffee oder Tee',
    'Ergänzen Sie etwas zum Essen',
    'Ergänzen Sie etwas Süßes',
  ],
  sections: {
    features: {
      nav: 'Besuch',
      heading: [line`Zu Besuch bei ${'name'}`, 'Zu Besuch ohne Eile'],
      items: [
        {
          title: 'Bleiben Sie zum Lesen',
          body: 'Ein Fensterplatz taugt für ein Buch, ein Heft oder gar nichts.',
        },
        {
          title: 'Kommen Sie zu mehreren',
          body: 'Schreiben Sie, wie viele und um welche Uhrzeit, dann sagen wir, ob Platz ist.',
        },
        {
          title: 'Fragen Sie nach der Bohne',
          body: 'Woher sie kommt und wonach sie schmeckt: Fragen Sie an der Theke.',
        },
      ],
    },
    offerings: {
      nav: 'Karte',
      heading: [line`Was es bei ${'name'} gibt`, 'Was auf der Karte steht'],
      intro: ['Das schenken wir ein. Nach dem Rest fragen Sie an der Theke.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Die Theke von ${'name'}`, 'Hinter der Theke'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Wasser, Bohnen, Mahlgrad und Geduld.`,
        'Wasser, Bohnen, Mahlgrad und Geduld: Viel mehr braucht es nicht.',
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Tassen und Tische'],
      intro: ['Der Raum, bevor Sie kommen.'],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Was eine Tasse kostet'],
      intro: ['Fehlt etwas, fragen Sie an der Theke.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Ihre nächste Tasse ${'inPlace'}`, 'Der Weg zu uns'],
      intro: ['Treten Sie ein und suchen Sie sich einen Tisch aus.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['An der Theke gefragt'],
      items: [
        {
          title: 'Kann ich mit dem Laptop arbeiten?',
          body: 'Fragen Sie beim Kommen: Es hängt von der Uhrzeit und den freien Tischen ab.',
        },
        {
          title: 'Kann man einen Tisch reservieren?',
          body: 'Schreiben Sie Tag, Uhrzeit und Personenzahl, und wir antworten.',
        },
        {
          title: 'Gibt es etwas ohne Gluten oder Laktose?',
          body: 'Sagen Sie vor der Bestellung, was Sie meiden, und wir sehen gemeinsam nach.',
        },
      ],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Nachricht an ${'name'}`, 'Eine Nachricht an die Theke'],
      intro: ['Zu mehreren nennen Sie bitte Tag, Uhrzeit und Personenzahl.'],
    },
  },
};
