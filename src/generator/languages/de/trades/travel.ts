import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const travel: TradeWords = {
  senses: [
    { noun: 'Reiseveranstalter', gender: 'm', words: ['reiseveranstalter', 'reiseunternehmen'] },
    {
      noun: 'Reisebüro',
      gender: 'n',
      words: [
        'reisebüro',
        'reisebüros',
        'reiseagentur',
        'reiseberatung',
        'reiseberater',
        'reiseberaterin',
        'reisekauffrau',
      ],
    },
    {
      noun: 'Stadtführung',
      gender: 'f',
      schemaType: 'LocalBusiness',
      words: [
        'stadtführer',
        'stadtführerin',
        'stadtführung',
        'stadtführungen',
        'fremdenführer',
        'fremdenführerin',
        'gästeführer',
        'gästeführerin',
      ],
    },
    {
      noun: 'Reiseleitung',
      gender: 'f',
      schemaType: 'LocalBusiness',
      words: ['reiseleiter', 'reiseleiterin', 'reiseleitung'],
    },
    {
      noun: 'Bergschule',
      gender: 'f',
      schemaType: 'LocalBusiness',
      words: ['bergschule', 'bergführer', 'bergführerin', 'kletterkurse', 'kletterschule'],
    },
    {
      noun: 'Wanderführung',
      gender: 'f',
      schemaType: 'LocalBusiness',
      words: ['wanderführer', 'wanderführerin', 'wanderführung', 'wanderguide'],
    },
    {
      noun: 'Touristeninformation',
      gender: 'f',
      schemaType: 'TouristInformationCenter',
      words: [
        'touristeninformation',
        'touristinformation',
        'tourismusverband',
        'tourismusbüro',
        'fremdenverkehrsamt',
        'verkehrsverein',
      ],
    },
  ],
  hints: [
    'flüge',
    'städtereisen',
    'fernreisen',
    'flitterwochen',
    'reiserouten',
    'reiseroute',
    'reiseziele',
    'urlaub',
    'ausflüge',
    'tagesausflüge',
    'touren',
    'visum',
    'mietwagen',
    'strandurlaub',
    'kulturreisen',
    'rucksack',
    'reisegruppe',
    'trekking',
    'klassenfahrten',
    'kreuzfahrten',
    'safaris',
    'rundreisen',
    'studienreisen',
    'busreisen',
    'radreisen',
    'wanderreisen',
    'abenteuerreisen',
    'pauschalreisen',
    'segelreisen',
    'gruppenreisen',
    'stadtrundgänge',
    'kanutouren',
    'bootstouren',
    'trekkingtouren',
    'geführte wanderungen',
    'stadttouren',
  ],
  action: 'Reise anfragen',
  submit: 'Reisewunsch senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Aufbruch ${'inPlace'}`,
    line`Auf dem Plan: ${'offerings'}`,
    'Wohin, wann, mit wem?',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Im Programm: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Im Programm: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, wohin, wann und mit wem; daraus wird eine Route mit Wegen, Zielen und Pausen.`,
    line`${'aNoun'} ${'inPlace'}. Im Programm: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Im Programm: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, wohin, wann und mit wem; daraus wird eine Route mit Wegen, Zielen und Pausen.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, wohin, wann und mit wem; daraus wird eine Route mit Wegen, Zielen und Pausen.`,
    line`Im Programm: ${'offerings'}.`,
    'Sagen Sie, wohin, wann und mit wem. Daraus wird eine Route mit Wegen, Zielen und Pausen, und Sie streichen, was zu viel ist.',
  ],
  closing: [
    'Nennen Sie Ziel, Zeitraum und wie viele mitfahren.',
    'Schreiben Sie, was auf keinen Fall fehlen darf.',
  ],
  beside: [
    'Fragen Sie nach der passenden Jahreszeit dafür.',
    'Sagen Sie, wie gut Sie zu Fuß sind.',
    'Fragen Sie, was Sie mitbringen sollen.',
    'Fragen Sie, was im Preis nicht enthalten ist.',
  ],
  toFill: [
    'Ergänzen Sie eine Reise oder Führung',
    'Ergänzen Sie eine zweite Reise oder Führung',
    'Ergänzen Sie eine dritte Reise oder Führung',
  ],
  sections: {
    features: {
      nav: 'Vor der Abreise',
      heading: [line`Unterwegs mit ${'name'}`, 'Bevor es losgeht'],
      items: [
        {
          title: 'Ihr Tempo',
          body: 'Drei Orte an einem Tag oder ein einziger, und der in Ruhe: Sagen Sie, wie Sie gern unterwegs sind.',
        },
        {
          title: 'Was in die Tasche gehört',
          body: 'Schuhe, Papiere, Regenjacke: Fragen Sie nach der Liste für Ihr Ziel.',
        },
        {
          title: 'Wenn etwas schiefgeht',
          body: 'Lassen Sie sich erklären, wen Sie unterwegs anrufen und was eine Stornierung kostet.',
        },
      ],
    },
    offerings: {
      nav: 'Reisen',
      heading: [line`Wohin ${'name'} führt`, 'Wohin es gehen kann'],
      intro: [
        'Nicht dabei, wovon Sie träumen? Schreiben Sie das Ziel auf, und wir sehen auf der Karte nach.',
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Küste, Pass und Altstadt'],
      intro: ['Unterwegs, zwischen zwei Haltestellen.'],
    },
    process: {
      nav: 'Planung',
      heading: ['Vom Wunsch zum Aufbruch'],
      items: [
        {
          title: 'Wünschen',
          body: 'Ziel, Zeitraum, Mitreisende, und was Sie auf der letzten Reise gestört hat.',
        },
        {
          title: 'Planen',
          body: 'Sie bekommen einen Verlauf, Tag für Tag, mit Summe und Bedingungen.',
        },
        {
          title: 'Aufbrechen',
          body: 'Mit Unterlagen, Treffpunkten und einer Nummer für unterwegs.',
        },
      ],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer bei ${'name'} die Wege kennt`, 'Karten auf dem Tisch'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Eine Reise fängt auf einer Landkarte an, mit einem Finger, der einen Weg sucht.`,
        'Eine Reise fängt auf einer Landkarte an, mit einem Finger, der einen Weg sucht.',
      ],
    },
    pricing: {
      nav: 'Reisepreise',
      heading: ['Woraus sich ein Reisepreis zusammensetzt'],
      intro: [
        'Saison, Dauer und Gruppengröße verschieben die Summe. Fragen Sie mit Ihrem Zeitraum.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem Buchen'],
      items: [
        {
          title: 'Wann ist meine Reise gebucht?',
          body: 'Erst mit einer schriftlichen Bestätigung. Eine Anfrage hier verpflichtet zu nichts.',
        },
        {
          title: 'Kann ich zurücktreten?',
          body: 'Lesen Sie die Reisebedingungen und fragen Sie nach einer Rücktrittsversicherung.',
        },
        {
          title: 'Ist die Tour mit Kindern zu schaffen?',
          body: 'Nennen Sie das Alter. Dann rechnen wir Wegzeiten und Pausen anders.',
        },
      ],
    },
    visit: {
      nav: 'Treffpunkt',
      heading: [line`Los geht es ${'inPlace'}`, 'Wo wir uns treffen'],
      intro: ['Bringen Sie Kalender und Fernweh mit.'],
    },
    callToAction: {
      nav: 'Aufbruch',
      heading: ['Ein Ort, an den Sie seit Langem denken?'],
      intro: ['Schreiben Sie ihn auf, dazu einen Monat.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Eine Reise mit ${'name'} planen`, 'Eine Reise planen'],
      intro: ['Ziel, Zeitraum, Mitreisende und ein ungefährer Rahmen.'],
    },
  },
};
