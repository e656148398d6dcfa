import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const personal: TradeWords = {
  senses: [
    {
      noun: 'pagina personale',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'pagina personale',
        'sito personale',
        'curriculum',
        'curriculum vitae',
        'cv',
        'cv online',
      ],
    },
    {
      noun: 'pagina personale',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'studente',
        'studentessa',
        'ricercatore',
        'ricercatrice',
        'professore universitario',
        'scienziata',
        'scienziato',
        'relatore',
        'politico',
        'candidato',
        'candidata',
        'attore',
        'attrice',
        'modella',
        'atleta',
        'influencer',
      ],
    },
  ],
  hints: ['la mia vita', 'passatempi', 'la mia storia', 'pubblicazioni', 'percorso'],
  action: 'Saluta',
  submit: 'Invia',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Mi trovi ${'inPlace'}`,
    line`Soprattutto ${'offerings'}`,
    'Ciao',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Soprattutto ${'offerings'}, e come trovarmi.`,
    line`${'name'}: soprattutto ${'offerings'}, e come trovarmi.`,
    line`${'name'}, ${'inPlace'}. Chi è, che cosa c’è ora sul tavolo e come salutare senza giri di parole.`,
    line`${'name'} in una pagina: chi è, che cosa c’è ora sul tavolo e come salutare senza giri di parole.`,
    line`Soprattutto ${'offerings'}, ${'inPlace'}, e come trovarmi.`,
    line`Soprattutto ${'offerings'}, e come trovarmi.`,
    line`${'inPlace'}: chi sono, che cosa ho ora sul tavolo e come salutare senza giri di parole.`,
    'Una pagina che dice chi sono, che cosa ho ora sul tavolo e come salutare senza giri di parole.',
  ],
  closing: ['Continua a leggere, o saluta e basta.', 'Guarda, e scrivi se qualcosa ti suona.'],
  beside: [
    'Chiedimelo.',
    'Di questo parlo anche un’ora.',
    'Confronto volentieri gli appunti.',
    'Il resto quando ci vediamo.',
  ],
  toFill: ['Aggiungi una cosa che fai', 'Aggiungi una seconda cosa', 'Aggiungi una terza cosa'],
  sections: {
    about: {
      nav: 'Su di me',
      heading: [line`Ciao da ${'name'}`, 'Ciao a te'],
      intro: [
        'La versione corta sta in questa pagina. Quella lunga chiede una passeggiata o un tavolo.',
      ],
    },
    features: {
      nav: 'Adesso',
      heading: ['Sul tavolo'],
      items: [
        { title: 'Scrivimi se', body: 'Lavori a qualcosa di simile, o al contrario.' },
        { title: 'Invitami se', body: 'Hai una sala, qualche sedia e una domanda.' },
        { title: 'Salta il modulo se', body: 'Ci conosciamo. Hai già il mio numero.' },
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Qualche immagine'],
      intro: ['Posti, persone, cose fatte.'],
    },
    offerings: { nav: 'Cose', heading: ['Cose che faccio'], intro: ['Senza ordine.'] },
    posts: {
      nav: 'Note',
      heading: ['Note sparse'],
      intro: ['Cose corte che non stavano altrove.'],
    },
    pricing: {
      nav: 'Collaborare',
      heading: ['Lavorare con me'],
      intro: ['Per interventi, testi o consigli, chiedi con una data.'],
    },
    callToAction: { nav: 'Due righe', heading: ['Ne parliamo?'], intro: ['Bastano due righe.'] },
    contact: {
      nav: 'Saluti',
      heading: [line`Scrivi a ${'name'}`, 'Salutami'],
      intro: ['Chi sei e perché scrivi.'],
    },
  },
};
