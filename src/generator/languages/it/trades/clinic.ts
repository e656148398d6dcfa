import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const clinic: TradeWords = {
  senses: [
    {
      noun: 'ambulatorio',
      gender: 'm',
      words: [
        'ambulatorio',
        'poliambulatorio',
        'studio medico',
        'clinica',
        'cliniche',
        'medico',
        'medici',
        'centro medico',
        'pediatra',
        'dermatologo',
        'dermatologa',
        'ginecologo',
        'nutrizionista',
        'podologo',
        'podologia',
      ],
    },
    {
      noun: 'studio di fisioterapia',
      gender: 'm',
      schemaType: 'Physiotherapy',
      words: [
        'fisioterapista',
        'fisioterapisti',
        'fisioterapia',
        'studio di fisioterapia',
        'osteopata',
        'osteopatia',
        'chiropratico',
      ],
    },
    {
      noun: 'studio di psicologia',
      gender: 'm',
      schemaType: 'MedicalBusiness',
      words: [
        'psicologo',
        'psicologa',
        'psicologi',
        'psicologia',
        'psicoterapeuta',
        'psicoterapia',
        'logopedista',
      ],
    },
    {
      noun: 'negozio di ottica',
      gender: 'm',
      schemaType: 'Optician',
      words: ['ottico', 'ottica', 'ottici', 'optometrista'],
    },
  ],
  hints: [
    'pazienti',
    'cure',
    'riabilitazione',
    'vaccini',
    'visite',
    'trattamenti',
    'terapia',
    'dolori',
    'controlli',
    'ricette',
    'esami del sangue',
  ],
  action: 'Chiedi una visita',
  submit: 'Invia la richiesta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Uno studio ${'inPlace'}`,
    line`Visite per ${'offerings'}`,
    'Prima, ascoltare',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Cure: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Cure: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ che cosa senti e da quando; ti spieghiamo i passi prima di decidere.`,
    line`${'aNoun'} ${'inPlace'}. Cure: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Cure: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ che cosa senti e da quando; ti spieghiamo i passi prima di decidere.`,
    line`${'aNoun'} ${'inPlace'}. Di’ che cosa senti e da quando; ti spieghiamo i passi prima di decidere.`,
    line`Cure: ${'offerings'}.`,
    'Di’ che cosa senti e da quando. In studio spieghiamo con parole semplici che cosa si può fare e in quale ordine.',
  ],
  closing: [
    'Chiedi una visita e racconta in due righe che cosa succede.',
    'Scrivi quale giorno ti va bene.',
  ],
  beside: [
    'Chiedi come si svolge.',
    'Porta i referti che hai già.',
    'Di’ quali farmaci prendi.',
    'Chiedi quante visite servono di solito.',
  ],
  toFill: ['Aggiungi una cura', 'Aggiungi una seconda cura', 'Aggiungi una terza cura'],
  sections: {
    features: {
      nav: 'La visita',
      heading: [line`Una visita da ${'name'}`, 'La tua visita'],
      items: [
        {
          title: 'Tempo per le domande',
          body: 'Scrivi i dubbi e portali: la visita serve anche a loro.',
        },
        { title: 'Parole semplici', body: 'Se una parola non si capisce, la cambiamo.' },
        { title: 'Il costo prima', body: 'Diciamo quanto costa ogni passo prima di farlo.' },
      ],
    },
    offerings: {
      nav: 'Cure',
      heading: [line`Che cosa si cura da ${'name'}`, 'Che cosa curiamo'],
      intro: ['Se non sai che cosa ti serve, chiedi una prima visita.'],
    },
    team: {
      nav: 'Medici e staff',
      heading: [line`Chi ti riceve da ${'name'}`, 'Chi ti riceve'],
      intro: ['Nomi e specialità.'],
    },
    process: {
      nav: 'Passi',
      heading: ['Dalla prima visita alla fine'],
      items: [
        { title: 'Ascoltiamo', body: 'Che cosa senti, da quando, e che cosa ti hanno già detto.' },
        { title: 'Guardiamo', body: 'Con attenzione, e spieghiamo che cosa vediamo.' },
        { title: 'Decidiamo', body: 'Diciamo le possibilità, e scegli con calma.' },
      ],
    },
    pricing: {
      nav: 'Tariffe',
      heading: ['Quanto costa una visita'],
      intro: ['Chiedi della tua assicurazione quando prenoti.'],
    },
    about: {
      nav: 'Lo studio',
      heading: [line`Lo studio di ${'name'}`, 'Lo studio'],
      intro: ['Una stanza tranquilla, qualcuno che ascolta e il tempo per spiegare.'],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`Lo studio ${'inPlace'}`, 'La strada per lo studio'],
      intro: ['Se camminare ti costa fatica, dillo quando prenoti.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima della visita'],
      items: [
        {
          title: 'Che cosa devo portare?',
          body: 'I referti, l’elenco di quello che prendi e le domande che vuoi fare.',
        },
        {
          title: 'Questo modulo serve per un’urgenza?',
          body: 'No. In caso di urgenza chiama il numero di emergenza della tua zona.',
        },
        { title: 'Posso spostare la visita?', body: 'Sì, scrivi o chiama appena lo sai.' },
      ],
    },
    contact: {
      nav: 'Visita',
      heading: [line`Chiedi una visita a ${'name'}`, 'Chiedi la tua visita'],
      intro: ['I dettagli non servono: basta il motivo.'],
    },
  },
};
