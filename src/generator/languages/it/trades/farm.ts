import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const farm: TradeWords = {
  senses: [
    {
      noun: 'azienda agricola',
      gender: 'f',
      words: [
        'azienda agricola',
        'aziende agricole',
        'fattoria',
        'fattorie',
        'fattoria didattica',
        'agricoltore',
        'agricoltrice',
        'agricoltori',
        'contadino',
        'contadina',
        'cascina',
      ],
    },
    {
      noun: 'azienda orticola',
      gender: 'f',
      words: ['orticoltore', 'orticoltrice', 'ortolano', 'cassette di verdura', 'azienda orticola'],
    },
    {
      noun: 'azienda apistica',
      gender: 'f',
      words: [
        'apicoltore',
        'apicoltrice',
        'apicoltori',
        'apicoltura',
        'azienda apistica',
        'apiario',
      ],
    },
    {
      noun: 'allevamento',
      gender: 'm',
      words: ['allevamento', 'allevamenti', 'caseificio', 'latteria', 'azienda zootecnica'],
    },
    {
      noun: 'frantoio',
      gender: 'm',
      words: ['frantoio', 'frantoi', 'oliveto', 'uliveto', 'olivicoltore', 'olivicoltrice'],
    },
    {
      noun: 'azienda frutticola',
      gender: 'f',
      words: [
        'frutteto',
        'frutteti',
        'frutticoltore',
        'azienda frutticola',
        'zafferaneto',
        'lavandeto',
      ],
    },
  ],
  hints: [
    'vendita diretta',
    'verdure',
    'frutta',
    'uova',
    'miele',
    'latte',
    'raccolto',
    'campi',
    'alveari',
    'capre',
    'pecore',
    'mucche',
    'galline',
    'mele',
    'pomodori',
    'confetture',
    'olio',
    'olio d’oliva',
    'formaggio di capra',
    'ortaggi',
  ],
  action: 'Chiedi che cosa è maturo',
  submit: 'Invia la richiesta alla fattoria',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Campi e stagioni ${'inPlace'}`,
    line`Dalla terra alla tavola: ${'offerings'}`,
    'Guarda che cosa porta la stagione',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. In campagna: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. In campagna: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Scrivi che cosa cerchi; risponde la stagione, e noi con lei.`,
    line`${'aNoun'} ${'inPlace'}. In campagna: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. In campagna: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Scrivi che cosa cerchi; risponde la stagione, e noi con lei.`,
    line`${'aNoun'} ${'inPlace'}. Scrivi che cosa cerchi; risponde la stagione, e noi con lei.`,
    line`In campagna: ${'offerings'}.`,
    'Scrivi che cosa cerchi e per quante bocche. La stagione decide che cosa è maturo, e noi diciamo quando passare.',
  ],
  closing: ['Chiedi che cosa si raccoglie adesso.', 'Scrivi prima di metterti in strada.'],
  beside: [
    'Chiedi quando matura.',
    'Porta una cassetta o un barattolo.',
    'Chiedi come si conserva.',
    'Di’ quanto te ne serve.',
  ],
  toFill: [
    'Aggiungi un prodotto della terra',
    'Aggiungi un secondo prodotto della terra',
    'Aggiungi una visita o una cassetta',
  ],
  sections: {
    features: {
      nav: 'In campagna',
      heading: [line`Venire in campagna da ${'name'}`, 'Prima di imboccare lo sterrato'],
      items: [
        {
          title: 'Sceglie la stagione',
          body: 'Niente fragole a gennaio: chiedi che cosa cresce, e la cena verrà da sé.',
        },
        {
          title: 'Stivali, non profumo',
          body: 'C’è fango, ci sono bestie e api. Richiudi i cancelli dietro di te.',
        },
        {
          title: 'Fai domande',
          body: 'Che cosa mangiano gli animali, che cosa riceve la terra: chiedi, e si mostra.',
        },
      ],
    },
    offerings: {
      nav: 'La cassetta',
      heading: [line`Che cosa raccoglie ${'name'}`, 'Che cosa si raccoglie'],
      intro: ['L’elenco segue il tempo che fa.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Solchi, filari, cassette'],
      intro: ['I campi, visti dallo sterrato.'],
    },
    about: {
      nav: 'La terra',
      heading: [line`La terra di ${'name'}`, 'La terra e le bestie'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Alzarsi con la luce, guardare il cielo, chiudere i cancelli.`,
        'Alzarsi con la luce, guardare il cielo, chiudere i cancelli.',
      ],
    },
    events: {
      nav: 'Stagioni',
      heading: ['Gli appuntamenti delle stagioni'],
      intro: ['Mercati, raccolti e giorni di visita, con le date.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Al chilo, al pezzo, a cassetta'],
      intro: ['Per quantità grandi, avvisa prima del raccolto.'],
    },
    process: {
      nav: 'Ordinare',
      heading: ['Dal campo alla tua cucina'],
      items: [
        { title: 'Chiedere', body: 'Dici che cosa, quanto e per quale giorno.' },
        { title: 'Raccogliere', body: 'Cogliamo o mettiamo da parte, secondo il tempo.' },
        { title: 'Venire a prendere', body: 'All’ora stabilita, con una cassetta robusta.' },
      ],
    },
    faq: {
      nav: 'Domande',
      heading: ['Chiesto al cancello'],
      items: [
        {
          title: 'Si vedono gli animali?',
          body: 'Scrivi quanti siete e l’età dei bambini, e diciamo quale momento va bene.',
        },
        {
          title: 'Come trattate la terra?',
          body: 'Chiedi campo per campo; rispondiamo senza giri di parole.',
        },
        { title: 'Posso portare il cane?', body: 'Chiedi prima: dipende dal gregge.' },
      ],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`La strada bianca ${'inPlace'}`, 'La strada bianca'],
      intro: ['Il navigatore a volte si ferma troppo presto: segui i cartelli.'],
    },
    callToAction: {
      nav: 'La spesa',
      heading: ['Una zuppa, una torta, una dispensa?'],
      intro: ['Di’ la ricetta, e contiamo i chili.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Scrivi alla campagna di ${'name'}`, 'Scrivi in campagna'],
      intro: ['Che cosa cerchi, quanto, e quale giorno.'],
    },
  },
};
