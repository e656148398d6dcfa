import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const hotel: TradeWords = {
  senses: [
    {
      noun: 'albergo',
      gender: 'm',
      schemaType: 'Hotel',
      words: ['albergo', 'alberghi', 'hotel', 'boutique hotel', 'resort', 'residence'],
    },
    {
      noun: 'alloggio',
      gender: 'm',
      words: [
        'agriturismo',
        'agriturismi',
        'casa vacanze',
        'case vacanze',
        'affittacamere',
        'pensione',
        'pensioni',
        'alloggio',
        'villa in affitto',
        'appartamento vacanze',
        'locanda con camere',
        'baita',
        'foresteria',
      ],
    },
    {
      noun: 'bed and breakfast',
      gender: 'm',
      schemaType: 'BedAndBreakfast',
      words: ['bed and breakfast', 'bnb', 'camere con colazione'],
    },
    { noun: 'ostello', gender: 'm', schemaType: 'Hostel', words: ['ostello', 'ostelli', 'hostel'] },
    {
      noun: 'campeggio',
      gender: 'm',
      schemaType: 'Campground',
      words: ['campeggio', 'campeggi', 'glamping', 'camping'],
    },
  ],
  hints: [
    'camere',
    'camera',
    'suite',
    'colazione',
    'colazioni',
    'piscina',
    'vista mare',
    'ospiti',
    'soggiorno',
    'notti',
    'pernottamento',
  ],
  action: 'Chiedi una camera',
  submit: 'Invia la domanda',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un letto e una finestra ${'inPlace'}`,
    line`Per il tuo soggiorno: ${'offerings'}`,
    'Posa la valigia',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. A disposizione: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. A disposizione: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ quando arrivi, in quanti siete e che cosa serve per dormire bene.`,
    line`${'aNoun'} ${'inPlace'}. A disposizione: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. A disposizione: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ quando arrivi, in quanti siete e che cosa serve per dormire bene.`,
    line`${'aNoun'} ${'inPlace'}. Di’ quando arrivi, in quanti siete e che cosa serve per dormire bene.`,
    line`A disposizione: ${'offerings'}.`,
    'Di’ quando arrivi, quante notti resti e che cosa ti serve per dormire bene. Rispondiamo se c’è una camera.',
  ],
  closing: ['Scrivi le date e in quanti siete.', 'Guarda la casa e scrivi le tue date.'],
  beside: [
    'Chiedi se è libera nelle tue date.',
    'Di’ se viaggi con bambini.',
    'Chiedi che cosa è compreso.',
    'Chiedi a che ora conviene arrivare.',
  ],
  toFill: [
    'Aggiungi una camera',
    'Aggiungi che cosa comprende il soggiorno',
    'Aggiungi una cosa da fare vicino',
  ],
  sections: {
    features: {
      nav: 'Il soggiorno',
      heading: [line`Il tuo soggiorno da ${'name'}`, 'Il tuo soggiorno'],
      items: [
        { title: 'Arrivare', body: 'Di’ a che ora vieni, e ti spieghiamo come entrare.' },
        {
          title: 'Dormire',
          body: 'Un cuscino più alto, una culla, silenzio: chiedilo prima di arrivare.',
        },
        { title: 'Uscire', body: 'Chiedi all’ingresso che cosa vale la pena a piedi.' },
      ],
    },
    offerings: {
      nav: 'Camere',
      heading: [line`Che cosa offre ${'name'}`, 'Che cosa c’è in casa'],
      intro: ['Chiedi di quella che ti piace, con le date.'],
    },
    gallery: {
      nav: 'Immagini',
      heading: ['Camere, letti e finestre'],
      intro: ['Prima di disfare la valigia.'],
    },
    pricing: {
      nav: 'Tariffe',
      heading: ['Quanto costa una notte'],
      intro: ['Dipende dalle date: chiedi per le tue.'],
    },
    about: {
      nav: 'La casa',
      heading: [line`La casa di ${'name'}`, 'La casa'],
      intro: [
        line`${'name'} è ${'aNoun'} ${'inPlace'}. Letti fatti, una luce accesa e qualcuno che sa la strada.`,
        'Letti fatti, una luce accesa e qualcuno che sa la strada.',
      ],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima di prenotare'],
      items: [
        { title: 'Accettate animali?', body: 'Di’ quale e di che taglia, e rispondiamo.' },
        {
          title: 'A che ora posso entrare?',
          body: 'Chiedi quando prenoti, e di’ se arrivi tardi.',
        },
        {
          title: 'Posso disdire?',
          body: 'Chiedi le condizioni prima di prenotare, per non avere sorprese.',
        },
      ],
    },
    visit: {
      nav: 'Dove siamo',
      heading: [line`La strada per ${'name'}`, 'La strada per la casa'],
      intro: ['In auto, chiedi dove si parcheggia.'],
    },
    callToAction: {
      nav: 'Le tue date',
      heading: ['Sai già quando?'],
      intro: ['Manda le date e in quanti siete.'],
    },
    contact: {
      nav: 'Prenotazioni',
      heading: [line`Le tue date da ${'name'}`, 'Scrivici le tue date'],
      intro: ['Arrivo, partenza e numero di persone.'],
    },
  },
};
