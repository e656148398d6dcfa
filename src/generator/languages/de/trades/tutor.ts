import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const tutor: TradeWords = {
  senses: [
    {
      noun: 'Nachhilfe',
      gender: 'f',
      words: [
        'nachhilfe',
        'nachhilfelehrer',
        'nachhilfelehrerin',
        'nachhilfeunterricht',
        'privatunterricht',
        'lernhilfe',
        'hausaufgabenhilfe',
        'mathenachhilfe',
        'nachhilfeinstitut',
      ],
    },
    {
      noun: 'Sprachschule',
      gender: 'f',
      words: [
        'sprachschule',
        'sprachschulen',
        'englischlehrerin',
        'englischlehrer',
        'sprachkurse',
        'englischkurse',
        'deutschkurse',
        'sprachunterricht',
      ],
    },
    {
      noun: 'Musikschule',
      gender: 'f',
      schemaType: 'MusicSchool',
      words: [
        'musikschule',
        'musikschulen',
        'klavierunterricht',
        'gitarrenunterricht',
        'klavierlehrerin',
        'klavierlehrer',
        'gitarrenlehrer',
        'gesangsunterricht',
      ],
    },
    {
      noun: 'Schule',
      gender: 'f',
      schemaType: 'School',
      words: [
        'schule',
        'schulen',
        'universität',
        'akademie',
        'gymnasium',
        'grundschule',
        'waldorfschule',
      ],
    },
    {
      noun: 'Fahrschule',
      gender: 'f',
      words: ['fahrschule', 'fahrschulen', 'fahrlehrer', 'fahrlehrerin'],
    },
    {
      noun: 'Onlinekurs',
      gender: 'm',
      schemaType: 'Course',
      words: ['onlinekurs', 'online-kurs', 'onlinekurse', 'online-kurse', 'e-learning'],
    },
  ],
  hints: [
    'schüler',
    'schülerinnen',
    'hausaufgaben',
    'prüfungen',
    'prüfung',
    'unterricht',
    'lektionen',
    'mathematik',
    'mathe',
    'grammatik',
    'abitur',
    'lernen',
    'klassenarbeiten',
  ],
  action: 'Nach einer ersten Stunde fragen',
  submit: 'Anfrage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Lernen ${'inPlace'}`,
    line`Gelernt wird: ${'offerings'}`,
    'Eine Frage, dann die nächste',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Fächer: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Fächer: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, wo es hakt, wann die Prüfung ist und welche Zeiten gehen.`,
    line`${'aNoun'} ${'inPlace'}. Fächer: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Fächer: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, wo es hakt, wann die Prüfung ist und welche Zeiten gehen.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, wo es hakt, wann die Prüfung ist und welche Zeiten gehen.`,
    line`Fächer: ${'offerings'}.`,
    'Sagen Sie, wo es hakt, wann die Prüfung ist und welche Zeiten gehen. Wir fangen mit der ersten Frage an und gehen zur nächsten.',
  ],
  closing: ['Fragen Sie nach einer ersten Stunde.', 'Nennen Sie Fach, Klasse und freie Zeiten.'],
  beside: [
    'Sagen Sie, bei welchem Kapitel Sie sind.',
    'Bringen Sie Ihr Buch mit.',
    'Fragen Sie, wie viele Stunden nötig wären.',
    'Nennen Sie den Tag der Prüfung.',
  ],
  toFill: [
    'Ergänzen Sie ein Fach oder einen Kurs',
    'Ergänzen Sie einen zweiten Kurs',
    'Ergänzen Sie einen dritten Kurs',
  ],
  sections: {
    features: {
      nav: 'Der Unterricht',
      heading: [line`Lernen mit ${'name'}`, 'So ist der Unterricht'],
      items: [
        { title: 'Von dort, wo Sie stehen', body: 'Die erste Stunde zeigt, was schon da ist.' },
        {
          title: 'Mit Ihren Hausaufgaben',
          body: 'Bringen Sie mit, was fällig ist: Damit lernt man.',
        },
        {
          title: 'Mit einem Ziel',
          body: 'Eine Prüfung, eine Reise, eine Note: So weiß man, wann man fertig ist.',
        },
      ],
    },
    offerings: {
      nav: 'Fächer',
      heading: [line`Was man bei ${'name'} lernt`, 'Was man lernt'],
      intro: ['Fehlt Ihr Fach, fragen Sie.'],
    },
    process: {
      nav: 'Anfangen',
      heading: ['Von der Frage zur Prüfung'],
      items: [
        { title: 'Sie erzählen', body: 'Klasse, Fach und wo es hakt.' },
        { title: 'Wir probieren', body: 'Eine erste Stunde, um zu sehen, ob es passt.' },
        {
          title: 'Wir machen weiter',
          body: 'Ein fester Tag und ein Plan, der auf ein Blatt passt.',
        },
      ],
    },
    about: {
      nav: 'Wer unterrichtet',
      heading: [line`Wer bei ${'name'} unterrichtet`, 'Wer unterrichtet'],
      intro: ['Noch einmal erklären, auf andere Weise, bis es klick macht.'],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Preise der Stunden'],
      intro: ['Fragen Sie nach Einzelstunden und Gruppen.'],
    },
    team: { nav: 'Lehrkräfte', heading: [line`Die Lehrkräfte von ${'name'}`, 'Die Lehrkräfte'] },
    faq: {
      nav: 'Fragen',
      heading: ['Vor der ersten Stunde'],
      items: [
        {
          title: 'Vor Ort oder per Video?',
          body: 'Sagen Sie, was Ihnen lieber ist und wo Sie sind, und wir sehen, was geht.',
        },
        {
          title: 'Und wenn eine Stunde ausfällt?',
          body: 'Sagen Sie es, sobald Sie es wissen; die Regeln klären wir am Anfang.',
        },
        {
          title: 'Für welches Alter?',
          body: 'Nennen Sie Alter und Klasse, und wir antworten ehrlich.',
        },
      ],
    },
    callToAction: {
      nav: 'Erste Stunde',
      heading: ['Eine Prüfung in Sicht?'],
      intro: ['Nennen Sie Tag und Fach.'],
    },
    visit: {
      nav: 'Der Raum',
      heading: [line`Der Unterrichtsraum ${'inPlace'}`, 'Wo unterrichtet wird'],
      intro: ['Kommen Sie ein paar Minuten früher.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Bei ${'name'} nach einer Stunde fragen`, 'Nach einer ersten Stunde fragen'],
      intro: ['Fach, Klasse und freie Zeiten.'],
    },
  },
};
