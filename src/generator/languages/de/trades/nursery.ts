import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nursery: TradeWords = {
  senses: [
    {
      noun: 'Kita',
      gender: 'f',
      words: [
        'kita',
        'kitas',
        'kindertagesstätte',
        'kindertagesstätten',
        'kinderkrippe',
        'kinderbetreuung',
        'betriebskita',
        'kindertageseinrichtung',
        'kinderladen',
      ],
    },
    {
      noun: 'Kindergarten',
      gender: 'm',
      schemaType: 'Preschool',
      words: [
        'kindergarten',
        'waldkindergarten',
        'montessori-kindergarten',
        'montessorikindergarten',
        'waldorfkindergarten',
      ],
    },
    {
      noun: 'Kindertagespflege',
      gender: 'f',
      words: ['kindertagespflege', 'tagesmutter', 'tagesvater', 'großtagespflege'],
    },
    {
      noun: 'Spielgruppe',
      gender: 'f',
      words: [
        'spielgruppe',
        'spielgruppen',
        'krabbelgruppe',
        'krabbelgruppen',
        'eltern-kind-gruppe',
      ],
    },
    { noun: 'Hort', gender: 'm', words: ['schülerhort', 'kinderhort'] },
  ],
  hints: [
    'eingewöhnung',
    'betreuungszeiten',
    'betreuungsplatz',
    'kleinkinder',
    'vorschulkinder',
    'morgenkreis',
    'mittagsschlaf',
    'erzieherin',
    'erzieherinnen',
    'erzieher',
    'bewegungsraum',
    'waldtage',
    'basteln',
    'spielplatz',
    'windeln',
    'krabbelkinder',
    'elternabend',
    'krippe',
    'krippenplätze',
    'hort',
    'vorschule',
    'ferienbetreuung',
  ],
  action: 'Besuchstermin anfragen',
  submit: 'Anfrage zum Platz senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Platz zum Spielen ${'inPlace'}`,
    line`Im Kinderalltag: ${'offerings'}`,
    'Matschhose, Brotdose, Kuscheltier',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Im Kinderalltag: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Im Kinderalltag: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Bauen, matschen, zuhören, schlafen: Kommen Sie mit Ihrem Kind vorbei und sehen Sie einem Vormittag zu.`,
    line`${'aNoun'} ${'inPlace'}. Im Kinderalltag: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Im Kinderalltag: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Bauen, matschen, zuhören, schlafen: Kommen Sie mit Ihrem Kind vorbei und sehen Sie einem Vormittag zu.`,
    line`${'aNoun'} ${'inPlace'}. Bauen, matschen, zuhören, schlafen: Kommen Sie mit Ihrem Kind vorbei und sehen Sie einem Vormittag zu.`,
    line`Im Kinderalltag: ${'offerings'}.`,
    'Bauen, matschen, zuhören, schlafen. Kommen Sie mit Ihrem Kind vorbei und sehen Sie einem Vormittag zu, bevor Sie sich entscheiden.',
  ],
  closing: [
    'Schreiben Sie, wie alt Ihr Kind ist und ab wann es kommen soll.',
    'Fragen Sie nach einem Vormittag zum Zuschauen.',
  ],
  beside: [
    'Fragen Sie, ab welchem Alter es passt.',
    'Erzählen Sie, was Ihr Kind gern tut.',
    'Wechselkleidung gehört in den Beutel, mit Namen.',
    'Fragen Sie, wie groß die Gruppe dabei ist.',
  ],
  toFill: [
    'Ergänzen Sie eine Gruppe oder Betreuungszeit',
    'Ergänzen Sie etwas aus dem Tagesablauf',
    'Ergänzen Sie ein Angebot für Kinder',
  ],
  sections: {
    features: {
      nav: 'Ein Tag',
      heading: [line`Ein Tag bei ${'name'}`, 'Vom Morgenkreis bis zum Abholen'],
      items: [
        {
          title: 'Ankommen dürfen',
          body: 'In der Eingewöhnung bleibt ein Elternteil dabei, bis das Winken leichter fällt.',
        },
        {
          title: 'Draußen sein',
          body: 'Pfützen sind kein Hindernis. Gummistiefel stehen besser schon an der Garderobe.',
        },
        {
          title: 'Übergabe mit Worten',
          body: 'Wie geschlafen, was gegessen, worüber gelacht: Fragen Sie beim Abholen danach.',
        },
      ],
    },
    offerings: {
      nav: 'Angebot',
      heading: [line`Was Kinder bei ${'name'} tun`, 'Was Kinder hier tun'],
      intro: ['Vieles entsteht beim Spielen. Manches hat seinen festen Platz in der Woche.'],
    },
    about: {
      nav: 'Bei uns',
      heading: [line`Das Kinderhaus ${'name'}`, 'Kleine Stühle, große Fragen'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Teppich, Bauklötze, Bilderbücher und Erwachsene, die auf Augenhöhe gehen.`,
        'Teppich, Bauklötze, Bilderbücher und Erwachsene, die auf Augenhöhe gehen.',
      ],
    },
    team: {
      nav: 'Betreuung',
      heading: [line`Wer bei ${'name'} mitspielt`, 'Wer tröstet und vorliest'],
      intro: ['Wer in welcher Gruppe zu finden ist.'],
    },
    gallery: {
      nav: 'Räume',
      heading: ['Bauklötze und Garderobenhaken'],
      intro: ['Die Räume ohne Kinder, denn deren Bilder gehören nicht ins Netz.'],
    },
    pricing: {
      nav: 'Beiträge',
      heading: ['Beitrag, Essen, Ausflüge'],
      intro: [
        'Was die Gemeinde zahlt und was bei den Eltern bleibt, hängt vom Wohnort ab. Fragen Sie nach.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Elternfragen'],
      items: [
        {
          title: 'Mein Kind ist krank. Darf es kommen?',
          body: 'Mit Fieber oder Ansteckendem bleibt es zu Hause. Rufen Sie morgens kurz an.',
        },
        {
          title: 'Wie lange dauert die Eingewöhnung?',
          body: 'So lange, wie das Kind braucht. Planen Sie einige Wochen ohne feste Termine ein.',
        },
        {
          title: 'Wer darf abholen?',
          body: 'Nur, wen Sie schriftlich nennen, und beim ersten Mal mit Ausweis.',
        },
      ],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Besuchen Sie uns ${'inPlace'}`, 'Der Weg zur Garderobe'],
      intro: ['Zum Bringen und Abholen fragen Sie, wo ein Kinderwagen stehen kann.'],
    },
    callToAction: {
      nav: 'Platz',
      heading: ['Ab wann wird ein Platz gebraucht?'],
      intro: ['Nennen Sie Alter, Monat und die Stunden in der Woche.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Einen Besuch bei ${'name'} ausmachen`, 'Einen Besuch ausmachen'],
      intro: ['Alter des Kindes, Wunschmonat und wann Sie zuschauen möchten.'],
    },
  },
};
