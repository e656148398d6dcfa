import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const general: TradeWords = {
  senses: [
    {
      noun: 'kleiner Betrieb',
      gender: 'm',
      words: [
        'kleiner betrieb',
        'kleinunternehmen',
        'familienbetrieb',
        'kleines unternehmen',
        'familienunternehmen',
        'lokales unternehmen',
      ],
    },
  ],
  hints: [],
  action: 'Schreiben',
  submit: 'Nachricht senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Zu Hause ${'inPlace'}`,
    line`${'offerings'}, und wie man fragt`,
    'Was wir machen und wie Sie uns erreichen',
  ],
  description: [
    line`${'name'} ${'inPlace'}: ${'offerings'}, und ein direkter Weg, danach zu fragen.`,
    line`${'name'}: ${'offerings'}, in einfachen Worten beschrieben.`,
    line`${'name'} ist ${'inPlace'} zu Hause. Lesen Sie, was wir machen, und schreiben Sie, wenn Sie eine Frage haben.`,
    line`${'offerings'} ${'inPlace'}.`,
    line`${'offerings'}, in einfachen Worten beschrieben.`,
    line`${'name'} auf einer Seite: was wir machen, wie wir arbeiten und wie Sie uns erreichen.`,
    line`Wir sind ${'inPlace'} zu Hause. Lesen Sie, was wir machen, und schreiben Sie, wenn Sie eine Frage haben.`,
    'Eine Seite, die sagt, was wir machen, wie wir arbeiten und wie Sie uns mit einer Frage erreichen.',
  ],
  closing: [
    'Lesen Sie weiter, oder schreiben Sie uns Ihre Frage.',
    'Sehen Sie sich um, und sagen Sie, was Sie brauchen.',
  ],
  beside: [
    'Fragen Sie nach den Einzelheiten, die Ihnen wichtig sind.',
    'Sagen Sie, was Sie vorhaben, und wir sagen, ob es passt.',
    'Nicht sicher, ob es das Richtige ist? Beschreiben Sie es mit Ihren Worten.',
    'Schreiben Sie, wenn Sie mehr wissen möchten.',
  ],
  toFill: [
    'Ergänzen Sie Ihr erstes Angebot',
    'Ergänzen Sie Ihr zweites Angebot',
    'Ergänzen Sie Ihr drittes Angebot',
  ],
  sections: {
    features: {
      nav: 'Kurz gesagt',
      heading: [line`${'name'}, kurz gesagt`, 'Kurz gesagt'],
      items: [
        {
          title: 'Sehen Sie sich um',
          body: 'Lesen Sie auf dieser Seite, was wir machen, und urteilen Sie in Ruhe.',
        },
        {
          title: 'Fragen Sie',
          body: 'Eine Frage kostet ein paar Zeilen und verpflichtet zu nichts.',
        },
        {
          title: 'Entscheiden Sie in Ruhe',
          body: 'Nehmen Sie die Antwort mit, vergleichen Sie, und kommen Sie wieder.',
        },
      ],
    },
    offerings: {
      nav: 'Was wir machen',
      heading: [line`Was Sie bei ${'name'} bekommen`, 'Was Sie bei uns bekommen'],
      intro: ['Die kurze Liste. Schreiben Sie, wenn etwas fehlt.'],
    },
    about: {
      nav: 'Wer wir sind',
      heading: [line`Wer hinter ${'name'} steht`, 'Wer wir sind'],
      intro: [
        line`${'name'} ist ${'inPlace'} zu Hause.`,
        'Hinter dieser Seite stehen Menschen, denen Sie schreiben können.',
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Was es kostet'],
      intro: ['Fragen Sie, wenn Sie nicht sehen, was Sie suchen.'],
    },
    process: { nav: 'So arbeiten wir', heading: ['Drei Schritte, nicht mehr'] },
    faq: { nav: 'Fragen', heading: ['Bevor Sie fragen'] },
    contact: {
      nav: 'Kontakt',
      heading: [line`An ${'name'} schreiben`, 'Schreiben Sie uns'],
      intro: ['Ein paar Zeilen genügen für den Anfang.'],
    },
  },
};
