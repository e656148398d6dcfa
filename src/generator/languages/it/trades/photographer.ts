import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const photographer: TradeWords = {
  senses: [
    {
      noun: 'studio fotografico',
      gender: 'm',
      words: [
        'fotografo',
        'fotografa',
        'fotografi',
        'fotografia',
        'studio fotografico',
        'fotografo di matrimoni',
        'fotografa di matrimoni',
        'fotografia di matrimonio',
      ],
    },
    {
      noun: 'casa di produzione video',
      gender: 'f',
      words: [
        'videomaker',
        'videografo',
        'filmmaker',
        'regista',
        'casa di produzione video',
        'video di matrimonio',
        'produzione video',
      ],
    },
  ],
  hints: [
    'ritratti',
    'ritratto',
    'foto',
    'servizi fotografici',
    'sessioni',
    'matrimoni',
    'reportage',
    'stampe',
    'book fotografico',
    'macchina fotografica',
  ],
  action: 'Chiedi una data',
  submit: 'Invia la data',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Luce e sguardo ${'inPlace'}`,
    line`Davanti all’obiettivo: ${'offerings'}`,
    'Fermi un secondo',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Lavori: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Guarda le immagini e, se ti ci ritrovi, chiedi una data.`,
    line`${'aNoun'} ${'inPlace'}. Lavori: ${'offerings'}.`,
    line`${'name'}. Lavori: ${'offerings'}.`,
    line`${'name'}. Guarda le immagini e, se ti ci ritrovi, chiedi una data.`,
    line`${'aNoun'} ${'inPlace'}. Guarda le immagini e, se ti ci ritrovi, chiedi una data.`,
    line`Lavori: ${'offerings'}.`,
    'Guarda le immagini con calma. Se ti ci ritrovi, scrivi il giorno, il luogo e che cosa non deve mancare nelle foto.',
  ],
  closing: ['Chiedi se la tua data è libera.', 'Guarda le foto e scrivi.'],
  beside: [
    'Di’ il luogo e l’ora.',
    'Chiedi quante immagini ricevi.',
    'Racconta chi ci sarà.',
    'Chiedi quando saranno pronte.',
  ],
  toFill: ['Aggiungi un tipo di servizio', 'Aggiungi un secondo tipo', 'Aggiungi un terzo tipo'],
  sections: {
    features: {
      nav: 'Il servizio',
      heading: [line`Un servizio con ${'name'}`, 'Il servizio'],
      items: [
        {
          title: 'Niente pose',
          body: 'Si parla, si cammina, e la macchina fa la sua parte nel mezzo.',
        },
        {
          title: 'Il luogo conta',
          body: 'Una cucina di casa dà foto più vive di un fondale di carta.',
        },
        { title: 'Le immagini', body: 'Prima di cominciare sai quante ne ricevi e in che forma.' },
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: [line`Le immagini di ${'name'}`, 'Che cosa ha visto l’obiettivo'],
      intro: ['Una piccola scelta.'],
    },
    offerings: {
      nav: 'Servizi',
      heading: [line`Che cosa fotografa ${'name'}`, 'Che cosa fotografiamo'],
      intro: ['Se la tua idea non c’è, raccontala lo stesso.'],
    },
    process: {
      nav: 'Passi',
      heading: ['Dalla telefonata alle foto'],
      items: [
        { title: 'Parlare', body: 'La data, il luogo e che cosa vuoi ricordare.' },
        { title: 'Fotografare', body: 'Nel giorno stabilito, con la luce che c’è.' },
        { title: 'Scegliere', body: 'Ricevi le immagini e decidi quali restano.' },
      ],
    },
    about: {
      nav: 'Lo sguardo',
      heading: [line`Dietro l’obiettivo di ${'name'}`, 'Chi guarda'],
      intro: ['Guardare a lungo, scattare poco.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Quanto costa un servizio'],
      intro: ['Dipende dal luogo e dalle ore: chiedi.'],
    },
    testimonials: {
      nav: 'Opinioni',
      heading: [line`Che cosa dicono di ${'name'}`, 'Che cosa dicono dopo'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima del servizio'],
      items: [
        { title: 'Come ci vestiamo?', body: 'Come per vedere qualcuno che vi piace.' },
        { title: 'E se piove?', body: 'Cerchiamo un tetto o cambiamo giorno. Si concorda prima.' },
        {
          title: 'Posso pubblicare le foto?',
          body: 'Chiedi quali usi comprende il prezzo, e lo mettiamo per iscritto.',
        },
      ],
    },
    callToAction: {
      nav: 'La tua data',
      heading: ['Hai già una data?'],
      intro: ['Scrivila, con il luogo.'],
    },
    visit: {
      nav: 'Lo studio',
      heading: [line`Lo studio ${'inPlace'}`, 'La strada per lo studio'],
      intro: ['Vieni su appuntamento.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Chiedi a ${'name'} la tua data`, 'Chiedi la tua data'],
      intro: ['Giorno, luogo e che cosa vuoi fotografare.'],
    },
  },
};
