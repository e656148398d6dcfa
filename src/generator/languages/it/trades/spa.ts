import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const spa: TradeWords = {
  senses: [
    {
      noun: 'centro benessere',
      gender: 'm',
      words: ['centro benessere', 'centri benessere', 'wellness center'],
    },
    { noun: 'spa', gender: 'f', yields: true, words: ['spa', 'day spa', 'spa urbana'] },
    {
      noun: 'centro massaggi',
      gender: 'm',
      words: [
        'centro massaggi',
        'massaggiatore',
        'massaggiatrice',
        'massaggi a domicilio',
        'studio di massaggi',
        'massoterapista',
        'massoterapia',
      ],
    },
    { noun: 'hammam', gender: 'm', words: ['hammam', 'bagno turco e hammam', 'bagni turchi'] },
    {
      noun: 'centro termale',
      gender: 'm',
      schemaType: 'HealthClub',
      yields: true,
      words: ['le terme', 'terme di', 'terme con'],
    },
    {
      noun: 'centro termale',
      gender: 'm',
      schemaType: 'HealthClub',
      words: ['centro termale', 'stabilimento termale', 'bagni termali'],
    },
    {
      noun: 'studio di riflessologia',
      gender: 'm',
      words: [
        'riflessologo',
        'riflessologa',
        'riflessologia plantare',
        'studio di riflessologia',
        'operatore shiatsu',
        'operatrice shiatsu',
        'operatrice olistica',
        'operatore olistico',
      ],
    },
  ],
  hints: [
    'massaggio',
    'massaggi',
    'sauna',
    'bagno turco',
    'idromassaggio',
    'scrub',
    'peeling corpo',
    'oli essenziali',
    'pietre calde',
    'relax',
    'rituali',
    'percorso benessere',
    'shiatsu',
    'reiki',
    'fanghi',
    'talassoterapia',
    'ayurveda',
  ],
  action: 'Prenota un trattamento',
  submit: 'Chiedi il trattamento',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Calore e silenzio ${'inPlace'}`,
    line`In cabina: ${'offerings'}`,
    'Lascia il telefono all’ingresso',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. In cabina: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. In cabina: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Scegli un trattamento, di’ dove tira e quanto tempo hai.`,
    line`${'aNoun'} ${'inPlace'}. In cabina: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. In cabina: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Scegli un trattamento, di’ dove tira e quanto tempo hai.`,
    line`${'aNoun'} ${'inPlace'}. Scegli un trattamento, di’ dove tira e quanto tempo hai.`,
    line`In cabina: ${'offerings'}.`,
    'Scegli un trattamento, di’ dove tira e quanto tempo hai. Al resto pensano il calore, le mani e il silenzio.',
  ],
  closing: ['Scrivi il trattamento, il giorno e la durata.', 'Scegli un’ora e di’ dove tira.'],
  beside: [
    'Chiedi più forte o più leggero.',
    'Chiedi quali prodotti si usano.',
    'In due? Scrivilo.',
    'Aspetti un bambino? Dillo prenotando.',
  ],
  toFill: [
    'Aggiungi un massaggio o un trattamento',
    'Aggiungi un bagno o una sauna',
    'Aggiungi un rituale più lungo',
  ],
  sections: {
    features: {
      nav: 'Prima del trattamento',
      heading: [line`Un’ora di calma da ${'name'}`, 'Prima di chiudere gli occhi'],
      items: [
        {
          title: 'Non serve sapere niente',
          body: 'Qualcuno ti dice dove posare le cose, come sdraiarti e quando girarti.',
        },
        {
          title: 'La pressione si regola',
          body: 'Basta una parola: più leggero, più deciso, lì no.',
        },
        {
          title: 'Parla della tua salute',
          body: 'Gravidanza, pressione, un’operazione recente: avvisa prima, certi trattamenti si adattano e altri aspettano.',
        },
      ],
    },
    offerings: {
      nav: 'Trattamenti',
      heading: [line`I trattamenti di ${'name'}`, 'I trattamenti'],
      intro: ['Durata e zona si scelgono; se hai dubbi, chiedi.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Il prezzo di un’ora lenta'],
      intro: ['Per regalare un trattamento, chiedi come si fa.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Vapore, pietra e lino'],
      intro: ['Le stanze quando nessuno parla.'],
    },
    about: {
      nav: 'Il posto',
      heading: [line`Il silenzio di ${'name'}`, 'Un posto dove tacere'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Acqua calda, teli piegati e voci basse.`,
        'Acqua calda, teli piegati e voci basse.',
      ],
    },
    faq: {
      nav: 'Domande',
      heading: ['Chiesto sottovoce'],
      items: [
        { title: 'Che cosa mi metto?', body: 'Vieni come vuoi; chiedi prima se serve il costume.' },
        {
          title: 'Si può venire in due?',
          body: 'Scrivilo, così due posti cadono alla stessa ora.',
        },
        {
          title: 'E se arrivo in ritardo?',
          body: 'Il trattamento spesso finisce all’ora prevista. Chiama, e vediamo che cosa si può ancora fare.',
        },
      ],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Trovare la calma ${'inPlace'}`, 'Da dove si entra'],
      intro: ['Parti con un po’ di margine, per non arrivare di corsa.'],
    },
    team: {
      nav: 'Le mani',
      heading: [line`Le mani da ${'name'}`, 'Di chi sono le mani'],
      intro: ['Chiedi la persona che preferisci.'],
    },
    callToAction: {
      nav: 'Un regalo',
      heading: ['Qualcuno ha bisogno di fermarsi?'],
      intro: ['Scrivi per chi, quale trattamento ed entro quando.'],
    },
    contact: {
      nav: 'Prenota',
      heading: [line`Un trattamento da ${'name'}`, 'Prenota il tuo trattamento'],
      intro: ['Il trattamento, il giorno e che cosa evitare.'],
    },
  },
};
