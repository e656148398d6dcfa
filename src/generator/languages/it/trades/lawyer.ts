import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const lawyer: TradeWords = {
  senses: [
    {
      noun: 'studio legale',
      gender: 'm',
      schemaType: 'Attorney',
      words: [
        'avvocato',
        'avvocata',
        'avvocati',
        'avvocatessa',
        'studio legale',
        'studi legali',
        'studio di avvocati',
        'avvocato penalista',
        'avvocato divorzista',
      ],
    },
    {
      noun: 'studio notarile',
      gender: 'm',
      schemaType: 'Notary',
      words: ['notaio', 'notaia', 'notai', 'studio notarile'],
    },
    {
      noun: 'studio di mediazione',
      gender: 'm',
      words: [
        'mediatore familiare',
        'mediatrice familiare',
        'mediatore civile',
        'organismo di mediazione',
        'studio di mediazione',
      ],
    },
    {
      noun: 'ufficio di consulenza legale',
      gender: 'm',
      words: ['consulenza legale', 'consulente legale', 'giurista', 'ufficio di consulenza legale'],
    },
  ],
  hints: [
    'divorzi',
    'divorzio',
    'separazioni',
    'successioni',
    'successione',
    'diritto di famiglia',
    'diritto del lavoro',
    'diritto penale',
    'diritto civile',
    'diritto immobiliare',
    'cause',
    'licenziamenti',
    'contratti',
    'testamenti',
    'affidamento dei figli',
    'recupero crediti',
    'atti',
  ],
  action: 'Esponi il caso',
  submit: 'Esponi il tuo caso',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Il diritto spiegato ${'inPlace'}`,
    line`In materia di ${'offerings'}`,
    'Racconta che cosa è successo',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Materie: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Materie: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Racconta i fatti in ordine; ti diciamo quali diritti hai e quali termini corrono.`,
    line`${'aNoun'} ${'inPlace'}. Materie: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Materie: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Racconta i fatti in ordine; ti diciamo quali diritti hai e quali termini corrono.`,
    line`${'aNoun'} ${'inPlace'}. Racconta i fatti in ordine; ti diciamo quali diritti hai e quali termini corrono.`,
    line`Materie: ${'offerings'}.`,
    'Racconta i fatti in ordine. Ti diciamo quali diritti hai, quali termini corrono e quali carte servono.',
  ],
  closing: ['Scrivi i fatti in poche righe, con le date.', 'Scrivi prima che scada il termine.'],
  beside: [
    'Segna le date che contano.',
    'Conserva lettere e buste.',
    'Non firmare prima di parlarne.',
    'Di’ chi è la controparte.',
  ],
  toFill: [
    'Aggiungi una materia del diritto',
    'Aggiungi una seconda materia',
    'Aggiungi una terza materia',
  ],
  sections: {
    features: {
      nav: 'Il fascicolo',
      heading: [line`Affidare un caso a ${'name'}`, 'Affidare un caso'],
      items: [
        {
          title: 'Quello che dici resta qui',
          body: 'Il segreto professionale copre il colloquio, anche se il caso finisce lì.',
        },
        {
          title: 'Prima i termini',
          body: 'Certi diritti si spengono in fretta: la prima cosa che leggiamo sono le date.',
        },
        {
          title: 'Un incarico scritto',
          body: 'Compenso, acconti, spese vive: si legge tutto prima della firma.',
        },
      ],
    },
    offerings: {
      nav: 'Materie',
      heading: [line`Le materie di ${'name'}`, 'Le nostre materie'],
      intro: ['Non sai di quale diritto si tratta? Racconta, e mettiamo ordine noi.'],
    },
    process: {
      nav: 'Il percorso',
      heading: ['Dalla prima pagina all’ultima firma'],
      items: [
        { title: 'Leggere', body: 'Contratti, lettere, notifiche: cominciamo dalla carta.' },
        {
          title: 'Consigliare',
          body: 'Trattare, aspettare o citare: ogni via con il suo rischio.',
        },
        { title: 'Agire per te', body: 'Scriviamo, discutiamo o firmiamo quello che hai deciso.' },
      ],
    },
    team: {
      nav: 'Lo studio',
      heading: [line`Chi segue il caso da ${'name'}`, 'Chi segue il tuo caso'],
      intro: ['I nomi, e la materia di ognuno.'],
    },
    about: {
      nav: 'Il mestiere',
      heading: [line`Il compito di ${'name'}`, 'Il nostro compito'],
      intro: [
        line`${'name'} lavora ${'inPlace'}. Dire il diritto con parole da portare a casa.`,
        'Dire il diritto con parole da portare a casa.',
      ],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Codici, fascicoli, scrivania'],
      intro: ['La quiete di una stanza dove si parla piano.'],
    },
    pricing: {
      nav: 'Compensi',
      heading: ['A tempo o a forfait'],
      intro: ['Hai una polizza di tutela legale? Portala.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di suonare'],
      items: [
        {
          title: 'Devo mandare già tutto?',
          body: 'No. Bastano tre frasi e i nomi delle parti; i documenti arriveranno per una via sicura.',
        },
        {
          title: 'E se assistete già la controparte?',
          body: 'Prima controlliamo i nomi, e in caso di conflitto rifiutiamo.',
        },
        {
          title: 'Scrivendo mi impegno?',
          body: 'No. Un mandato si firma, non si spunta in un modulo.',
        },
      ],
    },
    callToAction: {
      nav: 'Termini',
      heading: ['Una raccomandata sul tavolo?'],
      intro: ['Segna quando è arrivata e chi l’ha mandata.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Lo studio ${'inPlace'}`, 'Quale campanello'],
      intro: ['Porta un documento e le lettere ricevute.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Esponi il tuo caso a ${'name'}`, 'Esponi il tuo caso'],
      intro: ['Fatti, date e nomi delle parti. Niente documenti qui.'],
    },
  },
};
