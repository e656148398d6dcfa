import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const professional: TradeWords = {
  senses: [
    {
      noun: 'studio commercialista',
      gender: 'm',
      schemaType: 'AccountingService',
      words: [
        'commercialista',
        'commercialisti',
        'studio commercialista',
        'contabilità',
        'ragioniere',
        'consulente fiscale',
        'consulente del lavoro',
        'studio contabile',
      ],
    },
    {
      noun: 'società di consulenza',
      gender: 'f',
      words: [
        'consulente',
        'consulenti',
        'consulenza',
        'società di consulenza',
        'coach',
        'coaching',
        'consulenza aziendale',
      ],
    },
    {
      noun: 'agenzia',
      gender: 'f',
      words: [
        'agenzia',
        'agenzia di marketing',
        'agenzia di comunicazione',
        'agenzia web',
        'web agency',
        'agenzia pubblicitaria',
        'studio grafico',
        'agenzia creativa',
      ],
    },
    {
      noun: 'agenzia di assicurazioni',
      gender: 'f',
      schemaType: 'FinancialService',
      words: [
        'assicurazioni',
        'agenzia di assicurazioni',
        'broker assicurativo',
        'consulente finanziario',
        'assicuratore',
      ],
    },
    {
      noun: 'ufficio traduzioni',
      gender: 'm',
      words: ['traduttore', 'traduttrice', 'traduzioni', 'interprete', 'agenzia di traduzioni'],
    },
  ],
  hints: [
    'tasse',
    'dichiarazioni',
    'buste paga',
    'bilanci',
    'strategia',
    'clienti',
    'fisco',
    'apertura partita iva',
    'organizzazione',
  ],
  action: 'Chiedi un primo incontro',
  submit: 'Chiedi l’incontro',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Consigli ${'inPlace'}, in parole chiare`,
    line`Risposte chiare su ${'offerings'}`,
    'Domande chiare, risposte chiare',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Ambiti: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Ambiti: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Porta le carte e la domanda, ed esci sapendo a che punto sei.`,
    line`${'aNoun'} ${'inPlace'}. Ambiti: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Ambiti: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Porta le carte e la domanda, ed esci sapendo a che punto sei.`,
    line`${'aNoun'} ${'inPlace'}. Porta le carte e la domanda, ed esci sapendo a che punto sei.`,
    line`Ambiti: ${'offerings'}.`,
    'Porta le carte e la domanda. Ti diciamo in parole chiare a che punto sei, che cosa puoi fare e quanto costa ogni strada.',
  ],
  closing: ['Chiedi un primo incontro e porta le tue domande.', 'Descrivi il caso in poche righe.'],
  beside: [
    'Di’ se c’è una scadenza.',
    'Chiedi quali carte servono.',
    'Racconta quale sarebbe un buon risultato.',
    'Chiedi dell’onorario prima di cominciare.',
  ],
  toFill: ['Aggiungi un ambito', 'Aggiungi un secondo ambito', 'Aggiungi un terzo ambito'],
  sections: {
    features: {
      nav: 'Insieme',
      heading: [line`Lavorare con ${'name'}`, 'Lavorare insieme'],
      items: [
        {
          title: 'Prima una domanda',
          body: 'Quale risultato cerchi? Partiamo da lì.',
        },
        {
          title: 'Niente burocratese',
          body: 'Se una lettera va tradotta in parole normali, la traduciamo.',
        },
        { title: 'L’onorario, subito', body: 'Chiedi come si calcola prima di firmare, non dopo.' },
      ],
    },
    offerings: {
      nav: 'Ambiti',
      heading: [line`In che cosa aiuta ${'name'}`, 'In che cosa aiutiamo'],
      intro: ['Se il caso cade fra due ambiti, descrivilo lo stesso.'],
    },
    process: {
      nav: 'Passi',
      heading: ['Dal primo incontro alla firma'],
      items: [
        { title: 'Raccontare', body: 'Descrivi il caso e mandi quello che è scritto.' },
        {
          title: 'Valutare',
          body: 'Ti presentiamo le strade possibili, i vantaggi di ognuna e il costo.',
        },
        {
          title: 'Agire',
          body: 'Decidi tu. Facciamo quello che si è deciso e ti teniamo al corrente.',
        },
      ],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Le persone di ${'name'}`, 'Chi ti consiglia'],
      intro: [
        line`${'name'} lavora ${'inPlace'}. Un consiglio vale quanto se ne capisce.`,
        'Un consiglio vale quanto se ne capisce.',
      ],
    },
    team: { nav: 'Persone', heading: ['Dall’altra parte del tavolo'] },
    pricing: {
      nav: 'Onorari',
      heading: ['Come si calcola l’onorario'],
      intro: ['A ore o a forfait: chiedi che cosa conviene.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima del primo incontro'],
      items: [
        {
          title: 'Che cosa preparo?',
          body: 'Un foglio con date, nomi e quello che vuoi. Porta lettere e contratti che hai già.',
        },
        {
          title: 'Il mio messaggio mi rende cliente?',
          body: 'No. Succede solo quando le due parti lo concordano per iscritto.',
        },
        {
          title: 'Mando già carte riservate?',
          body: 'Non con questo modulo. Chiedi prima, e troviamo una via sicura.',
        },
      ],
    },
    callToAction: {
      nav: 'Il tuo caso',
      heading: ['Una lettera riletta ogni sera?'],
      intro: ['Di’ di che cosa si tratta ed entro quando devi rispondere.'],
    },
    visit: {
      nav: 'Lo studio',
      heading: [line`Ci incontriamo ${'inPlace'}`, 'Dove trovarci'],
      intro: ['Vieni su appuntamento, così qualcuno ha tempo.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Un primo incontro con ${'name'}`, 'Chiedi un primo incontro'],
      intro: ['Il caso in tre frasi, e la scadenza se c’è.'],
    },
  },
};
