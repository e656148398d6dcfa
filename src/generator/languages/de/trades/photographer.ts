import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const photographer: TradeWords = {
  senses: [
    {
      noun: 'Fotostudio',
      gender: 'n',
      words: [
        'fotograf',
        'fotografin',
        'fotografen',
        'fotografie',
        'fotostudio',
        'hochzeitsfotograf',
        'hochzeitsfotografin',
        'hochzeitsfotografie',
        'portraitfotografin',
        'portraitfotograf',
      ],
    },
    {
      noun: 'Filmproduktion',
      gender: 'f',
      words: [
        'videograf',
        'videografin',
        'filmemacher',
        'filmemacherin',
        'filmproduktion',
        'videoproduktion',
        'hochzeitsvideos',
      ],
    },
  ],
  hints: [
    'portraits',
    'portrait',
    'porträts',
    'fotos',
    'shootings',
    'fotoshooting',
    'bewerbungsfotos',
    'reportagen',
    'abzüge',
    'kamera',
    'hochzeitsfotos',
    'familienfotos',
  ],
  action: 'Nach einem Tag fragen',
  submit: 'Anfrage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Licht und Blick ${'inPlace'}`,
    line`Vor der Kamera: ${'offerings'}`,
    'Bitte kurz stillhalten',
  ],
  description: [
    line`${'name'} ${'inPlace'}. Aufnahmen: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Sehen Sie die Bilder an, und wenn sie passen, fragen Sie nach einem Tag.`,
    line`${'aNoun'} ${'inPlace'}. Aufnahmen: ${'offerings'}.`,
    line`${'name'}. Aufnahmen: ${'offerings'}.`,
    line`${'name'}. Sehen Sie die Bilder an, und wenn sie passen, fragen Sie nach einem Tag.`,
    line`${'aNoun'} ${'inPlace'}. Sehen Sie die Bilder an, und wenn sie passen, fragen Sie nach einem Tag.`,
    line`Aufnahmen: ${'offerings'}.`,
    'Sehen Sie die Bilder in Ruhe an. Wenn sie passen, schreiben Sie Tag, Ort und was auf den Fotos nicht fehlen darf.',
  ],
  closing: ['Fragen Sie, ob Ihr Tag frei ist.', 'Sehen Sie die Bilder an und schreiben Sie.'],
  beside: [
    'Nennen Sie Ort und Uhrzeit.',
    'Fragen Sie, wie viele Bilder Sie bekommen.',
    'Sagen Sie, wer auf die Bilder kommt.',
    'Fragen Sie, wann sie fertig sind.',
  ],
  toFill: [
    'Ergänzen Sie eine Art von Aufnahmen',
    'Ergänzen Sie eine zweite Art',
    'Ergänzen Sie eine dritte Art',
  ],
  sections: {
    features: {
      nav: 'Die Aufnahme',
      heading: [line`Aufnahmen mit ${'name'}`, 'Die Aufnahme'],
      items: [
        {
          title: 'Kein Posieren',
          body: 'Wir reden, wir gehen, und die Kamera macht dazwischen ihren Teil.',
        },
        {
          title: 'Der Ort zählt',
          body: 'Eine vertraute Küche gibt lebendigere Bilder als eine Papierwand.',
        },
        {
          title: 'Die Bilder',
          body: 'Sie wissen vorher, wie viele Sie bekommen und in welcher Form.',
        },
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: [line`Bilder von ${'name'}`, 'Was die Kamera sah'],
      intro: ['Eine kleine Auswahl.'],
    },
    offerings: {
      nav: 'Angebot',
      heading: [line`Was ${'name'} fotografiert`, 'Was wir fotografieren'],
      intro: ['Passt Ihre Idee nicht hinein, erzählen Sie sie trotzdem.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom Gespräch zu den Bildern'],
      items: [
        { title: 'Reden', body: 'Tag, Ort und was bleiben soll.' },
        { title: 'Fotografieren', body: 'Am vereinbarten Tag, mit dem Licht, das da ist.' },
        { title: 'Auswählen', body: 'Sie bekommen die Bilder und entscheiden, welche bleiben.' },
      ],
    },
    about: {
      nav: 'Der Blick',
      heading: [line`Hinter der Kamera von ${'name'}`, 'Wer hinsieht'],
      intro: ['Lange hinsehen, selten abdrücken.'],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Was eine Aufnahme kostet'],
      intro: ['Das hängt von Ort und Stunden ab: Fragen Sie.'],
    },
    testimonials: {
      nav: 'Stimmen',
      heading: [line`Was über ${'name'} gesagt wird`, 'Was danach gesagt wird'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor der Aufnahme'],
      items: [
        {
          title: 'Was ziehen wir an?',
          body: 'Was Sie für jemanden anziehen würden, den Sie mögen.',
        },
        {
          title: 'Und wenn es regnet?',
          body: 'Wir suchen ein Dach oder einen anderen Tag. Das klären wir vorher.',
        },
        {
          title: 'Darf ich die Bilder veröffentlichen?',
          body: 'Fragen Sie, welche Nutzung im Preis enthalten ist, und wir schreiben es auf.',
        },
      ],
    },
    callToAction: {
      nav: 'Ihr Tag',
      heading: ['Steht der Tag schon fest?'],
      intro: ['Schreiben Sie ihn, mit dem Ort.'],
    },
    visit: {
      nav: 'Studio',
      heading: [line`Das Studio ${'inPlace'}`, 'Der Weg ins Studio'],
      intro: ['Kommen Sie bitte mit Termin.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Bei ${'name'} nach einem Tag fragen`, 'Nach einem Tag fragen'],
      intro: ['Tag, Ort und was fotografiert werden soll.'],
    },
  },
};
