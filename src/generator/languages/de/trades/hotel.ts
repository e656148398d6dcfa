import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const hotel: TradeWords = {
  senses: [
    {
      noun: 'Hotel',
      gender: 'n',
      schemaType: 'Hotel',
      words: ['hotel', 'hotels', 'boutiquehotel', 'landhotel', 'wellnesshotel', 'kurhotel'],
    },
    {
      noun: 'Ferienunterkunft',
      gender: 'f',
      words: [
        'ferienwohnung',
        'ferienwohnungen',
        'ferienhaus',
        'ferienhäuser',
        'gästehaus',
        'pension',
        'pensionen',
        'fremdenzimmer',
        'bauernhofurlaub',
        'ferien auf dem bauernhof',
        'urlaub auf dem bauernhof',
        'ferienhof',
        'chalet',
        'unterkunft',
        'berghütte',
      ],
    },
    {
      noun: 'Frühstückspension',
      gender: 'f',
      schemaType: 'BedAndBreakfast',
      words: ['frühstückspension', 'bed and breakfast'],
    },
    {
      noun: 'Hostel',
      gender: 'n',
      schemaType: 'Hostel',
      words: ['hostel', 'hostels', 'jugendherberge', 'herberge'],
    },
    {
      noun: 'Campingplatz',
      gender: 'm',
      schemaType: 'Campground',
      words: ['campingplatz', 'camping', 'glamping', 'zeltplatz'],
    },
  ],
  hints: [
    'zimmer',
    'doppelzimmer',
    'suiten',
    'frühstück',
    'sauna',
    'pool',
    'meerblick',
    'gäste',
    'aufenthalt',
    'nächte',
    'übernachtung',
    'halbpension',
    'bergblick',
  ],
  action: 'Nach einem Zimmer fragen',
  submit: 'Frage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ein Bett und ein Fenster ${'inPlace'}`,
    line`Für Ihren Aufenthalt: ${'offerings'}`,
    'Koffer abstellen',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Das erwartet Sie: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Das erwartet Sie: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, wann Sie kommen, wie viele Sie sind und wie Sie gut schlafen.`,
    line`${'aNoun'} ${'inPlace'}. Das erwartet Sie: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Das erwartet Sie: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, wann Sie kommen, wie viele Sie sind und wie Sie gut schlafen.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, wann Sie kommen, wie viele Sie sind und wie Sie gut schlafen.`,
    line`Das erwartet Sie: ${'offerings'}.`,
    'Sagen Sie, wann Sie kommen, wie viele Nächte Sie bleiben und was Sie zum Schlafen brauchen. Wir antworten, ob ein Zimmer da ist.',
  ],
  closing: [
    'Schreiben Sie die Tage und wie viele Sie sind.',
    'Sehen Sie sich um und fragen Sie nach Ihren Tagen.',
  ],
  beside: [
    'Fragen Sie, ob es in Ihren Tagen frei ist.',
    'Sagen Sie, wenn Kinder mitkommen.',
    'Fragen Sie, was enthalten ist.',
    'Fragen Sie, welche Ankunftszeit passt.',
  ],
  toFill: [
    'Ergänzen Sie ein Zimmer',
    'Ergänzen Sie, was der Aufenthalt enthält',
    'Ergänzen Sie etwas in der Nähe',
  ],
  sections: {
    features: {
      nav: 'Aufenthalt',
      heading: [line`Ihr Aufenthalt bei ${'name'}`, 'Ihr Aufenthalt'],
      items: [
        {
          title: 'Ankommen',
          body: 'Nennen Sie die Uhrzeit, dann sagen wir, wie Sie hineinkommen.',
        },
        {
          title: 'Schlafen',
          body: 'Ein höheres Kissen, ein Kinderbett, Ruhe: Sagen Sie es vor der Anreise.',
        },
        { title: 'Hinausgehen', body: 'Fragen Sie im Haus, was sich zu Fuß lohnt.' },
      ],
    },
    offerings: {
      nav: 'Zimmer',
      heading: [line`Was ${'name'} bietet`, 'Was es im Haus gibt'],
      intro: ['Fragen Sie nach dem, was Ihnen gefällt, mit Ihren Tagen.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Zimmer, Betten, Fenster'],
      intro: ['Bevor Sie den Koffer auspacken.'],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Was eine Nacht kostet'],
      intro: ['Das hängt von den Tagen ab: Fragen Sie nach Ihren.'],
    },
    about: {
      nav: 'Das Haus',
      heading: [line`Das Haus von ${'name'}`, 'Das Haus'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Gemachte Betten, ein Licht im Flur und jemand, der den Weg kennt.`,
        'Gemachte Betten, ein Licht im Flur und jemand, der den Weg kennt.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor der Buchung'],
      items: [
        {
          title: 'Sind Tiere willkommen?',
          body: 'Sagen Sie, welches und wie groß, und wir antworten.',
        },
        {
          title: 'Wann kann ich ins Zimmer?',
          body: 'Fragen Sie bei der Buchung, und sagen Sie, wenn Sie spät kommen.',
        },
        {
          title: 'Kann ich absagen?',
          body: 'Fragen Sie vor der Buchung nach den Bedingungen, dann gibt es keine Überraschung.',
        },
      ],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Der Weg zu ${'name'}`, 'Der Weg zum Haus'],
      intro: ['Mit dem Auto? Fragen Sie, wo man parkt.'],
    },
    callToAction: {
      nav: 'Ihre Tage',
      heading: ['Wissen Sie schon, wann?'],
      intro: ['Schicken Sie die Tage und die Zahl der Personen.'],
    },
    contact: {
      nav: 'Buchung',
      heading: [line`Bei ${'name'} nach Ihren Tagen fragen`, 'Nach Ihren Tagen fragen'],
      intro: ['Anreise, Abreise und Zahl der Personen.'],
    },
  },
};
