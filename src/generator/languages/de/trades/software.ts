import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const software: TradeWords = {
  senses: [
    {
      noun: 'Softwareunternehmen',
      gender: 'n',
      words: [
        'software',
        'softwareunternehmen',
        'softwarefirma',
        'it-firma',
        'it-unternehmen',
        'softwareentwicklung',
        'softwarehaus',
      ],
    },
    {
      noun: 'Start-up',
      gender: 'n',
      words: ['start-up', 'startup', 'startups', 'start-ups', 'fintech'],
    },
    {
      noun: 'App',
      gender: 'f',
      schemaType: 'SoftwareApplication',
      words: [
        'app',
        'apps',
        'saas',
        'plattform',
        'webanwendung',
        'anwendung',
        'web-app',
        'handy-app',
      ],
    },
    {
      noun: 'Spielestudio',
      gender: 'n',
      words: ['spielestudio', 'videospiel', 'computerspiel', 'videospiele'],
    },
  ],
  hints: [
    'dashboard',
    'auswertungen',
    'automatisierung',
    'schnittstellen',
    'nutzer',
    'daten',
    'cloud',
    'api',
    'rechnungen',
    'rechnungsstellung',
    'berichte',
    'zeiterfassung',
    'beta',
  ],
  action: 'Vorführung anfragen',
  submit: 'Anfrage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Gemacht ${'inPlace'}`,
    line`Auf dem Bildschirm: ${'offerings'}`,
    'Weniger Klicks für dieselbe Arbeit',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Funktionen: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Funktionen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sehen Sie, was es kann, und probieren Sie es mit Ihren Daten aus.`,
    line`${'aNoun'} ${'inPlace'}. Funktionen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Funktionen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sehen Sie, was es kann, und probieren Sie es mit Ihren Daten aus.`,
    line`${'aNoun'} ${'inPlace'}. Sehen Sie, was es kann, und probieren Sie es mit Ihren Daten aus.`,
    line`Funktionen: ${'offerings'}.`,
    'Sehen Sie, was es kann und was nicht. Fragen Sie nach einer Vorführung, nehmen Sie Ihre Daten, und entscheiden Sie danach.',
  ],
  closing: [
    'Fragen Sie nach einer Vorführung mit Ihren Daten.',
    'Sehen Sie, was es kann, und fragen Sie.',
  ],
  beside: [
    'Lassen Sie es sich zeigen.',
    'Fragen Sie, wie es zu Ihren Werkzeugen passt.',
    'Sagen Sie, wie viele es nutzen würden.',
    'Fragen Sie, welche Daten es braucht.',
  ],
  toFill: [
    'Ergänzen Sie eine Funktion',
    'Ergänzen Sie eine zweite Funktion',
    'Ergänzen Sie eine dritte Funktion',
  ],
  sections: {
    features: {
      nav: 'Funktionen',
      heading: [line`Wofür ${'name'} da ist`, 'Wofür es da ist'],
      items: [
        {
          title: 'Fangen Sie mit Ihrem Fall an',
          body: 'Nehmen Sie eine echte Aufgabe, kein erfundenes Beispiel.',
        },
        {
          title: 'Gehen Sie, wann Sie wollen',
          body: 'Fragen Sie vor dem Einstieg, wie Sie Ihre Daten mitnehmen.',
        },
        {
          title: 'Fragen Sie die Macher',
          body: 'Bitten Sie um ein Gespräch mit denen, die das Programm schreiben.',
        },
      ],
    },
    process: {
      nav: 'So geht es',
      heading: ['Drei Schritte zur ersten Aufgabe'],
      items: [
        { title: 'Erzählen', body: 'Was Sie heute von Hand machen und wie lange es dauert.' },
        { title: 'Zusehen', body: 'Wir zeigen es an einem Fall wie Ihrem.' },
        { title: 'Ausprobieren', body: 'Sie nehmen Ihre Daten und entscheiden.' },
      ],
    },
    offerings: {
      nav: 'Produkt',
      heading: [line`Was ${'name'} kann`, 'Was das Programm kann'],
      intro: ['Das Wichtige als Liste.'],
    },
    pricing: {
      nav: 'Tarife',
      heading: ['Tarife und Preise'],
      intro: ['Fragen Sie für Ihre Zahl von Nutzern.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer ${'name'} schreibt`, 'Wer es schreibt'],
      intro: ['Ein Programm ist gut, wenn man nicht mehr daran denkt.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor der Vorführung'],
      items: [
        {
          title: 'Muss ich etwas installieren?',
          body: 'Nennen Sie Ihr System, und wir sagen, was nötig ist.',
        },
        {
          title: 'Wo liegen meine Daten?',
          body: 'Lassen Sie sich Ort und Bedingungen vorher schriftlich geben.',
        },
        {
          title: 'Kann ich Vorhandenes mitnehmen?',
          body: 'Schicken Sie ein Beispiel ohne persönliche Daten, und wir sehen nach.',
        },
      ],
    },
    callToAction: {
      nav: 'Vorführung',
      heading: ['Eine Aufgabe, die jede Woche wiederkehrt?'],
      intro: ['Beschreiben Sie sie, und wir zeigen, ob wir sie lösen.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Mit ${'name'} sprechen`, 'Ihre Vorführung anfragen'],
      intro: ['Was Sie heute machen, womit, und wie viele Sie sind.'],
    },
  },
};
