import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const dentist: TradeWords = {
  senses: [
    {
      noun: 'studio dentistico',
      gender: 'm',
      words: [
        'studio dentistico',
        'studi dentistici',
        'dentista',
        'dentisti',
        'odontoiatra',
        'odontoiatri',
        'clinica dentale',
        'clinica odontoiatrica',
        'centro odontoiatrico',
      ],
    },
    {
      noun: 'studio di ortodonzia',
      gender: 'm',
      words: ['ortodontista', 'ortodontisti', 'studio di ortodonzia', 'studio ortodontico'],
    },
    {
      noun: 'studio di igiene dentale',
      gender: 'm',
      words: ['igienista dentale', 'studio di igiene dentale'],
    },
  ],
  hints: [
    'impianti dentali',
    'impianti',
    'sbiancamento',
    'igiene orale',
    'ortodonzia',
    'odontoiatria',
    'implantologia',
    'carie',
    'denti',
    'dente del giudizio',
    'gengive',
    'protesi dentali',
    'faccette',
    'otturazioni',
    'devitalizzazione',
    'apparecchi',
  ],
  action: 'Chiedi un appuntamento',
  submit: 'Invia la richiesta di visita',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Una poltrona e una lampada ${'inPlace'}`,
    line`In poltrona: ${'offerings'}`,
    'Apri la bocca, fai domande',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. In poltrona: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. In poltrona: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ quale dente dà noia, o che vieni per un controllo; ogni gesto si annuncia.`,
    line`${'aNoun'} ${'inPlace'}. In poltrona: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. In poltrona: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ quale dente dà noia, o che vieni per un controllo; ogni gesto si annuncia.`,
    line`${'aNoun'} ${'inPlace'}. Di’ quale dente dà noia, o che vieni per un controllo; ogni gesto si annuncia.`,
    line`In poltrona: ${'offerings'}.`,
    'Di’ quale dente dà noia, o che vieni per un controllo. Mostriamo l’immagine, annunciamo il gesto e facciamo pause.',
  ],
  closing: ['Scrivi quale dente, e da quanti giorni.', 'Chiedi un’ora per un controllo.'],
  beside: [
    'Se hai paura, dillo: aiuta.',
    'Alza la mano, e ci si ferma.',
    'Chiedi di vedere la lastra.',
    'Mangia leggero prima.',
  ],
  toFill: [
    'Aggiungi una cura per i denti',
    'Aggiungi una seconda cura per i denti',
    'Aggiungi una terza cura per i denti',
  ],
  sections: {
    features: {
      nav: 'In poltrona',
      heading: [line`Nella poltrona di ${'name'}`, 'Nella poltrona'],
      items: [
        {
          title: 'Basta una mano alzata',
          body: 'Alzala e ci si ferma: per respirare, deglutire o chiedere.',
        },
        {
          title: 'Vedi anche tu',
          body: 'La lastra va sullo schermo, e si indica con il dito di quale dente si parla.',
        },
        {
          title: 'Il preventivo prima del trapano',
          body: 'Per un impianto o una protesi c’è un foglio con le cifre: portalo a casa e confrontalo.',
        },
      ],
    },
    offerings: {
      nav: 'Denti e gengive',
      heading: [line`Di che cosa si occupa ${'name'}`, 'Dal dente alla gengiva'],
      intro: ['Un fastidio senza nome? Descrivi dove e quando.'],
    },
    process: {
      nav: 'La seduta',
      heading: ['Una prima seduta, passo per passo'],
      items: [
        { title: 'Parlare', body: 'Allergie, farmaci, brutti ricordi: dilli prima di sdraiarti.' },
        { title: 'Guardare', body: 'Uno specchietto, una sonda e, se occorre, una lastra.' },
        {
          title: 'Curare o aspettare',
          body: 'Che cosa preme, che cosa può attendere e che cosa tieni d’occhio da casa.',
        },
      ],
    },
    team: {
      nav: 'Chi cura',
      heading: [line`Le mani guantate di ${'name'}`, 'Sotto le mascherine'],
      intro: ['Chi si china, chi assiste, chi risponde al telefono.'],
    },
    about: {
      nav: 'Lo studio',
      heading: [line`La lampada di ${'name'}`, 'Sotto la lampada'],
      intro: ['Una lampada, uno specchietto e gesti annunciati.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Lampada, specchietto, poltrona'],
      intro: ['Senza lampada tutto sembra più piccolo.'],
    },
    pricing: {
      nav: 'Tariffe',
      heading: ['Quanto costa un dente'],
      intro: ['Hai un fondo o una polizza? Porta il nome e il numero.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di aprire la bocca'],
      items: [
        {
          title: 'Si è rotto un dente, che faccio?',
          body: 'Tieni il pezzo nel latte e telefona. Una telefonata arriva prima di un modulo.',
        },
        {
          title: 'Posso mangiare prima?',
          body: 'Leggero sì, poi spazzola. Per l’anestesia chiedi quando chiami.',
        },
        {
          title: 'A quale età porto un bambino?',
          body: 'Di’ quanto ha e se gli fa male, e proponiamo un’ora tranquilla.',
        },
      ],
    },
    callToAction: {
      nav: 'Controllo',
      heading: ['L’ultimo controllo è lontano?'],
      intro: ['Di’ più o meno quando, senza imbarazzo.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Lo studio ${'inPlace'}`, 'Dov’è la sala d’attesa'],
      intro: ['Arriva qualche minuto prima, con lo spazzolino se vuoi.'],
    },
    contact: {
      nav: 'Appuntamento',
      heading: [line`Una visita da ${'name'}`, 'Chiedi una visita'],
      intro: ['Controllo, dolore o preventivo: basta una parola.'],
    },
  },
};
