import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const caterer: TradeWords = {
  senses: [
    {
      noun: 'Cateringservice',
      gender: 'm',
      words: [
        'catering',
        'cateringservice',
        'catering-service',
        'cateringfirma',
        'cateringunternehmen',
        'caterer',
      ],
    },
    {
      noun: 'Partyservice',
      gender: 'm',
      words: ['partyservice', 'party-service', 'plattenservice', 'buffetservice', 'lieferküche'],
    },
    {
      noun: 'mobile Küche',
      gender: 'f',
      words: [
        'mietkoch',
        'mietköchin',
        'privatkoch',
        'privatköchin',
        'störkoch',
        'störköchin',
        'koch für zu hause',
        'mobile küche',
      ],
    },
  ],
  hints: [
    'buffet',
    'buffets',
    'häppchen',
    'fingerfood',
    'canapés',
    'empfang',
    'sektempfang',
    'firmenfeier',
    'firmenfeiern',
    'gästezahl',
    'menüs',
    'platten',
    'grillbuffet',
    'flying buffet',
    'lunchpakete',
    'servicepersonal',
    'leihgeschirr',
    'businesscatering',
    'hochzeitscatering',
    'eventcatering',
  ],
  action: 'Angebot für eine Feier anfragen',
  submit: 'Eckdaten senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Gegessen wird, wo Sie feiern: ${'inPlace'}`,
    line`Für Ihre Gäste: ${'offerings'}`,
    'Das Essen kommt zu den Gästen',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Für Ihr Fest: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Für Ihre Gäste: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Nennen Sie Anlass, Ort und Gästezahl; daraus werden Platten, Schüsseln und ein Zeitplan.`,
    line`${'aNoun'} ${'inPlace'}. Für Ihr Fest: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Für Ihr Fest: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Nennen Sie Anlass, Ort und Gästezahl; daraus werden Platten, Schüsseln und ein Zeitplan.`,
    line`${'aNoun'} ${'inPlace'}. Nennen Sie Anlass, Ort und Gästezahl; daraus werden Platten, Schüsseln und ein Zeitplan.`,
    line`Für Ihre Gäste: ${'offerings'}.`,
    'Nennen Sie Anlass, Ort und Gästezahl. Daraus werden Platten, Schüsseln und ein Zeitplan für den Tag.',
  ],
  closing: [
    'Schreiben Sie Anlass, Ort und Zahl der Gäste.',
    'Sagen Sie, ob die Gäste stehen oder sitzen.',
  ],
  beside: [
    'Sagen Sie, wie viele davon essen.',
    'Warm oder kalt? Das hängt von der Küche am Ort ab.',
    'Fragen Sie nach einer Fassung ohne Fleisch.',
    'Als Platte, am Buffet oder auf dem Teller: Wählen Sie.',
  ],
  toFill: [
    'Ergänzen Sie ein Buffet oder ein Menü',
    'Ergänzen Sie Häppchen oder Platten',
    'Ergänzen Sie Getränke oder Geschirr',
  ],
  sections: {
    features: {
      nav: 'Vor dem Fest',
      heading: [line`Bevor ${'name'} kocht`, 'Was wir wissen müssen'],
      items: [
        {
          title: 'Wie viele essen mit?',
          body: 'Eine Schätzung reicht für den Anfang; die genaue Zahl melden Sie kurz vor dem Fest.',
        },
        {
          title: 'Was gibt es am Ort?',
          body: 'Strom, Wasser, ein Herd, ein Aufzug: Davon hängt ab, was warm auf den Tisch kommt.',
        },
        {
          title: 'Wer isst was nicht?',
          body: 'Sammeln Sie Unverträglichkeiten mit den Zusagen ein und schicken Sie uns die Liste.',
        },
      ],
    },
    offerings: {
      nav: 'Speisen',
      heading: [line`Was ${'name'} auftischt`, 'Was auf den Tisch kommt'],
      intro: ['Stellen Sie zusammen, was zu Anlass und Uhrzeit passt. Beim Mischen helfen wir.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Von der Gästeliste bis zum Abwasch'],
      items: [
        { title: 'Eckdaten', body: 'Sie nennen Anlass, Tag, Ort und eine ungefähre Zahl.' },
        {
          title: 'Vorschlag',
          body: 'Wir schreiben eine Speisenfolge mit Mengen und Summe; Sie streichen und ergänzen.',
        },
        {
          title: 'Aufbau',
          body: 'Am Festtag liefern wir, bauen auf und holen die leeren Platten wieder ab, wie verabredet.',
        },
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Gedeckt und angerichtet'],
      intro: ['Tische, bevor die Gäste kommen.'],
    },
    about: {
      nav: 'Küche',
      heading: [line`Die Küche von ${'name'}`, 'Die Küche dahinter'],
      intro: [
        'Kochen ist die eine Hälfte. Die andere sind Kisten, Uhren und ein Wagen, der pünktlich losfährt.',
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Rechnen pro Gast'],
      intro: [
        'Die Summe hängt von Gästezahl, Geschirr und Personal ab. Fragen Sie mit Ihren Eckdaten.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem Fest gefragt'],
      items: [
        {
          title: 'Bringen Sie Geschirr und Besteck mit?',
          body: 'Sagen Sie, was am Ort vorhanden ist. Wir schreiben auf, was noch fehlt.',
        },
        {
          title: 'Bis wann darf sich die Gästezahl ändern?',
          body: 'Die Frist steht im Angebot. Fragen Sie danach, bevor Sie zusagen.',
        },
        {
          title: 'Was geschieht mit den Resten?',
          body: 'Sagen Sie vorher, ob Sie Dosen bereitstellen, dann packen wir ein, was sich hält.',
        },
      ],
    },
    callToAction: {
      nav: 'Ihr Fest',
      heading: ['Die Einladungen sind verschickt?'],
      intro: ['Schicken Sie uns Tag, Ort und die Zahl der Zusagen.'],
    },
    visit: {
      nav: 'Standort',
      heading: [line`Gekocht wird ${'inPlace'}`, 'Wo gekocht wird'],
      intro: ['Sagen Sie, wohin wir liefern sollen.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Das Fest mit ${'name'} besprechen`, 'Das Fest besprechen'],
      intro: ['Anlass, Tag, Ort, Gästezahl und was niemand essen darf.'],
    },
  },
};
