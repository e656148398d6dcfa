import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const personal: TradeWords = {
  senses: [
    {
      noun: 'persönliche Seite',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'persönliche seite',
        'persönliche website',
        'persönliche homepage',
        'lebenslauf',
        'online-lebenslauf',
        'private homepage',
      ],
    },
    {
      noun: 'persönliche Seite',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'student',
        'studentin',
        'forscher',
        'forscherin',
        'professor',
        'professorin',
        'wissenschaftler',
        'wissenschaftlerin',
        'redner',
        'politiker',
        'kandidatin',
        'kandidat',
        'schauspieler',
        'schauspielerin',
        'model',
        'sportlerin',
        'influencerin',
      ],
    },
  ],
  hints: ['mein leben', 'hobbys', 'meine geschichte', 'veröffentlichungen', 'werdegang'],
  action: 'Hallo sagen',
  submit: 'Absenden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Sie finden mich ${'inPlace'}`,
    line`Vor allem ${'offerings'}`,
    'Hallo',
  ],
  description: [
    line`${'name'} ${'inPlace'}. Vor allem ${'offerings'}, und wie man mich erreicht.`,
    line`${'name'}: vor allem ${'offerings'}, und wie man mich erreicht.`,
    line`${'name'} ${'inPlace'}. Wer das ist, was gerade auf dem Tisch liegt und wie man Hallo sagt, ohne Umwege.`,
    line`${'name'} auf einer Seite: wer das ist, was gerade auf dem Tisch liegt und wie man Hallo sagt, ohne Umwege.`,
    line`Vor allem ${'offerings'}, ${'inPlace'}, und wie man mich erreicht.`,
    line`Vor allem ${'offerings'}, und wie man mich erreicht.`,
    line`${'inPlace'}: wer ich bin, was gerade auf meinem Tisch liegt und wie man Hallo sagt, ohne Umwege.`,
    'Eine Seite, die sagt, wer ich bin, was gerade auf meinem Tisch liegt und wie man Hallo sagt, ohne Umwege.',
  ],
  closing: [
    'Lesen Sie weiter, oder sagen Sie einfach Hallo.',
    'Sehen Sie sich um, und schreiben Sie, wenn etwas anklingt.',
  ],
  beside: [
    'Fragen Sie mich danach.',
    'Darüber kann ich eine Stunde reden.',
    'Ich vergleiche gern Notizen.',
    'Mehr davon, wenn wir uns sehen.',
  ],
  toFill: [
    'Ergänzen Sie etwas, das Sie tun',
    'Ergänzen Sie eine zweite Sache',
    'Ergänzen Sie eine dritte Sache',
  ],
  sections: {
    about: {
      nav: 'Über mich',
      heading: [line`Hallo von ${'name'}`, 'Hallo und guten Tag'],
      intro: [
        'Die kurze Fassung steht hier. Die lange braucht einen Spaziergang oder einen Tisch.',
      ],
    },
    features: {
      nav: 'Gerade',
      heading: ['Auf dem Tisch'],
      items: [
        { title: 'Schreiben Sie mir, wenn', body: 'Sie an Ähnlichem arbeiten, oder am Gegenteil.' },
        {
          title: 'Laden Sie mich ein, wenn',
          body: 'Sie einen Raum, ein paar Stühle und eine Frage haben.',
        },
        { title: 'Lassen Sie das Formular, wenn', body: 'Wir uns kennen. Sie haben meine Nummer.' },
      ],
    },
    gallery: { nav: 'Bilder', heading: ['Ein paar Bilder'], intro: ['Orte, Menschen, Gemachtes.'] },
    offerings: { nav: 'Dinge', heading: ['Was ich so mache'], intro: ['Ohne Reihenfolge.'] },
    posts: {
      nav: 'Notizen',
      heading: ['Lose Notizen'],
      intro: ['Kurzes, das sonst nirgends hinpasste.'],
    },
    pricing: {
      nav: 'Zusammenarbeit',
      heading: ['Mit mir arbeiten'],
      intro: ['Für Vorträge, Texte oder Rat fragen Sie mit einem Termin.'],
    },
    callToAction: { nav: 'Zwei Zeilen', heading: ['Reden wir?'], intro: ['Zwei Zeilen genügen.'] },
    contact: {
      nav: 'Hallo sagen',
      heading: [line`An ${'name'} schreiben`, 'Sagen Sie Hallo'],
      intro: ['Wer Sie sind und warum Sie schreiben.'],
    },
  },
};
