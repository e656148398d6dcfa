import { line } from '../line';
import type { FormWords, LanguagePack, Placeholders } from '../LanguagePack';

/** What a section says where the trade has no words of its own for it. */
export const sections: LanguagePack['sections'] = {
  hero: { nav: 'Inizio', heading: ['Ti diamo il benvenuto'], intro: [], items: [] },
  features: {
    nav: 'In breve',
    heading: [line`Che cosa sapere di ${'name'}`, 'Che cosa sapere'],
    intro: [],
    items: [],
  },
  about: {
    nav: 'Chi siamo',
    heading: [line`Ecco ${'name'}`, 'Chi siamo'],
    intro: [],
    items: [],
  },
  offerings: {
    nav: 'Che cosa offriamo',
    heading: [line`Che cosa offre ${'name'}`, 'Che cosa offriamo'],
    intro: [],
    items: [],
  },
  gallery: {
    nav: 'Galleria',
    heading: [line`${'name'} in immagini`, 'In immagini'],
    intro: ['Un’occhiata prima di venire.'],
    items: [],
  },
  process: {
    nav: 'Come funziona',
    heading: ['Come funziona'],
    intro: [],
    items: [
      { title: 'Scrivi', body: 'Racconta in poche righe che cosa hai in mente.' },
      { title: 'Rispondiamo', body: 'Se qualcosa non è chiaro, chiediamo prima di cominciare.' },
      { title: 'Ci accordiamo', body: 'Tutti sanno che cosa viene dopo e quanto costa.' },
    ],
  },
  pricing: { nav: 'Prezzi', heading: ['Prezzi'], intro: [], items: [] },
  testimonials: {
    nav: 'Opinioni',
    heading: [line`Che cosa dicono di ${'name'}`, 'Che cosa dicono i clienti'],
    intro: [],
    items: [],
  },
  team: {
    nav: 'Persone',
    heading: [line`Le persone di ${'name'}`, 'Le persone'],
    intro: [],
    items: [],
  },
  faq: {
    nav: 'Domande',
    heading: ['Domande e risposte'],
    intro: [],
    items: [
      {
        title: 'Come vi contatto?',
        body: 'Usa il modulo di questa pagina e lascia un indirizzo a cui rispondere.',
      },
      {
        title: 'Che cosa scrivo nel messaggio?',
        body: 'Che cosa ti serve e per quando. Il resto può aspettare la nostra risposta.',
      },
      { title: 'Posso chiedere prima di decidere?', body: 'Sì. Una domanda non impegna a niente.' },
    ],
  },
  visit: {
    nav: 'Dove siamo',
    heading: [line`Trovi ${'name'} ${'inPlace'}`, line`Ci trovi ${'inPlace'}`, 'Dove trovarci'],
    intro: [],
    items: [],
  },
  posts: { nav: 'Diario', heading: [line`Note di ${'name'}`, 'Ultime note'], intro: [], items: [] },
  events: { nav: 'Agenda', heading: ['Prossime date'], intro: [], items: [] },
  callToAction: {
    nav: 'Il prossimo passo',
    heading: [line`Parla con ${'name'}`, 'Ne parliamo?'],
    intro: ['Manda due righe su quello che ti serve. Leggiamo ogni messaggio prima di rispondere.'],
    items: [],
  },
  contact: {
    nav: 'Contatti',
    heading: [line`Scrivi a ${'name'}`, 'Scrivici'],
    intro: ['Lascia il nome, un indirizzo e-mail e la domanda.'],
    items: [],
  },
};

export const placeholders: Placeholders = {
  name: 'Aggiungi il tuo nome o marchio',
  price: 'Aggiungi il tuo prezzo',
  amount: 'Aggiungi una somma',
  phone: 'Aggiungi il tuo numero di telefono',
  email: 'Aggiungi il tuo indirizzo e-mail',
  address: 'Aggiungi il tuo indirizzo',
  hours: 'Aggiungi i tuoi orari',
  person: ['Aggiungi un nome', 'Aggiungi un secondo nome', 'Aggiungi un terzo nome'],
  personBody: 'Aggiungi il ruolo e una frase su questa persona',
  review: [
    'Aggiungi il nome di un cliente',
    'Aggiungi il nome di un secondo cliente',
    'Aggiungi il nome di un terzo cliente',
  ],
  reviewBody: 'Aggiungi l’opinione di questo cliente',
  post: [
    'Aggiungi il titolo del tuo ultimo testo',
    'Aggiungi il titolo di un secondo testo',
    'Aggiungi il titolo di un terzo testo',
  ],
  postBody: 'Aggiungi la prima frase del testo',
  event: ['Aggiungi la prossima data', 'Aggiungi una seconda data', 'Aggiungi una terza data'],
  eventBody: 'Aggiungi che cosa succede, e dove',
  date: 'Aggiungi il giorno e l’ora',
  offeringBody: 'Aggiungi una frase che lo descriva',
  picture: [
    'Aggiungi una didascalia per la prima immagine',
    'Aggiungi una didascalia per la seconda immagine',
    'Aggiungi una didascalia per la terza immagine',
  ],
  story: 'Aggiungi due o tre frasi con parole tue: chi sei, e com’è cominciato tutto.',
};

export const form: FormWords = {
  name: 'Il tuo nome',
  email: 'Indirizzo e-mail',
  phone: 'Telefono',
  date: 'Data preferita',
  message: 'Messaggio',
};

export const facts: LanguagePack['facts'] = {
  address: 'Indirizzo',
  hours: 'Orari',
  phone: 'Telefono',
  email: 'E-mail',
  story: 'Con parole nostre',
};
