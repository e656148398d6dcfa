import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const tutor: TradeWords = {
  senses: [
    {
      noun: 'servizio di ripetizioni',
      gender: 'm',
      words: [
        'ripetizioni',
        'lezioni private',
        'insegnante privato',
        'insegnante privata',
        'doposcuola',
        'aiuto compiti',
        'ripetizioni di matematica',
        'lezioni di matematica',
        'tutor scolastico',
      ],
    },
    {
      noun: 'scuola di lingue',
      gender: 'f',
      words: [
        'scuola di lingue',
        'insegnante di inglese',
        'lezioni di inglese',
        'corsi di lingue',
        'corso di inglese',
        'lezioni di italiano',
        'corsi di inglese',
      ],
    },
    {
      noun: 'scuola di musica',
      gender: 'f',
      schemaType: 'MusicSchool',
      words: [
        'scuola di musica',
        'lezioni di piano',
        'lezioni di pianoforte',
        'lezioni di chitarra',
        'insegnante di pianoforte',
        'maestro di chitarra',
        'lezioni di canto',
      ],
    },
    {
      noun: 'scuola',
      gender: 'f',
      schemaType: 'School',
      words: ['scuola', 'scuole', 'liceo', 'università', 'accademia', 'istituto'],
    },
    { noun: 'scuola guida', gender: 'f', words: ['scuola guida', 'autoscuola', 'autoscuole'] },
    {
      noun: 'corso online',
      gender: 'm',
      schemaType: 'Course',
      words: ['corso online', 'corsi online', 'formazione online'],
    },
  ],
  hints: [
    'alunni',
    'studenti',
    'compiti',
    'esami',
    'esame',
    'lezioni',
    'corsi',
    'matematica',
    'algebra',
    'grammatica',
    'maturità',
    'imparare',
    'verifiche',
  ],
  action: 'Chiedi una prima lezione',
  submit: 'Invia la richiesta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Imparare ${'inPlace'}`,
    line`Si impara: ${'offerings'}`,
    'Un dubbio, poi il prossimo',
  ],
  description: [
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Si impara: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Si impara: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'} ${'inPlace'}. Di’ che cosa non torna, quando è l’esame e a che ore puoi.`,
    line`${'aNoun'} ${'inPlace'}. Si impara: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Si impara: ${'offerings'}.`,
    line`${'name'} è ${'aNoun'}. Di’ che cosa non torna, quando è l’esame e a che ore puoi.`,
    line`${'aNoun'} ${'inPlace'}. Di’ che cosa non torna, quando è l’esame e a che ore puoi.`,
    line`Si impara: ${'offerings'}.`,
    'Di’ che cosa non torna, quando è l’esame e a che ore puoi. Cominciamo dal primo dubbio e passiamo al prossimo.',
  ],
  closing: ['Chiedi una prima lezione.', 'Indica la materia, la classe e le ore libere.'],
  beside: [
    'Di’ a quale capitolo sei.',
    'Porta il libro che usi.',
    'Chiedi quante lezioni servirebbero.',
    'Indica la data dell’esame.',
  ],
  toFill: [
    'Aggiungi una materia o un corso',
    'Aggiungi un secondo corso',
    'Aggiungi un terzo corso',
  ],
  sections: {
    features: {
      nav: 'Le lezioni',
      heading: [line`Imparare con ${'name'}`, 'Come sono le lezioni'],
      items: [
        { title: 'Da dove sei', body: 'La prima lezione serve a vedere che cosa si sa già.' },
        {
          title: 'Con i tuoi compiti',
          body: 'Porta quello che devi consegnare: si impara con quello.',
        },
        {
          title: 'Con uno scopo',
          body: 'Un esame, un viaggio, un voto: così si sa quando è finita.',
        },
      ],
    },
    offerings: {
      nav: 'Corsi',
      heading: [line`Che cosa si impara con ${'name'}`, 'Che cosa si impara'],
      intro: ['Se manca la tua materia, chiedi.'],
    },
    process: {
      nav: 'Cominciare',
      heading: ['Dal dubbio all’esame'],
      items: [
        { title: 'Racconti', body: 'Classe, materia e che cosa non torna.' },
        { title: 'Proviamo', body: 'Una prima lezione per vedere se ci capiamo.' },
        { title: 'Andiamo avanti', body: 'Un giorno fisso e un piano che sta su un foglio.' },
      ],
    },
    about: {
      nav: 'Chi insegna',
      heading: [line`Chi insegna da ${'name'}`, 'Chi insegna'],
      intro: ['Spiegare ancora, in un altro modo, finché si sente il clic.'],
    },
    pricing: {
      nav: 'Prezzi',
      heading: ['Prezzo delle lezioni'],
      intro: ['Chiedi per lezioni singole e in gruppo.'],
    },
    team: { nav: 'Insegnanti', heading: [line`Gli insegnanti di ${'name'}`, 'Gli insegnanti'] },
    faq: {
      nav: 'Domande',
      heading: ['Prima della prima lezione'],
      items: [
        { title: 'Di persona o in video?', body: 'Di’ che cosa preferisci e dove sei, e vediamo.' },
        {
          title: 'E se salto un giorno?',
          body: 'Avvisa appena lo sai; le regole si fissano all’inizio.',
        },
        {
          title: 'Per quali età?',
          body: 'Indica l’età e la classe, e rispondiamo con franchezza.',
        },
      ],
    },
    callToAction: {
      nav: 'Prima lezione',
      heading: ['Un esame in vista?'],
      intro: ['Indica la data e la materia.'],
    },
    visit: {
      nav: 'L’aula',
      heading: [line`L’aula ${'inPlace'}`, 'Dove si fa lezione'],
      intro: ['Arriva qualche minuto prima.'],
    },
    contact: {
      nav: 'Contatti',
      heading: [line`Chiedi una lezione a ${'name'}`, 'Chiedi la prima lezione'],
      intro: ['Materia, classe e ore libere.'],
    },
  },
};
