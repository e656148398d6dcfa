import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const realEstate: TradeWords = {
  senses: [
    {
      noun: 'agenzia immobiliare',
      gender: 'f',
      words: [
        'agenzia immobiliare',
        'agenzie immobiliari',
        'immobiliare',
        'agente immobiliare',
        'consulente immobiliare',
        'servizi immobiliari',
      ],
    },
    {
      noun: 'amministrazione condominiale',
      gender: 'f',
      words: [
        'amministratore di condominio',
        'amministrazione condominiale',
        'gestione affitti',
        'amministrazioni condominiali',
      ],
    },
  ],
  hints: [
    'appartamenti',
    'appartamento',
    'ville',
    'case',
    'locali commerciali',
    'mutuo',
    'acquirenti',
    'proprietari',
    'affitti',
    'monolocali',
    'terreni',
    'immobili',
  ],
  action: 'Chiedi una visita',
  submit: 'Invia la richiesta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Porte e chiavi ${'inPlace'}`,
    line`In portafoglio: ${'offerings'}`,
    'La chiave giusta',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. In portafoglio: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. In portafoglio: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ che cosa cerchi o vendi, e cominciamo dalle domande.`,
    line`${'aNoun'} ${'inPlace'}. In portafoglio: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. In portafoglio: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ che cosa cerchi o vendi, e cominciamo dalle domande.`,
    line`${'aNoun'} ${'inPlace'}. Di’ che cosa cerchi o vendi, e cominciamo dalle domande.`,
    line`In portafoglio: ${'offerings'}.`,
    'Di’ che cosa cerchi o vendi: quartiere, metri, data e spesa. Cominciamo dalle domande, non dal contratto.',
  ],
  closing: ['Indica il quartiere e la spesa.', 'Chiedi una visita o una valutazione.'],
  beside: [
    'Chiedi la pianta.',
    'Chiedi delle spese di condominio.',
    'Torna a un’altra ora.',
    'Chiedi da quando è libero.',
  ],
  toFill: ['Aggiungi un tipo di immobile', 'Aggiungi un secondo tipo', 'Aggiungi un terzo tipo'],
  sections: {
    features: {
      nav: 'Comprare e vendere',
      heading: [line`Cercare con ${'name'}`, 'Prima di una visita'],
      items: [
        {
          title: 'Quello che la foto non mostra',
          body: 'Chiedi del rumore, della luce di sera e dei vicini di sopra.',
        },
        {
          title: 'Tutte le spese',
          body: 'Il prezzo è una riga; chiedi le altre prima di firmare.',
        },
        { title: 'Senza fretta', body: 'Una casa si vede due volte, una con la pioggia.' },
      ],
    },
    offerings: {
      nav: 'Immobili',
      heading: [line`Che cosa offre ${'name'}`, 'Che cosa c’è ora'],
      intro: ['Chiedi che cosa è libero oggi.'],
    },
    process: {
      nav: 'Passi',
      heading: ['Dalla ricerca alla chiave'],
      items: [
        { title: 'Cercare', body: 'Che cosa è necessario e che cosa sarebbe solo bello.' },
        { title: 'Visitare', body: 'Poche porte, ma quelle che vanno.' },
        { title: 'Firmare', body: 'Rileggiamo ogni carta con te prima del notaio.' },
      ],
    },
    team: {
      nav: 'Persone',
      heading: [line`Chi ti accompagna da ${'name'}`, 'Chi ti accompagna'],
      intro: ['Le persone con cui si fanno le visite.'],
    },
    pricing: {
      nav: 'Provvigioni',
      heading: ['Quanto costa il nostro lavoro'],
      intro: ['Lo sai per iscritto prima di cominciare.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi apre le porte da ${'name'}`, 'Chi apre le porte'],
      intro: ['Conoscere le strade aiuta più che conoscere gli aggettivi.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di firmare'],
      items: [
        {
          title: 'Quali carte servono?',
          body: 'Dipende se compri, vendi o affitti. Chiedi, e mandiamo l’elenco.',
        },
        {
          title: 'Quanto vale la mia casa?',
          body: 'Manda la via e i metri, e ci accordiamo per vederla.',
        },
        { title: 'Chi paga che cosa?', body: 'Lo mettiamo su un foglio prima della decisione.' },
      ],
    },
    callToAction: {
      nav: 'La tua casa',
      heading: ['Una chiave che cambia mano?'],
      intro: ['Racconta la via e la data.'],
    },
    visit: {
      nav: 'L’ufficio',
      heading: [line`L’ufficio ${'inPlace'}`, 'La strada per l’ufficio'],
      intro: ['Vieni con un appuntamento e con domande.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Chiedi una visita a ${'name'}`, 'Chiedi la tua visita'],
      intro: ['Che cosa cerchi o vendi, dove e per quando.'],
    },
  },
};
