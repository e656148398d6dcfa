import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const dentist: TradeWords = {
  senses: [
    {
      noun: 'Zahnarztpraxis',
      gender: 'f',
      words: [
        'zahnarzt',
        'zahnärztin',
        'zahnärzte',
        'zahnarztpraxis',
        'zahnarztpraxen',
        'zahnklinik',
        'zahnmedizin',
        'zahnheilkunde',
        'praxis für zahnmedizin',
        'praxis für zahnheilkunde',
        'kinderzahnarzt',
        'kinderzahnärztin',
      ],
    },
    {
      noun: 'Praxis für Kieferorthopädie',
      gender: 'f',
      words: [
        'kieferorthopäde',
        'kieferorthopädie',
        'kieferorthopädin',
        'kieferorthopädische praxis',
        'praxis für kieferorthopädie',
      ],
    },
    {
      noun: 'Praxis für Oralchirurgie',
      gender: 'f',
      words: [
        'oralchirurgie',
        'oralchirurg',
        'oralchirurgin',
        'kieferchirurgie',
        'kieferchirurg',
        'praxis für oralchirurgie',
      ],
    },
  ],
  hints: [
    'implantate',
    'bleaching',
    'prophylaxe',
    'zahnreinigung',
    'professionelle zahnreinigung',
    'zahnspange',
    'zahnspangen',
    'aligner',
    'karies',
    'füllungen',
    'kronen',
    'brücken',
    'veneers',
    'prothesen',
    'wurzelbehandlung',
    'parodontitis',
    'zahnersatz',
    'zahnschmerzen',
    'zahnfleisch',
    'weisheitszähne',
    'implantologie',
  ],
  action: 'Zahnarzttermin anfragen',
  submit: 'Wunschtermin senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ein Termin für Ihre Zähne ${'inPlace'}`,
    line`Für Ihre Zähne: ${'offerings'}`,
    'Zähne, in Ruhe betrachtet',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Für Ihre Zähne: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Für Ihre Zähne: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Sagen Sie, wo es zieht oder drückt, und ob Ihnen der Stuhl Sorgen macht.`,
    line`${'aNoun'} ${'inPlace'}. Für Ihre Zähne: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Für Ihre Zähne: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Sagen Sie, wo es zieht oder drückt, und ob Ihnen der Stuhl Sorgen macht.`,
    line`${'aNoun'} ${'inPlace'}. Sagen Sie, wo es zieht oder drückt, und ob Ihnen der Stuhl Sorgen macht.`,
    line`Für Ihre Zähne: ${'offerings'}.`,
    'Sagen Sie, wo es zieht, seit wann, und ob Ihnen der Stuhl Sorgen macht. Dann zeigen wir am Spiegel, was zu tun ist.',
  ],
  closing: [
    'Fragen Sie nach einem Termin und sagen Sie, welcher Zahn sich meldet.',
    'Schreiben Sie, ob Sie morgens oder nachmittags Zeit haben.',
  ],
  beside: [
    'Fragen Sie, ob dafür eine Betäubung nötig ist.',
    'Lassen Sie sich den Heil- und Kostenplan erklären.',
    'Sagen Sie, wann zuletzt geröntgt wurde.',
    'Fragen Sie, was Sie danach essen dürfen.',
  ],
  toFill: [
    'Ergänzen Sie eine Zahnbehandlung',
    'Ergänzen Sie eine zweite Zahnbehandlung',
    'Ergänzen Sie eine dritte Zahnbehandlung',
  ],
  sections: {
    features: {
      nav: 'Auf dem Stuhl',
      heading: [line`Auf dem Stuhl bei ${'name'}`, 'Auf dem Stuhl'],
      items: [
        {
          title: 'Angst? Sagen Sie es.',
          body: 'Eine gehobene Hand heißt Pause: Das verabreden wir, bevor der Mund aufgeht.',
        },
        {
          title: 'Sehen, was gemeint ist',
          body: 'Im Spiegel oder auf dem Röntgenbild zeigen wir die Stelle, über die wir reden.',
        },
        {
          title: 'Der Plan auf Papier',
          body: 'Vor Kronen oder Brücken bekommen Sie einen Heil- und Kostenplan zum Mitnehmen.',
        },
      ],
    },
    offerings: {
      nav: 'Behandlungen',
      heading: [line`Was ${'name'} für Ihre Zähne tut`, 'Von der Füllung bis zur Krone'],
      intro: [
        'Kontrolle, Reinigung oder ein Zahn, der sich meldet: Fragen Sie, womit man anfängt.',
      ],
    },
    process: {
      nav: 'Ablauf',
      heading: ['Vom Klingeln bis zur Kontrolle'],
      items: [
        {
          title: 'Anmelden',
          body: 'Versichertenkarte, Fragebogen, ein Blick auf Ihre Medikamente.',
        },
        {
          title: 'Nachsehen',
          body: 'Zahn für Zahn, dann das Zahnfleisch; was auffällt, sagen wir laut.',
        },
        { title: 'Behandeln', body: 'Erst mit Ihrem Ja, und mit einem Termin zum Nachschauen.' },
      ],
    },
    team: {
      nav: 'Praxisteam',
      heading: [line`Wer sich bei ${'name'} über Sie beugt`, 'Die Gesichter hinter der Maske'],
      intro: ['Wer behandelt, wer assistiert und wer ans Telefon geht.'],
    },
    pricing: {
      nav: 'Kosten',
      heading: ['Kasse, Zuzahlung, Plan'],
      intro: [
        'Was die Kasse übernimmt, hängt vom Befund ab. Lassen Sie sich den Eigenanteil ausrechnen.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Bevor Sie Platz nehmen'],
      items: [
        {
          title: 'Ich habe jetzt Zahnschmerzen. Was tun?',
          body: 'Rufen Sie an, statt zu schreiben. Außerhalb der Sprechzeiten hilft der zahnärztliche Notdienst Ihrer Region.',
        },
        {
          title: 'Ab wann kommt ein Kind mit?',
          body: 'Sobald der erste Zahn da ist, darf es auf dem Schoß mitschauen.',
        },
        {
          title: 'Wie oft zur Kontrolle?',
          body: 'Das hängt von Zähnen und Zahnfleisch ab. Fragen Sie am Ende der Untersuchung.',
        },
      ],
    },
    about: {
      nav: 'Die Praxis',
      heading: [line`Die Praxis ${'name'}`, 'Hinter der Praxistür'],
      intro: ['Ein Stuhl, eine Lampe, ein Spiegel und so viel Zeit, wie eine Erklärung braucht.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Die Praxis ${'inPlace'}`, 'Der Weg zum Stuhl'],
      intro: ['Nach einer Betäubung fahren Sie besser nicht selbst.'],
    },
    contact: {
      nav: 'Termin',
      heading: [line`Ein Termin bei ${'name'}`, 'Einen Termin ausmachen'],
      intro: ['Kontrolle, Reinigung oder Schmerzen: Ein Wort dazu hilft bei der Planung.'],
    },
  },
};
