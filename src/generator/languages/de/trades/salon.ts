import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const salon: TradeWords = {
  senses: [
    {
      noun: 'Friseursalon',
      gender: 'm',
      words: [
        'friseur',
        'friseurin',
        'friseure',
        'friseursalon',
        'frisör',
        'frisörsalon',
        'haarstudio',
        'haarsalon',
        'coiffeur',
        'friseurstudio',
      ],
    },
    {
      noun: 'Barbershop',
      gender: 'm',
      words: ['barbershop', 'barbier', 'barbiere', 'herrenfriseur'],
    },
    {
      noun: 'Kosmetikstudio',
      gender: 'n',
      schemaType: 'BeautySalon',
      words: [
        'kosmetikstudio',
        'kosmetikerin',
        'kosmetik',
        'nagelstudio',
        'schönheitssalon',
        'kosmetiksalon',
        'nageldesign',
      ],
    },
    {
      noun: 'Tattoostudio',
      gender: 'n',
      schemaType: 'TattooParlor',
      words: ['tattoostudio', 'tätowierer', 'tätowiererin', 'tattoo', 'tattoos'],
    },
  ],
  hints: [
    'haarschnitt',
    'schnitt',
    'schnitte',
    'farbe',
    'strähnen',
    'balayage',
    'bart',
    'bartpflege',
    'rasur',
    'maniküre',
    'pediküre',
    'waxing',
    'hochsteckfrisuren',
    'gesichtsbehandlungen',
    'föhnen',
  ],
  action: 'Termin anfragen',
  submit: 'Terminanfrage senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ein freier Stuhl ${'inPlace'}`,
    line`Termine für ${'offerings'}`,
    'Setzen Sie sich, erzählen Sie',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Leistungen: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Leistungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, was sich ändern soll und was so bleibt, wie es ist.`,
    line`${'aNoun'} ${'inPlace'}. Leistungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Leistungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, was sich ändern soll und was so bleibt, wie es ist.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, was sich ändern soll und was so bleibt, wie es ist.`,
    line`Leistungen: ${'offerings'}.`,
    'Setzen Sie sich und sagen Sie, was sich ändern soll und was so bleibt, wie es ist. Erst wird geredet, dann angefangen.',
  ],
  closing: [
    'Wählen Sie eine Leistung und fragen Sie nach einem Termin.',
    'Schreiben Sie, welcher Tag Ihnen passt.',
  ],
  beside: [
    'Sagen Sie, was zuletzt gemacht wurde.',
    'Bringen Sie ein Foto mit, wenn es beim Erklären hilft.',
    'Fragen Sie, wie lange es dauert.',
    'Empfindliche Haut? Sagen Sie es bei der Anfrage.',
  ],
  toFill: [
    'Ergänzen Sie eine Leistung',
    'Ergänzen Sie eine zweite Leistung',
    'Ergänzen Sie eine dritte Leistung',
  ],
  sections: {
    features: {
      nav: 'Ihr Termin',
      heading: [line`Ihr Termin bei ${'name'}`, 'Ihr Termin'],
      items: [
        {
          title: 'Erst reden',
          body: 'Was Ihnen gefällt, was nicht, und wie viel Zeit Sie morgens haben.',
        },
        {
          title: 'Keine Überraschung',
          body: 'Fragen Sie nach Preis und Dauer, bevor es losgeht.',
        },
        {
          title: 'Für danach',
          body: 'Wir sagen Ihnen, wie Sie es mit dem pflegen, was Sie schon haben.',
        },
      ],
    },
    offerings: {
      nav: 'Leistungen',
      heading: [line`Was Sie bei ${'name'} bekommen`, 'Was Sie hier bekommen'],
      intro: ['Schwanken Sie zwischen zweien, fragen Sie bei der Anfrage um Rat.'],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Preisliste'],
      intro: ['Fragen Sie nach Ihrem Fall, wenn er nicht dabei ist.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Vor dem Spiegel'],
      intro: ['Der Salon und sein Werkzeug.'],
    },
    team: {
      nav: 'Team',
      heading: [line`Die Hände von ${'name'}`, 'Wer sich um Sie kümmert'],
      intro: ['Wählen Sie, zu wem Sie möchten.'],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Hinter dem Stuhl bei ${'name'}`, 'Hinter dem Stuhl'],
      intro: ['Hinsehen, fragen, dann anfangen: in dieser Reihenfolge.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Ihr Stuhl ${'inPlace'}`, 'Wo wir Sie erwarten'],
      intro: ['Kommen Sie etwas früher und hängen Sie den Mantel auf.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem Termin'],
      items: [
        {
          title: 'Wie verschiebe ich einen Termin?',
          body: 'Schreiben oder rufen Sie an, sobald Sie es wissen, damit jemand anderes die Zeit bekommt.',
        },
        {
          title: 'Wie bereite ich mich vor?',
          body: 'Fragen Sie bei der Anfrage: Es kommt auf die Leistung an.',
        },
        {
          title: 'Und wenn es mir nicht gefällt?',
          body: 'Sagen Sie es gleich, vor dem Spiegel. Dafür hängt er da.',
        },
      ],
    },
    contact: {
      nav: 'Termin',
      heading: [line`Termin bei ${'name'}`, 'Termin anfragen'],
      intro: ['Leistung, Tag und Uhrzeit, die Ihnen passen.'],
    },
  },
};
