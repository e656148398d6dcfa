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
    line`Fatto ${'inPlace'}`,
    line`Si parla di: ${'offerings'}`,
    'Senza fretta',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: pezzi su ${'offerings'}, senza fretta e con spazio per rispondere.`,
    line`${'name'}: pezzi su ${'offerings'}, senza fretta e con spazio per rispondere.`,
    line`${'name'}, ${'inPlace'}: pezzi lunghi quanto un caffè, e un indirizzo per rispondere a chi li fa.`,
    line`${'name'}: pezzi lunghi quanto un caffè, e un indirizzo per rispondere a chi li fa.`,
    line`Pezzi su ${'offerings'}, fatti ${'inPlace'}.`,
    line`Pezzi su ${'offerings'}, e un indirizzo per rispondere.`,
    line`Fatto ${'inPlace'}: pezzi lunghi quanto un caffè, e un indirizzo per rispondere a chi li fa.`,
    'Pezzi che durano il tempo di un caffè, e un indirizzo per rispondere a chi li ha fatti.',
  ],
  closing: ['Comincia dall’ultimo e di’ che cosa pensi.', 'Comincia da dove vuoi.'],
  beside: [
    'C’è più di un pezzo su questo.',
    'Scrivi se sai che cosa manca.',
    'Da prendere con calma.',
    'Vale anche il parere contrario.',
  ],
  toFill: ['Aggiungi un tema', 'Aggiungi un secondo tema', 'Aggiungi un terzo tema'],
  sections: {
    posts: {
      nav: 'Pezzi',
      heading: [line`Le novità di ${'name'}`, 'Le novità'],
      intro: ['Dal più nuovo al più vecchio.'],
    },
    features: {
      nav: 'Cominciare',
      heading: [line`Da dove cominciare con ${'name'}`, 'Da dove cominciare'],
      items: [
        { title: 'Comincia dalla fine', body: 'L’ultimo pezzo spesso spiega gli altri.' },
        { title: 'Rispondi', body: 'Un messaggio lungo vale più di un pollice in su.' },
        { title: 'Correggi', body: 'Se qualcosa non è così, dillo: si cambia e si annota.' },
      ],
    },
    about: {
      nav: 'Chi lo fa',
      heading: [line`Chi fa ${'name'}`, 'Chi lo fa'],
      intro: ['Qualcuno che guarda, annota e poi cancella metà.'],
    },
    offerings: {
      nav: 'Temi',
      heading: [line`Di che cosa parla ${'name'}`, 'Di che cosa si parla'],
      intro: ['I temi tornano, i pezzi no.'],
    },
    pricing: {
      nav: 'Sostenere',
      heading: ['Sostenere questo lavoro'],
      intro: ['Se vuoi che continui, ci sono modi per dirlo.'],
      items: [
        { title: 'Un caffè', body: 'Una volta, il prezzo di una tazza.' },
        { title: 'Ogni mese', body: 'Il prezzo di un giornale della domenica.' },
        { title: 'Un annuncio', body: 'Se sta bene con quello che trovi qui, chiedi.' },
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Margini e note'],
      intro: ['Quello che non stava altrove.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Domande dal pubblico'],
      items: [
        {
          title: 'Posso citare un pezzo?',
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
      intro: ['Di che cosa si tratta e che cosa ne pensi.'],
    },
  },
};
