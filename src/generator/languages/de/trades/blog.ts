import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const blog: TradeWords = {
  senses: [
    {
      noun: 'Blog',
      gender: 'm',
      yields: true,
      words: [
        'blog',
        'blogs',
        'blogger',
        'bloggerin',
        'magazin',
        'onlinemagazin',
        'online-magazin',
        'reiseblog',
        'foodblog',
        'rezeptblog',
        'modeblog',
        'tagebuch',
      ],
    },
    { noun: 'Podcast', gender: 'm', yields: true, words: ['podcast', 'podcasts'] },
  ],
  hints: [
    'artikel',
    'beiträge',
    'rezepte',
    'geschichten',
    'essays',
    'reisen',
    'folgen',
    'episoden',
    'leser',
    'kolumnen',
  ],
  action: 'An die Redaktion schreiben',
  submit: 'Absenden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Geschrieben ${'inPlace'}`,
    line`Es geht um ${'offerings'}`,
    'Zum langsamen Lesen',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: Texte über ${'offerings'}, ohne Eile und mit Platz für Antworten.`,
    line`${'name'}: Texte über ${'offerings'}, ohne Eile und mit Platz für Antworten.`,
    line`${'name'}, ${'inPlace'}: Texte für die Länge einer Tasse Kaffee, und eine Adresse, um zu antworten.`,
    line`${'name'}: Texte für die Länge einer Tasse Kaffee, und eine Adresse, um zu antworten.`,
    line`Texte über ${'offerings'}, geschrieben ${'inPlace'}.`,
    line`Texte über ${'offerings'}, und eine Adresse, um zu antworten.`,
    line`Geschrieben ${'inPlace'}: Texte für die Länge einer Tasse Kaffee, und eine Adresse, um zu antworten.`,
    'Texte, die sich in der Länge einer Tasse Kaffee lesen, und eine Adresse, um denen zu antworten, die sie schreiben.',
  ],
  closing: [
    'Lesen Sie den neuesten und sagen Sie, was Sie denken.',
    'Fangen Sie an, wo Sie wollen.',
  ],
  beside: [
    'Dazu gibt es mehr als einen Text.',
    'Schreiben Sie, wenn Sie wissen, was fehlt.',
    'Lesen Sie es langsam.',
    'Widerspruch ist erlaubt.',
  ],
  toFill: [
    'Ergänzen Sie ein Thema',
    'Ergänzen Sie ein zweites Thema',
    'Ergänzen Sie ein drittes Thema',
  ],
  sections: {
    posts: {
      nav: 'Texte',
      heading: [line`Neues von ${'name'}`, 'Neues'],
      intro: ['Vom neuesten zum ältesten.'],
    },
    features: {
      nav: 'Lesen',
      heading: [line`So liest man ${'name'}`, 'So liest man hier'],
      items: [
        { title: 'Beginnen Sie hinten', body: 'Der letzte Text erklärt oft die anderen.' },
        { title: 'Antworten Sie', body: 'Eine lange Nachricht ist mehr wert als ein Daumen.' },
        {
          title: 'Verbessern Sie uns',
          body: 'Stimmt etwas nicht, sagen Sie es: Es wird geändert und vermerkt.',
        },
      ],
    },
    about: {
      nav: 'Wer schreibt',
      heading: [line`Wer ${'name'} schreibt`, 'Wer schreibt'],
      intro: ['Jemand, der hinsieht, notiert und dann die Hälfte streicht.'],
    },
    offerings: {
      nav: 'Themen',
      heading: [line`Worum es bei ${'name'} geht`, 'Worum es geht'],
      intro: ['Die Themen kehren wieder, die Texte nicht.'],
    },
    pricing: {
      nav: 'Unterstützen',
      heading: ['Diese Arbeit unterstützen'],
      intro: ['Soll es weitergehen, gibt es Wege, das zu sagen.'],
      items: [
        { title: 'Ein Kaffee', body: 'Einmal, was eine Tasse kostet.' },
        { title: 'Jeden Monat', body: 'Was eine Sonntagszeitung kostet.' },
        { title: 'Eine Anzeige', body: 'Passt sie zu dem, was man hier liest, fragen Sie.' },
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Ränder und Notizen'],
      intro: ['Was nicht in den Text passte.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Von Lesern'],
      items: [
        {
          title: 'Darf ich einen Text zitieren?',
          body: 'Ja, mit Namen und Verweis. Ist es lang, fragen Sie.',
        },
        {
          title: 'Darf ich ein Thema vorschlagen?',
          body: 'Ja: zwei Sätze, und warum es Ihnen wichtig ist.',
        },
        {
          title: 'Gibt es einen Rundbrief?',
          body: 'Schreiben Sie Ihre Adresse, und wir sagen, ob es einen gibt.',
        },
      ],
    },
    callToAction: {
      nav: 'Bescheid',
      heading: ['Bescheid, wenn es Neues gibt?'],
      intro: ['Lassen Sie eine Adresse da, und wir schreiben dann.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`An ${'name'} schreiben`, 'An die Redaktion schreiben'],
      intro: ['Was Sie gelesen haben und was Sie denken.'],
    },
  },
};
