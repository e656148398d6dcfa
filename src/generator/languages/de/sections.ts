import { line } from '../line';
import type { FormWords, LanguagePack, Placeholders } from '../LanguagePack';

/** What a section says where the trade has no words of its own for it. */
export const sections: LanguagePack['sections'] = {
  hero: { nav: 'Start', heading: ['Willkommen'], intro: [], items: [] },
  features: {
    nav: 'Überblick',
    heading: [line`Was man über ${'name'} wissen sollte`, 'Was man wissen sollte'],
    intro: [],
    items: [],
  },
  about: { nav: 'Über uns', heading: [line`Über ${'name'}`, 'Über uns'], intro: [], items: [] },
  offerings: {
    nav: 'Angebot',
    heading: [line`Was ${'name'} anbietet`, 'Was wir anbieten'],
    intro: [],
    items: [],
  },
  gallery: {
    nav: 'Galerie',
    heading: [line`${'name'} in Bildern`, 'In Bildern'],
    intro: ['Ein Blick vor dem Besuch.'],
    items: [],
  },
  process: {
    nav: 'Ablauf',
    heading: ['So läuft es ab'],
    intro: [],
    items: [
      { title: 'Sie schreiben', body: 'Sagen Sie in ein paar Zeilen, was Sie vorhaben.' },
      { title: 'Wir antworten', body: 'Ist etwas unklar, fragen wir nach, bevor wir anfangen.' },
      { title: 'Wir vereinbaren', body: 'Beide Seiten wissen, was folgt und was es kostet.' },
    ],
  },
  pricing: { nav: 'Preise', heading: ['Preise'], intro: [], items: [] },
  testimonials: {
    nav: 'Stimmen',
    heading: [line`Was über ${'name'} gesagt wird`, 'Was Kunden sagen'],
    intro: [],
    items: [],
  },
  team: {
    nav: 'Team',
    heading: [line`Die Menschen bei ${'name'}`, 'Das Team'],
    intro: [],
    items: [],
  },
  faq: {
    nav: 'Fragen',
    heading: ['Fragen und Antworten'],
    intro: [],
    items: [
      {
        title: 'Wie erreiche ich Sie?',
        body: 'Über das Formular auf dieser Seite, mit einer Adresse, an die wir antworten können.',
      },
      {
        title: 'Was gehört in die Nachricht?',
        body: 'Was Sie brauchen und bis wann. Alles andere hat Zeit bis zu unserer Antwort.',
      },
      {
        title: 'Darf ich fragen, bevor ich mich entscheide?',
        body: 'Ja. Eine Frage verpflichtet zu nichts.',
      },
    ],
  },
  visit: {
    nav: 'Anfahrt',
    heading: [
      line`So finden Sie ${'name'} ${'inPlace'}`,
      line`So finden Sie uns ${'inPlace'}`,
      'So finden Sie uns',
    ],
    intro: [],
    items: [],
  },
  posts: {
    nav: 'Journal',
    heading: [line`Notizen von ${'name'}`, 'Neueste Notizen'],
    intro: [],
    items: [],
  },
  events: { nav: 'Termine', heading: ['Nächste Termine'], intro: [], items: [] },
  callToAction: {
    nav: 'Nächster Schritt',
    heading: [line`Mit ${'name'} sprechen`, 'Sprechen wir darüber?'],
    intro: [
      'Schicken Sie ein paar Zeilen, was Sie brauchen. Wir lesen jede Nachricht vor der Antwort.',
    ],
    items: [],
  },
  contact: {
    nav: 'Kontakt',
    heading: [line`An ${'name'} schreiben`, 'Nehmen Sie Kontakt auf'],
    intro: ['Hinterlassen Sie Namen, E-Mail-Adresse und Ihre Frage.'],
    items: [],
  },
};

export const placeholders: Placeholders = {
  name: 'Ergänzen Sie Ihren Namen oder Ihre Marke',
  price: 'Ergänzen Sie Ihren Preis',
  amount: 'Ergänzen Sie einen Betrag',
  phone: 'Ergänzen Sie Ihre Telefonnummer',
  email: 'Ergänzen Sie Ihre E-Mail-Adresse',
  address: 'Ergänzen Sie Ihre Anschrift',
  hours: 'Ergänzen Sie Ihre Öffnungszeiten',
  person: [
    'Ergänzen Sie einen Namen',
    'Ergänzen Sie einen zweiten Namen',
    'Ergänzen Sie einen dritten Namen',
  ],
  personBody: 'Ergänzen Sie die Aufgabe und einen Satz über diesen Menschen',
  review: [
    'Ergänzen Sie den Namen eines Kunden',
    'Ergänzen Sie den Namen eines zweiten Kunden',
    'Ergänzen Sie den Namen eines dritten Kunden',
  ],
  reviewBody: 'Ergänzen Sie, was dieser Kunde sagt',
  post: [
    'Ergänzen Sie den Titel Ihres neuesten Textes',
    'Ergänzen Sie den Titel eines zweiten Textes',
    'Ergänzen Sie den Titel eines dritten Textes',
  ],
  postBody: 'Ergänzen Sie den ersten Satz des Textes',
  event: [
    'Ergänzen Sie Ihren nächsten Termin',
    'Ergänzen Sie einen zweiten Termin',
    'Ergänzen Sie einen dritten Termin',
  ],
  eventBody: 'Ergänzen Sie, was geschieht, und wo',
  date: 'Ergänzen Sie Tag und Uhrzeit',
  offeringBody: 'Ergänzen Sie einen Satz dazu',
  picture: [
    'Ergänzen Sie eine Zeile zum ersten Bild',
    'Ergänzen Sie eine Zeile zum zweiten Bild',
    'Ergänzen Sie eine Zeile zum dritten Bild',
  ],
  story: 'Ergänzen Sie zwei oder drei Sätze mit Ihren Worten: wer Sie sind, und wie es anfing.',
};

export const form: FormWords = {
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  date: 'Wunschtermin',
  message: 'Nachricht',
};

export const facts: LanguagePack['facts'] = {
  address: 'Anschrift',
  hours: 'Öffnungszeiten',
  phone: 'Telefon',
  email: 'E-Mail',
  story: 'In unseren Worten',
};
