import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const event: TradeWords = {
  senses: [
    {
      noun: 'congresso',
      gender: 'm',
      words: [
        'congresso',
        'congressi',
        'conferenza',
        'conferenze',
        'convegno',
        'convegni',
        'simposio',
        'summit',
        'seminario',
      ],
    },
    {
      noun: 'festival',
      gender: 'm',
      schemaType: 'Festival',
      words: ['festival', 'sagra', 'sagre', 'fiera', 'fiere', 'festa di paese'],
    },
    {
      noun: 'evento',
      gender: 'm',
      words: [
        'evento',
        'hackathon',
        'mostra',
        'gala',
        'maratona',
        'corsa benefica',
        'torneo',
        'meetup',
      ],
    },
    {
      noun: 'teatro',
      gender: 'm',
      schemaType: 'PerformingArtsTheater',
      words: ['teatro', 'teatri'],
    },
    { noun: 'museo', gender: 'm', schemaType: 'Museum', words: ['museo', 'musei'] },
    { noun: 'cinema', gender: 'm', schemaType: 'MovieTheater', words: ['cinema'] },
    {
      noun: 'centro culturale',
      gender: 'm',
      words: ['centro culturale', 'centri culturali', 'casa della cultura'],
    },
  ],
  hints: [
    'relatori',
    'biglietti',
    'programma',
    'iscrizione',
    'iscrizioni',
    'sponsor',
    'laboratori',
    'workshop',
    'palco',
    'ospiti d’onore',
    'partecipanti',
    'interventi',
  ],
  action: 'Chiedi un posto',
  submit: 'Invia la domanda',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ci vediamo ${'inPlace'}`,
    line`In programma: ${'offerings'}`,
    'Segna il giorno',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. In programma: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. In programma: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Leggi il programma, scegli che cosa ti interessa e chiedi un posto.`,
    line`${'aNoun'} ${'inPlace'}. In programma: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. In programma: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Leggi il programma, scegli che cosa ti interessa e chiedi un posto.`,
    line`${'aNoun'} ${'inPlace'}. Leggi il programma, scegli che cosa ti interessa e chiedi un posto.`,
    line`In programma: ${'offerings'}.`,
    'Leggi il programma, scegli che cosa ti interessa e chiedi un posto. Di’ se ti serve qualcosa per arrivare o per entrare.',
  ],
  closing: ['Leggi il programma e chiedi un posto.', 'Scrivi in quanti venite.'],
  beside: [
    'Cerca l’ora nel programma.',
    'Chiedi se ci sono posti.',
    'Arriva con anticipo.',
    'Chiedi se serve iscriversi a parte.',
  ],
  toFill: [
    'Aggiungi un punto del programma',
    'Aggiungi un secondo punto',
    'Aggiungi un terzo punto',
  ],
  sections: {
    features: {
      nav: 'Partecipare',
      heading: [line`Venire a ${'name'}`, 'Prima di venire'],
      items: [
        {
          title: 'Scegli prima',
          body: 'Segna che cosa non vuoi perdere; fra due cose si cammina.',
        },
        {
          title: 'Di’ che cosa ti serve',
          body: 'Rampa, interprete, pasto: scrivilo, e vediamo che cosa si può fare.',
        },
        { title: 'Porta qualcuno', body: 'Le pause si raccontano bene in due.' },
      ],
    },
    events: {
      nav: 'Programma',
      heading: ['Che cosa e quando'],
      intro: ['L’ordine del giorno, man mano che si conferma.'],
    },
    offerings: {
      nav: 'Contenuti',
      heading: [line`Che cosa c’è a ${'name'}`, 'Che cosa c’è'],
      intro: ['Un riassunto; il resto è nel programma.'],
    },
    team: {
      nav: 'Persone',
      heading: [line`Chi ci sarà a ${'name'}`, 'Chi ci sarà'],
      intro: ['Nomi, man mano che si confermano.'],
    },
    pricing: {
      nav: 'Biglietti',
      heading: ['Biglietti e prezzi'],
      intro: ['Chiedi per gruppi e studenti.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi organizza ${'name'}`, 'Chi organizza'],
      intro: ['Sedie, microfoni e caffè in orario: il resto lo portate voi.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Prima di aprire le porte'],
      intro: ['Il luogo, ancora vuoto.'],
    },
    visit: {
      nav: 'Dove',
      heading: [line`Il luogo ${'inPlace'}`, 'Il luogo'],
      intro: ['Guarda la strada la sera prima.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima del giorno'],
      items: [
        {
          title: 'Posso cambiare il nome sul biglietto?',
          body: 'Scrivi prima del giorno con i due nomi.',
        },
        {
          title: 'C’è posto per una sedia a rotelle?',
          body: 'Dillo quando chiedi il posto, e ti descriviamo l’ingresso.',
        },
        { title: 'Posso proporre qualcosa?', body: 'Sì: l’idea in tre frasi.' },
      ],
    },
    callToAction: {
      nav: 'Posti',
      heading: ['Ti teniamo un posto?'],
      intro: ['Di’ quante persone e quale giorno.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Chiedi a ${'name'}`, 'Chiedi il tuo posto'],
      intro: ['Quante persone, quale giorno, e che cosa serve.'],
    },
  },
};
