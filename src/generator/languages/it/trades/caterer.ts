import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const caterer: TradeWords = {
  senses: [
    {
      noun: 'servizio di catering',
      gender: 'm',
      words: [
        'catering',
        'servizi di catering',
        'azienda di catering',
        'banqueting',
        'catering per matrimoni',
        'catering aziendale',
        'catering per eventi',
      ],
    },
    {
      noun: 'servizio di catering',
      gender: 'm',
      yields: true,
      words: ['servizio di catering', 'servizio catering'],
    },
    {
      noun: 'chef a domicilio',
      gender: 'm',
      words: [
        'chef a domicilio',
        'cuoco a domicilio',
        'cuoca a domicilio',
        'personal chef',
        'chef privato',
      ],
    },
    {
      noun: 'servizio di ristorazione',
      gender: 'm',
      words: [
        'ristorazione collettiva',
        'mensa aziendale',
        'servizio mensa',
        'pasti a domicilio',
        'servizio di ristorazione',
        'consegna pasti',
      ],
    },
  ],
  hints: [
    'buffet',
    'rinfresco',
    'rinfreschi',
    'finger food',
    'banchetti',
    'coffee break',
    'aperitivo di nozze',
    'monoporzioni',
    'light lunch',
    'vassoi',
    'ricevimenti aziendali',
  ],
  action: 'Chiedi un menù',
  submit: 'Chiedi la proposta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`La tavola apparecchiata ${'inPlace'}`,
    line`Nel menù: ${'offerings'}`,
    'Tu inviti, noi cuciniamo',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Nel menù: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Nel menù: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Indica data, luogo e numero di invitati; il menù si compone insieme.`,
    line`${'aNoun'} ${'inPlace'}. Nel menù: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Nel menù: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Indica data, luogo e numero di invitati; il menù si compone insieme.`,
    line`${'aNoun'} ${'inPlace'}. Indica data, luogo e numero di invitati; il menù si compone insieme.`,
    line`Nel menù: ${'offerings'}.`,
    'Indica data, luogo e numero di invitati. Componiamo il menù con te, dal primo assaggio all’ultimo vassoio.',
  ],
  closing: ['Indica la data e quanti invitati.', 'Descrivi il ricevimento e chiedi un menù.'],
  beside: [
    'In piedi o seduti? Dillo.',
    'Conta i bambini a parte.',
    'Chiedi che cosa regge il viaggio.',
    'Una versione vegetale? Scrivilo.',
  ],
  toFill: [
    'Aggiungi un buffet o un menù',
    'Aggiungi dei bocconi salati',
    'Aggiungi un dolce da condividere',
  ],
  sections: {
    features: {
      nav: 'Il ricevimento',
      heading: [line`Ricevere con ${'name'}`, 'Prima del ricevimento'],
      items: [
        {
          title: 'Un numero all’incirca',
          body: 'Per cominciare basta; quello esatto si dà più avanti.',
        },
        {
          title: 'Com’è la sala',
          body: 'Prese, forno, montacarichi: racconta che cosa c’è, e vediamo che cosa manca.',
        },
        {
          title: 'Chi non mangia che cosa',
          body: 'Senza latte, senza noci, senza maiale: basta una riga per invitato.',
        },
      ],
    },
    offerings: {
      nav: 'Menù e buffet',
      heading: [line`I menù di ${'name'}`, 'Menù e buffet'],
      intro: ['Ogni menù si smonta: togli, aggiungi, scambia.'],
    },
    process: {
      nav: 'Svolgimento',
      heading: ['Dalla lista degli invitati all’ultimo vassoio'],
      items: [
        {
          title: 'Comporre',
          body: 'Racconti l’occasione e il budget, e scriviamo una prima proposta.',
        },
        {
          title: 'Assaggiare',
          body: 'Parliamo di sapori, di porzioni e di che cosa piace a casa tua.',
        },
        { title: 'Servire', body: 'Nel giorno stabilito montiamo il buffet e seguiamo l’orario.' },
        {
          title: 'Sparecchiare',
          body: 'Tovaglie, piatti e avanzi: decidiamo prima chi porta via che cosa.',
        },
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Tovaglie e vassoi'],
      intro: ['Una tavola pronta, prima degli invitati.'],
    },
    about: {
      nav: 'La cucina',
      heading: [line`Ai fornelli con ${'name'}`, 'Ai fornelli'],
      intro: ['Pelare la mattina, impiattare il pomeriggio, servire la sera.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['A invitato'],
      intro: ['Servizio, stoviglie e viaggio si contano a parte: chiedi il dettaglio.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Che cosa si chiede prima di un ricevimento'],
      items: [
        {
          title: 'Quanto serve a testa?',
          body: 'Dipende dall’ora e dalla durata. Scrivi tutte e due, e proponiamo le quantità.',
        },
        {
          title: 'Consegnate senza servire?',
          body: 'Scrivi indirizzo e orario, e diciamo che cosa si può appoggiare e mangiare da soli.',
        },
        {
          title: 'Fino a quando cambio il numero?',
          body: 'Il termine sta scritto sul preventivo, accanto al totale.',
        },
      ],
    },
    callToAction: {
      nav: 'Preventivo',
      heading: ['Una sala, una data e nessun menù?'],
      intro: ['Manda data, luogo e numero di invitati.'],
    },
    visit: {
      nav: 'La sede',
      heading: [line`La cucina ${'inPlace'}`, 'Dove sobbollono le pentole'],
      intro: ['Vieni a parlarne davanti a un piatto, dopo due righe.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Un ricevimento con ${'name'}`, 'Prepara il tuo ricevimento'],
      intro: ['Data, luogo, numero di invitati e che cosa si festeggia.'],
    },
  },
};
