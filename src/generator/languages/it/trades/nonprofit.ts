import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nonprofit: TradeWords = {
  senses: [
    {
      noun: 'organizzazione senza scopo di lucro',
      gender: 'f',
      words: [
        'ong',
        'onlus',
        'organizzazione senza scopo di lucro',
        'ente benefico',
        'fondazione',
        'banco alimentare',
        'rifugio per animali',
        'canile rifugio',
        'organizzazione di volontariato',
      ],
    },
    {
      noun: 'associazione',
      gender: 'f',
      words: [
        'associazione',
        'associazioni',
        'associazione culturale',
        'associazione sportiva',
        'pro loco',
        'comitato di quartiere',
        'circolo',
        'polisportiva',
      ],
    },
    {
      noun: 'chiesa',
      gender: 'f',
      schemaType: 'PlaceOfWorship',
      words: ['chiesa', 'parrocchia', 'moschea', 'sinagoga', 'tempio', 'congregazione'],
    },
  ],
  hints: [
    'donare',
    'donazioni',
    'volontari',
    'volontarie',
    'volontariato',
    'soci',
    'causa',
    'comunità',
    'rifugiati',
    'solidarietà',
    'raccolta fondi',
  ],
  action: 'Dai una mano',
  submit: 'Offri aiuto',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Persone e mani ${'inPlace'}`,
    line`Ci occupiamo di: ${'offerings'}`,
    'Ogni mano conta',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Che cosa facciamo: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Che cosa facciamo: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Guarda che cosa facciamo e che cosa manca, e di’ come vuoi aiutare.`,
    line`${'aNoun'} ${'inPlace'}. Che cosa facciamo: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Che cosa facciamo: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Guarda che cosa facciamo e che cosa manca, e di’ come vuoi aiutare.`,
    line`${'aNoun'} ${'inPlace'}. Guarda che cosa facciamo e che cosa manca, e di’ come vuoi aiutare.`,
    line`Che cosa facciamo: ${'offerings'}.`,
    'Guarda che cosa facciamo, che cosa manca e chi può aiutare. Si può dare tempo, cose o denaro; di’ che cosa hai e ne parliamo.',
  ],
  closing: ['Di’ quanto tempo hai e che cosa sai fare.', 'Guarda che cosa manca e scrivici.'],
  beside: [
    'Chiedi come puoi partecipare.',
    'Chiedi che cosa manca adesso.',
    'Porta qualcuno con te.',
    'Chiedi a chi arriva.',
  ],
  toFill: ['Aggiungi un’attività', 'Aggiungi una seconda attività', 'Aggiungi una terza attività'],
  sections: {
    about: {
      nav: 'Chi siamo',
      heading: [line`Perché esiste ${'name'}`, 'Perché esistiamo'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Cominciamo da quello che è vicino.`,
        'Cominciamo da quello che è vicino.',
      ],
    },
    features: {
      nav: 'Aiutare',
      heading: [line`Aiutare ${'name'}`, 'Come aiutare'],
      items: [
        { title: 'Con il tempo', body: 'Basta anche un pomeriggio. Di’ quando puoi.' },
        {
          title: 'Con le cose',
          body: 'Chiedi prima che cosa serve, così niente resta in un angolo.',
        },
        { title: 'Con il denaro', body: 'Chiedi come si spende, e te lo diciamo.' },
      ],
    },
    offerings: {
      nav: 'Attività',
      heading: [line`Che cosa fa ${'name'}`, 'Che cosa si fa qui'],
      intro: ['In breve qui, per intero di persona.'],
    },
    process: {
      nav: 'Partecipare',
      heading: ['Dal primo messaggio al primo giorno'],
      items: [
        { title: 'Scrivi', body: 'Il nome, il quartiere e le ore che hai.' },
        { title: 'Ci conosciamo', body: 'Un caffè e domande da tutte e due le parti.' },
        { title: 'Cominci', body: 'Il primo giorno vieni con qualcuno che sa la strada.' },
      ],
    },
    events: {
      nav: 'Agenda',
      heading: ['Prossimi incontri'],
      intro: ['I giorni in cui puoi passare.'],
    },
    pricing: {
      nav: 'Donare',
      heading: ['Modi di dare'],
      intro: ['Chiedi a che cosa serve un dono.'],
      items: [
        { title: 'Una volta', body: 'La somma che vuoi, quando vuoi.' },
        { title: 'Ogni mese', body: 'Una piccola somma con cui si fanno piani.' },
        { title: 'A nome di qualcuno', body: 'Un regalo che non occupa posto.' },
      ],
    },
    faq: {
      nav: 'Domande',
      heading: ['Le domande di chi vuole aiutare'],
      items: [
        {
          title: 'Serve esperienza?',
          body: 'Di’ che cosa sai fare e che cosa vorresti imparare.',
        },
        { title: 'Come si spende il denaro?', body: 'Chiedi, e te lo spieghiamo.' },
        {
          title: 'Posso portare vestiti o cibo?',
          body: 'Scrivi prima che cosa, e ti diciamo se serve.',
        },
      ],
    },
    callToAction: {
      nav: 'Una mano',
      heading: ['Un’ora libera?'],
      intro: ['Scrivi quando, e troviamo che cosa fare.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Passa a trovarci ${'inPlace'}`, 'Passa a trovarci'],
      intro: ['La porta si apre anche per una domanda.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Scrivi a ${'name'}`, 'Scrivici due righe'],
      intro: ['Che cosa hai: tempo, cose o domande.'],
    },
  },
};
