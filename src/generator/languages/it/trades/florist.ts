import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const florist: TradeWords = {
  senses: [
    {
      noun: 'negozio di fiori',
      gender: 'm',
      words: [
        'fiorista',
        'fioristi',
        'fioraio',
        'fioraia',
        'negozio di fiori',
        'laboratorio floreale',
        'flower designer',
        'composizioni floreali',
        'atelier floreale',
      ],
    },
    {
      noun: 'vivaio',
      gender: 'm',
      schemaType: 'GardenStore',
      words: ['vivaio', 'vivai', 'negozio di piante', 'garden center', 'vivaista'],
    },
  ],
  hints: [
    'fiori',
    'mazzo',
    'mazzi',
    'bouquet',
    'rose',
    'peonie',
    'tulipani',
    'corone',
    'centrotavola',
    'fiori secchi',
    'piante da interno',
    'bouquet da sposa',
  ],
  action: 'Chiedi un mazzo',
  submit: 'Invia l’ordine',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Fiori ${'inPlace'}`,
    line`Nei secchi: ${'offerings'}`,
    'Fiori per dire qualcosa',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Nei secchi e sugli scaffali: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Nei secchi e sugli scaffali: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ per chi sono i fiori, quanto vuoi spendere e che cosa non ci deve essere.`,
    line`${'aNoun'} ${'inPlace'}. Nei secchi e sugli scaffali: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Nei secchi e sugli scaffali: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ per chi sono i fiori, quanto vuoi spendere e che cosa non ci deve essere.`,
    line`${'aNoun'} ${'inPlace'}. Di’ per chi sono i fiori, quanto vuoi spendere e che cosa non ci deve essere.`,
    line`Nei secchi e sugli scaffali: ${'offerings'}.`,
    'Fiori per una tavola, per una scusa o per un matrimonio. Di’ per chi, per quale giorno e quanto vuoi spendere.',
  ],
  closing: ['Scrivi l’occasione, il giorno e il budget.', 'Guarda che cosa c’è e chiedi un mazzo.'],
  beside: [
    'Di’ il colore, al resto pensiamo noi.',
    'Chiedi che cosa c’è questa settimana.',
    'Aggiungi un biglietto con le tue parole.',
    'Chiedi quanto dura in acqua.',
  ],
  toFill: ['Aggiungi un mazzo', 'Aggiungi una pianta', 'Aggiungi un’idea per matrimoni'],
  sections: {
    features: {
      nav: 'Ordinare',
      heading: [line`I fiori di ${'name'}`, 'Prima di ordinare'],
      items: [
        {
          title: 'Di’ per chi',
          body: 'Una madre, un capo e un anniversario non chiedono gli stessi fiori.',
        },
        { title: 'Di’ quanto', body: 'Con una cifra si prepara un mazzo; senza, si indovina.' },
        {
          title: 'Guarda la stagione',
          body: 'Ogni mese ha fiori che ci sono e altri no. Chiedi quelli che ci sono.',
        },
      ],
    },
    offerings: {
      nav: 'Fiori',
      heading: [line`Mazzi e piante di ${'name'}`, 'Mazzi e piante'],
      intro: ['Cambia tutto con la settimana: chiedi che cosa c’è.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Gambi, foglie e carta'],
      intro: ['Da vicino, prima di uscire dal negozio.'],
    },
    process: {
      nav: 'Come si fa',
      heading: ['Dal secchio alla porta'],
      items: [
        { title: 'Racconti', body: 'Occasione, giorno, colori e budget.' },
        { title: 'Scegliamo', body: 'I gambi che sono al loro momento.' },
        {
          title: 'Prepariamo',
          body: 'Passi a prendere il mazzo, o ci accordiamo per la consegna.',
        },
      ],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Quanto costa un mazzo'],
      intro: ['Di’ una cifra, e il mazzo si fa su quella.'],
    },
    about: {
      nav: 'Il laboratorio',
      heading: [line`Il laboratorio di ${'name'}`, 'In laboratorio'],
      intro: ['Un coltello, spago e acqua pulita: il resto lo fanno i fiori.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Dove trovare i fiori ${'inPlace'}`, 'Dove trovare i fiori'],
      intro: ['Entra e scegli dai secchi.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Fra i secchi'],
      items: [
        { title: 'Consegnate?', body: 'Scrivi la via e il giorno, e ti diciamo se ci arriviamo.' },
        {
          title: 'Come durano di più?',
          body: 'Taglia i gambi in obliquo e cambia l’acqua ogni due giorni.',
        },
        { title: 'Fate matrimoni?', body: 'Racconta data, luogo e colori, e ne parliamo.' },
      ],
    },
    callToAction: {
      nav: 'Matrimoni',
      heading: ['Una data da fiorire?'],
      intro: ['Manda il giorno, il luogo e i colori che immagini.'],
    },
    contact: {
      nav: 'Ordini',
      heading: [line`Chiedi i fiori a ${'name'}`, 'Chiedi dei fiori'],
      intro: ['Per chi, quale giorno e quanto vuoi spendere.'],
    },
  },
};
