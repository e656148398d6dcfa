import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const musician: TradeWords = {
  senses: [
    {
      noun: 'Band',
      gender: 'f',
      schemaType: 'MusicGroup',
      words: [
        'band',
        'bands',
        'rockband',
        'musikgruppe',
        'chor',
        'orchester',
        'jazzband',
        'blaskapelle',
        'streichquartett',
        'coverband',
      ],
    },
    {
      noun: 'Musikprojekt',
      gender: 'n',
      words: [
        'musiker',
        'musikerin',
        'sänger',
        'sängerin',
        'liedermacher',
        'liedermacherin',
        'gitarrist',
        'gitarristin',
        'pianist',
        'pianistin',
        'geigerin',
        'dj',
        'rapper',
        'komponist',
        'komponistin',
        'musikproduzent',
        'livemusik',
      ],
    },
  ],
  hints: [
    'tour',
    'konzerte',
    'konzert',
    'album',
    'alben',
    'platte',
    'platten',
    'lieder',
    'songs',
    'vinyl',
    'jazz',
    'auftritte',
    'gigs',
  ],
  action: 'Auftritt anfragen',
  submit: 'Anfrage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Musik ${'inPlace'}`,
    line`Zu hören: ${'offerings'}`,
    'Lauter drehen',
  ],
  description: [
    line`${'name'} ${'inPlace'}. Zu hören: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Sehen Sie, wo wir spielen, hören Sie hinein, und nennen Sie einen Ort.`,
    line`${'aNoun'} ${'inPlace'}. Zu hören: ${'offerings'}.`,
    line`${'name'}. Zu hören: ${'offerings'}.`,
    line`${'name'}. Sehen Sie, wo wir spielen, hören Sie hinein, und nennen Sie einen Ort.`,
    line`${'aNoun'} ${'inPlace'}. Sehen Sie, wo wir spielen, hören Sie hinein, und nennen Sie einen Ort.`,
    line`Zu hören: ${'offerings'}.`,
    'Sehen Sie, wo wir als Nächstes spielen. Haben Sie eine Bühne, ein Fest oder einen Hof, schreiben Sie Tag und Ort.',
  ],
  closing: [
    'Sehen Sie die Termine an und schreiben Sie uns.',
    'Nennen Sie Ort und Tag Ihres Konzerts.',
  ],
  beside: [
    'Kommen Sie und hören Sie es.',
    'Fragen Sie nach dem Konzert danach.',
    'Rufen Sie es zwischen zwei Liedern.',
    'Schreiben Sie, wenn Sie es suchen.',
  ],
  toFill: [
    'Ergänzen Sie ein Album oder Lied',
    'Ergänzen Sie eine Besetzung',
    'Ergänzen Sie, was es am Stand gibt',
  ],
  sections: {
    features: {
      nav: 'Auftreten',
      heading: [line`${'name'} einladen`, 'Wer eine Bühne hat'],
      items: [
        { title: 'Der Ort', body: 'Sagen Sie, wie viele hineinpassen und ob es Nachbarn gibt.' },
        {
          title: 'Der Klang',
          body: 'Sagen Sie, welche Anlage da ist, dann bringen wir den Rest mit.',
        },
        {
          title: 'Die Uhrzeit',
          body: 'Probe, Essen, Konzert: Vorher aufgeschrieben geht es leichter.',
        },
      ],
    },
    events: { nav: 'Konzerte', heading: ['Wo wir spielen'], intro: ['Die nächsten Termine.'] },
    gallery: { nav: 'Bilder', heading: ['Kabel und Licht'], intro: ['Zwischen zwei Liedern.'] },
    about: {
      nav: 'Geschichte',
      heading: [line`Wer bei ${'name'} spielt`, 'Wer spielt'],
      intro: ['Der Rest lässt sich hören, kaum lesen.'],
    },
    offerings: {
      nav: 'Musik',
      heading: [line`Die Musik von ${'name'}`, 'Die Musik'],
      intro: ['Zum Anhören und Mitnehmen.'],
    },
    pricing: {
      nav: 'Gage',
      heading: ['Was ein Konzert kostet'],
      intro: ['Das hängt von Ort und Strecke ab: Fragen Sie.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem Konzert'],
      items: [
        {
          title: 'Spielen Sie auf Hochzeiten?',
          body: 'Nennen Sie Tag, Ort und das Lied, das nicht fehlen darf.',
        },
        {
          title: 'Was brauchen Sie auf der Bühne?',
          body: 'Fragen Sie nach der Liste, und wir schicken sie.',
        },
        { title: 'Wo gibt es Karten?', body: 'Beim Veranstalter; im Zweifel schreiben Sie.' },
      ],
    },
    visit: {
      nav: 'Proberaum',
      heading: [line`Der Proberaum ${'inPlace'}`, 'Wo wir proben'],
      intro: ['Rufen Sie vorher an: Drinnen hört man keine Klingel.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`${'name'} auf Ihre Bühne holen`, 'Einen Tag vorschlagen'],
      intro: ['Tag, Ort und wie viele kommen.'],
    },
  },
};
