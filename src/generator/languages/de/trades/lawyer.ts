import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const lawyer: TradeWords = {
  senses: [
    {
      noun: 'Anwaltskanzlei',
      gender: 'f',
      words: [
        'anwalt',
        'anwältin',
        'anwälte',
        'rechtsanwalt',
        'rechtsanwältin',
        'rechtsanwälte',
        'anwaltskanzlei',
        'kanzlei',
        'rechtsanwaltskanzlei',
        'anwaltsbüro',
        'strafverteidiger',
        'strafverteidigerin',
        'scheidungsanwalt',
        'scheidungsanwältin',
        'familienanwältin',
        'fachanwalt',
        'fachanwältin',
        'rechtsberatung',
        'patentanwalt',
        'patentanwältin',
      ],
    },
  ],
  hints: [
    'verträge',
    'scheidung',
    'scheidungen',
    'erbrecht',
    'arbeitsrecht',
    'familienrecht',
    'mietrecht',
    'strafrecht',
    'verkehrsrecht',
    'vertragsrecht',
    'gesellschaftsrecht',
    'baurecht',
    'ausländerrecht',
    'sozialrecht',
    'testament',
    'testamente',
    'kündigung',
    'sorgerecht',
    'unterhalt',
    'bußgeld',
    'mandanten',
    'mandantinnen',
  ],
  action: 'Erstberatung anfragen',
  submit: 'Sachverhalt senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Recht ${'inPlace'}, verständlich erklärt`,
    line`Ihr Recht in Sachen ${'offerings'}`,
    'Was steht in dem Schreiben?',
  ],
  description: [
    line`${'name'} ${'inPlace'}. Rechtsfragen: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Schildern Sie, was geschehen ist, wer beteiligt war und welche Frist läuft.`,
    line`${'aNoun'} ${'inPlace'}. Rechtsfragen: ${'offerings'}.`,
    line`${'name'}. Rechtsfragen: ${'offerings'}.`,
    line`${'name'}. Schildern Sie, was geschehen ist, wer beteiligt war und welche Frist läuft.`,
    line`${'aNoun'} ${'inPlace'}. Schildern Sie, was geschehen ist, wer beteiligt war und welche Frist läuft.`,
    line`Rechtsfragen: ${'offerings'}.`,
    'Schildern Sie, was geschehen ist, wer beteiligt war und welche Frist läuft. Dann klären wir, welche Rechte Sie haben und welcher Weg dorthin führt.',
  ],
  closing: [
    'Schildern Sie den Fall knapp und nennen Sie das Datum auf dem Schreiben.',
    'Bringen Sie zum ersten Termin Schriftwechsel und Fristen mit.',
  ],
  beside: [
    'Notieren Sie das Datum, an dem das Schreiben ankam.',
    'Unterschreiben Sie nichts, bevor wir es gelesen haben.',
    'Halten Sie die Police der Rechtsschutzversicherung bereit.',
    'Zeugen, Quittungen, Nachrichten: Heben Sie alles auf.',
  ],
  toFill: [
    'Ergänzen Sie ein Rechtsgebiet',
    'Ergänzen Sie ein zweites Rechtsgebiet',
    'Ergänzen Sie ein drittes Rechtsgebiet',
  ],
  sections: {
    features: {
      nav: 'Ihr Mandat',
      heading: [line`Ein Mandat bei ${'name'}`, 'Bevor Sie etwas unterschreiben'],
      items: [
        {
          title: 'Zuerst die Frist',
          body: 'Einspruch, Klage, Widerspruch: Wir rechnen aus, bis wann etwas abgeschickt sein muss.',
        },
        {
          title: 'Deutsch statt Juristendeutsch',
          body: 'Paragrafen bekommen eine Übersetzung, damit Sie wissen, wozu Sie Ja sagen.',
        },
        {
          title: 'Risiko beim Namen',
          body: 'Ein Streit kostet Geld und Nerven. Wir sagen auch, wann ein Vergleich klüger ist.',
        },
      ],
    },
    offerings: {
      nav: 'Rechtsgebiete',
      heading: [line`Womit Sie zu ${'name'} kommen können`, 'Womit Sie kommen können'],
      intro: ['Ein Fall passt selten in eine einzige Schublade. Schildern Sie ihn so, wie er ist.'],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom Schreiben im Briefkasten bis zum Abschluss'],
      items: [
        {
          title: 'Sachverhalt',
          body: 'Wer, was, wann: Wir ordnen die Papiere und markieren die Fristen.',
        },
        {
          title: 'Einschätzung',
          body: 'Sie hören, was das Gesetz dazu sagt, was strittig ist und was es kosten kann.',
        },
        {
          title: 'Umsetzung',
          body: 'Schreiben, verhandeln oder klagen: was vereinbart ist, und Sie lesen mit.',
        },
      ],
    },
    team: {
      nav: 'Anwälte',
      heading: [line`Wer bei ${'name'} Ihre Akte führt`, 'Wer Ihre Akte führt'],
      intro: ['Namen, Rechtsgebiete und Durchwahl.'],
    },
    about: {
      nav: 'Die Kanzlei',
      heading: [line`Die Schreibtische bei ${'name'}`, 'Akten und offene Ohren'],
      intro: [
        line`${'name'} arbeitet ${'inPlace'}. Recht haben ist das eine, es belegen können das andere.`,
        'Recht haben ist das eine, es belegen können das andere.',
      ],
    },
    pricing: {
      nav: 'Vergütung',
      heading: ['Gesetzliche Gebühr oder Vereinbarung'],
      intro: [
        'Lassen Sie sich vor dem Mandat sagen, wonach abgerechnet wird und was die Gegenseite erstatten kann.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem Mandat'],
      items: [
        {
          title: 'Gilt mein Schreiben hier schon als Mandat?',
          body: 'Nein. Ein Mandat entsteht erst, wenn beide Seiten es bestätigen.',
        },
        {
          title: 'Die Frist endet morgen. Was nun?',
          body: 'Rufen Sie an und nennen Sie die Frist im ersten Satz. Auf eine Nachricht allein verlassen Sie sich bitte nicht.',
        },
        {
          title: 'Zahlt das meine Rechtsschutzversicherung?',
          body: 'Schicken Sie die Policennummer mit, dann lässt sich eine Deckungsanfrage stellen.',
        },
      ],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Das Besprechungszimmer ${'inPlace'}`, 'Der Weg ins Besprechungszimmer'],
      intro: ['Vereinbaren Sie einen Termin, dann liegt Ihre Akte auf dem Tisch.'],
    },
    callToAction: {
      nav: 'Ihr Fall',
      heading: ['Post vom Gericht?'],
      intro: ['Nennen Sie Absender, Datum und worum gestritten wird.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Den Fall mit ${'name'} besprechen`, 'Den Fall besprechen'],
      intro: [
        'Beteiligte, Daten und Frist. Vertrauliches schicken Sie bitte erst nach unserer Antwort.',
      ],
    },
  },
};
