import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const architect: TradeWords = {
  senses: [
    {
      noun: 'studio di architettura',
      gender: 'm',
      words: [
        'architetto',
        'architetta',
        'architetti',
        'architettura',
        'studio di architettura',
        'studio di architetti',
        'studi di architettura',
      ],
    },
    {
      noun: 'studio d’interni',
      gender: 'm',
      words: [
        'interior designer',
        'interior design',
        'arredamento d’interni',
        'arredatore d’interni',
        'arredatrice d’interni',
        'architetto d’interni',
        'progettazione d’interni',
        'studio d’interni',
        'home staging',
      ],
    },
    {
      noun: 'studio di urbanistica',
      gender: 'm',
      words: ['urbanista', 'urbanisti', 'studio di urbanistica'],
    },
    {
      noun: 'studio tecnico',
      gender: 'm',
      words: [
        'geometra',
        'geometri',
        'studio tecnico',
        'ingegnere civile',
        'ingegnere edile',
        'ingegnere strutturista',
        'studio di ingegneria',
      ],
    },
  ],
  hints: [
    'planimetrie',
    'plastici',
    'rendering',
    'permessi di costruire',
    'restauro',
    'case passive',
    'concorsi',
    'arredi su misura',
    'direzione lavori',
    'pratiche edilizie',
    'urbanistica',
    'pratiche catastali',
    'sopralluoghi',
  ],
  action: 'Parla di un luogo',
  submit: 'Descrivi il luogo',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Case pensate e disegnate ${'inPlace'}`,
    line`Sul tavolo da disegno: ${'offerings'}`,
    'Prima, guardare il luogo',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Sul tavolo da disegno: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Sul tavolo da disegno: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Mostra il terreno o la stanza e racconta come ci vivi; il disegno parte da lì.`,
    line`${'aNoun'} ${'inPlace'}. Sul tavolo da disegno: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Sul tavolo da disegno: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Mostra il terreno o la stanza e racconta come ci vivi; il disegno parte da lì.`,
    line`${'aNoun'} ${'inPlace'}. Mostra il terreno o la stanza e racconta come ci vivi; il disegno parte da lì.`,
    line`Sul tavolo da disegno: ${'offerings'}.`,
    'Mostra il terreno, la casa o la stanza, e racconta come ci vivi. Il disegno parte da lì, e il muro viene dopo.',
  ],
  closing: [
    'Descrivi il luogo e che cosa dovrebbe succederci.',
    'Manda una pianta, una foto o uno schizzo.',
  ],
  beside: [
    'Di’ da dove entra la luce.',
    'Indica metri e altezza.',
    'Chiedi di vedere una sezione.',
    'Di’ che cosa vuoi tenere.',
  ],
  toFill: [
    'Aggiungi un tipo di progetto',
    'Aggiungi un secondo tipo di progetto',
    'Aggiungi un terzo tipo di progetto',
  ],
  sections: {
    gallery: {
      nav: 'Progetti',
      heading: [line`I luoghi disegnati da ${'name'}`, 'Piante, sezioni, plastici'],
      intro: ['Un disegno dice dove passa la luce; una foto, come cade.'],
    },
    features: {
      nav: 'Lo sguardo',
      heading: [line`Disegnare con ${'name'}`, 'Prima della prima linea'],
      items: [
        {
          title: 'Prima vivere, poi disegnare',
          body: 'Chi si alza presto, dove si ammucchiano le scarpe: la pianta comincia da qui.',
        },
        {
          title: 'Il budget sul tavolo',
          body: 'Una cifra detta presto cambia il disegno; detta tardi, lo strappa.',
        },
        {
          title: 'Le regole del luogo',
          body: 'Vicini, pendenza, vincoli: leggiamo che cosa è permesso prima di promettere una finestra.',
        },
      ],
    },
    offerings: {
      nav: 'Incarichi',
      heading: [line`Gli incarichi di ${'name'}`, 'Gli incarichi'],
      intro: ['Dal solo schizzo a tutto il cantiere: prendi quello che serve.'],
    },
    process: {
      nav: 'Fasi',
      heading: ['Dallo schizzo alla consegna'],
      items: [
        { title: 'Rilevare', body: 'Misurare, fotografare, ascoltare le abitudini.' },
        { title: 'Schizzare', body: 'Varianti a mano, abbastanza rapide da buttare.' },
        { title: 'Precisare', body: 'Materiali, dettagli, permessi, gare fra imprese.' },
        { title: 'Seguire', body: 'Riunioni in cantiere, verbali, difetti chiusi.' },
      ],
    },
    about: {
      nav: 'Lo studio',
      heading: [line`Il tavolo da disegno di ${'name'}`, 'Il tavolo da disegno'],
      intro: [
        line`${'name'} disegna ${'inPlace'}. Una riga, un lucido e la luce della finestra.`,
        'Una riga, un lucido e la luce della finestra.',
      ],
    },
    pricing: {
      nav: 'Parcelle',
      heading: ['Una percentuale, un forfait, una visita'],
      intro: ['Ogni fase ha il suo prezzo; dopo ognuna ci si può fermare.'],
    },
    team: {
      nav: 'Matite',
      heading: [line`Le matite di ${'name'}`, 'Chi tiene la matita'],
      intro: ['I nomi, e che cosa disegna ognuno.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Chiesto davanti a una pianta'],
      items: [
        {
          title: 'Serve un architetto per questo?',
          body: 'Spesso decidono i metri e il comune. Indica tutti e due, e guardiamo la regola.',
        },
        {
          title: 'Anche per una sola stanza?',
          body: 'Di’ quale e che cosa non va; rispondiamo se basta una consulenza.',
        },
        {
          title: 'Chi sceglie le imprese?',
          body: 'Tu, su preventivi confrontabili che abbiamo letto prima.',
        },
      ],
    },
    callToAction: {
      nav: 'Un luogo',
      heading: ['Un terreno, un fienile, un corridoio?'],
      intro: ['Descrivilo come a chi non ci è mai entrato.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Il tavolo da disegno ${'inPlace'}`, 'Vieni a vedere i plastici'],
      intro: ['Porta le tue piante, arrotolate o piegate.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Affida un luogo a ${'name'}`, 'Affidaci un luogo'],
      intro: ['Il luogo, i metri e l’uso.'],
    },
  },
};
