import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const planner: TradeWords = {
  senses: [
    {
      noun: 'Eventagentur',
      gender: 'f',
      words: [
        'eventagentur',
        'eventplanung',
        'eventplaner',
        'eventplanerin',
        'veranstaltungsagentur',
        'veranstaltungsplanung',
        'eventmanagement',
        'partyplanung',
        'partyplanerin',
        'event planner',
      ],
    },
    {
      noun: 'Hochzeitsagentur',
      gender: 'f',
      motif: 'rings',
      words: [
        'hochzeitsagentur',
        'hochzeitsplanerin',
        'hochzeitsplaner',
        'hochzeitsplanung',
        'weddingplanner',
        'weddingplannerin',
        'weddingplanerin',
        'wedding planner',
        'wedding-planner',
        'traurednerin',
        'trauredner',
      ],
    },
    {
      noun: 'Eventlocation',
      gender: 'f',
      schemaType: 'EventVenue',
      words: [
        'eventlocation',
        'veranstaltungsort',
        'festsaal',
        'eventhalle',
        'eventsaal',
        'partyraum',
        'partylocation',
      ],
    },
    {
      noun: 'Hochzeitslocation',
      gender: 'f',
      motif: 'rings',
      schemaType: 'EventVenue',
      words: ['hochzeitslocation', 'hochzeitsscheune', 'hochzeitssaal'],
    },
  ],
  hints: [
    'sitzplan',
    'tischordnung',
    'gästeliste',
    'firmenevents',
    'firmenfeiern',
    'hochzeitsdekoration',
  ],
  action: 'Termin nennen',
  submit: 'Termin senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ein großer Tag ${'inPlace'}, Stunde für Stunde`,
    line`Für Ihren Tag: ${'offerings'}`,
    'Von der ersten Idee bis zum letzten Gast',
  ],
  description: [
    line`${'name'}, ${'aNoun'} ${'inPlace'}: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}: ${'offerings'}. Nennen Sie den Termin und fragen Sie nach einem Plan.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, wann es sein soll, wer kommt und wie sich der Tag anfühlen soll.`,
    line`${'offerings'} ${'inPlace'}. Nennen Sie den Termin und fragen Sie nach einem Plan.`,
    line`${'name'}: ${'offerings'}. Nennen Sie den Termin und fragen Sie nach einem Plan.`,
    line`Sagen Sie ${'name'}, wann es sein soll, wer kommt und wie sich der Tag anfühlen soll.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, wann es sein soll, wer kommt und wie sich der Tag anfühlen soll.`,
    line`${'offerings'}. Nennen Sie den Termin und fragen Sie nach einem Plan.`,
    'Sagen Sie, wann es sein soll, wer kommt und wie sich der Tag anfühlen soll. Den Rest planen wir gemeinsam.',
  ],
  closing: [
    'Schreiben Sie den Termin, auch wenn er noch wackelt.',
    'Erzählen Sie, was gefeiert wird und wie viele kommen.',
  ],
  beside: [
    'Fragen Sie, was enthalten ist und was bei Ihnen bleibt.',
    'Nennen Sie den Termin, auch wenn er noch wackelt.',
    'Sagen Sie, was Ihnen am meisten Sorgen macht.',
    'Lassen Sie sich schriftlich geben, was es kosten würde.',
  ],
  toFill: [
    'Ergänzen Sie einen Anlass oder eine Leistung',
    'Ergänzen Sie eine zweite Leistung',
    'Ergänzen Sie eine dritte Leistung',
  ],
  sections: {
    features: {
      nav: 'Zum Anfang',
      heading: [line`Mit ${'name'} anfangen`, 'Was wir zum Anfang brauchen'],
      items: [
        { title: 'Einen Termin', body: 'Einen Tag, oder zwei, die auch gingen.' },
        {
          title: 'Eine Zahl',
          body: 'Ungefähr genügt. Sagen Sie, wer von weit her kommt, wer noch klein ist und wer eine Rampe braucht.',
        },
        {
          title: 'Eine Summe',
          body: 'Sagen Sie, was Sie ausgeben wollen, und Sie hören früh, was hineinpasst.',
        },
      ],
    },
    offerings: {
      nav: 'Leistungen',
      heading: [line`Was Sie ${'name'} überlassen können`, 'Was Sie uns überlassen können'],
      intro: ['Den ganzen Tag, oder nur den Teil, den Sie lieber abgeben.'],
    },
    process: {
      nav: 'Planung',
      heading: ['Wie ein Tag Gestalt annimmt'],
      items: [
        { title: 'Reden', body: 'Sie erzählen, was gefeiert wird und was nicht fehlen darf.' },
        {
          title: 'Planen',
          body: 'Sie lesen einen Vorschlag mit Uhrzeiten und Summen, streichen, ergänzen und fragen.',
        },
        {
          title: 'Feiern',
          body: 'Was verabredet ist, steht auf Papier, und Ihre Uhr darf zu Hause bleiben.',
        },
      ],
    },
    gallery: {
      nav: 'Eindrücke',
      heading: ['Bevor die Türen aufgehen'],
      intro: ['So kann ein Raum aussehen, kurz bevor die Gäste kommen.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Wer hinter ${'name'} steht`, 'Wer mit Ihnen plant'],
      intro: [
        line`${'name'} arbeitet ${'inPlace'}. Ein guter Plan lässt Platz für das, was niemand geplant hat.`,
        'Ein guter Plan lässt Platz für das, was niemand geplant hat.',
      ],
    },
    team: { nav: 'Team', heading: ['Wen Sie kennenlernen'] },
    pricing: {
      nav: 'Preise',
      heading: ['Was ein solcher Tag kostet'],
      intro: [
        'Jahreszeit, Gäste und was Sie abgeben, entscheiden: Fragen Sie nach einem Vorschlag.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Fragen beim ersten Treffen'],
      items: [
        {
          title: 'Wann sollen wir uns melden?',
          body: 'Sobald Sie die Jahreszeit wissen. Ist der Tag schon nah, fragen Sie trotzdem.',
        },
        {
          title: 'Können wir einen Teil selbst machen?',
          body: 'Ja. Sagen Sie welchen, und der Vorschlag lässt ihn weg.',
        },
        {
          title: 'Und wenn es regnet?',
          body: 'Lassen Sie sich den zweiten Plan zeigen, bevor Sie den ersten unterschreiben.',
        },
      ],
    },
    visit: {
      nav: 'Treffpunkt',
      heading: [line`Treffen ${'inPlace'}`, 'Wo wir uns treffen'],
      intro: ['Verabreden Sie vorher eine Uhrzeit, damit niemand wartet.'],
    },
    callToAction: {
      heading: ['Gibt es schon einen Termin?'],
      intro: ['Für ein erstes Gespräch genügen die Jahreszeit und eine ungefähre Zahl.'],
    },
    contact: {
      nav: 'Anfrage',
      heading: [line`Erzählen Sie ${'name'} von dem Tag`, 'Erzählen Sie uns von dem Tag'],
      intro: ['Was gefeiert wird, wann, und wie viele kommen.'],
    },
  },
};
