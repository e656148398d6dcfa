import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const petCare: TradeWords = {
  senses: [
    {
      noun: 'Hundesalon',
      gender: 'm',
      words: [
        'hundesalon',
        'hundefriseur',
        'hundefriseurin',
        'hundepflege',
        'tierpflege',
        'hundestyling',
      ],
    },
    {
      noun: 'Tierarztpraxis',
      gender: 'f',
      schemaType: 'VeterinaryCare',
      words: ['tierarzt', 'tierärztin', 'tierarztpraxis', 'tierklinik', 'tierärzte'],
    },
    {
      noun: 'Gassiservice',
      gender: 'm',
      words: [
        'gassiservice',
        'hundesitter',
        'hundesitterin',
        'tiersitter',
        'tiersitterin',
        'katzensitter',
        'tierbetreuung',
        'gassi-service',
      ],
    },
    {
      noun: 'Hundeschule',
      gender: 'f',
      words: ['hundeschule', 'hundetrainer', 'hundetrainerin', 'hundetraining', 'welpenschule'],
    },
    {
      noun: 'Tierpension',
      gender: 'f',
      words: [
        'tierpension',
        'hundepension',
        'katzenpension',
        'hundehotel',
        'hundetagesstätte',
        'hundezucht',
        'hundezüchter',
      ],
    },
    {
      noun: 'Reiterhof',
      gender: 'm',
      schemaType: 'SportsActivityLocation',
      words: ['reiterhof', 'reitschule', 'reitunterricht', 'reitstall', 'pferdehof', 'ponyhof'],
    },
  ],
  hints: [
    'hunde',
    'hund',
    'katzen',
    'katze',
    'haustiere',
    'haustier',
    'welpen',
    'pferde',
    'kaninchen',
    'pfoten',
    'tiere',
  ],
  action: 'Nach Ihrem Tier fragen',
  submit: 'Frage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Für Pfoten und Schnauzen ${'inPlace'}`,
    line`Für Ihr Tier: ${'offerings'}`,
    'Zuerst an der Hand schnuppern',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Für Ihr Tier: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Für Ihr Tier: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, wie es heißt, wie alt es ist und wovor es Angst hat.`,
    line`${'aNoun'} ${'inPlace'}. Für Ihr Tier: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Für Ihr Tier: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, wie es heißt, wie alt es ist und wovor es Angst hat.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, wie es heißt, wie alt es ist und wovor es Angst hat.`,
    line`Für Ihr Tier: ${'offerings'}.`,
    'Sagen Sie, wie es heißt, wie alt es ist und wovor es Angst hat. So beginnt das erste Treffen für alle drei in Ruhe.',
  ],
  closing: [
    'Beschreiben Sie Ihr Tier und fragen Sie nach einem Tag.',
    'Schreiben Sie Namen, Alter und was nötig ist.',
  ],
  beside: [
    'Nennen Sie Rasse und Größe.',
    'Sagen Sie, wovor es Angst hat.',
    'Fragen Sie, wie lange es dauert.',
    'Bringen Sie seine Decke mit, wenn sie hilft.',
  ],
  toFill: [
    'Ergänzen Sie eine Leistung',
    'Ergänzen Sie eine zweite Leistung',
    'Ergänzen Sie eine dritte Leistung',
  ],
  sections: {
    features: {
      nav: 'Der Besuch',
      heading: [line`Ihr Tier bei ${'name'}`, 'Der erste Besuch'],
      items: [
        { title: 'Ohne Eile', body: 'Zuerst schnuppern, dann anfassen.' },
        {
          title: 'Mit seiner Geschichte',
          body: 'Impfpass, Allergien, Eigenheiten: Bringen Sie sie schriftlich mit.',
        },
        { title: 'Mit Nachricht', body: 'Wir erzählen, wie es war, auch das weniger Gute.' },
      ],
    },
    offerings: {
      nav: 'Leistungen',
      heading: [line`Was ${'name'} für Ihr Tier tut`, 'Was wir tun'],
      intro: ['Fragen Sie, ob es zu Ihrem passt.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Von der Leine zur Ruhe'],
      items: [
        { title: 'Vorstellen', body: 'Wer es ist und was es braucht.' },
        { title: 'Kennenlernen', body: 'Ein kurzer Besuch, damit es weiß, wie es hier riecht.' },
        { title: 'Versorgen', body: 'Am vereinbarten Tag, in seinem Tempo.' },
      ],
    },
    gallery: { nav: 'Bilder', heading: ['Ohren und Pfoten'], intro: ['Wer sich ansehen lässt.'] },
    pricing: {
      nav: 'Preise',
      heading: ['Preise nach Größe'],
      intro: ['Fragen Sie mit Rasse und Gewicht.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer sich bei ${'name'} kümmert`, 'Wer sich kümmert'],
      intro: ['Tiere lesen keine Seiten; sie achten auf Hände.'],
    },
    team: { nav: 'Team', heading: [line`Die Hände von ${'name'}`, 'Die Hände'] },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Wir sind ${'inPlace'}`, 'Der Weg zu uns'],
      intro: ['Kommen Sie mit Leine oder Transportbox.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem ersten Besuch'],
      items: [
        {
          title: 'Mein Hund ist nervös. Darf er kommen?',
          body: 'Sagen Sie es bei der Anfrage, und wir suchen eine ruhige Stunde.',
        },
        {
          title: 'Ist der Impfpass nötig?',
          body: 'Bringen Sie ihn mit; wir sagen, was wir je nach Leistung brauchen.',
        },
        {
          title: 'Darf ich dabeibleiben?',
          body: 'Fragen Sie: Manche werden mit Ihnen ruhig, andere ohne Sie.',
        },
      ],
    },
    callToAction: {
      nav: 'Ein Tag',
      heading: ['Wedelt da jemand?'],
      intro: ['Sagen Sie, wer es ist und welcher Tag passt.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`${'name'} von Ihrem Tier erzählen`, 'Von Ihrem Tier erzählen'],
      intro: ['Name, Alter, Rasse und was nötig ist.'],
    },
  },
};
