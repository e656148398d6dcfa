import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const homeServices: TradeWords = {
  senses: [
    {
      noun: 'Sanitärbetrieb',
      gender: 'm',
      schemaType: 'Plumber',
      words: [
        'klempner',
        'klempnerei',
        'sanitärbetrieb',
        'installateur',
        'sanitärinstallateur',
        'sanitär',
        'spengler',
      ],
    },
    {
      noun: 'Elektrobetrieb',
      gender: 'm',
      schemaType: 'Electrician',
      words: [
        'elektriker',
        'elektrikerin',
        'elektrobetrieb',
        'elektroinstallation',
        'elektroinstallateur',
        'elektromeister',
      ],
    },
    {
      noun: 'Malerbetrieb',
      gender: 'm',
      schemaType: 'HousePainter',
      words: [
        'malerbetrieb',
        'malermeister',
        'maler und lackierer',
        'anstreicher',
        'malerarbeiten',
      ],
    },
    {
      noun: 'Schlüsseldienst',
      gender: 'm',
      schemaType: 'Locksmith',
      words: ['schlüsseldienst', 'schlosserei', 'schlosser'],
    },
    {
      noun: 'Heizungsbetrieb',
      gender: 'm',
      schemaType: 'HVACBusiness',
      words: [
        'heizungsbauer',
        'heizungsbetrieb',
        'heizung und sanitär',
        'klimatechnik',
        'wärmepumpen',
      ],
    },
    {
      noun: 'Hausmeisterservice',
      gender: 'm',
      words: [
        'handwerker',
        'hausmeisterservice',
        'hausmeisterdienst',
        'reparaturservice',
        'kleinreparaturen',
        'handwerksbetrieb',
      ],
    },
    {
      noun: 'Reinigungsfirma',
      gender: 'f',
      words: [
        'reinigungsfirma',
        'gebäudereinigung',
        'putzfirma',
        'reinigungsservice',
        'büroreinigung',
        'reinigungsdienst',
      ],
    },
    {
      noun: 'Umzugsunternehmen',
      gender: 'n',
      words: ['umzüge', 'umzugsunternehmen', 'umzugsfirma', 'umzugsservice'],
    },
    {
      noun: 'Poolbaubetrieb',
      gender: 'm',
      words: ['poolbau', 'poolbauer', 'poolbaubetrieb', 'schwimmbadbau'],
    },
  ],
  hints: [
    'rohrbruch',
    'lecks',
    'heizung',
    'heizungen',
    'rohre',
    'verkabelung',
    'abflüsse',
    'rohrreinigung',
    'steckdosen',
    'sicherungskästen',
    'bad',
    'bäder',
    'badsanierung',
    'küchen',
    'kostenvoranschlag',
    'angebot',
    'notdienst',
  ],
  action: 'Angebot anfragen',
  submit: 'Beschreibung senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Handwerk und Werkzeug ${'inPlace'}`,
    line`Rufen Sie uns für ${'offerings'}`,
    'Sagen Sie, was klemmt',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Arbeiten: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Arbeiten: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Beschreiben Sie, was klemmt oder entstehen soll, am liebsten mit Foto.`,
    line`${'aNoun'} ${'inPlace'}. Arbeiten: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Arbeiten: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Beschreiben Sie, was klemmt oder entstehen soll, am liebsten mit Foto.`,
    line`${'aNoun'} ${'inPlace'}. Beschreiben Sie, was klemmt oder entstehen soll, am liebsten mit Foto.`,
    line`Arbeiten: ${'offerings'}.`,
    'Beschreiben Sie, was klemmt oder entstehen soll, schicken Sie ein Foto mit, und wir antworten mit Fragen oder einem Preis.',
  ],
  closing: [
    'Beschreiben Sie die Arbeit in ein paar Zeilen und fragen Sie nach einem Angebot.',
    'Schicken Sie ein Foto und die Straße.',
  ],
  beside: [
    'Schicken Sie ein Foto, damit wir sehen, worum es geht.',
    'Sagen Sie, ob es eilt.',
    'Fragen Sie, was im Preis enthalten ist.',
    'Sagen Sie, was schon versucht wurde.',
  ],
  toFill: [
    'Ergänzen Sie eine Arbeit, die Sie ausführen',
    'Ergänzen Sie eine zweite Arbeit',
    'Ergänzen Sie eine dritte Arbeit',
  ],
  sections: {
    features: {
      nav: 'So arbeiten wir',
      heading: [line`Arbeiten mit ${'name'}`, 'Bevor wir anfangen'],
      items: [
        {
          title: 'Zuerst der Preis',
          body: 'Lassen Sie sich das Angebot schriftlich geben, bevor das Werkzeug herauskommt.',
        },
        {
          title: 'Ein freier Platz',
          body: 'Räumen Sie die Stelle frei, an der gearbeitet wird: Dann geht es früher los.',
        },
        {
          title: 'Eine Erklärung',
          body: 'Lassen Sie sich zeigen, was gemacht wurde und worauf zu achten ist.',
        },
      ],
    },
    offerings: {
      nav: 'Arbeiten',
      heading: [line`Was ${'name'} macht`, 'Was wir machen'],
      intro: ['Ist Ihr Fall nicht dabei, beschreiben Sie ihn trotzdem.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom Schaden zur Lösung'],
      items: [
        { title: 'Sie beschreiben', body: 'Was passiert, seit wann und wo.' },
        { title: 'Wir schätzen', body: 'Anhand von Fotos oder vor Ort, am Ende steht ein Preis.' },
        {
          title: 'Wir reparieren',
          body: 'Am vereinbarten Tag, und vor dem Gehen probieren wir es mit Ihnen aus.',
        },
      ],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Was eine Arbeit kostet'],
      intro: ['Das hängt von Ort und Material ab: Fragen Sie nach Ihrem Preis.'],
    },
    testimonials: {
      nav: 'Stimmen',
      heading: [line`Was über ${'name'} gesagt wird`, 'Was danach gesagt wird'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer für ${'name'} klingelt`, 'Wer bei Ihnen klingelt'],
      intro: [
        'Jedes Haus hat seine Rohre, seine Kabel und seine Eigenarten; wir sehen sie an, bevor wir über Preise reden.',
      ],
    },
    visit: {
      nav: 'Gebiet',
      heading: ['Wo wir arbeiten', 'Wo Sie uns finden'],
      intro: ['Fragen Sie, ob wir in Ihre Straße kommen.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem Anruf'],
      items: [
        {
          title: 'Was wird es kosten?',
          body: 'Das hängt davon ab, was hinter der Wand liegt. Schicken Sie Fotos und Maße für eine erste Zahl.',
        },
        {
          title: 'Muss ich zu Hause sein?',
          body: 'Am Anfang und am Ende ja. Alles andere vereinbaren wir.',
        },
        {
          title: 'Was mache ich bis dahin?',
          body: 'Drehen Sie bei Gefahr Wasser oder Strom ab, und schreiben Sie es in die Nachricht.',
        },
      ],
    },
    callToAction: {
      nav: 'Angebot',
      heading: ['Etwas, das seit Monaten wartet?'],
      intro: ['Schicken Sie zwei Fotos und einen Satz.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Den Schaden bei ${'name'} melden`, 'Den Schaden beschreiben'],
      intro: ['Was passiert, wo und seit wann.'],
    },
  },
};
