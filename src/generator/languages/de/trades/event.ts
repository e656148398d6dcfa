import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const event: TradeWords = {
  senses: [
    {
      noun: 'Konferenz',
      gender: 'f',
      words: [
        'konferenz',
        'konferenzen',
        'kongress',
        'kongresse',
        'tagung',
        'tagungen',
        'symposium',
        'fachtagung',
      ],
    },
    {
      noun: 'Festival',
      gender: 'n',
      schemaType: 'Festival',
      words: ['festival', 'festivals', 'stadtfest', 'jahrmarkt', 'volksfest', 'dorffest'],
    },
    {
      noun: 'Veranstaltung',
      gender: 'f',
      words: [
        'veranstaltung',
        'veranstaltungen',
        'hackathon',
        'ausstellung',
        'messe',
        'gala',
        'marathon',
        'spendenlauf',
        'turnier',
        'meetup',
      ],
    },
    {
      noun: 'Theater',
      gender: 'n',
      schemaType: 'PerformingArtsTheater',
      words: ['theater', 'museum', 'kino', 'kulturzentrum'],
    },
  ],
  hints: [
    'vorträge',
    'redner',
    'rednerinnen',
    'karten',
    'eintrittskarten',
    'programm',
    'anmeldung',
    'sponsoren',
    'workshops',
    'bühne',
    'podium',
    'teilnehmer',
    'tickets',
  ],
  action: 'Nach einem Platz fragen',
  submit: 'Frage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Wir sehen uns ${'inPlace'}`,
    line`Im Programm: ${'offerings'}`,
    'Merken Sie sich den Tag',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Im Programm: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Im Programm: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Lesen Sie das Programm, wählen Sie aus und fragen Sie nach einem Platz.`,
    line`${'aNoun'} ${'inPlace'}. Im Programm: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Im Programm: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Lesen Sie das Programm, wählen Sie aus und fragen Sie nach einem Platz.`,
    line`${'aNoun'} ${'inPlace'}. Lesen Sie das Programm, wählen Sie aus und fragen Sie nach einem Platz.`,
    line`Im Programm: ${'offerings'}.`,
    'Lesen Sie das Programm, wählen Sie aus und fragen Sie nach einem Platz. Sagen Sie, wenn Sie für Anreise oder Eingang etwas brauchen.',
  ],
  closing: [
    'Lesen Sie das Programm und fragen Sie nach einem Platz.',
    'Schreiben Sie, wie viele Sie sind.',
  ],
  beside: [
    'Suchen Sie es im Programm.',
    'Fragen Sie, ob noch Plätze frei sind.',
    'Kommen Sie rechtzeitig.',
    'Fragen Sie, ob man sich extra anmeldet.',
  ],
  toFill: [
    'Ergänzen Sie einen Programmpunkt',
    'Ergänzen Sie einen zweiten Punkt',
    'Ergänzen Sie einen dritten Punkt',
  ],
  sections: {
    features: {
      nav: 'Teilnehmen',
      heading: [line`Zu ${'name'} kommen`, 'Bevor Sie kommen'],
      items: [
        {
          title: 'Wählen Sie vorher',
          body: 'Merken Sie sich, was Sie nicht verpassen wollen; dazwischen muss man laufen.',
        },
        {
          title: 'Sagen Sie, was Sie brauchen',
          body: 'Rampe, Dolmetscher, Essen: Schreiben Sie es, und wir sehen, was geht.',
        },
        { title: 'Bringen Sie jemanden mit', body: 'Pausen erzählen sich zu zweit leichter.' },
      ],
    },
    events: {
      nav: 'Programm',
      heading: ['Was wann geschieht'],
      intro: ['Die Tagesordnung, so wie sie feststeht.'],
    },
    offerings: {
      nav: 'Inhalt',
      heading: [line`Was es bei ${'name'} gibt`, 'Was es gibt'],
      intro: ['Eine Übersicht; der Rest steht im Programm.'],
    },
    team: {
      nav: 'Menschen',
      heading: [line`Wer zu ${'name'} kommt`, 'Wer kommt'],
      intro: ['Namen, so wie sie feststehen.'],
    },
    pricing: {
      nav: 'Karten',
      heading: ['Karten und Preise'],
      intro: ['Fragen Sie für Gruppen und Studierende.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer ${'name'} organisiert`, 'Wer organisiert'],
      intro: ['Stühle, Mikrofone und pünktlicher Kaffee: Den Rest bringen Sie mit.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Bevor die Türen aufgehen'],
      intro: ['Der Ort, noch leer.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Der Ort ${'inPlace'}`, 'Der Ort'],
      intro: ['Sehen Sie sich den Weg am Vorabend an.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem Tag'],
      items: [
        {
          title: 'Kann ich den Namen auf der Karte ändern?',
          body: 'Schreiben Sie vor dem Tag mit beiden Namen.',
        },
        {
          title: 'Gibt es Platz für einen Rollstuhl?',
          body: 'Sagen Sie es bei der Anfrage, und wir beschreiben den Zugang.',
        },
        { title: 'Kann ich etwas vorschlagen?', body: 'Ja: die Idee in drei Sätzen.' },
      ],
    },
    callToAction: {
      nav: 'Plätze',
      heading: ['Einen Platz frei halten?'],
      intro: ['Sagen Sie, für wie viele und welchen Tag.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Bei ${'name'} nachfragen`, 'Nach Ihrem Platz fragen'],
      intro: ['Wie viele, welcher Tag, und was Sie brauchen.'],
    },
  },
};
