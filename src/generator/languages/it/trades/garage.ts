import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const garage: TradeWords = {
  senses: [
    {
      noun: 'autofficina',
      gender: 'f',
      words: [
        'autofficina',
        'officina',
        'officina meccanica',
        'officine',
        'meccanico',
        'meccanici',
        'carrozzeria',
        'carrozziere',
        'gommista',
        'elettrauto',
        'riparazione auto',
      ],
    },
    {
      noun: 'officina moto',
      gender: 'f',
      schemaType: 'MotorcycleRepair',
      words: ['officina moto', 'riparazione moto', 'officina per moto'],
    },
  ],
  hints: [
    'freni',
    'gomme',
    'pneumatici',
    'cambio olio',
    'revisione',
    'motore',
    'frizione',
    'marmitta',
    'auto',
    'batteria',
    'veicoli',
    'cerchi',
    'tagliando',
  ],
  action: 'Prenota l’officina',
  submit: 'Invia la richiesta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Motori e attrezzi ${'inPlace'}`,
    line`Per il tuo veicolo: ${'offerings'}`,
    'Di’ che rumore fa',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Servizi: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Servizi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ che auto è, che rumore fa e per quando ti serve.`,
    line`${'aNoun'} ${'inPlace'}. Servizi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Servizi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ che auto è, che rumore fa e per quando ti serve.`,
    line`${'aNoun'} ${'inPlace'}. Di’ che auto è, che rumore fa e per quando ti serve.`,
    line`Servizi: ${'offerings'}.`,
    'Di’ che auto è, che rumore fa e per quando ti serve. La guardiamo, ti chiamiamo con il prezzo, e poi decidi.',
  ],
  closing: ['Prenota con la marca e l’anno dell’auto.', 'Descrivi il rumore e prenota.'],
  beside: [
    'Indica marca, modello e anno.',
    'Chiedi quanto tempo resta.',
    'Chiedi il prezzo del pezzo.',
    'Di’ quando è stato fatto l’ultima volta.',
  ],
  toFill: [
    'Aggiungi un lavoro d’officina',
    'Aggiungi un secondo lavoro',
    'Aggiungi un terzo lavoro',
  ],
  sections: {
    features: {
      nav: 'In officina',
      heading: [line`La tua auto da ${'name'}`, 'La tua auto in officina'],
      items: [
        { title: 'Prima chiamiamo', body: 'Se spunta altro, ti chiamiamo e decidi tu.' },
        { title: 'I pezzi si vedono', body: 'Chiedi di vedere quello vecchio prima che vada via.' },
        { title: 'Un conto leggibile', body: 'Manodopera e pezzi su due righe.' },
      ],
    },
    offerings: {
      nav: 'Lavori',
      heading: [line`Che cosa ripara ${'name'}`, 'Che cosa ripariamo'],
      intro: ['Se il tuo guasto non c’è, descrivilo.'],
    },
    process: {
      nav: 'Passi',
      heading: ['Dal rumore alla chiave'],
      items: [
        { title: 'Descrivi', body: 'Che rumore, quando e da quanto.' },
        { title: 'Guardiamo', body: 'Sale sul ponte, e ti diciamo che cos’è.' },
        { title: 'Ripariamo', body: 'Con il tuo sì. Prima, no.' },
      ],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Quanto costa'],
      intro: ['Il prezzo dipende dal modello: chiedi per il tuo.'],
    },
    about: {
      nav: 'L’officina',
      heading: [line`Chi sta sotto l’auto da ${'name'}`, 'Chi sta sotto l’auto'],
      intro: ['Ascoltare il motore prima di aprire la cassetta.'],
    },
    gallery: { nav: 'Immagini', heading: ['Grasso e bulloni'], intro: ['L’officina da dentro.'] },
    visit: {
      nav: 'Dove siamo',
      heading: [line`L’officina ${'inPlace'}`, 'La strada per l’officina'],
      intro: ['Se non parte, chiama prima di venire.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di lasciare la chiave'],
      items: [
        { title: 'Quanto ci vuole?', body: 'Dipende dai pezzi. Lo diciamo dopo aver guardato.' },
        { title: 'Posso portare i miei pezzi?', body: 'Chiedi prima: non tutti vanno bene.' },
        { title: 'C’è un’auto sostitutiva?', body: 'Chiedi quando prenoti.' },
      ],
    },
    callToAction: { nav: 'Guasto', heading: ['Una spia rossa?'], intro: ['Di’ quale e che auto.'] },
    contact: {
      nav: 'Contatti',
      heading: [line`Prenota da ${'name'}`, 'Prenota la tua ora'],
      intro: ['Auto, anno e che cosa ha.'],
    },
  },
};
