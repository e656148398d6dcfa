import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nursery: TradeWords = {
  senses: [
    {
      noun: 'asilo nido',
      gender: 'm',
      words: [
        'asilo nido',
        'asili nido',
        'asilo',
        'asili',
        'nido',
        'micronido',
        'nido in famiglia',
        'asilo aziendale',
      ],
    },
    {
      noun: 'scuola dell’infanzia',
      gender: 'f',
      schemaType: 'Preschool',
      words: [
        'scuola materna',
        'scuole materne',
        'scuola dell’infanzia',
        'scuole dell’infanzia',
        'asilo montessori',
      ],
    },
    {
      noun: 'ludoteca',
      gender: 'f',
      words: [
        'ludoteca',
        'ludoteche',
        'baby parking',
        'centro estivo',
        'centri estivi',
        'spazio gioco',
      ],
    },
    {
      noun: 'servizio di baby sitter',
      gender: 'm',
      words: [
        'baby sitter',
        'babysitter',
        'baby sitting',
        'tata',
        'servizio di baby sitter',
        'tagesmutter',
      ],
    },
  ],
  hints: [
    'bimbi',
    'bimbo',
    'neonati',
    'nanna',
    'pannolini',
    'girotondo',
    'filastrocche',
    'motricità',
    'prima infanzia',
    'inserimento',
    'educatrici',
    'genitori',
    'merenda',
  ],
  action: 'Chiedi un posto',
  submit: 'Invia l’età e gli orari',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Piccoli passi ${'inPlace'}`,
    line`Nella giornata: ${'offerings'}`,
    'Il cappotto al gancio, il pupazzo in mano',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Nella giornata: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Nella giornata: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ quanti mesi ha il bambino e quali ore ti servono, poi facciamo conoscenza.`,
    line`${'aNoun'} ${'inPlace'}. Nella giornata: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Nella giornata: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ quanti mesi ha il bambino e quali ore ti servono, poi facciamo conoscenza.`,
    line`${'aNoun'} ${'inPlace'}. Di’ quanti mesi ha il bambino e quali ore ti servono, poi facciamo conoscenza.`,
    line`Nella giornata: ${'offerings'}.`,
    'Di’ quanti mesi ha il bambino, quali giorni e quali ore. Poi facciamo conoscenza, nell’ora in cui si gioca.',
  ],
  closing: ['Scrivi i mesi e i giorni che ti servono.', 'Chiedi una visita, con il bambino.'],
  beside: [
    'Chiedi come sono i primi giorni.',
    'Metti il pupazzo nello zainetto.',
    'Di’ che cosa lo consola.',
    'Chiedi chi c’è la mattina.',
  ],
  toFill: [
    'Aggiungi una fascia d’età',
    'Aggiungi un’attività della giornata',
    'Aggiungi un pasto o un momento di calma',
  ],
  sections: {
    features: {
      nav: 'La mattina',
      heading: [line`Affidare un bambino a ${'name'}`, 'La prima mattina'],
      items: [
        {
          title: 'Ci si stacca piano',
          body: 'Prima un’ora insieme, poi un’ora da solo, poi un sonnellino.',
        },
        {
          title: 'La sera si racconta',
          body: 'Mangiato, dormito, pianto, riso: chiedi, e ti si dice com’è andata.',
        },
        {
          title: 'Ogni ritmo trova posto',
          body: 'Di’ quando dorme e che cosa mangia; il gruppo gli fa spazio.',
        },
      ],
    },
    offerings: {
      nav: 'La giornata',
      heading: [line`Una giornata da ${'name'}`, 'Giocare, mangiare, dormire'],
      intro: ['Che cosa riempie le ore, secondo l’età.'],
    },
    about: {
      nav: 'Le stanze',
      heading: [line`Le seggioline di ${'name'}`, 'Le seggioline'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Ganci bassi, cuscini e voci conosciute.`,
        'Ganci bassi, cuscini e voci conosciute.',
      ],
    },
    team: {
      nav: 'Chi accoglie',
      heading: [line`Le braccia di ${'name'}`, 'Chi accoglie i piccoli'],
      intro: ['I nomi da imparare insieme, e il ruolo di ognuno.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Cubi, tempere e stivaletti'],
      intro: ['Le stanze vuote, perché i visi restino a casa.'],
    },
    pricing: {
      nav: 'Rette',
      heading: ['Quanto costa un mese'],
      intro: ['Bonus e fasce di reddito cambiano la somma: chiedi con i tuoi orari.'],
    },
    process: {
      nav: 'Iscrizione',
      heading: ['Dalla visita alla prima mattina'],
      items: [
        { title: 'Visitare', body: 'Con il bambino, se si può, mentre si gioca.' },
        { title: 'Iscrivere', body: 'Libretto sanitario, orari, chi viene a prenderlo.' },
        { title: 'Abituarsi', body: 'Qualche giorno, al suo passo e al tuo.' },
      ],
    },
    faq: {
      nav: 'Domande',
      heading: ['Che cosa chiedono i genitori'],
      items: [
        {
          title: 'E se ha la febbre?',
          body: 'Chiama prima di venire. La regola per ogni malattia si legge all’iscrizione.',
        },
        {
          title: 'Chi può venire a prenderlo?',
          body: 'Le persone che hai indicato, con un documento.',
        },
        {
          title: 'Come funziona la lista d’attesa?',
          body: 'Indica l’età e il mese, e diciamo a che punto saresti.',
        },
      ],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Vieni a trovarci ${'inPlace'}`, 'Dove lasciare il passeggino'],
      intro: ['Evita l’ora della nanna, o vieni in punta di piedi.'],
    },
    callToAction: {
      nav: 'Visita',
      heading: ['Si torna al lavoro fra poco?'],
      intro: ['Indica il mese, i giorni e l’età.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Un posto da ${'name'}`, 'Chiedi un posto'],
      intro: ['Età, giorni, ore e data d’inizio. Niente di medico qui.'],
    },
  },
};
