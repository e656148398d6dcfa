import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const general: TradeWords = {
  senses: [
    {
      noun: 'piccola impresa',
      gender: 'f',
      words: [
        'piccola impresa',
        'attività locale',
        'impresa familiare',
        'azienda familiare',
        'ditta individuale',
      ],
    },
  ],
  hints: [],
  action: 'Scrivi',
  submit: 'Invia il messaggio',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ci trovi ${'inPlace'}`,
    line`${'offerings'} e come chiedere`,
    'Che cosa facciamo e come trovarci',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: ${'offerings'}, e un modo diretto per chiedere.`,
    line`${'name'}: ${'offerings'}, in parole semplici.`,
    line`${'name'} si trova ${'inPlace'}. Leggi che cosa facciamo e scrivi quando hai una domanda.`,
    line`${'offerings'} ${'inPlace'}.`,
    line`${'offerings'}, in parole semplici.`,
    line`${'name'} in una pagina: che cosa facciamo, come lavoriamo e come trovarci.`,
    line`Siamo ${'inPlace'}. Leggi che cosa facciamo e scrivi quando hai una domanda.`,
    'Una pagina che dice che cosa facciamo, come lavoriamo e come trovarci quando hai una domanda.',
  ],
  closing: [
    'Continua a leggere, o scrivici la tua domanda.',
    'Dai un’occhiata e di’ che cosa ti serve.',
  ],
  beside: [
    'Chiedi i dettagli che ti importano.',
    'Di’ che cosa hai in mente, e ti diciamo se va.',
    'Non sai se è quello che ti serve? Descrivilo con parole tue.',
    'Scrivi se vuoi sapere di più.',
  ],
  toFill: [
    'Aggiungi la prima cosa che offri',
    'Aggiungi la seconda cosa che offri',
    'Aggiungi la terza cosa che offri',
  ],
  sections: {
    features: {
      nav: 'In breve',
      heading: [line`${'name'} in breve`, 'In breve'],
      items: [
        {
          title: 'Guarda',
          body: 'Leggi che cosa facciamo in questa pagina e giudica con calma.',
        },
        { title: 'Chiedi', body: 'Una domanda costa poche righe e non impegna a niente.' },
        {
          title: 'Decidi in pace',
          body: 'Porta a casa la risposta, confronta e torna quando lo sai.',
        },
      ],
    },
    offerings: {
      nav: 'Che cosa facciamo',
      heading: [line`Che cosa chiedere a ${'name'}`, 'Che cosa puoi chiederci'],
      intro: ['L’elenco corto. Scrivi se manca qualcosa.'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi c’è dietro ${'name'}`, 'Chi siamo'],
      intro: [
        line`${'name'} si trova ${'inPlace'}.`,
        'Dietro questa pagina ci sono persone a cui scrivere.',
      ],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Quanto costa'],
      intro: ['Chiedi se non vedi quello che cerchi.'],
    },
    process: { nav: 'Come lavoriamo', heading: ['Tre passi, non di più'] },
    faq: { nav: 'Domande', heading: ['Prima di chiedere'] },
    contact: {
      nav: 'Contatti',
      heading: [line`Scrivi a ${'name'}`, 'Scrivici'],
      intro: ['Bastano poche righe per cominciare.'],
    },
  },
};
