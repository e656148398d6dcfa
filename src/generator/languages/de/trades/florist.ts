import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const florist: TradeWords = {
  senses: [
    {
      noun: 'Blumenladen',
      gender: 'm',
      words: [
        'blumenladen',
        'blumengeschäft',
        'florist',
        'floristin',
        'floristen',
        'floristik',
        'blumenbinderei',
        'blumenatelier',
        'blumenwerkstatt',
      ],
    },
    {
      noun: 'Gärtnerei',
      gender: 'f',
      schemaType: 'GardenStore',
      words: ['gärtnerei', 'gärtnereien', 'pflanzenladen', 'gartencenter', 'baumschule'],
    },
  ],
  hints: [
    'blumen',
    'strauß',
    'sträuße',
    'rosen',
    'pfingstrosen',
    'tulpen',
    'kränze',
    'gestecke',
    'trockenblumen',
    'zimmerpflanzen',
    'brautsträuße',
    'tischschmuck',
  ],
  action: 'Nach einem Strauß fragen',
  submit: 'Bestellung senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Blumen ${'inPlace'}`,
    line`In den Eimern: ${'offerings'}`,
    'Blumen, die etwas sagen',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. In den Eimern: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. In den Eimern: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, für wen die Blumen sind, was sie kosten dürfen und was nicht hineinsoll.`,
    line`${'aNoun'} ${'inPlace'}. In den Eimern: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. In den Eimern: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, für wen die Blumen sind, was sie kosten dürfen und was nicht hineinsoll.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, für wen die Blumen sind, was sie kosten dürfen und was nicht hineinsoll.`,
    line`In den Eimern: ${'offerings'}.`,
    'Blumen für einen Tisch, eine Entschuldigung oder eine Hochzeit. Sagen Sie, für wen, für welchen Tag und was sie kosten dürfen.',
  ],
  closing: [
    'Schreiben Sie Anlass, Tag und Betrag.',
    'Sehen Sie, was da ist, und fragen Sie nach einem Strauß.',
  ],
  beside: [
    'Nennen Sie die Farbe, den Rest suchen wir.',
    'Fragen Sie, was diese Woche da ist.',
    'Legen Sie eine Karte mit Ihren Worten bei.',
    'Fragen Sie, wie lange es im Wasser hält.',
  ],
  toFill: [
    'Ergänzen Sie einen Strauß',
    'Ergänzen Sie eine Pflanze',
    'Ergänzen Sie etwas für Hochzeiten',
  ],
  sections: {
    features: {
      nav: 'Bestellen',
      heading: [line`Blumen von ${'name'}`, 'Vor der Bestellung'],
      items: [
        {
          title: 'Sagen Sie, für wen',
          body: 'Eine Mutter, ein Chef und ein Jahrestag brauchen nicht dieselben Blumen.',
        },
        {
          title: 'Nennen Sie den Betrag',
          body: 'Mit einer Summe lässt sich binden, ohne sie nur raten.',
        },
        {
          title: 'Achten Sie auf den Monat',
          body: 'Manche Blumen sind da, andere nicht. Fragen Sie nach denen, die da sind.',
        },
      ],
    },
    offerings: {
      nav: 'Blumen',
      heading: [line`Was ${'name'} bindet`, 'Was wir binden'],
      intro: ['Das wechselt mit der Woche: Fragen Sie, was da ist.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Stiele, Blätter, Papier'],
      intro: ['Aus der Nähe, bevor sie den Laden verlassen.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom Eimer an die Tür'],
      items: [
        { title: 'Sie erzählen', body: 'Anlass, Tag, Farben und Betrag.' },
        { title: 'Wir wählen', body: 'Die Stiele, die gerade so weit sind.' },
        {
          title: 'Wir binden',
          body: 'Sie holen den Strauß ab, oder wir sprechen über die Lieferung.',
        },
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Was ein Strauß kostet'],
      intro: ['Sie nennen den Betrag, wir die Größe.'],
    },
    about: {
      nav: 'Werkstatt',
      heading: [line`Die Werkstatt von ${'name'}`, 'In der Werkstatt'],
      intro: ['Ein Messer, Schnur und klares Wasser: Den Rest tun die Blumen.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Blumen finden ${'inPlace'}`, 'So finden Sie die Blumen'],
      intro: ['Kommen Sie herein und wählen Sie aus den Eimern.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Zwischen den Eimern gefragt'],
      items: [
        { title: 'Liefern Sie?', body: 'Schreiben Sie Straße und Tag, und wir sagen, ob es geht.' },
        {
          title: 'Wie halten Schnittblumen länger?',
          body: 'Stiele schräg anschneiden und jeden zweiten Tag das Wasser wechseln.',
        },
        {
          title: 'Machen Sie Hochzeiten?',
          body: 'Nennen Sie Tag, Ort und Farben, dann sprechen wir darüber.',
        },
      ],
    },
    callToAction: {
      nav: 'Hochzeiten',
      heading: ['Ein Tag mit Blumen?'],
      intro: ['Schicken Sie Tag, Ort und die Farben, die Sie sich vorstellen.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Blumen bei ${'name'} bestellen`, 'Blumen bestellen'],
      intro: ['Für wen, welcher Tag und welcher Betrag.'],
    },
  },
};
