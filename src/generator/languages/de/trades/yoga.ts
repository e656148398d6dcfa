import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const yoga: TradeWords = {
  senses: [
    {
      noun: 'Yogastudio',
      gender: 'n',
      words: [
        'yoga',
        'yogastudio',
        'yogastudios',
        'yogalehrerin',
        'yogalehrer',
        'yogaschule',
        'yogakurse',
        'yoga-studio',
        'yogaunterricht',
        'yogakurs',
      ],
    },
    {
      noun: 'Pilatesstudio',
      gender: 'n',
      words: [
        'pilates',
        'pilatesstudio',
        'pilateskurse',
        'pilates-studio',
        'pilatestrainerin',
        'reformer-pilates',
      ],
    },
    {
      noun: 'Schule für Meditation',
      gender: 'f',
      words: [
        'meditationszentrum',
        'meditationskurse',
        'achtsamkeitskurse',
        'meditationslehrerin',
        'meditationslehrer',
        'schule für meditation',
      ],
    },
    {
      noun: 'Schule für Qigong',
      gender: 'f',
      words: ['qigong', 'qi gong', 'qigong-schule', 'qigong-kurse', 'schule für qigong'],
    },
    {
      noun: 'Schule für Tai-Chi',
      gender: 'f',
      words: ['tai-chi', 'tai chi', 'taijiquan', 'schule für tai-chi'],
    },
  ],
  hints: [
    'vinyasa',
    'hatha',
    'yin yoga',
    'meditation',
    'atemübungen',
    'pranayama',
    'ashtanga',
    'kundalini',
    'sonnengruß',
    'achtsamkeit',
    'schwangerschaftsyoga',
    'kinderyoga',
    'reformer',
    'klangschalen',
    'faszien',
    'entspannungskurse',
    'savasana',
    'yogaretreat',
    'yoga-retreat',
  ],
  action: 'Probestunde anfragen',
  submit: 'Für eine Stunde anmelden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Eine Matte ${'inPlace'}`,
    line`Auf der Matte: ${'offerings'}`,
    'Einatmen, ausatmen, anfangen',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Auf der Matte: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Auf der Matte: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Rollen Sie die Matte aus und bleiben Sie bei der Bewegung, die heute geht.`,
    line`${'aNoun'} ${'inPlace'}. Auf der Matte: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Auf der Matte: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Rollen Sie die Matte aus und bleiben Sie bei der Bewegung, die heute geht.`,
    line`${'aNoun'} ${'inPlace'}. Rollen Sie die Matte aus und bleiben Sie bei der Bewegung, die heute geht.`,
    line`Auf der Matte: ${'offerings'}.`,
    'Rollen Sie die Matte aus, atmen Sie und bleiben Sie bei der Bewegung, die heute geht. Niemand muss die Zehen berühren.',
  ],
  closing: [
    'Suchen Sie sich eine Stunde aus und schreiben Sie, welche.',
    'Fragen Sie, welche Stunde sich für den Anfang eignet.',
  ],
  beside: [
    'Auch im Sitzen möglich? Fragen Sie nach der Stuhlvariante.',
    'Essen Sie davor nur leicht.',
    'Sagen Sie, ob Knie, Rücken oder Nacken Rücksicht brauchen.',
    'Eine Decke hilft beim Liegen am Ende.',
  ],
  toFill: [
    'Ergänzen Sie eine Stunde oder einen Stil',
    'Ergänzen Sie eine zweite Stunde',
    'Ergänzen Sie einen Workshop',
  ],
  sections: {
    features: {
      nav: 'Zum Anfang',
      heading: [line`Zum ersten Mal bei ${'name'}`, 'Zum ersten Mal auf der Matte'],
      items: [
        {
          title: 'Barfuß und bequem',
          body: 'Eine weite Hose, ein Pullover für die Ruhe am Schluss: Mehr braucht es nicht.',
        },
        {
          title: 'Weniger ist erlaubt',
          body: 'Jede Haltung lässt sich kleiner machen, mit Block, Gurt oder Wand.',
        },
        {
          title: 'Atem vor Ehrgeiz',
          body: 'Stockt der Atem, gehen Sie einen Schritt zurück. Das ist die ganze Regel.',
        },
      ],
    },
    offerings: {
      nav: 'Stunden',
      heading: [line`Stunden bei ${'name'}`, 'Von ruhig bis fließend'],
      intro: ['Manche Stunden fließen, andere halten still. Fragen Sie, was wozu passt.'],
    },
    events: {
      nav: 'Stundenplan',
      heading: ['Wann die Matten liegen'],
      intro: ['Tag, Uhrzeit und Stil der nächsten Stunden.'],
    },
    about: {
      nav: 'Das Studio',
      heading: [line`Der Raum, in dem ${'name'} übt`, 'Zwischen Matte und Decke'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Matten, Decken und eine Stimme, die durch die Stunde führt.`,
        'Matten, Decken und eine Stimme, die durch die Stunde führt.',
      ],
    },
    pricing: {
      nav: 'Karten',
      heading: ['Einzeln, mit Karte oder im Monat'],
      intro: ['Fragen Sie vor dem Kauf, wie lange eine Karte gilt.'],
    },
    team: {
      nav: 'Lehrende',
      heading: [line`Wer bei ${'name'} die Stunde hält`, 'Wer die Stunde hält'],
      intro: ['Namen, Stile und an welchem Tag wer vorne sitzt.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Matten im Licht'],
      intro: ['Der Übungsraum vor der Stunde.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Auf Socken gefragt'],
      items: [
        {
          title: 'Ich bin nicht beweglich. Geht das?',
          body: 'Dafür übt man. Fangen Sie mit einer ruhigen Stunde an und sagen Sie es zu Beginn.',
        },
        {
          title: 'Gibt es Matten zum Leihen?',
          body: 'Schreiben Sie es in die Anmeldung, dann sagen wir, ob eine für Sie bereitliegt.',
        },
        {
          title: 'Darf ich zu spät hineinkommen?',
          body: 'Ist die Tür zu, liegt schon Ruhe im Raum. Kommen Sie lieber zehn Atemzüge früher.',
        },
      ],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Ihre Matte ${'inPlace'}`, 'Wo die Matten liegen'],
      intro: ['Schuhe bleiben vor der Tür.'],
    },
    callToAction: {
      nav: 'Mitüben',
      heading: ['Zu lange gesessen?'],
      intro: ['Schreiben Sie, an welchem Abend Sie Zeit haben.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Eine Matte bei ${'name'} reservieren`, 'Eine Matte reservieren'],
      intro: ['Welche Stunde, welcher Tag und worauf man achten soll.'],
    },
  },
};
