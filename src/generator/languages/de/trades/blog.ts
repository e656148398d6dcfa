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
    line`Gemacht ${'inPlace'}`,
    line`Es geht um ${'offerings'}`,
    'Ohne Eile',
  ],
  description: [
    line`${'name'} ${'inPlace'}: Beiträge über ${'offerings'}, ohne Eile und mit Platz für Antworten.`,
    line`${'name'}: Beiträge über ${'offerings'}, ohne Eile und mit Platz für Antworten.`,
    line`${'name'} ${'inPlace'}: Beiträge für die Länge einer Tasse Kaffee, und eine Adresse, um zu antworten.`,
    line`${'name'}: Beiträge für die Länge einer Tasse Kaffee, und eine Adresse, um zu antworten.`,
    line`Beiträge über ${'offerings'}, gemacht ${'inPlace'}.`,
    line`Beiträge über ${'offerings'}, und eine Adresse, um zu antworten.`,
    line`Gemacht ${'inPlace'}: Beiträge für die Länge einer Tasse Kaffee, und eine Adresse, um zu antworten.`,
    'Beiträge, die so lange dauern wie eine Tasse Kaffee, und eine Adresse, um denen zu antworten, die sie machen.',
  ],
  closing: [
    'Fangen Sie mit dem neuesten an und sagen Sie, was Sie denken.',
    'Fangen Sie an, wo Sie wollen.',
  ],
  beside: [
    'Dazu gibt es mehr als einen Beitrag.',
    'Schreiben Sie, wenn Sie wissen, was fehlt.',
    'Nehmen Sie sich Zeit dafür.',
    'Widerspruch ist erlaubt.',
  ],
  toFill: [
    'Ergänzen Sie ein Thema',
    'Ergänzen Sie ein zweites Thema',
    'Ergänzen Sie ein drittes Thema',
  ],
  sections: {
    posts: {
      nav: 'Beiträge',
      heading: [line`Neues von ${'name'}`, 'Neues'],
      intro: ['Vom neuesten zum ältesten.'],
    },
    features: {
      nav: 'Anfangen',
      heading: [line`So fängt man mit ${'name'} an`, 'So fängt man an'],
      items: [
        { title: 'Beginnen Sie hinten', body: 'Der letzte Beitrag erklärt oft die anderen.' },
        {
          title: 'Antworten Sie',
          body: 'Eine lange Nachricht ist mehr wert als ein Daumen nach oben.',
        },
        {
          title: 'Verbessern Sie uns',
          body: 'Stimmt etwas nicht, sagen Sie es: Es wird geändert und vermerkt.',
        },
      ],
    },
    about: {
      nav: 'Wer das macht',
      heading: [line`Wer ${'name'} macht`, 'Wer das macht'],
      intro: ['Jemand, der hinsieht, notiert und dann die Hälfte streicht.'],
    },
    offerings: {
      nav: 'Themen',
      heading: [line`Worum es bei ${'name'} geht`, 'Worum es geht'],
      intro: ['Die Themen kehren wieder, die Beiträge nicht.'],
    },
    pricing: {
      nav: 'Unterstützen',
      heading: ['Diese Arbeit unterstützen'],
      intro: ['Soll es weitergehen, gibt es Wege, das zu sagen.'],
      items: [
        { title: 'Ein Kaffee', body: 'Einmal, was eine Tasse kostet.' },
        { title: 'Jeden Monat', body: 'Was eine Sonntagszeitung kostet.' },
        { title: 'Eine Anzeige', body: 'Passt sie zu dem, worum es hier geht, fragen Sie.' },
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Ränder und Notizen'],
      intro: ['Was sonst nirgends hinpasste.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Fragen aus dem Publikum'],
      items: [
        {
          title: 'Darf ich etwas zitieren?',
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
      intro: ['Worum es geht und was Sie denken.'],
    },
  },
};
