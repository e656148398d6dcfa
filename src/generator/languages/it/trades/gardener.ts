import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const gardener: TradeWords = {
  senses: [
    {
      noun: 'ditta di giardinaggio',
      gender: 'f',
      words: [
        'giardiniere',
        'giardiniera',
        'giardinieri',
        'giardinaggio',
        'manutenzione giardini',
        'manutenzione del verde',
        'ditta di giardinaggio',
      ],
    },
    {
      noun: 'studio di paesaggio',
      gender: 'm',
      words: [
        'paesaggista',
        'paesaggisti',
        'architetto paesaggista',
        'garden designer',
        'progettazione giardini',
        'studio di paesaggio',
      ],
    },
    {
      noun: 'ditta di potature',
      gender: 'f',
      words: ['arboricoltore', 'arboricoltrice', 'tree climber', 'ditta di potature'],
    },
    {
      noun: 'ditta di irrigazione',
      gender: 'f',
      words: ['impianti di irrigazione', 'ditta di irrigazione'],
    },
  ],
  hints: [
    'siepi',
    'siepe',
    'prati',
    'tosatura',
    'potature',
    'potatura',
    'aiuole',
    'orto',
    'orti',
    'terrazzi',
    'alberi',
    'recinzioni',
    'irrigazione',
    'abbattimento alberi',
    'aree verdi',
    'compost',
  ],
  action: 'Descrivi il giardino',
  submit: 'Invia la descrizione del giardino',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Mani nella terra ${'inPlace'}`,
    line`In giardino: ${'offerings'}`,
    'Il giardino, stagione dopo stagione',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. In giardino: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. In giardino: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ quanto è grande il giardino e dove cade l’ombra; veniamo a guardare la terra.`,
    line`${'aNoun'} ${'inPlace'}. In giardino: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. In giardino: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ quanto è grande il giardino e dove cade l’ombra; veniamo a guardare la terra.`,
    line`${'aNoun'} ${'inPlace'}. Di’ quanto è grande il giardino e dove cade l’ombra; veniamo a guardare la terra.`,
    line`In giardino: ${'offerings'}.`,
    'Di’ quanto è grande il giardino, dove cade l’ombra e che cosa ci cresce. Guardiamo la terra, poi parliamo di piante e di calendario.',
  ],
  closing: [
    'Manda una foto scattata dalla porta.',
    'Di’ che cosa cresce troppo, e che cosa non cresce.',
  ],
  beside: [
    'Di’ che cosa deve restare.',
    'Chiedi quale stagione è adatta.',
    'Indica se c’è un rubinetto.',
    'Di’ da dove passa la carriola.',
  ],
  toFill: [
    'Aggiungi un lavoro in giardino',
    'Aggiungi un secondo lavoro in giardino',
    'Aggiungi un lavoro di stagione',
  ],
  sections: {
    features: {
      nav: 'La terra',
      heading: [line`Un giardino con ${'name'}`, 'Prima della vanga'],
      items: [
        {
          title: 'Comanda la terra',
          body: 'Argilla, sabbia o sassi: si guarda sotto prima di comprare una pianta.',
        },
        {
          title: 'Conta anche il tuo tempo',
          body: 'Di’ quante ore al mese vuoi dedicargli; il disegno dipende da quello.',
        },
        {
          title: 'Niente cresce a comando',
          body: 'Una siepe vuole stagioni. Chiedi come sarà nel frattempo.',
        },
      ],
    },
    offerings: {
      nav: 'I lavori',
      heading: [line`Che cosa fa ${'name'} in giardino`, 'Vangare, potare, piantare'],
      intro: ['Una volta, a ogni stagione o ogni settimana: di’ il ritmo.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Foglie, cortecce, vialetti'],
      intro: ['Prima del taglio, dopo la pioggia.'],
    },
    process: {
      nav: 'Le stagioni',
      heading: ['Dal primo giro al primo fiore'],
      items: [
        {
          title: 'Fare un giro',
          body: 'Insieme, con gli stivali, segnando che cosa vive e che cosa dà fastidio.',
        },
        {
          title: 'Disegnare',
          body: 'Una pianta semplice, un elenco di specie e quanto diventano alte.',
        },
        { title: 'Piantare', body: 'Nella stagione adatta, con l’acqua prevista per l’estate.' },
      ],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi pota con ${'name'}`, 'Chi tiene le cesoie'],
      intro: ['Cesoie, una vanga e pazienza.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['A ore, a taglio o a giardino'],
      intro: ['Portare via i rami si conta a parte: chiedi.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Chiesto sopra la siepe'],
      items: [
        {
          title: 'Quando si pota?',
          body: 'Dipende dalla pianta e dai nidi. Manda una foto della siepe.',
        },
        {
          title: 'Dove finiscono i rami?',
          body: 'Tritati sul posto o portati via: di’ che cosa preferisci.',
        },
        {
          title: 'Devo esserci?',
          body: 'Per il primo giro sì. Poi bastano un cancello e un rubinetto.',
        },
      ],
    },
    callToAction: {
      nav: 'In giardino',
      heading: ['L’erba supera il muretto?'],
      intro: ['Una foto, i metri e il nome della via.'],
    },
    visit: {
      nav: 'Zona',
      heading: [line`Giardini ${'inPlace'}`, 'Fin dove va la carriola'],
      intro: ['Indica la via, e diciamo se ci passiamo.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Mostra il giardino a ${'name'}`, 'Mostraci il giardino'],
      intro: ['Metri, esposizione e che cosa ti disturba.'],
    },
  },
};
