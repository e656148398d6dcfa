import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const salon: TradeWords = {
  senses: [
    {
      noun: 'salone di parrucchiere',
      gender: 'm',
      words: [
        'parrucchiere',
        'parrucchiera',
        'parrucchieri',
        'salone di parrucchiere',
        'hair stylist',
        'acconciature',
        'salone',
      ],
    },
    {
      noun: 'barberia',
      gender: 'f',
      words: ['barbiere', 'barbieri', 'barberia', 'barber shop', 'barbershop'],
    },
    {
      noun: 'centro estetico',
      gender: 'm',
      schemaType: 'BeautySalon',
      words: [
        'centro estetico',
        'salone di bellezza',
        'estetista',
        'estetica',
        'onicotecnica',
        'istituto di bellezza',
        'nail bar',
      ],
    },
    {
      noun: 'studio di tatuaggi',
      gender: 'm',
      schemaType: 'TattooParlor',
      words: ['studio di tatuaggi', 'tatuatore', 'tatuatrice', 'tatuaggi', 'tattoo'],
    },
  ],
  hints: [
    'taglio',
    'tagli',
    'piega',
    'colore capelli',
    'colpi di sole',
    'balayage',
    'barba',
    'rasatura',
    'manicure',
    'pedicure',
    'ceretta',
    'trattamenti viso',
    'stiratura',
    'unghie',
    'acconciature sposa',
  ],
  action: 'Prenota un appuntamento',
  submit: 'Chiedi l’appuntamento',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Una poltrona libera ${'inPlace'}`,
    line`Prenota per ${'offerings'}`,
    'Siediti e racconta',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Servizi: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Servizi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ che cosa vuoi cambiare e che cosa deve restare com’è.`,
    line`${'aNoun'} ${'inPlace'}. Servizi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Servizi: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ che cosa vuoi cambiare e che cosa deve restare com’è.`,
    line`${'aNoun'} ${'inPlace'}. Di’ che cosa vuoi cambiare e che cosa deve restare com’è.`,
    line`Servizi: ${'offerings'}.`,
    'Siediti, di’ che cosa vuoi cambiare e che cosa deve restare com’è. Prima si parla, poi si comincia.',
  ],
  closing: ['Scegli un servizio e prenota.', 'Scrivi il giorno che ti va bene.'],
  beside: [
    'Di’ che cosa hai fatto prima.',
    'Porta una foto, se aiuta a spiegare.',
    'Chiedi quanto tempo ci vuole.',
    'Pelle sensibile? Dillo quando prenoti.',
  ],
  toFill: ['Aggiungi un servizio', 'Aggiungi un secondo servizio', 'Aggiungi un terzo servizio'],
  sections: {
    features: {
      nav: 'L’appuntamento',
      heading: [line`Da ${'name'}, su appuntamento`, 'Il tuo appuntamento'],
      items: [
        {
          title: 'Prima si parla',
          body: 'Che cosa ti piace, che cosa no, e quanto tempo hai la mattina.',
        },
        {
          title: 'Nessuna sorpresa',
          body: 'Chiedi prezzo e durata prima di cominciare.',
        },
        { title: 'E dopo', body: 'Ti diciamo come curarlo a casa con quello che hai già.' },
      ],
    },
    offerings: {
      nav: 'Servizi',
      heading: [line`Che cosa chiedere a ${'name'}`, 'Che cosa chiedere'],
      intro: ['Se sei in dubbio fra due, chiedi consiglio quando prenoti.'],
    },
    pricing: { nav: 'Prezzi', heading: ['Listino'], intro: ['Chiedi per il tuo caso se non c’è.'] },
    gallery: {
      nav: 'Immagini',
      heading: ['Davanti allo specchio'],
      intro: ['Il salone e i suoi attrezzi.'],
    },
    team: {
      nav: 'Squadra',
      heading: [line`Le mani di ${'name'}`, 'Chi ti segue'],
      intro: ['Prenota con chi preferisci.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Dietro la poltrona di ${'name'}`, 'Dietro la poltrona'],
      intro: ['Guardare, chiedere, poi cominciare: in quest’ordine.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`La tua poltrona ${'inPlace'}`, 'Dove ti aspettiamo'],
      intro: ['Vieni un po’ prima e lascia il cappotto.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima dell’appuntamento'],
      items: [
        {
          title: 'Come sposto o disdico?',
          body: 'Scrivi o chiama appena lo sai, così un’altra persona prende l’ora.',
        },
        {
          title: 'Come mi preparo?',
          body: 'Chiedi quando prenoti: dipende dal servizio.',
        },
        {
          title: 'E se non mi piace?',
          body: 'Dillo subito, davanti allo specchio. Sta lì per questo.',
        },
      ],
    },
    contact: {
      nav: 'Appuntamenti',
      heading: [line`Prenota da ${'name'}`, 'Prenota la tua ora'],
      intro: ['Il servizio, il giorno e l’ora che preferisci.'],
    },
  },
};
