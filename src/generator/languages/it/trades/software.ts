import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const software: TradeWords = {
  senses: [
    {
      noun: 'azienda di software',
      gender: 'f',
      words: [
        'software',
        'azienda di software',
        'azienda informatica',
        'software house',
        'società informatica',
        'sviluppo software',
      ],
    },
    { noun: 'startup', gender: 'f', words: ['startup', 'start-up', 'fintech'] },
    {
      noun: 'applicazione',
      gender: 'f',
      schemaType: 'SoftwareApplication',
      words: [
        'applicazione',
        'app',
        'app mobile',
        'saas',
        'piattaforma',
        'piattaforma digitale',
        'web app',
        'gestionale',
      ],
    },
    {
      noun: 'studio di videogiochi',
      gender: 'm',
      words: ['studio di videogiochi', 'videogioco', 'videogiochi'],
    },
  ],
  hints: [
    'pannello',
    'analisi dei dati',
    'automazione',
    'integrazioni',
    'utenti',
    'dati',
    'api',
    'fatturazione',
    'fatture',
    'report',
    'lancio',
    'beta',
  ],
  action: 'Chiedi una dimostrazione',
  submit: 'Invia la richiesta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Fatto ${'inPlace'}`,
    line`Sullo schermo: ${'offerings'}`,
    'Meno clic per lo stesso lavoro',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Funzioni: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Funzioni: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Guarda che cosa fa, chiedi una dimostrazione e prova con i tuoi dati.`,
    line`${'aNoun'} ${'inPlace'}. Funzioni: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Funzioni: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Guarda che cosa fa, chiedi una dimostrazione e prova con i tuoi dati.`,
    line`${'aNoun'} ${'inPlace'}. Guarda che cosa fa, chiedi una dimostrazione e prova con i tuoi dati.`,
    line`Funzioni: ${'offerings'}.`,
    'Guarda che cosa fa e che cosa no. Chiedi una dimostrazione, porta i tuoi dati e decidi dopo se ti toglie lavoro.',
  ],
  closing: ['Chiedi una dimostrazione con i tuoi dati.', 'Guarda che cosa fa e chiedi.'],
  beside: [
    'Da vedere nella dimostrazione.',
    'Chiedi come si lega a quello che usi.',
    'Di’ quante persone lo userebbero.',
    'Chiedi di quali dati ha bisogno.',
  ],
  toFill: ['Aggiungi una funzione', 'Aggiungi una seconda funzione', 'Aggiungi una terza funzione'],
  sections: {
    features: {
      nav: 'Funzioni',
      heading: [line`A che cosa serve ${'name'}`, 'A che cosa serve'],
      items: [
        {
          title: 'Parti da quello che hai',
          body: 'Porta un compito vero, non un esempio inventato.',
        },
        { title: 'Esci quando vuoi', body: 'Chiedi prima di entrare come porti via i dati.' },
        {
          title: 'Chiedi a chi lo fa',
          body: 'Chiedi di parlare con chi scrive il programma.',
        },
      ],
    },
    process: {
      nav: 'Come funziona',
      heading: ['Tre passi fino al primo compito'],
      items: [
        { title: 'Racconta', body: 'Che cosa fai oggi a mano e quanto tempo ci metti.' },
        { title: 'Guarda', body: 'Ti mostriamo un caso simile al tuo.' },
        { title: 'Prova', body: 'Lo usi con i tuoi dati e decidi.' },
      ],
    },
    offerings: {
      nav: 'Prodotto',
      heading: [line`Che cosa fa ${'name'}`, 'Che cosa fa il programma'],
      intro: ['L’essenziale, in un elenco.'],
    },
    pricing: {
      nav: 'Piani',
      heading: ['Piani e prezzi'],
      intro: ['Chiedi per il tuo numero di utenti.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi scrive ${'name'}`, 'Chi lo scrive'],
      intro: ['Un programma è buono quando smetti di pensarci.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima della dimostrazione'],
      items: [
        {
          title: 'Devo installare qualcosa?',
          body: 'Chiedi con il sistema che usi, e ti diciamo che cosa serve.',
        },
        {
          title: 'Dove stanno i miei dati?',
          body: 'Chiedi il luogo e le condizioni per iscritto prima di cominciare.',
        },
        {
          title: 'Posso portare quello che ho già?',
          body: 'Manda un esempio senza dati personali, e guardiamo.',
        },
      ],
    },
    callToAction: {
      nav: 'Dimostrazione',
      heading: ['Un compito che ripeti ogni settimana?'],
      intro: ['Descrivilo, e ti mostriamo se lo sappiamo fare.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Parla con ${'name'}`, 'Chiedi la dimostrazione'],
      intro: ['Che cosa fai oggi, con che cosa, e in quanti siete.'],
    },
  },
};
