import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const wedding: TradeWords = {
  senses: [
    {
      noun: 'Hochzeit',
      gender: 'f',
      words: [
        'hochzeit',
        'hochzeitsseite',
        'hochzeitswebsite',
        'hochzeitseinladung',
        'wir heiraten',
        'save the date',
        'trauung',
        'verlobung',
        'unsere hochzeit',
        'hochzeit von',
      ],
    },
  ],
  hints: [
    'braut',
    'bräutigam',
    'brautpaar',
    'gäste',
    'hochzeitsgäste',
    'zusagen',
    'rückmeldung',
    'hochzeitstisch',
    'flitterwochen',
    'standesamt',
    'feier',
  ],
  action: 'Auf die Einladung antworten',
  submit: 'Antwort senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Hochzeit ${'inPlace'}`,
    line`Wir heiraten ${'inPlace'}`,
    'Ihr Name steht auf der Liste',
  ],
  description: [
    line`${'name'} heiraten ${'inPlace'}. Hier steht, wohin Sie kommen, um welche Uhrzeit, und wie Sie zusagen.`,
    line`${'name'} heiraten. Hier steht, wohin Sie kommen, um welche Uhrzeit, und wie Sie zusagen.`,
    line`Wir heiraten ${'inPlace'}. Hier steht, wohin Sie kommen, um welche Uhrzeit, und wie Sie zusagen.`,
    'Wir heiraten. Hier steht, wohin Sie kommen, um welche Uhrzeit, und wie Sie uns sagen, dass Sie kommen.',
  ],
  closing: [
    'Bitte antworten Sie, damit Ihr Stuhl wartet.',
    'Schreiben Sie die Namen aller, die mitkommen.',
  ],
  beside: [
    'Dort finden Sie uns.',
    'Kommen Sie hungrig.',
    'Bringen Sie Schuhe zum Tanzen mit.',
    'Sagen Sie, wenn Sie Hilfe bei der Anreise brauchen.',
  ],
  toFill: ['Ergänzen Sie die Trauung', 'Ergänzen Sie das Essen', 'Ergänzen Sie das Fest'],
  sections: {
    about: {
      nav: 'Das Paar',
      heading: [line`Die Geschichte von ${'name'}`, 'Unsere Geschichte'],
      intro: ['Sie kennen mindestens einen von uns beiden. So haben wir uns gefunden.'],
    },
    events: {
      nav: 'Der Tag',
      heading: ['Der Tag, Stunde für Stunde'],
      intro: ['Damit niemand den Kuss verpasst.'],
    },
    features: {
      nav: 'Gäste',
      heading: [line`Für die Gäste von ${'name'}`, 'Für unsere Gäste'],
      items: [
        {
          title: 'Sagen Sie zu',
          body: 'Mit Namen, auch der Kinder, und mit dem, was jemand nicht essen darf.',
        },
        { title: 'Wo man schläft', body: 'Fragen Sie uns nach Zimmern, bevor es die anderen tun.' },
        { title: 'Was man trägt', body: 'Schuhe zum Tanzen. Nach dem Rest fragen Sie.' },
      ],
    },
    gallery: { nav: 'Bilder', heading: ['Wir zwei'], intro: ['Bis die Hochzeitsbilder da sind.'] },
    offerings: { nav: 'Das Fest', heading: ['So feiern wir'], intro: ['Was der Tag bringt.'] },
    pricing: {
      nav: 'Geschenke',
      heading: ['Geschenke'],
      intro: ['Am liebsten ist uns, dass Sie kommen. Fragen Sie trotzdem, sind hier Ideen.'],
      items: [
        { title: 'Für zu Hause', body: 'Etwas, das wir jeden Sonntag benutzen.' },
        { title: 'Für die Reise', body: 'Ein Abendessen, eine Zugfahrt, eine Nacht am Meer.' },
        {
          title: 'Für andere',
          body: 'Eine Gabe in unserem Namen für eine Sache, die Ihnen wichtig ist.',
        },
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Was Gäste fragen'],
      items: [
        {
          title: 'Darf ich jemanden mitbringen?',
          body: 'Fragen Sie uns vorher, damit ein Stuhl da ist.',
        },
        {
          title: 'Sind Kinder eingeladen?',
          body: 'Schreiben Sie die Namen in die Antwort, und wir sagen, was für sie geplant ist.',
        },
        {
          title: 'Darf ich ein paar Worte sagen?',
          body: 'Sprechen Sie vorher mit uns, dann finden wir den Moment.',
        },
      ],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Wir sehen uns ${'inPlace'}`, 'Der Weg zur Hochzeit'],
      intro: ['Rechnen Sie Zeit fürs Parken und einmal Verfahren ein.'],
    },
    contact: {
      nav: 'Antwort',
      heading: [line`Antwort an ${'name'}`, 'Kommen Sie?'],
      intro: ['Namen, Personenzahl und was jemand nicht essen darf.'],
    },
  },
};
