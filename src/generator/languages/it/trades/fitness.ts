import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const fitness: TradeWords = {
  senses: [
    {
      noun: 'palestra',
      gender: 'f',
      schemaType: 'ExerciseGym',
      words: [
        'palestra',
        'palestre',
        'centro fitness',
        'crossfit',
        'box di crossfit',
        'fitness',
        'sala pesi',
        'palestra di boxe',
        'palestra di arrampicata',
        'centro sportivo',
      ],
    },
    {
      noun: 'servizio di personal training',
      gender: 'm',
      words: [
        'personal trainer',
        'preparatore atletico',
        'personal training',
        'allenatore personale',
      ],
    },
    {
      noun: 'scuola di danza',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: [
        'scuola di danza',
        'scuola di ballo',
        'corsi di danza',
        'lezioni di danza',
        'studio di danza',
      ],
    },
    {
      noun: 'scuola di arti marziali',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['arti marziali', 'karate', 'judo', 'jiu-jitsu', 'taekwondo', 'dojo'],
    },
  ],
  hints: [
    'allenamento',
    'allenamenti',
    'spinning',
    'zumba',
    'forza',
    'stretching',
    'boxe',
    'cardio',
    'corsi di gruppo',
    'manubri',
    'cyclette',
    'circuiti',
  ],
  action: 'Prova una lezione',
  submit: 'Chiedi una lezione',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un posto per muoversi ${'inPlace'}`,
    line`In sala: ${'offerings'}`,
    'Vieni con abiti comodi',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Corsi: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Corsi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Vieni con abiti comodi, di’ che cosa hai già fatto e parti con il tuo ritmo.`,
    line`${'aNoun'} ${'inPlace'}. Corsi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Corsi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Vieni con abiti comodi, di’ che cosa hai già fatto e parti con il tuo ritmo.`,
    line`${'aNoun'} ${'inPlace'}. Vieni con abiti comodi, di’ che cosa hai già fatto e parti con il tuo ritmo.`,
    line`Corsi: ${'offerings'}.`,
    'Vieni con abiti comodi, di’ che cosa hai già fatto e dove ti fa male. Cominci con il tuo ritmo, senza confronti.',
  ],
  closing: ['Scegli una lezione e scrivi per provarla.', 'Chiedi quale lezione fa per te.'],
  beside: [
    'Chiedi se è il tuo livello.',
    'Arriva un po’ prima.',
    'Di’ se hai un infortunio.',
    'Porta acqua e asciugamano.',
  ],
  toFill: ['Aggiungi un corso', 'Aggiungi un secondo corso', 'Aggiungi un terzo corso'],
  sections: {
    features: {
      nav: 'Cominciare',
      heading: [line`Cominciare da ${'name'}`, 'Il primo giorno'],
      items: [
        {
          title: 'Di’ dove ti fa male',
          body: 'Prima di cominciare, non dopo: quasi tutto si fa anche in un altro modo.',
        },
        {
          title: 'Vai piano',
          body: 'Il primo giorno basta guardare, provare e tornare a casa interi.',
        },
        {
          title: 'Trova la tua ora',
          body: 'Guarda l’orario e prendi la lezione a cui potrai tornare.',
        },
      ],
    },
    offerings: {
      nav: 'Corsi',
      heading: [line`I corsi di ${'name'}`, 'Che cosa si fa in sala'],
      intro: ['Ogni corso ha il suo ritmo; chiedi qual è il tuo.'],
    },
    events: {
      nav: 'Orario',
      heading: ['La settimana in sala'],
      intro: ['Giorni e ore delle lezioni.'],
    },
    pricing: {
      nav: 'Abbonamenti',
      heading: ['Abbonamenti e carnet'],
      intro: ['Chiedi una lezione singola prima di decidere.'],
    },
    team: {
      nav: 'Insegnanti',
      heading: [line`Chi tiene le lezioni da ${'name'}`, 'Chi tiene le lezioni'],
      intro: ['Persone a cui chiedere.'],
    },
    about: {
      nav: 'La sala',
      heading: [line`La sala di ${'name'}`, 'La sala'],
      intro: ['Pavimento, specchio, aria e qualcuno che guarda come fai.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['La sala in immagini'],
      intro: ['Prima che la lezione cominci.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`La sala ${'inPlace'}`, 'La strada per la sala'],
      intro: ['Chiedi degli spogliatoi se vieni dal lavoro.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima della prima lezione'],
      items: [
        {
          title: 'Non l’ho mai fatto. Posso venire?',
          body: 'Sì. Dillo quando arrivi, e qualcuno ti tiene d’occhio.',
        },
        { title: 'Che cosa porto?', body: 'Abiti con cui ti muovi bene. Per il resto, chiedi.' },
        {
          title: 'Come mi iscrivo?',
          body: 'Scrivi quale lezione e quale giorno, e ti diciamo se c’è posto.',
        },
      ],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Prova una lezione da ${'name'}`, 'Prova una lezione'],
      intro: ['Quale lezione, quale giorno e che cosa hai già fatto.'],
    },
  },
};
