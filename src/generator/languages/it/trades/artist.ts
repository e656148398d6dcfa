import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const artist: TradeWords = {
  senses: [
    {
      noun: 'atelier d’artista',
      gender: 'm',
      words: [
        'artista',
        'artisti',
        'artista visiva',
        'artista visivo',
        'atelier d’artista',
        'atelier d’arte',
      ],
    },
    {
      noun: 'studio di pittura',
      gender: 'm',
      words: [
        'pittore',
        'pittrice',
        'pittori',
        'acquerellista',
        'ritrattista',
        'muralista',
        'street artist',
        'studio di pittura',
      ],
    },
    {
      noun: 'studio di illustrazione',
      gender: 'm',
      words: [
        'illustratore',
        'illustratrice',
        'illustratori',
        'illustrazione',
        'fumettista',
        'fumettisti',
        'calligrafo',
        'calligrafa',
      ],
    },
    {
      noun: 'studio di scultura',
      gender: 'm',
      words: [
        'scultore',
        'scultrice',
        'scultori',
        'incisore',
        'incisora',
        'mosaicista',
        'studio di scultura',
      ],
    },
    {
      noun: 'galleria d’arte',
      gender: 'f',
      schemaType: 'ArtGallery',
      words: ['galleria d’arte', 'gallerie d’arte', 'gallerista', 'spazio espositivo'],
    },
  ],
  hints: [
    'quadri',
    'quadro',
    'tele',
    'tela',
    'acquerelli',
    'oli su tela',
    'incisioni',
    'disegni',
    'sculture',
    'scultura',
    'murales',
    'opere',
    'esposizioni',
    'vernissage',
    'chine',
    'pastelli',
    'pittura',
    'mosaici',
    'fiabe illustrate',
  ],
  action: 'Chiedi di un’opera',
  submit: 'Invia il titolo',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Opere da vedere ${'inPlace'}`,
    line`Da vedere: ${'offerings'}`,
    'Avvicinati, poi allontanati',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: ${'offerings'}. Avvicinati, allontanati, e chiedi dell’opera che ti resta negli occhi.`,
    line`${'name'}: ${'offerings'}. Avvicinati, allontanati, e chiedi dell’opera che ti resta negli occhi.`,
    line`${'name'}, ${'inPlace'}. Avvicinati, allontanati, e chiedi dell’opera che ti resta negli occhi.`,
    line`${'name'}: opere, formati e un indirizzo per chiedere di quella che ti resta negli occhi.`,
    line`${'offerings'}, da vedere ${'inPlace'}.`,
    line`${'offerings'}. Avvicinati, allontanati, e chiedi dell’opera che ti resta negli occhi.`,
    line`${'aNoun'} ${'inPlace'}. Avvicinati, allontanati, e chiedi dell’opera che ti resta negli occhi.`,
    'Avvicinati, allontanati, torna domani. Se un’opera ti resta negli occhi, chiedi il formato, la tecnica e se c’è ancora.',
  ],
  closing: ['Chiedi formato e tecnica.', 'Di’ quale opera, e per quale parete.'],
  beside: [
    'Chiedi le misure.',
    'Chiedi se c’è la cornice.',
    'Da vedere in atelier, se puoi.',
    'Di’ a quale parete pensi.',
  ],
  toFill: [
    'Aggiungi una serie o una tecnica',
    'Aggiungi una seconda serie',
    'Aggiungi che cosa fai su commissione',
  ],
  sections: {
    gallery: {
      nav: 'Opere',
      heading: [line`Le opere di ${'name'}`, 'Le opere'],
      intro: ['Lo schermo appiattisce la materia: chiedi una foto di taglio.'],
    },
    features: {
      nav: 'In casa',
      heading: [line`Vivere con un’opera di ${'name'}`, 'Vivere con un’opera'],
      items: [
        {
          title: 'Misura la parete',
          body: 'Ritaglia una carta nel formato, appendila e vivici una settimana.',
        },
        {
          title: 'Parla di una commissione',
          body: 'Un soggetto, un formato, una data: il resto si cerca in atelier.',
        },
        {
          title: 'Chiedi dell’imballo',
          body: 'Tubo, cassa o consegna a mano: indica l’indirizzo e il piano.',
        },
      ],
    },
    about: {
      nav: 'La ricerca',
      heading: [line`Guardare con ${'name'}`, 'La ricerca'],
      intro: [
        line`${'name'} lavora ${'inPlace'}. Guardare a lungo, fare, grattare via, rifare.`,
        'Guardare a lungo, fare, grattare via, rifare.',
      ],
    },
    offerings: {
      nav: 'Tecniche',
      heading: [line`Che cosa nasce da ${'name'}`, 'Serie e commissioni'],
      intro: ['Una materia, un formato, un’intenzione.'],
    },
    events: {
      nav: 'Mostre',
      heading: ['Dove vedere le opere'],
      intro: ['Luoghi, date e inaugurazioni.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Secondo il formato'],
      intro: ['Cornice e trasporto a parte: chiedi.'],
    },
    process: {
      nav: 'Commissione',
      heading: ['Dall’idea al chiodo'],
      items: [
        { title: 'Dire', body: 'Che cosa vorresti vedere, e dove.' },
        { title: 'Provare', body: 'Schizzi, una gamma, un formato.' },
        { title: 'Appendere', body: 'Due chiodi, una livella e qualche passo indietro.' },
      ],
    },
    testimonials: {
      nav: 'Opinioni',
      heading: [line`Che cosa si dice delle opere di ${'name'}`, 'Che cosa ne dice chi guarda'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Chiesto davanti a una parete'],
      items: [
        { title: 'L’opera c’è ancora?', body: 'Scrivi il titolo, e hai una risposta.' },
        { title: 'Si può pagare a rate?', body: 'Chiedi; si scrive prima di portarla via.' },
        {
          title: 'Posso riprodurre l’immagine?',
          body: 'Comprare un’opera non dà questo diritto. Scrivi l’uso che ne faresti.',
        },
      ],
    },
    visit: {
      nav: 'Vieni a vedere',
      heading: [line`Le opere ${'inPlace'}`, 'Vieni a vederle da vicino'],
      intro: ['Avvisa con due righe: il colore asciuga e il cavalletto si sposta.'],
    },
    callToAction: {
      nav: 'Una parete',
      heading: ['Una parete che aspetta?'],
      intro: ['Foto della parete, larghezza, altezza, luce.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Scrivi a ${'name'} di un’opera`, 'A proposito di un’opera'],
      intro: ['Il titolo dell’opera, o l’idea di una commissione.'],
    },
  },
};
