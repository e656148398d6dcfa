import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const blog: TradeWords = {
  senses: [
    {
      noun: 'blog',
      gender: 'm',
      yields: true,
      words: [
        'blog',
        'blogger',
        'rivista',
        'rivista online',
        'blog di viaggi',
        'blog di cucina',
        'blog di ricette',
        'blog di moda',
        'magazine',
      ],
    },
    { noun: 'podcast', gender: 'm', yields: true, words: ['podcast'] },
  ],
  hints: [
    'articoli',
    'post',
    'ricette',
    'racconti',
    'saggi',
    'viaggi',
    'episodi',
    'puntate',
    'lettori',
    'opinioni',
  ],
  action: 'Scrivi all’autore',
  submit: 'Invia',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Scritto ${'inPlace'}`,
    line`Si parla di: ${'offerings'}`,
    'Da leggere piano',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: testi su ${'offerings'}, senza fretta e con spazio per rispondere.`,
    line`${'name'}: testi su ${'offerings'}, senza fretta e con spazio per rispondere.`,
    line`${'name'}, ${'inPlace'}: testi lunghi quanto un caffè, e un indirizzo per rispondere a chi li scrive.`,
    line`${'name'}: testi lunghi quanto un caffè, e un indirizzo per rispondere a chi li scrive.`,
    line`Testi su ${'offerings'}, scritti ${'inPlace'}.`,
    line`Testi su ${'offerings'}, e un indirizzo per rispondere.`,
    line`Scritto ${'inPlace'}: testi lunghi quanto un caffè, e un indirizzo per rispondere a chi li scrive.`,
    'Testi che si leggono nel tempo di un caffè, e un indirizzo per rispondere a chi li ha scritti.',
  ],
  closing: ['Leggi l’ultimo e di’ che cosa pensi.', 'Comincia da dove vuoi.'],
  beside: [
    'C’è più di un testo su questo.',
    'Scrivi se sai che cosa manca.',
    'Leggilo piano.',
    'Vale anche il parere contrario.',
  ],
  toFill: ['Aggiungi un tema', 'Aggiungi un secondo tema', 'Aggiungi un terzo tema'],
  sections: {
    posts: {
      nav: 'Testi',
      heading: [line`Le novità di ${'name'}`, 'Le novità'],
      intro: ['Dal più nuovo al più vecchio.'],
    },
    features: {
      nav: 'Leggere',
      heading: [line`Come leggere ${'name'}`, 'Come leggere qui'],
      items: [
        { title: 'Comincia dalla fine', body: 'L’ultimo testo spesso spiega gli altri.' },
        { title: 'Rispondi', body: 'Un messaggio lungo vale più di un pollice.' },
        { title: 'Correggi', body: 'Se qualcosa non è così, dillo: si cambia e si annota.' },
      ],
    },
    about: {
      nav: 'Chi scrive',
      heading: [line`Chi scrive ${'name'}`, 'Chi scrive'],
      intro: ['Qualcuno che guarda, annota e poi cancella metà.'],
    },
    offerings: {
      nav: 'Temi',
      heading: [line`Di che cosa parla ${'name'}`, 'Di che cosa si parla'],
      intro: ['I temi tornano, i testi no.'],
    },
    pricing: {
      nav: 'Sostenere',
      heading: ['Sostenere questo lavoro'],
      intro: ['Se vuoi che continui, ci sono modi per dirlo.'],
      items: [
        { title: 'Un caffè', body: 'Una volta, il prezzo di una tazza.' },
        { title: 'Ogni mese', body: 'Il prezzo di un giornale della domenica.' },
        { title: 'Un annuncio', body: 'Se sta bene con quello che si legge qui, chiedi.' },
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Margini e note'],
      intro: ['Quello che non stava nel testo.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Dai lettori'],
      items: [
        {
          title: 'Posso citare un testo?',
          body: 'Sì, con il nome e il collegamento. Se è lungo, chiedi.',
        },
        { title: 'Posso proporre un tema?', body: 'Sì: due frasi e perché ti importa.' },
        {
          title: 'C’è una lettera periodica?',
          body: 'Scrivi il tuo indirizzo, e ti diciamo se c’è.',
        },
      ],
    },
    callToAction: {
      nav: 'Avvisi',
      heading: ['Un avviso quando esce qualcosa?'],
      intro: ['Lascia un indirizzo, e scriviamo quando succede.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Scrivi a ${'name'}`, 'Scrivi all’autore'],
      intro: ['Che cosa hai letto e che cosa ne pensi.'],
    },
  },
};
