import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const portfolio: TradeWords = {
  senses: [
    {
      noun: 'studio di grafica',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'grafico',
        'grafica',
        'graphic designer',
        'web designer',
        'designer',
        'designer ux',
        'progettista grafica',
      ],
    },
    {
      noun: 'studio di sviluppo web',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'sviluppatore',
        'sviluppatrice',
        'sviluppatore web',
        'programmatore',
        'programmatrice',
        'web developer',
        'ingegnere del software',
      ],
    },
    {
      noun: 'studio di scrittura',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'scrittore',
        'scrittrice',
        'copywriter',
        'giornalista',
        'redattore',
        'redattrice',
        'sceneggiatore',
        'romanziere',
      ],
    },
    {
      noun: 'portfolio',
      gender: 'm',
      yields: true,
      words: [
        'portfolio',
        'portfolii',
        'freelance',
        'libera professionista',
        'libero professionista',
      ],
    },
  ],
  hints: [
    'progetti',
    'loghi',
    'branding',
    'illustrazioni',
    'manifesti',
    'identità visiva',
    'siti web',
    'prototipi',
    'copertine',
    'impaginazione',
  ],
  action: 'Parla di un progetto',
  submit: 'Invia l’idea',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Lavoro fatto ${'inPlace'}`,
    line`Sul tavolo: ${'offerings'}`,
    'Guarda il lavoro',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: ${'offerings'}. Guarda i lavori e racconta il tuo progetto.`,
    line`${'name'}: ${'offerings'}. Guarda i lavori e racconta il tuo progetto.`,
    line`${'name'} lavora ${'inPlace'}. Guarda i pezzi con calma e, se uno ti dice qualcosa, racconta il tuo progetto in tre frasi.`,
    line`${'name'} in una pagina: pezzi, modo di lavorare e un indirizzo per raccontare il tuo progetto.`,
    line`${'offerings'}, da un tavolo ${'inPlace'}.`,
    line`${'offerings'}. Guarda i lavori e racconta il tuo progetto.`,
    line`Un tavolo da lavoro ${'inPlace'}. Guarda i pezzi e, se uno ti dice qualcosa, racconta il tuo progetto in tre frasi.`,
    'Pezzi, modo di lavorare e un indirizzo. Guarda con calma e, se uno ti dice qualcosa, racconta il tuo progetto in tre frasi.',
  ],
  closing: [
    'Guarda i pezzi e racconta che cosa hai in mente.',
    'Di’ che cosa ti serve e per quando.',
  ],
  beside: [
    'Chiedi di un caso simile.',
    'Di’ per quando ti serve.',
    'Racconta chi lo userà.',
    'Chiedi quale sarebbe il primo passo.',
  ],
  toFill: ['Aggiungi una cosa che fai', 'Aggiungi una seconda cosa', 'Aggiungi una terza cosa'],
  sections: {
    gallery: {
      nav: 'Lavori',
      heading: [line`Il lavoro di ${'name'}`, 'Il lavoro'],
      intro: ['Pochi pezzi, scelti.'],
    },
    features: {
      nav: 'Insieme',
      heading: [line`Lavorare con ${'name'}`, 'Prima di un progetto'],
      items: [
        {
          title: 'Prima una frase',
          body: 'Se la richiesta sta in una frase, il resto si ordina da sé.',
        },
        {
          title: 'Bozze presto',
          body: 'Le prove si mostrano presto, quando cambiare costa ancora poco.',
        },
        { title: 'Una voce sola', body: 'Scegli chi decide da parte tua, e il progetto finirà.' },
      ],
    },
    offerings: {
      nav: 'Servizi',
      heading: [line`Che cosa fa ${'name'}`, 'Che cosa faccio'],
      intro: ['Se il tuo caso sta fra due, scrivilo.'],
    },
    about: {
      nav: 'Su di me',
      heading: [line`Chi è ${'name'}`, 'Chi c’è dietro'],
      intro: ['Guardare, provare, buttare, provare ancora.'],
    },
    process: {
      nav: 'Passi',
      heading: ['Dalla richiesta alla consegna'],
      items: [
        { title: 'Capire', body: 'Che cosa deve succedere quando sarà fatto.' },
        { title: 'Abbozzare', body: 'Due strade, non dieci.' },
        { title: 'Finire', body: 'File in ordine e una spiegazione per usarli.' },
      ],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Come si calcola un progetto'],
      intro: ['Descrivi che cosa serve e ti dico una cifra.'],
    },
    testimonials: {
      nav: 'Opinioni',
      heading: [line`Che cosa dicono di ${'name'}`, 'Che cosa dicono dopo'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di una richiesta'],
      items: [
        {
          title: 'Di chi è il risultato?',
          body: 'Sta scritto nell’accordo: che cosa ricevi e per quali usi.',
        },
        { title: 'Quante modifiche ci sono?', body: 'Si concordano all’inizio, con il prezzo.' },
        { title: 'Quando puoi cominciare?', body: 'Chiedi con la tua data, e ti dico se ci sta.' },
      ],
    },
    callToAction: {
      nav: 'Progetto',
      heading: ['Un’idea su un tovagliolo?'],
      intro: ['Fotografala e mandala.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Racconta il progetto a ${'name'}`, 'Racconta il tuo progetto'],
      intro: ['Che cosa, per chi e per quando.'],
    },
  },
};
