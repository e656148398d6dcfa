import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const homeServices: TradeWords = {
  senses: [
    {
      noun: 'ditta idraulica',
      gender: 'f',
      schemaType: 'Plumber',
      words: ['idraulico', 'idraulici', 'idraulica', 'termoidraulica', 'termoidraulico'],
    },
    {
      noun: 'ditta di impianti elettrici',
      gender: 'f',
      schemaType: 'Electrician',
      words: ['elettricista', 'elettricisti', 'impianti elettrici'],
    },
    {
      noun: 'servizio di fabbro',
      gender: 'm',
      schemaType: 'Locksmith',
      words: ['fabbro', 'fabbri', 'serrature', 'apertura porte'],
    },
    {
      noun: 'ditta di climatizzazione',
      gender: 'f',
      schemaType: 'HVACBusiness',
      words: [
        'climatizzazione',
        'condizionatori',
        'aria condizionata',
        'riscaldamento e climatizzazione',
      ],
    },
    {
      noun: 'servizio di riparazioni',
      gender: 'm',
      words: [
        'tuttofare',
        'riparazioni domestiche',
        'servizio di riparazioni',
        'piccole riparazioni',
        'riparazioni a domicilio',
      ],
    },
    {
      noun: 'impresa di pulizie',
      gender: 'f',
      words: ['impresa di pulizie', 'pulizie', 'servizio di pulizie', 'pulizie uffici'],
    },
    {
      noun: 'ditta di traslochi',
      gender: 'f',
      words: ['traslochi', 'ditta di traslochi', 'traslocatore'],
    },
  ],
  hints: [
    'perdite',
    'caldaia',
    'caldaie',
    'tubi',
    'cablaggi',
    'scarichi',
    'spurghi',
    'prese',
    'quadri elettrici',
    'bagno',
    'bagni',
    'preventivo',
    'preventivi',
    'guasti',
    'rubinetti',
    'interruttori',
  ],
  action: 'Chiedi un preventivo',
  submit: 'Invia la descrizione',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Mestiere e attrezzi ${'inPlace'}`,
    line`Chiamaci per ${'offerings'}`,
    'Di’ che cosa non va',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Lavori: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Lavori: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Descrivi che cosa non va o che cosa vuoi fare, con una foto se puoi.`,
    line`${'aNoun'} ${'inPlace'}. Lavori: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Lavori: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Descrivi che cosa non va o che cosa vuoi fare, con una foto se puoi.`,
    line`${'aNoun'} ${'inPlace'}. Descrivi che cosa non va o che cosa vuoi fare, con una foto se puoi.`,
    line`Lavori: ${'offerings'}.`,
    'Descrivi che cosa non va o che cosa vuoi fare, manda una foto se puoi, e rispondiamo con domande o con una proposta.',
  ],
  closing: [
    'Descrivi il lavoro in poche righe e chiedi un preventivo.',
    'Manda una foto e la via.',
  ],
  beside: [
    'Manda una foto per capire di che cosa si tratta.',
    'Di’ se hai fretta.',
    'Chiedi che cosa comprende il prezzo.',
    'Racconta che cosa si è già provato.',
  ],
  toFill: ['Aggiungi un lavoro che fai', 'Aggiungi un secondo lavoro', 'Aggiungi un terzo lavoro'],
  sections: {
    features: {
      nav: 'Come lavoriamo',
      heading: [line`Lavorare con ${'name'}`, 'Prima di cominciare'],
      items: [
        {
          title: 'Prima il prezzo',
          body: 'Chiedi la proposta per iscritto prima che escano gli attrezzi.',
        },
        { title: 'Il posto sgombro', body: 'Libera il punto in cui si lavora: si comincia prima.' },
        {
          title: 'Una spiegazione',
          body: 'Chiedi di vedere che cosa è stato fatto e che cosa tenere d’occhio.',
        },
      ],
    },
    offerings: {
      nav: 'Lavori',
      heading: [line`Che cosa fa ${'name'}`, 'Che cosa facciamo'],
      intro: ['Se il tuo caso non c’è, descrivilo lo stesso.'],
    },
    process: {
      nav: 'Passi',
      heading: ['Dal guasto alla riparazione'],
      items: [
        { title: 'Descrivi', body: 'Che cosa succede, da quando e dove.' },
        { title: 'Valutiamo', body: 'Guardiamo le foto o veniamo a vedere, e diamo un prezzo.' },
        { title: 'Ripariamo', body: 'Nel giorno stabilito, e prima di andare proviamo con te.' },
      ],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Quanto costa un lavoro'],
      intro: ['Dipende dal posto e dal materiale: chiedi il tuo.'],
    },
    testimonials: {
      nav: 'Opinioni',
      heading: [line`Che cosa dicono di ${'name'}`, 'Che cosa dicono dopo'],
    },
    about: {
      nav: 'Chi siamo',
      heading: [line`Chi suona alla porta per ${'name'}`, 'Chi suona alla porta'],
      intro: [
        'Ogni casa ha i suoi tubi, i suoi fili e le sue manie; li guardiamo prima di parlare di prezzo.',
      ],
    },
    visit: {
      nav: 'Zona',
      heading: ['Dove lavoriamo', 'Dove trovarci'],
      intro: ['Chiedi se arriviamo nella tua via.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di chiamare'],
      items: [
        {
          title: 'Quanto costerà?',
          body: 'Dipende da che cosa c’è dietro il muro. Manda foto e misure per una prima cifra.',
        },
        { title: 'Devo essere in casa?', body: 'All’inizio e alla fine sì. Il resto si concorda.' },
        {
          title: 'Che cosa faccio intanto?',
          body: 'Chiudi l’acqua o la corrente se c’è pericolo, e scrivilo nel messaggio.',
        },
      ],
    },
    callToAction: {
      nav: 'Preventivo',
      heading: ['Qualcosa che aspetta da mesi?'],
      intro: ['Manda due foto e una frase.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Racconta il guasto a ${'name'}`, 'Racconta il guasto'],
      intro: ['Che cosa succede, dove e da quando.'],
    },
  },
};
