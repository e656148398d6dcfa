import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const shop: TradeWords = {
  senses: [
    {
      noun: 'Onlineshop',
      gender: 'm',
      schemaType: 'OnlineStore',
      words: [
        'onlineshop',
        'online-shop',
        'webshop',
        'onlineladen',
        'onlinehandel',
        'e-commerce',
        'versandhandel',
        'online shop',
      ],
    },
    {
      noun: 'Buchhandlung',
      gender: 'f',
      schemaType: 'BookStore',
      words: [
        'buchhandlung',
        'buchhandlungen',
        'buchladen',
        'antiquariat',
        'buchhändler',
        'buchhändlerin',
      ],
    },
    {
      noun: 'Möbelhaus',
      gender: 'n',
      schemaType: 'FurnitureStore',
      words: ['möbelhaus', 'möbelladen', 'möbelgeschäft'],
    },
    {
      noun: 'Fahrradladen',
      gender: 'm',
      schemaType: 'BikeStore',
      motif: 'bicycle',
      words: ['fahrradladen', 'fahrräder', 'fahrradgeschäft'],
    },
    {
      noun: 'Feinkostladen',
      gender: 'm',
      schemaType: 'GroceryStore',
      words: [
        'feinkostladen',
        'feinkost',
        'metzgerei',
        'metzger',
        'fleischerei',
        'käseladen',
        'weinhandlung',
        'obstladen',
        'lebensmittelladen',
        'fischhändler',
        'unverpacktladen',
      ],
    },
    {
      noun: 'Zoogeschäft',
      gender: 'n',
      schemaType: 'PetStore',
      words: ['zoogeschäft', 'zoohandlung', 'tierbedarf'],
    },
    {
      noun: 'Töpferei',
      gender: 'f',
      words: [
        'töpferei',
        'keramik',
        'keramikwerkstatt',
        'keramikatelier',
        'kerzenmanufaktur',
        'seifenmanufaktur',
        'töpferin',
      ],
    },
    {
      noun: 'Laden',
      gender: 'm',
      schemaType: 'Store',
      yields: true,
      words: ['laden', 'geschäft', 'shop', 'marktstand'],
    },
  ],
  hints: [
    'schreibwaren',
    'geschirr',
    'gewürze',
    'produkte',
    'kerzen',
    'seifen',
    'bücher',
    'möbel',
    'spielzeug',
    'geschenke',
    'käse',
    'wein',
    'naturkosmetik',
  ],
  action: 'Nach einem Produkt fragen',
  submit: 'Frage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Zu finden ${'inPlace'}`,
    line`In den Regalen: ${'offerings'}`,
    'Zum Benutzen, Behalten, Verschenken',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. In den Regalen: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. In den Regalen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sehen Sie sich um, und fragen Sie vor dem Kauf alles, was Sie wissen wollen.`,
    line`${'aNoun'} ${'inPlace'}. In den Regalen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. In den Regalen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sehen Sie sich um, und fragen Sie vor dem Kauf alles, was Sie wissen wollen.`,
    line`${'aNoun'} ${'inPlace'}. Sehen Sie sich um, und fragen Sie vor dem Kauf alles, was Sie wissen wollen.`,
    line`In den Regalen: ${'offerings'}.`,
    'Sehen Sie sich in den Regalen um und fragen Sie nach Größe, Material oder Versand, bevor Sie entscheiden, was ins Paket kommt.',
  ],
  closing: [
    'Fragen Sie nach Größe, Material oder Versand.',
    'Sehen Sie, was da ist, und fragen Sie vor dem Kauf.',
  ],
  beside: [
    'Fragen Sie nach Größen und Material.',
    'Ein Geschenk? Sagen Sie, für wen.',
    'Sie brauchen mehrere? Fragen Sie, wie viele da sind.',
    'Fragen Sie, wie es verpackt und verschickt wird.',
  ],
  toFill: [
    'Ergänzen Sie ein Produkt',
    'Ergänzen Sie ein zweites Produkt',
    'Ergänzen Sie ein drittes Produkt',
  ],
  sections: {
    offerings: {
      nav: 'Produkte',
      heading: [line`In den Regalen von ${'name'}`, 'In den Regalen'],
      intro: ['Fragen Sie zu jedem Stück: woraus es ist, wie groß, wann es bei Ihnen sein kann.'],
    },
    features: {
      nav: 'Einkaufen',
      heading: [line`Einkaufen bei ${'name'}`, 'Vor dem Kauf'],
      items: [
        {
          title: 'Sehen Sie genau hin',
          body: 'Fragen Sie nach einem weiteren Foto oder einem Maß, wenn etwas offen ist.',
        },
        {
          title: 'Kennen Sie die Summe',
          body: 'Preis, Versand und Steuer zusammen: Fragen Sie danach, bevor Sie zahlen.',
        },
        {
          title: 'Und zurück?',
          body: 'Lesen Sie zuerst die Bedingungen, oder lassen Sie sie sich erklären.',
        },
      ],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Aus der Nähe'],
      intro: ['Am Bildschirm sehen Farben nie ganz so aus wie in der Hand.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer bei ${'name'} packt`, 'Wer Ihr Paket packt'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Gut ist, was man noch benutzt, wenn das Packpapier längst weg ist.`,
        'Gut ist, was man noch benutzt, wenn das Packpapier längst weg ist.',
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Preisschilder'],
      intro: ['Fragen Sie nach dem Versand an Ihre Adresse.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem Bezahlen'],
      items: [
        {
          title: 'Wohin liefern Sie?',
          body: 'Nennen Sie Stadt und Land, und wir sagen, ob und wie es geht.',
        },
        {
          title: 'Kann ich etwas zurückgeben?',
          body: 'Fragen Sie vor dem Kauf nach den Bedingungen. Ihre Rechte als Käufer bleiben.',
        },
        {
          title: 'Ist es vorrätig?',
          body: 'Fragen Sie nach dem Stück mit seinem Namen, und wir sehen nach.',
        },
      ],
    },
    callToAction: {
      nav: 'Bestellen',
      heading: ['Etwas gefunden?'],
      intro: ['Nennen Sie das Stück und wohin es soll.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Die Ladentür ${'inPlace'}`, 'Kommen Sie herein'],
      intro: ['Nehmen Sie die Dinge in die Hand, bevor Sie kaufen.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Vor dem Kauf ${'name'} fragen`, 'Vor dem Kauf fragen'],
      intro: ['Produkt, Größe, Ort: Damit können wir antworten.'],
    },
  },
};
