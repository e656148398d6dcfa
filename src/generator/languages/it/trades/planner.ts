import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const planner: TradeWords = {
  senses: [
    {
      noun: 'agenzia di eventi',
      gender: 'f',
      words: [
        'agenzia di eventi',
        'agenzia eventi',
        'organizzazione eventi',
        'organizzazione di eventi',
        'organizzatrice di eventi',
        'organizzatore di eventi',
        'event planner',
        'organizzazione feste',
        'organizzazione di feste',
      ],
    },
    {
      noun: 'agenzia di wedding planning',
      gender: 'f',
      motif: 'rings',
      words: [
        'agenzia di wedding planning',
        'wedding planner',
        'wedding planning',
        'organizzazione matrimoni',
        'organizzazione di matrimoni',
        'organizzatrice di matrimoni',
        'organizzatore di matrimoni',
        'matrimoni ed eventi',
        'organizzazione di matrimoni ed eventi',
      ],
    },
    {
      noun: 'spazio per eventi',
      gender: 'm',
      schemaType: 'EventVenue',
      words: [
        'spazio per eventi',
        'spazio eventi',
        'sala ricevimenti',
        'sala per eventi',
        'sala eventi',
        'sala feste',
        'location per eventi',
        'location per feste',
      ],
    },
    {
      noun: 'location per matrimoni',
      gender: 'f',
      motif: 'rings',
      schemaType: 'EventVenue',
      words: [
        'location per matrimoni',
        'location matrimoni',
        'villa per matrimoni',
        'masseria per matrimoni',
      ],
    },
  ],
  hints: [
    'lista degli invitati',
    'tableau',
    'eventi aziendali',
    'allestimenti',
    'decorazioni per matrimoni',
  ],
  action: 'Dicci la data',
  submit: 'Invia la data',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un gran giorno ${'inPlace'}, ora per ora`,
    line`Per quel giorno: ${'offerings'}`,
    'Dalla prima idea all’ultimo invitato',
  ],
  description: [
    line`${'name'}, ${'aNoun'} ${'inPlace'}: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Racconta quando sarà, chi viene e come vorresti quel giorno.`,
    line`${'offerings'} ${'inPlace'}. Di’ la data e chiedi un piano scritto.`,
    line`Con ${'name'}: ${'offerings'}. Di’ la data e chiedi un piano scritto.`,
    line`Racconta a ${'name'} quando sarà, chi viene e come vorresti quel giorno. Il piano parte da lì.`,
    line`${'aNoun'} ${'inPlace'}. Racconta quando sarà, chi viene e come vorresti quel giorno.`,
    line`${'offerings'}. Di’ la data e chiedi un piano scritto.`,
    'Racconta quando sarà, chi viene e come vorresti quel giorno. Da lì lo prepariamo insieme, un passo alla volta.',
  ],
  closing: [
    'Scrivi con la data, anche se può ancora spostarsi.',
    'Racconta che cosa si festeggia e quanti sarete.',
  ],
  beside: [
    'Chiedi che cosa è compreso e che cosa resta a te.',
    'Di’ la data, anche se può ancora spostarsi.',
    'Racconta quale parte ti preoccupa di più.',
    'Chiedi per iscritto quanto costerebbe.',
  ],
  toFill: [
    'Aggiungi un’occasione o un servizio',
    'Aggiungi un secondo servizio',
    'Aggiungi un terzo servizio',
  ],
  sections: {
    features: {
      nav: 'Per cominciare',
      heading: [line`Cominciare con ${'name'}`, 'Che cosa serve per cominciare'],
      items: [
        { title: 'Una data', body: 'Un giorno, o due che andrebbero bene lo stesso.' },
        {
          title: 'Un numero',
          body: 'Basta a occhio. Di’ chi viene da lontano, chi è molto piccolo e chi ha bisogno di una rampa.',
        },
        { title: 'Una somma', body: 'Di’ quanto vuoi spendere, e saprai presto che cosa ci sta.' },
      ],
    },
    offerings: {
      nav: 'Servizi',
      heading: [line`Che cosa puoi lasciare a ${'name'}`, 'Che cosa puoi lasciare a noi'],
      intro: ['Tutta la giornata, o solo la parte che preferisci non fare.'],
    },
    process: {
      nav: 'Il piano',
      heading: ['Come prende forma un giorno'],
      items: [
        { title: 'Parlare', body: 'Racconti che cosa si festeggia e che cosa non può mancare.' },
        {
          title: 'Progettare',
          body: 'Leggi una proposta con orari e somme, cancelli, aggiungi e chiedi.',
        },
        {
          title: 'Festeggiare',
          body: 'Quello che si è deciso è sulla carta, e l’orologio può restare a casa.',
        },
      ],
    },
    gallery: {
      nav: 'Scene',
      heading: ['Prima che si aprano le porte'],
      intro: ['Come può essere una sala poco prima degli invitati.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi c’è dietro ${'name'}`, 'Chi prepara con te'],
      intro: [
        line`${'name'} lavora ${'inPlace'}. Un buon piano lascia posto a quello che nessuno aveva previsto.`,
        'Un buon piano lascia posto a quello che nessuno aveva previsto.',
      ],
    },
    team: { nav: 'Persone', heading: ['Chi incontrerai'] },
    pricing: {
      nav: 'Prezzi',
      heading: ['Quanto costa un giorno così'],
      intro: ['Decidono la stagione, gli invitati e quanto ci affidi: chiedi una proposta.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Domande del primo incontro'],
      items: [
        {
          title: 'Quando conviene scrivere?',
          body: 'Appena sai la stagione. Se il giorno è già vicino, chiedi lo stesso.',
        },
        {
          title: 'Possiamo fare una parte da soli?',
          body: 'Sì. Di’ quale, e la proposta la lascia fuori.',
        },
        { title: 'E se piove?', body: 'Chiedi il secondo piano prima di firmare il primo.' },
      ],
    },
    visit: {
      nav: 'Dove',
      heading: [line`Vederci ${'inPlace'}`, 'Dove vederci'],
      intro: ['Accorda prima un’ora, così nessuno aspetta.'],
    },
    callToAction: {
      heading: ['C’è già una data?'],
      intro: ['La stagione e un numero a occhio bastano per parlarne.'],
    },
    contact: {
      nav: 'Scrivi',
      heading: [line`Racconta quel giorno a ${'name'}`, 'Raccontaci quel giorno'],
      intro: ['Che cosa si festeggia, quando, e quanti vengono.'],
    },
  },
};
