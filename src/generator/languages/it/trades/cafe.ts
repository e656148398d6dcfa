import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const cafe: TradeWords = {
  senses: [
    {
      noun: 'caffetteria',
      gender: 'f',
      words: ['caffetteria', 'caffetterie', 'caffè letterario', 'coffee shop'],
    },
    {
      noun: 'bar',
      gender: 'm',
      words: [
        'bar',
        'bar caffetteria',
        'bar pasticceria',
        'snack bar',
        'bar tabacchi',
        'bar tavola calda',
        'chiosco bar',
      ],
    },
    {
      noun: 'sala da tè',
      gender: 'f',
      words: ['sala da tè', 'sale da tè', 'casa del tè', 'tea room'],
    },
    {
      noun: 'torrefazione',
      gender: 'f',
      words: [
        'torrefazione',
        'torrefazioni',
        'torrefattore',
        'torrefattrice',
        'torrefazione di caffè',
      ],
    },
  ],
  hints: [
    'caffè',
    'espresso',
    'cappuccino',
    'cappuccini',
    'latte macchiato',
    'flat white',
    'barista',
    'brunch',
    'matcha',
    'cioccolata calda',
    'tè',
    'tisane',
    'colazioni',
  ],
  action: 'Guarda che cosa serviamo',
  submit: 'Invia il messaggio',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un tavolino e una tazza ${'inPlace'}`,
    line`Da bere e da sgranocchiare: ${'offerings'}`,
    'Una tazza e un po’ di tempo',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Al banco: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Al banco: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Per la prima tazza del giorno e le chiacchiere che si allungano.`,
    line`${'aNoun'} ${'inPlace'}. Al banco: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Al banco: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Per la prima tazza del giorno e le chiacchiere che si allungano.`,
    line`${'aNoun'} ${'inPlace'}. Per la prima tazza del giorno e le chiacchiere che si allungano.`,
    line`Al banco: ${'offerings'}.`,
    'Un banco, qualche tavolino e il tempo di una tazza. Guarda che cosa serviamo, poi vieni a sederti.',
  ],
  closing: ['Guarda il menù e passa quando ti va.', 'Scrivi se venite in gruppo.'],
  beside: [
    'Chiedi al banco.',
    'Di’ come ti piace.',
    'Qui o da portar via? Dillo al banco.',
    'Un altro latte, o senza zucchero? Chiedi.',
  ],
  toFill: [
    'Aggiungi un caffè o un tè',
    'Aggiungi qualcosa da mangiare',
    'Aggiungi qualcosa di dolce',
  ],
  sections: {
    features: {
      nav: 'Venire',
      heading: [line`Passare da ${'name'}`, 'Passare con calma'],
      items: [
        {
          title: 'Resta a leggere',
          body: 'Un tavolino alla finestra va bene per un libro, un quaderno o per niente.',
        },
        {
          title: 'Venite in gruppo',
          body: 'Scrivi quanti siete e a che ora, e ti diciamo se c’è posto.',
        },
        {
          title: 'Chiedi del chicco',
          body: 'Da dove viene e che sapore ha: chiedilo al banco.',
        },
      ],
    },
    offerings: {
      nav: 'Menù',
      heading: [line`Che cosa si beve da ${'name'}`, 'Che cosa si beve'],
      intro: ['Quello che serviamo. Per il resto, chiedi al banco.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Il banco di ${'name'}`, 'Dietro il banco'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Acqua, chicchi, macinatura e pazienza.`,
        'Acqua, chicchi, macinatura e pazienza: serve poco altro.',
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Tazze e tavolini'],
      intro: ['La sala prima che entri tu.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Quanto costa una tazza'],
      intro: ['Se manca qualcosa, chiedi al banco.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`La tua prossima tazza ${'inPlace'}`, 'Come arrivare'],
      intro: ['Entra e scegli il tavolino.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Si chiede al banco'],
      items: [
        {
          title: 'Posso lavorare con il computer?',
          body: 'Chiedi quando arrivi: dipende dall’ora e dai tavolini liberi.',
        },
        {
          title: 'Si può prenotare un tavolino?',
          body: 'Scrivi il giorno, l’ora e quanti siete, e rispondiamo.',
        },
        {
          title: 'C’è qualcosa senza glutine o senza lattosio?',
          body: 'Di’ che cosa devi evitare prima di ordinare, e guardiamo insieme.',
        },
      ],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Scrivi a ${'name'}`, 'Un messaggio per il banco'],
      intro: ['In gruppo, indica il giorno, l’ora e quanti siete.'],
    },
  },
};
