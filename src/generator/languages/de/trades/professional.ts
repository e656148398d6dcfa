import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const professional: TradeWords = {
  senses: [
    {
      noun: 'Beratung',
      gender: 'f',
      words: [
        'berater',
        'beraterin',
        'unternehmensberatung',
        'unternehmensberater',
        'beratung',
        'coach',
        'coaching',
        'consulting',
      ],
    },
    {
      noun: 'Steuerkanzlei',
      gender: 'f',
      schemaType: 'AccountingService',
      words: [
        'steuerberater',
        'steuerberaterin',
        'steuerkanzlei',
        'steuerberatung',
        'buchhaltung',
        'buchhalter',
        'buchhalterin',
        'wirtschaftsprüfer',
        'steuerbüro',
      ],
    },
    {
      noun: 'Agentur',
      gender: 'f',
      words: [
        'agentur',
        'werbeagentur',
        'marketingagentur',
        'designagentur',
        'webagentur',
        'designbüro',
        'kreativagentur',
        'internetagentur',
      ],
    },
    {
      noun: 'Versicherungsagentur',
      gender: 'f',
      schemaType: 'FinancialService',
      words: [
        'versicherung',
        'versicherungen',
        'versicherungsmakler',
        'versicherungsagentur',
        'finanzberater',
        'finanzberatung',
      ],
    },
    {
      noun: 'Übersetzungsbüro',
      gender: 'n',
      words: [
        'übersetzer',
        'übersetzerin',
        'übersetzungen',
        'übersetzungsbüro',
        'dolmetscher',
        'dolmetscherin',
      ],
    },
    {
      noun: 'Notariat',
      gender: 'n',
      schemaType: 'Notary',
      words: ['notar', 'notarin', 'notariat', 'notariate'],
    },
    {
      noun: 'Praxis für Mediation',
      gender: 'f',
      words: ['mediation', 'mediator', 'mediatorin', 'praxis für mediation'],
    },
    {
      noun: 'Büro für Energieberatung',
      gender: 'n',
      words: ['energieberater', 'energieberaterin', 'energieberatung'],
    },
  ],
  hints: [
    'beglaubigungen',
    'vollmachten',
    'buchführung',
    'gründung',
    'umsatzsteuer',
    'businessplan',
    'führungskräfte',
    'kampagnen',
    'beglaubigte übersetzungen',
    'steuern',
    'steuererklärung',
    'steuererklärungen',
    'lohnabrechnung',
    'jahresabschlüsse',
    'strategie',
  ],
  action: 'Erstes Gespräch anfragen',
  submit: 'Gespräch anfragen',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Rat ${'inPlace'}, in klaren Worten`,
    line`Klare Antworten zu ${'offerings'}`,
    'Klare Fragen, klare Antworten',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Fachgebiete: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Fachgebiete: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Bringen Sie die Papiere und die Frage mit, und hören Sie, wo Sie stehen.`,
    line`${'aNoun'} ${'inPlace'}. Fachgebiete: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Fachgebiete: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Bringen Sie die Papiere und die Frage mit, und hören Sie, wo Sie stehen.`,
    line`${'aNoun'} ${'inPlace'}. Bringen Sie die Papiere und die Frage mit, und hören Sie, wo Sie stehen.`,
    line`Fachgebiete: ${'offerings'}.`,
    'Bringen Sie die Papiere und die Frage mit. Wir sagen in klaren Worten, wo Sie stehen, was möglich ist und was jeder Weg kostet.',
  ],
  closing: [
    'Fragen Sie nach einem ersten Gespräch und bringen Sie Ihre Fragen mit.',
    'Beschreiben Sie Ihren Fall in ein paar Zeilen.',
  ],
  beside: [
    'Sagen Sie, ob es eine Frist gibt.',
    'Fragen Sie, welche Papiere nötig sind.',
    'Sagen Sie, was ein gutes Ergebnis wäre.',
    'Fragen Sie nach dem Honorar, bevor wir anfangen.',
  ],
  toFill: [
    'Ergänzen Sie ein Fachgebiet',
    'Ergänzen Sie ein zweites Fachgebiet',
    'Ergänzen Sie ein drittes Fachgebiet',
  ],
  sections: {
    features: {
      nav: 'Zusammenarbeit',
      heading: [line`Zusammenarbeit mit ${'name'}`, 'Zusammenarbeit'],
      items: [
        {
          title: 'Zuerst eine Frage',
          body: 'Was soll am Ende herauskommen? Von dort aus planen wir.',
        },
        {
          title: 'Kein Amtsdeutsch',
          body: 'Muss ein Brief in normale Worte übersetzt werden, übersetzen wir ihn.',
        },
        {
          title: 'Honorar zuerst',
          body: 'Fragen Sie, wie es sich berechnet, bevor Sie unterschreiben.',
        },
      ],
    },
    offerings: {
      nav: 'Fachgebiete',
      heading: [line`Wobei ${'name'} hilft`, 'Wobei wir helfen'],
      intro: ['Liegt Ihre Sache zwischen zwei Gebieten, beschreiben Sie sie trotzdem.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom ersten Gespräch zur Unterschrift'],
      items: [
        {
          title: 'Erzählen',
          body: 'Sie beschreiben die Sache und schicken, was auf Papier steht.',
        },
        { title: 'Abwägen', body: 'Wir nennen die Wege, was für jeden spricht und was er kostet.' },
        {
          title: 'Handeln',
          body: 'Sie entscheiden. Wir tun das Vereinbarte und halten Sie auf dem Laufenden.',
        },
      ],
    },
    about: {
      nav: 'Über uns',
      heading: [line`Die Menschen bei ${'name'}`, 'Wer Sie berät'],
      intro: [
        line`${'name'} arbeitet ${'inPlace'}. Ein Rat ist so viel wert, wie man davon versteht.`,
        'Ein Rat ist so viel wert, wie man davon versteht.',
      ],
    },
    team: { nav: 'Team', heading: ['Wer Ihnen gegenübersitzt'] },
    pricing: {
      nav: 'Honorar',
      heading: ['Wie sich das Honorar berechnet'],
      intro: ['Nach Stunden oder als fester Betrag: Fragen Sie, was passt.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem ersten Gespräch'],
      items: [
        {
          title: 'Was soll ich vorbereiten?',
          body: 'Ein Blatt mit Daten, Namen und Ihrem Ziel. Bringen Sie Briefe und Verträge mit.',
        },
        {
          title: 'Werde ich durch meine Nachricht Mandant?',
          body: 'Nein. Das geschieht nur, wenn beide Seiten es schriftlich vereinbaren.',
        },
        {
          title: 'Soll ich schon vertrauliche Papiere schicken?',
          body: 'Über dieses Formular nicht. Fragen Sie zuerst, dann finden wir einen sicheren Weg.',
        },
      ],
    },
    callToAction: {
      nav: 'Ihre Sache',
      heading: ['Ein Brief, den Sie jeden Abend lesen?'],
      intro: ['Sagen Sie, worum es geht und bis wann Sie antworten müssen.'],
    },
    visit: {
      nav: 'Büro',
      heading: [line`Das Büro ${'inPlace'}`, 'Wo wir sitzen'],
      intro: ['Kommen Sie mit Termin, damit jemand Zeit hat.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Ein erstes Gespräch mit ${'name'}`, 'Ein erstes Gespräch anfragen'],
      intro: ['Die Sache in drei Sätzen, und die Frist, falls es eine gibt.'],
    },
  },
};
