import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nonprofit: TradeWords = {
  senses: [
    {
      noun: 'gemeinnützige Organisation',
      gender: 'f',
      words: [
        'gemeinnützige organisation',
        'ngo',
        'stiftung',
        'hilfsorganisation',
        'tafel',
        'tierheim',
        'tierschutzverein',
        'gemeinnütziger verein',
        'wohltätigkeitsorganisation',
      ],
    },
    {
      noun: 'Verein',
      gender: 'm',
      words: [
        'verein',
        'vereine',
        'sportverein',
        'kulturverein',
        'nachbarschaftsverein',
        'förderverein',
        'bürgerinitiative',
        'musikverein',
      ],
    },
    {
      noun: 'Kirchengemeinde',
      gender: 'f',
      schemaType: 'PlaceOfWorship',
      words: [
        'kirche',
        'kirchengemeinde',
        'pfarrei',
        'moschee',
        'synagoge',
        'tempel',
        'pfarrgemeinde',
      ],
    },
  ],
  hints: [
    'spenden',
    'spende',
    'ehrenamtliche',
    'ehrenamt',
    'freiwillige',
    'mitglieder',
    'gemeinschaft',
    'geflüchtete',
    'mithelfen',
    'mitmachen',
  ],
  action: 'Mithelfen',
  submit: 'Hilfe anbieten',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Menschen und Hände ${'inPlace'}`,
    line`Das beschäftigt uns: ${'offerings'}`,
    'Jede Hand zählt',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Das tun wir: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Das tun wir: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sehen Sie, was wir tun und was fehlt, und sagen Sie, wie Sie helfen wollen.`,
    line`${'aNoun'} ${'inPlace'}. Das tun wir: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Das tun wir: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sehen Sie, was wir tun und was fehlt, und sagen Sie, wie Sie helfen wollen.`,
    line`${'aNoun'} ${'inPlace'}. Sehen Sie, was wir tun und was fehlt, und sagen Sie, wie Sie helfen wollen.`,
    line`Das tun wir: ${'offerings'}.`,
    'Sehen Sie, was wir tun, was fehlt und wer helfen kann. Man kann Zeit, Dinge oder Geld geben; sagen Sie, was Sie haben.',
  ],
  closing: [
    'Sagen Sie, wie viel Zeit Sie haben und was Sie können.',
    'Sehen Sie, was fehlt, und schreiben Sie uns.',
  ],
  beside: [
    'Fragen Sie, wie man mitmacht.',
    'Fragen Sie, was gerade fehlt.',
    'Bringen Sie jemanden mit.',
    'Fragen Sie, bei wem es ankommt.',
  ],
  toFill: [
    'Ergänzen Sie etwas, das Sie tun',
    'Ergänzen Sie eine zweite Tätigkeit',
    'Ergänzen Sie eine dritte Tätigkeit',
  ],
  sections: {
    about: {
      nav: 'Wer wir sind',
      heading: [line`Warum es ${'name'} gibt`, 'Warum es uns gibt'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Wir fangen bei dem an, was nah ist.`,
        'Wir fangen bei dem an, was nah ist.',
      ],
    },
    features: {
      nav: 'Helfen',
      heading: [line`Bei ${'name'} helfen`, 'So können Sie helfen'],
      items: [
        { title: 'Mit Zeit', body: 'Auch ein einzelner Nachmittag hilft. Sagen Sie, wann.' },
        {
          title: 'Mit Dingen',
          body: 'Fragen Sie vorher, was fehlt, damit nichts in der Ecke steht.',
        },
        { title: 'Mit Geld', body: 'Fragen Sie, wofür es ausgegeben wird, und wir sagen es.' },
      ],
    },
    offerings: {
      nav: 'Was wir tun',
      heading: [line`Was ${'name'} tut`, 'Was hier geschieht'],
      intro: ['Kurz hier, lang im Gespräch.'],
    },
    process: {
      nav: 'Mitmachen',
      heading: ['Von der ersten Zeile zum ersten Tag'],
      items: [
        { title: 'Sie schreiben', body: 'Name, Viertel und die Stunden, die Sie haben.' },
        { title: 'Wir lernen uns kennen', body: 'Ein Kaffee und Fragen von beiden Seiten.' },
        { title: 'Sie fangen an', body: 'Am ersten Tag mit jemandem, der den Weg kennt.' },
      ],
    },
    events: {
      nav: 'Termine',
      heading: ['Nächste Treffen'],
      intro: ['Tage, an denen Sie vorbeikommen können.'],
    },
    pricing: {
      nav: 'Spenden',
      heading: ['Wege zu geben'],
      intro: ['Fragen Sie, wofür eine Spende gebraucht wird.'],
      items: [
        { title: 'Einmal', body: 'Der Betrag, den Sie möchten, wann Sie möchten.' },
        { title: 'Jeden Monat', body: 'Ein kleiner Betrag, mit dem sich planen lässt.' },
        { title: 'Im Namen von jemandem', body: 'Ein Geschenk, das keinen Platz braucht.' },
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Was Helfende fragen'],
      items: [
        {
          title: 'Brauche ich Erfahrung?',
          body: 'Sagen Sie, was Sie können und was Sie lernen möchten, dann sehen wir weiter.',
        },
        {
          title: 'Wofür wird das Geld ausgegeben?',
          body: 'Fragen Sie, und wir erklären es Ihnen.',
        },
        {
          title: 'Kann ich Kleidung oder Essen bringen?',
          body: 'Schreiben Sie vorher, was es ist, und wir sagen, ob es gebraucht wird.',
        },
      ],
    },
    callToAction: {
      nav: 'Mithilfe',
      heading: ['Eine freie Stunde?'],
      intro: ['Schreiben Sie, wann, und wir finden etwas zu tun.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Besuchen Sie uns ${'inPlace'}`, 'Besuchen Sie uns'],
      intro: ['Die Tür geht auch für eine Frage auf.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`An ${'name'} schreiben`, 'Zwei Zeilen schreiben'],
      intro: ['Was Sie haben: Zeit, Dinge oder Fragen.'],
    },
  },
};
