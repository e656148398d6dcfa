import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const bakery: TradeWords = {
  senses: [
    {
      noun: 'Bäckerei',
      gender: 'f',
      words: [
        'bäckerei',
        'bäckereien',
        'bäcker',
        'bäckerin',
        'backstube',
        'brotbäckerei',
        'bäckerladen',
      ],
    },
    {
      noun: 'Konditorei',
      gender: 'f',
      words: ['konditorei', 'konditoreien', 'konditor', 'konditorin', 'patisserie', 'confiserie'],
    },
    {
      noun: 'Tortenladen',
      gender: 'm',
      words: [
        'tortenladen',
        'tortenmanufaktur',
        'motivtorten',
        'hochzeitstorten',
        'cupcakes',
        'torten nach maß',
      ],
    },
  ],
  hints: [
    'brot',
    'brote',
    'sauerteig',
    'sauerteigbrot',
    'roggenbrot',
    'brötchen',
    'semmeln',
    'brezeln',
    'croissants',
    'kuchen',
    'torten',
    'gebäck',
    'plunder',
    'zimtschnecken',
    'baguettes',
    'kekse',
  ],
  action: 'Nach einer Bestellung fragen',
  submit: 'Frage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Brot über die Theke ${'inPlace'}`,
    line`Vom Ofen auf die Theke: ${'offerings'}`,
    'Vom Ofen auf die Theke',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Auf der Theke: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Auf der Theke: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Für das Brot an jedem Tag und den Kuchen an den besonderen.`,
    line`${'aNoun'} ${'inPlace'}. Auf der Theke: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Auf der Theke: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Für das Brot an jedem Tag und den Kuchen an den besonderen.`,
    line`${'aNoun'} ${'inPlace'}. Für das Brot an jedem Tag und den Kuchen an den besonderen.`,
    line`Auf der Theke: ${'offerings'}.`,
    'Brot für den Tisch, etwas Süßes für den Heimweg und eine Theke, an der Sie fragen können, was darin ist.',
  ],
  closing: [
    'Fragen Sie an der Theke, oder schreiben Sie vor einer großen Bestellung.',
    'Sehen Sie, was wir backen, und fragen Sie nach Bestellungen.',
  ],
  beside: [
    'Fragen Sie an der Theke danach.',
    'Sie kommen spät am Tag? Schreiben Sie vorher, dann sagen wir, was noch da ist.',
    'Für größere Mengen nennen Sie uns Tag und Stückzahl.',
    'Allergien? Fragen Sie vor dem Kauf, was darin ist.',
  ],
  toFill: [
    'Ergänzen Sie ein Brot, das Sie backen',
    'Ergänzen Sie ein Gebäck oder einen Kuchen',
    'Ergänzen Sie ein Getränk oder einen Imbiss',
  ],
  sections: {
    features: {
      nav: 'Gut zu wissen',
      heading: [line`Vor dem Besuch bei ${'name'}`, 'Vor dem Besuch'],
      items: [
        {
          title: 'Fragen Sie, was warm ist',
          body: 'Wer an der Theke steht, weiß, was eben aus dem Ofen kam.',
        },
        {
          title: 'Bestellen Sie für den Tisch',
          body: 'Frühstück fürs Büro oder ein Kuchen mit Kerzen: Schreiben Sie uns Tag und Personenzahl.',
        },
        {
          title: 'Wissen, was darin ist',
          body: 'Mehl, Nüsse, Milch, Eier: Sagen Sie, was Sie meiden, dann gehen wir das Regal mit Ihnen durch.',
        },
      ],
    },
    offerings: {
      nav: 'Sortiment',
      heading: [line`Im Regal bei ${'name'}`, 'Im Regal'],
      intro: [
        'Was wir backen und einschenken. Auf der Theke kann mehr liegen als in dieser Liste.',
      ],
    },
    about: {
      nav: 'Backstube',
      heading: [line`Der Ofen bei ${'name'}`, 'Hinter der Theke'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Mehl, Wasser, Salz und Hitze tun die Arbeit; wir entscheiden, wann es fertig ist.`,
        'Mehl, Wasser, Salz und Hitze tun die Arbeit. Wir entscheiden, wann es fertig ist.',
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Mehl, Kruste und Krume'],
      intro: ['Das Regal, aus der Nähe.'],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Preise pro Stück'],
      intro: ['Bei großen Bestellungen fragen Sie nach der Summe.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Brot finden ${'inPlace'}`, 'So finden Sie den Laden'],
      intro: ['Dem Duft nach, oder der Adresse.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['An der Theke gefragt'],
      items: [
        {
          title: 'Kann ich etwas zurücklegen lassen?',
          body: 'Schreiben Sie, was Sie möchten und wann Sie kommen. Wir antworten, ob es geht.',
        },
        {
          title: 'Wie bleibt Brot gut?',
          body: 'Mit der Schnittfläche nach unten, im Tuch oder in der Papiertüte, nicht im Kühlschrank. Frieren Sie ein, was Sie in zwei Tagen nicht essen.',
        },
        {
          title: 'Backen Sie auf Bestellung?',
          body: 'Nennen Sie Anlass, Tag und Gästezahl. Wir sagen Ihnen, was geht.',
        },
      ],
    },
    callToAction: {
      nav: 'Bestellen',
      heading: ['Mehr Gäste als Stühle?'],
      intro: ['Schreiben Sie uns den Tag, die Zahl der Gäste und die Allergien.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Bestellen und fragen bei ${'name'}`, 'Bestellungen und Fragen'],
      intro: ['Bei einer Bestellung nennen Sie bitte den Tag.'],
    },
  },
};
