import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const builder: TradeWords = {
  senses: [
    {
      noun: 'impresa edile',
      gender: 'f',
      words: [
        'impresa edile',
        'imprese edili',
        'ristrutturazioni',
        'ristrutturazione',
        'edilizia',
        'muratore',
        'muratori',
        'impresa di costruzioni',
        'costruttore edile',
        'impresa di ristrutturazioni',
      ],
    },
    {
      noun: 'ditta di coperture',
      gender: 'f',
      schemaType: 'RoofingContractor',
      words: [
        'copritetto',
        'rifacimento tetti',
        'lattoniere',
        'lattonieri',
        'ditta di coperture',
        'tetti in legno',
      ],
    },
    {
      noun: 'falegnameria',
      gender: 'f',
      words: [
        'falegname',
        'falegnami',
        'falegnameria',
        'ebanista',
        'ebanisti',
        'mobiliere',
        'serramentista',
        'serramenti',
      ],
    },
    {
      noun: 'carpenteria',
      gender: 'f',
      words: ['carpentiere', 'carpentieri', 'carpenteria', 'carpenteria in legno', 'case in legno'],
    },
    {
      noun: 'ditta di imbiancatura',
      gender: 'f',
      schemaType: 'HousePainter',
      words: [
        'imbianchino',
        'imbianchini',
        'imbiancatura',
        'pittore edile',
        'pittori edili',
        'decoratore edile',
      ],
    },
    {
      noun: 'ditta di pavimenti',
      gender: 'f',
      words: [
        'piastrellista',
        'piastrellisti',
        'parquettista',
        'posatore di pavimenti',
        'ditta di pavimenti',
        'cartongessista',
      ],
    },
  ],
  hints: [
    'tetti',
    'coperture',
    'tinteggiatura',
    'facciate',
    'facciata',
    'cappotto termico',
    'isolamento',
    'cartongesso',
    'pavimenti',
    'parquet',
    'intonaci',
    'scavi',
    'demolizioni',
    'fondamenta',
    'ampliamenti',
    'scale',
    'piastrelle',
    'cantiere',
    'cantieri',
    'ponteggi',
  ],
  action: 'Parla del cantiere',
  submit: 'Descrivi il cantiere',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Dal disegno al muro ${'inPlace'}`,
    line`In cantiere: ${'offerings'}`,
    'Prima le misure',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. In cantiere: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. In cantiere: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Mostra una pianta o due foto; misuriamo, facciamo i conti e diciamo in che ordine si va.`,
    line`${'aNoun'} ${'inPlace'}. In cantiere: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. In cantiere: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Mostra una pianta o due foto; misuriamo, facciamo i conti e diciamo in che ordine si va.`,
    line`${'aNoun'} ${'inPlace'}. Mostra una pianta o due foto; misuriamo, facciamo i conti e diciamo in che ordine si va.`,
    line`In cantiere: ${'offerings'}.`,
    'Mostra una pianta, una foto o un muro. Misuriamo, facciamo i conti voce per voce e diciamo in che ordine si va.',
  ],
  closing: ['Manda una pianta, anche a mano.', 'Di’ che cosa deve cadere e che cosa deve reggere.'],
  beside: [
    'Di’ se ci abitate durante i lavori.',
    'Chiedi quanto deve asciugare.',
    'Indica il piano e l’accesso.',
    'Chiedi quali permessi servono.',
  ],
  toFill: [
    'Aggiungi una lavorazione',
    'Aggiungi una seconda lavorazione',
    'Aggiungi una terza lavorazione',
  ],
  sections: {
    features: {
      nav: 'Il cantiere',
      heading: [line`Costruire con ${'name'}`, 'Prima della prima pietra'],
      items: [
        {
          title: 'Un preventivo a voci',
          body: 'Demolire, alzare, intonacare: ogni riga ha la sua quantità e il suo prezzo.',
        },
        {
          title: 'Un ordine che si legge',
          body: 'L’acqua prima del massetto, il massetto prima del parquet: il calendario sta appeso al muro.',
        },
        {
          title: 'Giri insieme',
          body: 'Si cammina in cantiere con te e si segna che cosa va ripreso.',
        },
      ],
    },
    offerings: {
      nav: 'Lavorazioni',
      heading: [line`Che cosa costruisce ${'name'}`, 'Che cosa costruiamo'],
      intro: ['Un muro, un tetto o tutto il piano: comincia da quello che preme.'],
    },
    process: {
      nav: 'Svolgimento',
      heading: ['Dal metro alla chiave'],
      items: [
        { title: 'Misurare', body: 'Sul posto, con metro, livella e le tue domande.' },
        {
          title: 'Calcolare',
          body: 'Materiali, ore e durata, su una pagina da rileggere insieme.',
        },
        { title: 'Costruire', body: 'Un mestiere dopo l’altro, teli per terra, calcinacci fuori.' },
        { title: 'Consegnare', body: 'Un giro, un elenco di ritocchi, poi la chiave.' },
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Mattone, legno, intonaco'],
      intro: ['Quello che si vede prima della vernice.'],
    },
    about: {
      nav: 'Il mestiere',
      heading: [line`Il mestiere di ${'name'}`, 'Il mestiere'],
      intro: ['Un muro dritto comincia da un filo teso.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Come si calcola un cantiere'],
      intro: ['Al metro, a corpo o a giornata: il preventivo dice quale.'],
    },
    testimonials: {
      nav: 'Opinioni',
      heading: [line`Dopo il cantiere di ${'name'}`, 'A cantiere chiuso'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di abbattere un muro'],
      items: [
        {
          title: 'Si può restare in casa?',
          body: 'Spesso sì, stanza per stanza. Di’ quanti siete e dove dorme ognuno.',
        },
        {
          title: 'Questo muro è portante?',
          body: 'Da una foto non si dice. Manda una pianta, e fissiamo un sopralluogo.',
        },
        {
          title: 'Chi chiede i permessi?',
          body: 'Indica comune e metri, e spieghiamo chi deposita che cosa.',
        },
      ],
    },
    callToAction: {
      nav: 'Sopralluogo',
      heading: ['Un muro di troppo?'],
      intro: ['Due foto, una misura e il piano bastano per cominciare.'],
    },
    visit: {
      nav: 'Zona',
      heading: [line`Cantieri ${'inPlace'}`, 'Dove gira la betoniera'],
      intro: ['Indica il comune, e diciamo se è sulla strada.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Parla di un cantiere a ${'name'}`, 'Parla di un cantiere'],
      intro: ['Che cosa, dove, e che cosa non si tocca.'],
    },
  },
};
