import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const travel: TradeWords = {
  senses: [
    {
      noun: 'agenzia di viaggi',
      gender: 'f',
      words: [
        'agenzia di viaggi',
        'agenzia viaggi',
        'agenzie di viaggi',
        'tour operator',
        'viaggi organizzati',
        'viaggi su misura',
        'consulente di viaggi',
        'travel designer',
      ],
    },
    {
      noun: 'servizio di visite guidate',
      gender: 'm',
      schemaType: 'LocalBusiness',
      words: [
        'guida turistica',
        'guide turistiche',
        'guida alpina',
        'guida escursionistica',
        'guida ambientale',
        'accompagnatore turistico',
        'accompagnatrice turistica',
        'servizio di visite guidate',
      ],
    },
    {
      noun: 'servizio di escursioni',
      gender: 'm',
      schemaType: 'LocalBusiness',
      words: [
        'escursioni in barca',
        'servizio di escursioni',
        'noleggio barche',
        'noleggio gommoni',
        'charter nautico',
      ],
    },
    {
      noun: 'ufficio turistico',
      gender: 'm',
      schemaType: 'TouristInformationCenter',
      words: ['ufficio turistico', 'ente turistico', 'ufficio del turismo'],
    },
  ],
  hints: [
    'itinerari',
    'itinerario',
    'visite guidate',
    'escursioni',
    'escursione',
    'crociere',
    'safari',
    'trekking',
    'voli',
    'biglietti aerei',
    'soggiorni',
    'destinazioni',
    'tour guidati',
    'gite',
    'viaggiatori',
    'camminate',
    'vacanze studio',
  ],
  action: 'Immagina un viaggio',
  submit: 'Invia l’idea di viaggio',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Una mappa aperta ${'inPlace'}`,
    line`In partenza: ${'offerings'}`,
    'Apri la mappa',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. In partenza: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. In partenza: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ con chi parti, quanti giorni hai, e se ti piace più il sentiero o il tavolino al sole.`,
    line`${'aNoun'} ${'inPlace'}. In partenza: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. In partenza: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ con chi parti, quanti giorni hai, e se ti piace più il sentiero o il tavolino al sole.`,
    line`${'aNoun'} ${'inPlace'}. Di’ con chi parti, quanti giorni hai, e se ti piace più il sentiero o il tavolino al sole.`,
    line`In partenza: ${'offerings'}.`,
    'Di’ con chi parti, quanti giorni hai, e se ti piace più il sentiero o il tavolino al sole. Tracciamo una rotta che puoi cambiare.',
  ],
  closing: ['Scrivi una voglia, una stagione e quanti giorni.', 'Di’ da dove parti e con chi.'],
  beside: [
    'Chiedi quando piove.',
    'Di’ se cammini volentieri.',
    'Guarda la scadenza del passaporto.',
    'Chiedi che cosa comprende il prezzo.',
  ],
  toFill: [
    'Aggiungi un viaggio o una visita',
    'Aggiungi un secondo viaggio',
    'Aggiungi un terzo viaggio',
  ],
  sections: {
    features: {
      nav: 'Partire',
      heading: [line`Partire con ${'name'}`, 'Prima di chiudere lo zaino'],
      items: [
        {
          title: 'Un ritmo, non un elenco',
          body: 'Di’ quante tappe reggi al giorno; il resto si cancella senza rimpianti.',
        },
        {
          title: 'I documenti',
          body: 'Passaporto, visto, vaccini: chiedi l’elenco per la tua nazionalità e le tue date.',
        },
        {
          title: 'Che cosa è compreso',
          body: 'Treni, pasti, ingressi, mance: ogni riga dice sì o no.',
        },
      ],
    },
    offerings: {
      nav: 'Rotte',
      heading: [line`Le rotte di ${'name'}`, 'Dove andare'],
      intro: ['Una rotta si accorcia, si allunga o si mescola con un’altra.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Coste, valichi e vicoli'],
      intro: ['Luoghi, disegnati a memoria.'],
    },
    process: {
      nav: 'Preparare',
      heading: ['Dalla voglia al binario'],
      items: [
        {
          title: 'Sognare',
          body: 'Una stagione, una lingua, un piatto: basta poco per aprire la mappa.',
        },
        { title: 'Tracciare', body: 'Tappe, ore di strada e notti, su una pagina.' },
        { title: 'Confermare', body: 'Rileggi le condizioni, e prenotiamo quello che hai scelto.' },
        { title: 'Partire', body: 'Con orari, indirizzi e un numero da chiamare.' },
      ],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi apre la mappa da ${'name'}`, 'Chi apre la mappa'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Una mappa, una matita e qualcuno che chiede dove ti piace perderti.`,
        'Una mappa, una matita e qualcuno che chiede dove ti piace perderti.',
      ],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['A viaggiatore, a giorno'],
      intro: ['Il prezzo segue la stagione e il numero: indica i tuoi.'],
    },
    events: {
      nav: 'Partenze',
      heading: ['Le prossime partenze'],
      intro: ['Date, durata e punto di ritrovo.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Chiesto prima della partenza'],
      items: [
        {
          title: 'E se devo rinunciare?',
          body: 'Le condizioni si leggono prima di pagare. Chiedi anche che cosa copre la tua polizza.',
        },
        {
          title: 'Si parte con i bambini?',
          body: 'Di’ quanti anni hanno e che cosa li stanca; la tappa si regola su di loro.',
        },
        {
          title: 'Si parte anche in pochi?',
          body: 'Chiedi il numero previsto per la tua data, e rispondiamo.',
        },
      ],
    },
    callToAction: {
      nav: 'Una voglia',
      heading: ['Il dito già sulla mappa?'],
      intro: ['Di’ dove si è fermato, e in quale mese.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Dove parlarne ${'inPlace'}`, 'Ci vediamo prima di partire'],
      intro: ['Vieni con le tue date, anche incerte.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Prepara un viaggio con ${'name'}`, 'Prepara un viaggio'],
      intro: ['Dove, quando, in quanti, e da dove parti.'],
    },
  },
};
