import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const yoga: TradeWords = {
  senses: [
    {
      noun: 'studio di yoga',
      gender: 'm',
      words: [
        'studio di yoga',
        'centro yoga',
        'insegnante di yoga',
        'insegnanti di yoga',
        'maestra di yoga',
        'maestro di yoga',
        'scuola di yoga',
        'scuola yoga',
        'insegnante yoga',
        'ritiro yoga',
        'ritiri yoga',
      ],
    },
    {
      noun: 'studio di pilates',
      gender: 'm',
      yields: true,
      words: ['pilates', 'lezioni di pilates'],
    },
    {
      noun: 'studio di pilates',
      gender: 'm',
      words: ['studio di pilates', 'insegnante di pilates'],
    },
    {
      noun: 'centro di meditazione',
      gender: 'm',
      words: [
        'centro di meditazione',
        'corso di meditazione',
        'corsi di meditazione',
        'scuola di meditazione',
      ],
    },
    {
      noun: 'scuola di tai chi',
      gender: 'f',
      words: ['tai chi', 'scuola di tai chi', 'corsi di tai chi', 'corsi di qi gong'],
    },
  ],
  hints: [
    'yoga',
    'lezioni di yoga',
    'corsi di yoga',
    'vinyasa',
    'hatha',
    'yin',
    'ashtanga',
    'kundalini',
    'meditazione',
    'respirazione',
    'pranayama',
    'yoga in gravidanza',
    'tappetini',
    'mindfulness',
    'rilassamento',
    'qi gong',
    'postura',
  ],
  action: 'Prova una pratica',
  submit: 'Chiedi una pratica',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un tappetino e silenzio ${'inPlace'}`,
    line`Sul tappetino: ${'offerings'}`,
    'Srotola il tappetino',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Sul tappetino: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sul tappetino: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Vieni a piedi nudi, di’ che cosa tira e respira: la posizione si adatta al corpo.`,
    line`${'aNoun'} ${'inPlace'}. Sul tappetino: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Sul tappetino: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Vieni a piedi nudi, di’ che cosa tira e respira: la posizione si adatta al corpo.`,
    line`${'aNoun'} ${'inPlace'}. Vieni a piedi nudi, di’ che cosa tira e respira: la posizione si adatta al corpo.`,
    line`Sul tappetino: ${'offerings'}.`,
    'Vieni a piedi nudi, di’ che cosa tira e prendi un tappetino. È la posizione che si adatta al corpo, non il contrario.',
  ],
  closing: ['Scegli una pratica e scrivi per provarla.', 'Chiedi da quale pratica cominciare.'],
  beside: [
    'Chiedi se va bene per chi comincia.',
    'Vieni a stomaco leggero.',
    'Segnala un ginocchio o una schiena fragile.',
    'Porta una felpa per la fine.',
  ],
  toFill: ['Aggiungi una pratica', 'Aggiungi una seconda pratica', 'Aggiungi una terza pratica'],
  sections: {
    features: {
      nav: 'La pratica',
      heading: [line`Praticare da ${'name'}`, 'Sul tappetino'],
      items: [
        {
          title: 'Al tuo respiro',
          body: 'Se non riesci più a respirare è troppo: torna indietro di un passo.',
        },
        {
          title: 'Nessuno guarda',
          body: 'Gli occhi sono chiusi o al soffitto. Cadi, ridi, ricomincia.',
        },
        {
          title: 'Ogni posizione ha una variante',
          body: 'Un mattoncino, una cinghia, una sedia: chiedili prima che faccia male.',
        },
      ],
    },
    offerings: {
      nav: 'Le pratiche',
      heading: [line`Che cosa si pratica da ${'name'}`, 'Che cosa si pratica'],
      intro: ['Lenta o vivace, sdraiata o in piedi: leggi, poi chiedi.'],
    },
    events: {
      nav: 'Orario',
      heading: ['La settimana, pratica per pratica'],
      intro: ['Giorni e ore, per scegliere quella a cui puoi tornare.'],
    },
    about: {
      nav: 'Lo spazio',
      heading: [line`Lo spazio di ${'name'}`, 'Lo spazio'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Un pavimento di legno, tappetini e una voce che guida.`,
        'Un pavimento di legno, tappetini e una voce che guida.',
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Tappetini, mattoncini e luce'],
      intro: ['Il pavimento fra due pratiche.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Una pratica o molte'],
      intro: ['Chiedi che cosa succede se ne salti una.'],
    },
    team: {
      nav: 'Chi guida',
      heading: [line`Le voci di ${'name'}`, 'Chi guida la pratica'],
      intro: ['Parlaci prima, soprattutto di un infortunio.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di srotolare il tappetino'],
      items: [
        {
          title: 'Devo essere snodato?',
          body: 'No. Si viene come si è, e si vede fin dove si arriva oggi.',
        },
        {
          title: 'Porto un tappetino?',
          body: 'Chiedi quando scrivi. Per il resto, vestiti morbidi e una bottiglia d’acqua.',
        },
        { title: 'E in gravidanza?', body: 'Chiedi prima a chi ti segue, poi dicci il mese.' },
      ],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Il tuo tappetino ${'inPlace'}`, 'Dove lasciare le scarpe'],
      intro: ['La porta si chiude al primo respiro: arriva un po’ prima.'],
    },
    callToAction: {
      nav: 'La prima volta',
      heading: ['Mai srotolato un tappetino?'],
      intro: ['Di’ che cosa ti porta qui, e indichiamo una pratica.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Una pratica da ${'name'}`, 'Chiedi di provare'],
      intro: ['Quale pratica, quale giorno e che cosa va protetto.'],
    },
  },
};
