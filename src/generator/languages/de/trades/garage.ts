import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const garage: TradeWords = {
  senses: [
    {
      noun: 'Autowerkstatt',
      gender: 'f',
      words: [
        'autowerkstatt',
        'werkstatt',
        'kfz-werkstatt',
        'kfz',
        'automechaniker',
        'mechaniker',
        'kfz-meister',
        'karosseriebau',
        'reifenservice',
        'lackiererei',
        'autoreparatur',
      ],
    },
    {
      noun: 'Motorradwerkstatt',
      gender: 'f',
      schemaType: 'MotorcycleRepair',
      words: ['motorradwerkstatt', 'motorradreparatur'],
    },
  ],
  hints: [
    'bremsen',
    'reifen',
    'ölwechsel',
    'tüv',
    'inspektion',
    'inspektionen',
    'motor',
    'kupplung',
    'auspuff',
    'autos',
    'batterie',
    'fahrzeuge',
    'felgen',
    'reifenwechsel',
  ],
  action: 'Werkstatttermin anfragen',
  submit: 'Terminanfrage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Motor und Werkzeug ${'inPlace'}`,
    line`Für Ihr Fahrzeug: ${'offerings'}`,
    'Sagen Sie, was klappert',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Leistungen: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Leistungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, welches Auto, welches Geräusch und bis wann Sie es brauchen.`,
    line`${'aNoun'} ${'inPlace'}. Leistungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Leistungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, welches Auto, welches Geräusch und bis wann Sie es brauchen.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, welches Auto, welches Geräusch und bis wann Sie es brauchen.`,
    line`Leistungen: ${'offerings'}.`,
    'Sagen Sie, welches Auto, welches Geräusch und bis wann Sie es brauchen. Wir sehen nach, rufen mit dem Preis an, dann entscheiden Sie.',
  ],
  closing: [
    'Fragen Sie mit Marke und Baujahr nach einem Termin.',
    'Beschreiben Sie das Geräusch und fragen Sie nach einem Termin.',
  ],
  beside: [
    'Nennen Sie Marke, Modell und Baujahr.',
    'Fragen Sie, wie lange es hierbleibt.',
    'Fragen Sie nach dem Preis des Teils.',
    'Sagen Sie, wann es zuletzt gemacht wurde.',
  ],
  toFill: [
    'Ergänzen Sie eine Werkstattarbeit',
    'Ergänzen Sie eine zweite Arbeit',
    'Ergänzen Sie eine dritte Arbeit',
  ],
  sections: {
    features: {
      nav: 'In der Werkstatt',
      heading: [line`Ihr Auto bei ${'name'}`, 'Ihr Auto in der Werkstatt'],
      items: [
        {
          title: 'Wir rufen vorher an',
          body: 'Kommt etwas dazu, rufen wir an, und Sie entscheiden.',
        },
        { title: 'Teile zum Ansehen', body: 'Fragen Sie nach dem alten Teil, bevor es wegkommt.' },
        { title: 'Eine lesbare Rechnung', body: 'Arbeit und Teile in getrennten Zeilen.' },
      ],
    },
    offerings: {
      nav: 'Arbeiten',
      heading: [line`Was ${'name'} repariert`, 'Was wir reparieren'],
      intro: ['Ist Ihr Schaden nicht dabei, beschreiben Sie ihn.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom Geräusch zum Schlüssel'],
      items: [
        { title: 'Sie beschreiben', body: 'Welches Geräusch, wann und seit wann.' },
        { title: 'Wir sehen nach', body: 'Auf der Hebebühne, und wir sagen, was es ist.' },
        { title: 'Wir reparieren', body: 'Mit Ihrem Ja. Vorher nicht.' },
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Was es kostet'],
      intro: ['Das hängt vom Modell ab: Fragen Sie nach Ihrem.'],
    },
    about: {
      nav: 'Die Werkstatt',
      heading: [line`Wer bei ${'name'} unter dem Auto liegt`, 'Wer unter dem Auto liegt'],
      intro: ['Erst dem Motor zuhören, dann den Werkzeugkasten öffnen.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Fett und Schrauben'],
      intro: ['Die Werkstatt von innen.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Die Werkstatt ${'inPlace'}`, 'Der Weg zur Werkstatt'],
      intro: ['Fährt das Auto nicht mehr, rufen Sie vorher an.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Bevor Sie den Schlüssel abgeben'],
      items: [
        {
          title: 'Wie lange dauert es?',
          body: 'Das hängt von den Teilen ab. Wir sagen es nach dem Ansehen.',
        },
        { title: 'Darf ich eigene Teile bringen?', body: 'Fragen Sie vorher: Nicht alle passen.' },
        { title: 'Gibt es einen Ersatzwagen?', body: 'Fragen Sie bei der Terminanfrage.' },
      ],
    },
    callToAction: {
      nav: 'Schaden',
      heading: ['Eine rote Lampe?'],
      intro: ['Sagen Sie, welche und welches Auto.'],
    },
    contact: {
      nav: 'Termin',
      heading: [line`Termin bei ${'name'}`, 'Termin anfragen'],
      intro: ['Auto, Baujahr und was es hat.'],
    },
  },
};
