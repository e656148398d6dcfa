import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const wedding: TradeWords = {
  senses: [
    {
      noun: 'matrimonio',
      gender: 'm',
      words: [
        'matrimonio',
        'nostro matrimonio',
        'sito di matrimonio',
        'partecipazione di nozze',
        'ci sposiamo',
        'save the date',
        'nozze',
        'fidanzamento',
        'matrimonio di',
      ],
    },
  ],
  hints: [
    'matrimoni',
    'sposa',
    'sposo',
    'sposi',
    'invitati',
    'cerimonia',
    'conferma di presenza',
    'lista nozze',
    'viaggio di nozze',
    'ricevimento',
  ],
  action: 'Conferma la presenza',
  submit: 'Invia la risposta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Matrimonio ${'inPlace'}`,
    line`Ci sposiamo ${'inPlace'}`,
    'Il tuo nome è nella lista',
  ],
  description: [
    line`${'name'} si sposano ${'inPlace'}. Qui trovi dove venire, a che ora, e come dire che ci sei.`,
    line`${'name'} si sposano. Qui trovi dove venire, a che ora, e come dire che ci sei.`,
    line`Ci sposiamo ${'inPlace'}. Qui trovi dove venire, a che ora, e come dire che ci sei.`,
    'Ci sposiamo. Qui trovi dove venire, a che ora, e come dire che ci sei e chi porti con te.',
  ],
  closing: ['Rispondi, così la tua sedia ti aspetta.', 'Scrivi i nomi di chi viene con te.'],
  beside: [
    'Ci trovi lì.',
    'Vieni con appetito.',
    'Porta scarpe con cui ballare.',
    'Di’ se ti serve aiuto per arrivare.',
  ],
  toFill: ['Aggiungi la cerimonia', 'Aggiungi la cena', 'Aggiungi la festa'],
  sections: {
    about: {
      nav: 'La coppia',
      heading: [line`La storia di ${'name'}`, 'La nostra storia'],
      intro: ['Conosci almeno uno di noi due. Ecco come ci siamo trovati.'],
    },
    events: {
      nav: 'Il giorno',
      heading: ['Il giorno, ora per ora'],
      intro: ['Perché nessuno si perda il bacio.'],
    },
    features: {
      nav: 'Invitati',
      heading: [line`Per gli invitati di ${'name'}`, 'Per gli invitati'],
      items: [
        {
          title: 'Di’ che vieni',
          body: 'Con i nomi, bambini compresi, e che cosa evitare a tavola.',
        },
        { title: 'Dove dormire', body: 'Chiedici una camera vicina prima degli altri.' },
        { title: 'Come vestirsi', body: 'Scarpe per ballare. Per il resto, chiedi.' },
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Noi due'],
      intro: ['In attesa delle foto del matrimonio.'],
    },
    offerings: {
      nav: 'La festa',
      heading: ['Come si festeggia'],
      intro: ['Che cosa porta il giorno.'],
    },
    pricing: {
      nav: 'Regali',
      heading: ['Regali'],
      intro: ['Quello che conta è che tu venga. Se chiedi lo stesso, ecco qualche idea.'],
      items: [
        { title: 'Per la casa', body: 'Qualcosa da usare ogni domenica.' },
        { title: 'Per il viaggio', body: 'Una cena, un treno, una notte sul mare.' },
        { title: 'Per altri', body: 'Un regalo a nome nostro a una causa che ti sta a cuore.' },
      ],
    },
    faq: {
      nav: 'Domande',
      heading: ['Che cosa chiedono gli invitati'],
      items: [
        { title: 'Posso portare qualcuno?', body: 'Chiedicelo prima, così c’è una sedia.' },
        {
          title: 'Sono invitati i bambini?',
          body: 'Metti i nomi nella risposta, e ti diciamo che cosa c’è per loro.',
        },
        {
          title: 'Posso dire due parole?',
          body: 'Parlaci prima del giorno, e troviamo il momento.',
        },
      ],
    },
    visit: {
      nav: 'Dove',
      heading: [line`Ci vediamo ${'inPlace'}`, 'La strada del matrimonio'],
      intro: ['Metti in conto il parcheggio e una svolta sbagliata.'],
    },
    contact: {
      nav: 'Risposta',
      heading: [line`Rispondi a ${'name'}`, 'Vieni?'],
      intro: ['Nomi, quanti siete e che cosa evitare a tavola.'],
    },
  },
};
