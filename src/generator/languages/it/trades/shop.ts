import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const shop: TradeWords = {
  senses: [
    {
      noun: 'negozio online',
      gender: 'm',
      schemaType: 'OnlineStore',
      words: [
        'negozio online',
        'shop online',
        'e-commerce',
        'ecommerce',
        'negozio on line',
        'vendita online',
      ],
    },
    {
      noun: 'libreria',
      gender: 'f',
      schemaType: 'BookStore',
      words: ['libreria', 'librerie', 'libraio', 'libraia', 'negozio di libri'],
    },
    {
      noun: 'negozio di mobili',
      gender: 'm',
      schemaType: 'FurnitureStore',
      words: ['negozio di mobili', 'mobilificio', 'mobili su misura'],
    },
    {
      noun: 'negozio di biciclette',
      gender: 'm',
      schemaType: 'BikeStore',
      motif: 'bicycle',
      words: ['negozio di biciclette', 'biciclette', 'ciclista meccanico', 'negozio di bici'],
    },
    {
      noun: 'bottega alimentare',
      gender: 'f',
      schemaType: 'GroceryStore',
      words: [
        'alimentari',
        'gastronomia',
        'salumeria',
        'macelleria',
        'macellaio',
        'pescheria',
        'fruttivendolo',
        'ortofrutta',
        'formaggeria',
        'negozio di vini',
      ],
    },
    {
      noun: 'negozio di animali',
      gender: 'm',
      schemaType: 'PetStore',
      words: ['negozio di animali', 'negozio per animali'],
    },
    {
      noun: 'laboratorio di ceramica',
      gender: 'm',
      words: [
        'laboratorio di ceramica',
        'ceramica',
        'ceramista',
        'ceramiche',
        'artigianato',
        'candele artigianali',
        'bottega artigiana',
      ],
    },
    {
      noun: 'negozio',
      gender: 'm',
      schemaType: 'Store',
      yields: true,
      words: ['negozio', 'negozi', 'bottega', 'botteghe', 'bazar', 'mercatino'],
    },
  ],
  hints: [
    'prodotti',
    'candele',
    'saponi',
    'libri',
    'mobili',
    'giocattoli',
    'magliette',
    'vintage',
    'regali',
    'formaggi',
    'cosmetici',
    'stoviglie',
    'cartoleria',
  ],
  action: 'Chiedi di un prodotto',
  submit: 'Invia la domanda',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Cose da trovare ${'inPlace'}`,
    line`Sugli scaffali: ${'offerings'}`,
    'Cose da usare, tenere o regalare',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Sugli scaffali: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sugli scaffali: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Guarda gli scaffali e chiedi quello che vuoi prima di comprare.`,
    line`${'aNoun'} ${'inPlace'}. Sugli scaffali: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Sugli scaffali: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Guarda gli scaffali e chiedi quello che vuoi prima di comprare.`,
    line`${'aNoun'} ${'inPlace'}. Guarda gli scaffali e chiedi quello che vuoi prima di comprare.`,
    line`Sugli scaffali: ${'offerings'}.`,
    'Guarda gli scaffali, e chiedi taglia, materiale o consegna prima di decidere che cosa va nel pacco.',
  ],
  closing: [
    'Chiedi taglia, materiale o consegna.',
    'Guarda che cosa c’è, e chiedi prima di comprare.',
  ],
  beside: [
    'Chiedi taglie e materiali.',
    'Un regalo? Di’ per chi.',
    'Te ne servono tanti? Chiedi quanti ce ne sono.',
    'Chiedi come si imballa e si spedisce.',
  ],
  toFill: ['Aggiungi un prodotto', 'Aggiungi un secondo prodotto', 'Aggiungi un terzo prodotto'],
  sections: {
    offerings: {
      nav: 'Prodotti',
      heading: [line`Sugli scaffali di ${'name'}`, 'Sugli scaffali'],
      intro: ['Chiedi di ogni pezzo: di che cosa è fatto, quanto misura, quando puoi averlo.'],
    },
    features: {
      nav: 'Comprare',
      heading: [line`Comprare da ${'name'}`, 'Prima di comprare'],
      items: [
        {
          title: 'Guarda da vicino',
          body: 'Chiedi un’altra foto o una misura se la pagina lascia un dubbio.',
        },
        {
          title: 'Sapere il totale',
          body: 'Prezzo, consegna e tasse insieme: chiedi la somma prima di pagare.',
        },
        { title: 'E il reso?', body: 'Leggi prima le condizioni, o chiedi di spiegartele.' },
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Visto da vicino'],
      intro: ['Sullo schermo i colori non sono mai proprio gli stessi.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi fa i pacchi da ${'name'}`, 'Chi fa il tuo pacco'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Una cosa è buona se la usi ancora quando il pacco non c’è più.`,
        'Una cosa è buona se la usi ancora quando il pacco non c’è più.',
      ],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['I cartellini'],
      intro: ['Chiedi della consegna al tuo indirizzo.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di pagare'],
      items: [
        {
          title: 'Dove consegnate?',
          body: 'Scrivi la città e il paese, e ti diciamo se si può e come.',
        },
        {
          title: 'Posso rendere qualcosa?',
          body: 'Chiedi le condizioni prima di comprare. I tuoi diritti di acquirente restano.',
        },
        { title: 'È disponibile?', body: 'Chiedi del pezzo con il suo nome, e guardiamo.' },
      ],
    },
    callToAction: {
      nav: 'Ordini',
      heading: ['Trovato qualcosa?'],
      intro: ['Di’ quale pezzo e dove deve andare.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Vieni a vedere ${'inPlace'}`, 'Vieni a vedere'],
      intro: ['Tocca le cose prima di comprarle.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Chiedi a ${'name'} prima di comprare`, 'Chiedi prima di comprare'],
      intro: ['Prodotto, taglia, città: con questo possiamo rispondere.'],
    },
  },
};
