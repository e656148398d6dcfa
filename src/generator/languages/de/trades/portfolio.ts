import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const portfolio: TradeWords = {
  senses: [
    {
      noun: 'Designstudio',
      gender: 'n',
      schemaType: 'Person',
      words: [
        'grafikdesigner',
        'grafikdesignerin',
        'grafiker',
        'grafikerin',
        'webdesigner',
        'webdesignerin',
        'designer',
        'designerin',
        'ux-designer',
        'ux-designerin',
        'grafikdesign',
      ],
    },
    {
      noun: 'Entwicklungsbüro',
      gender: 'n',
      schemaType: 'Person',
      words: [
        'webentwickler',
        'webentwicklerin',
        'entwickler',
        'entwicklerin',
        'softwareentwickler',
        'softwareentwicklerin',
        'programmierer',
        'programmiererin',
      ],
    },
    {
      noun: 'Textbüro',
      gender: 'n',
      schemaType: 'Person',
      words: [
        'texter',
        'texterin',
        'autor',
        'autorin',
        'schriftsteller',
        'schriftstellerin',
        'journalist',
        'journalistin',
        'lektorin',
        'redakteurin',
        'copywriter',
      ],
    },
    {
      noun: 'Portfolio',
      gender: 'n',
      yields: true,
      words: ['portfolio', 'portfolios', 'freelancer', 'freiberufler', 'freiberuflerin'],
    },
  ],
  hints: [
    'verpackungen',
    'fallstudien',
    'projekte',
    'logos',
    'branding',
    'plakate',
    'erscheinungsbild',
    'webseiten',
    'prototypen',
  ],
  action: 'Über ein Projekt sprechen',
  submit: 'Idee senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Arbeiten ${'inPlace'}`,
    line`Auf dem Tisch: ${'offerings'}`,
    'Sehen Sie sich die Arbeit an',
  ],
  description: [
    line`${'name'} ${'inPlace'}: ${'offerings'}. Sehen Sie sich um und erzählen Sie von Ihrem Projekt.`,
    line`${'name'}: ${'offerings'}. Sehen Sie sich um und erzählen Sie von Ihrem Projekt.`,
    line`${'name'} arbeitet ${'inPlace'}. Sehen Sie sich die Stücke in Ruhe an und erzählen Sie von Ihrem Projekt in drei Sätzen.`,
    line`${'name'} auf einer Seite: Stücke, Arbeitsweise und eine Adresse, um von Ihrem Projekt zu erzählen.`,
    line`${'offerings'}, von einem Tisch ${'inPlace'}.`,
    line`${'offerings'}. Sehen Sie sich um und erzählen Sie von Ihrem Projekt.`,
    line`Ein Arbeitstisch ${'inPlace'}. Sehen Sie sich die Stücke an und erzählen Sie von Ihrem Projekt in drei Sätzen.`,
    'Stücke, Arbeitsweise und eine Adresse. Sehen Sie sich in Ruhe um und erzählen Sie von Ihrem Projekt in drei Sätzen.',
  ],
  closing: [
    'Sehen Sie sich um und sagen Sie, was Sie vorhaben.',
    'Sagen Sie, was Sie brauchen und bis wann.',
  ],
  beside: [
    'Fragen Sie nach einem ähnlichen Fall.',
    'Sagen Sie, bis wann Sie es brauchen.',
    'Sagen Sie, wer es benutzt.',
    'Fragen Sie nach dem ersten Schritt.',
  ],
  toFill: [
    'Ergänzen Sie etwas, das Sie machen',
    'Ergänzen Sie eine zweite Sache',
    'Ergänzen Sie eine dritte Sache',
  ],
  sections: {
    gallery: {
      nav: 'Arbeiten',
      heading: [line`Arbeiten von ${'name'}`, 'Die Arbeiten'],
      intro: ['Wenige Stücke, ausgewählt.'],
    },
    features: {
      nav: 'Zusammenarbeit',
      heading: [line`Zusammenarbeit mit ${'name'}`, 'Vor einem Projekt'],
      items: [
        {
          title: 'Zuerst ein Satz',
          body: 'Passt der Auftrag in einen Satz, ordnet sich der Rest von selbst.',
        },
        {
          title: 'Früh zeigen',
          body: 'Entwürfe zeigt man früh, wenn Ändern noch wenig kostet.',
        },
        {
          title: 'Eine Stimme',
          body: 'Bestimmen Sie, wer bei Ihnen entscheidet, dann wird das Projekt fertig.',
        },
      ],
    },
    offerings: {
      nav: 'Leistungen',
      heading: [line`Was ${'name'} macht`, 'Was ich mache'],
      intro: ['Liegt Ihr Fall dazwischen, schreiben Sie ihn auf.'],
    },
    about: {
      nav: 'Über mich',
      heading: [line`Wer ${'name'} ist`, 'Wer dahintersteckt'],
      intro: ['Hinsehen, probieren, wegwerfen, noch einmal probieren.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom Auftrag zur Übergabe'],
      items: [
        { title: 'Verstehen', body: 'Was geschehen soll, wenn es fertig ist.' },
        { title: 'Skizzieren', body: 'Zwei Wege, nicht zehn.' },
        { title: 'Fertig machen', body: 'Geordnete Dateien und eine Erklärung dazu.' },
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Wie sich ein Projekt berechnet'],
      intro: ['Beschreiben Sie den Umfang, und ich nenne eine Zahl.'],
    },
    testimonials: {
      nav: 'Stimmen',
      heading: [line`Was über ${'name'} gesagt wird`, 'Was danach gesagt wird'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor einem Auftrag'],
      items: [
        {
          title: 'Wem gehört das Ergebnis?',
          body: 'Es steht in der Vereinbarung: was Sie bekommen und wofür.',
        },
        {
          title: 'Wie viele Änderungen gibt es?',
          body: 'Das wird am Anfang vereinbart, mit dem Preis.',
        },
        {
          title: 'Wann können Sie anfangen?',
          body: 'Fragen Sie mit Ihrem Termin, und ich sage, ob es passt.',
        },
      ],
    },
    callToAction: {
      nav: 'Projekt',
      heading: ['Eine Idee auf einer Serviette?'],
      intro: ['Machen Sie ein Foto davon und schicken Sie es.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`${'name'} von Ihrem Projekt erzählen`, 'Von Ihrem Projekt erzählen'],
      intro: ['Was, für wen und bis wann.'],
    },
  },
};
