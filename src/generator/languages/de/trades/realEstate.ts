import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const realEstate: TradeWords = {
  senses: [
    {
      noun: 'Immobilienbüro',
      gender: 'n',
      words: [
        'immobilien',
        'immobilienmakler',
        'immobilienmaklerin',
        'makler',
        'maklerin',
        'maklerbüro',
        'immobilienbüro',
        'immobilienagentur',
      ],
    },
    {
      noun: 'Hausverwaltung',
      gender: 'f',
      words: ['hausverwaltung', 'hausverwaltungen', 'immobilienverwaltung', 'mietverwaltung'],
    },
  ],
  hints: [
    'wohnungen',
    'wohnung',
    'häuser',
    'eigentumswohnungen',
    'gewerberäume',
    'finanzierung',
    'käufer',
    'verkäufer',
    'mietwohnungen',
    'grundstücke',
    'villen',
    'exposé',
  ],
  action: 'Besichtigung anfragen',
  submit: 'Anfrage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Türen und Schlüssel ${'inPlace'}`,
    line`Im Angebot: ${'offerings'}`,
    'Der passende Schlüssel',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Im Angebot: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Im Angebot: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, was Sie suchen oder verkaufen, und wir fangen mit Fragen an.`,
    line`${'aNoun'} ${'inPlace'}. Im Angebot: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Im Angebot: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, was Sie suchen oder verkaufen, und wir fangen mit Fragen an.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, was Sie suchen oder verkaufen, und wir fangen mit Fragen an.`,
    line`Im Angebot: ${'offerings'}.`,
    'Sagen Sie, was Sie suchen oder verkaufen: Viertel, Fläche, Zeitpunkt und Betrag. Wir fangen mit Fragen an, nicht mit dem Vertrag.',
  ],
  closing: [
    'Nennen Sie Viertel und Betrag.',
    'Fragen Sie nach einer Besichtigung oder einer Schätzung.',
  ],
  beside: [
    'Fragen Sie nach dem Grundriss.',
    'Fragen Sie nach den Nebenkosten.',
    'Sehen Sie es zu einer anderen Tageszeit an.',
    'Fragen Sie, seit wann es frei ist.',
  ],
  toFill: [
    'Ergänzen Sie eine Art von Objekt',
    'Ergänzen Sie eine zweite Art',
    'Ergänzen Sie eine dritte Art',
  ],
  sections: {
    features: {
      nav: 'Kaufen, verkaufen',
      heading: [line`Suchen mit ${'name'}`, 'Vor einer Besichtigung'],
      items: [
        {
          title: 'Was das Foto nicht zeigt',
          body: 'Fragen Sie nach Lärm, Abendlicht und den Nachbarn oben.',
        },
        {
          title: 'Alle Kosten',
          body: 'Der Preis ist eine Zeile; fragen Sie vor der Unterschrift nach den anderen.',
        },
        { title: 'Ohne Eile', body: 'Ein Haus sieht man zweimal an, einmal bei Regen.' },
      ],
    },
    offerings: {
      nav: 'Objekte',
      heading: [line`Was ${'name'} anbietet`, 'Was gerade da ist'],
      intro: ['Fragen Sie, was heute frei ist.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Von der Suche zum Schlüssel'],
      items: [
        { title: 'Suchen', body: 'Was nötig ist und was nur schön wäre.' },
        { title: 'Besichtigen', body: 'Wenige Türen, aber die passenden.' },
        { title: 'Unterschreiben', body: 'Vor dem Notar gehen wir jedes Papier mit Ihnen durch.' },
      ],
    },
    team: {
      nav: 'Team',
      heading: [line`Wer Sie bei ${'name'} begleitet`, 'Wer Sie begleitet'],
      intro: ['Die Menschen, mit denen man besichtigt.'],
    },
    pricing: {
      nav: 'Provision',
      heading: ['Was unsere Arbeit kostet'],
      intro: ['Sie haben es schriftlich, bevor wir anfangen.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer bei ${'name'} die Türen öffnet`, 'Wer die Türen öffnet'],
      intro: ['Straßen zu kennen hilft mehr, als Adjektive zu kennen.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor der Unterschrift'],
      items: [
        {
          title: 'Welche Papiere brauche ich?',
          body: 'Das hängt davon ab, ob Sie kaufen, verkaufen oder mieten. Fragen Sie, und wir schicken die Liste.',
        },
        {
          title: 'Was ist mein Haus wert?',
          body: 'Schicken Sie Straße und Fläche, und wir vereinbaren einen Besuch.',
        },
        { title: 'Wer zahlt was?', body: 'Das schreiben wir vor der Entscheidung auf ein Blatt.' },
      ],
    },
    callToAction: {
      nav: 'Ihr Haus',
      heading: ['Ein Schlüssel, der die Hand wechselt?'],
      intro: ['Nennen Sie Straße und Zeitpunkt.'],
    },
    visit: {
      nav: 'Büro',
      heading: [line`Unser Büro ${'inPlace'}`, 'Der Weg ins Büro'],
      intro: ['Kommen Sie mit Termin und mit Fragen.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Besichtigung mit ${'name'}`, 'Besichtigung anfragen'],
      intro: ['Was Sie suchen oder verkaufen, wo und bis wann.'],
    },
  },
};
