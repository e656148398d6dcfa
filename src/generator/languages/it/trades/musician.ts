import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const musician: TradeWords = {
  senses: [
    {
      noun: 'gruppo musicale',
      gender: 'm',
      schemaType: 'MusicGroup',
      words: [
        'gruppo musicale',
        'band',
        'rock band',
        'gruppo rock',
        'coro',
        'orchestra',
        'banda musicale',
        'quartetto d’archi',
        'jazz band',
      ],
    },
    {
      noun: 'progetto musicale',
      gender: 'm',
      words: [
        'musicista',
        'musica dal vivo',
        'cantante',
        'cantautore',
        'cantautrice',
        'chitarrista',
        'pianista',
        'violinista',
        'dj',
        'rapper',
        'compositore',
        'compositrice',
        'produttore musicale',
      ],
    },
  ],
  hints: [
    'tour',
    'concerti',
    'concerto',
    'disco',
    'dischi',
    'album',
    'canzoni',
    'vinile',
    'vinili',
    'jazz',
    'serate',
    'brani',
  ],
  action: 'Proponi una data',
  submit: 'Invia la data',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Musica ${'inPlace'}`,
    line`Si ascolta: ${'offerings'}`,
    'Alza il volume',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Si ascolta: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Guarda dove suoniamo, ascolta e di’ dove dovremmo suonare.`,
    line`${'aNoun'} ${'inPlace'}. Si ascolta: ${'offerings'}.`,
    line`${'name'}. Si ascolta: ${'offerings'}.`,
    line`${'name'}. Guarda dove suoniamo, ascolta e di’ dove dovremmo suonare.`,
    line`${'aNoun'} ${'inPlace'}. Guarda dove suoniamo, ascolta e di’ dove dovremmo suonare.`,
    line`Si ascolta: ${'offerings'}.`,
    'Guarda dove suoniamo la prossima volta e, se hai un palco, una festa o un cortile, scrivi la data e il luogo.',
  ],
  closing: ['Guarda le date e scrivici.', 'Indica il luogo e la data del concerto.'],
  beside: [
    'Vieni a sentire.',
    'Chiedi dopo il concerto.',
    'Da chiedere fra due canzoni.',
    'Scrivi se non trovi.',
  ],
  toFill: [
    'Aggiungi un disco o un brano',
    'Aggiungi un tipo di concerto',
    'Aggiungi che cosa vendi ai concerti',
  ],
  sections: {
    features: {
      nav: 'Suonare',
      heading: [line`Chiamare ${'name'}`, 'Per chi ha un palco'],
      items: [
        { title: 'Il posto', body: 'Di’ quanta gente ci sta e se ci sono vicini.' },
        { title: 'Il suono', body: 'Di’ quale impianto c’è, e portiamo il resto se serve.' },
        { title: 'L’ora', body: 'Prove, cena, concerto: scritto prima va liscio.' },
      ],
    },
    events: { nav: 'Concerti', heading: ['Dove suoniamo'], intro: ['Le prossime date.'] },
    gallery: { nav: 'Immagini', heading: ['Cavi e luci'], intro: ['Fra due canzoni.'] },
    about: {
      nav: 'Storia',
      heading: [line`Chi suona in ${'name'}`, 'Chi suona'],
      intro: ['Il resto si sente più di quanto si legga.'],
    },
    offerings: {
      nav: 'Musica',
      heading: [line`La musica di ${'name'}`, 'La musica'],
      intro: ['Da ascoltare e da portare a casa.'],
    },
    pricing: {
      nav: 'Cachet',
      heading: ['Quanto costa un concerto'],
      intro: ['Dipende dal luogo e dalla strada: chiedi.'],
    },
    faq: {
      nav: 'Domande',
      heading: ['Prima del concerto'],
      items: [
        {
          title: 'Suonate ai matrimoni?',
          body: 'Indica la data, il luogo e quale brano non deve mancare.',
        },
        { title: 'Che cosa vi serve sul palco?', body: 'Chiedi la lista, e la mandiamo.' },
        {
          title: 'Dove si comprano i biglietti?',
          body: 'Dal locale che organizza; nel dubbio, scrivi.',
        },
      ],
    },
    visit: {
      nav: 'Sala prove',
      heading: [line`La sala prove ${'inPlace'}`, 'Dove proviamo'],
      intro: ['Chiama prima: dentro il campanello non si sente.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Porta ${'name'} sul tuo palco`, 'Scrivici la data'],
      intro: ['Data, luogo e quanta gente viene.'],
    },
  },
};
