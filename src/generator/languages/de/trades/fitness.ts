import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const fitness: TradeWords = {
  senses: [
    {
      noun: 'Fitnessstudio',
      gender: 'n',
      schemaType: 'ExerciseGym',
      words: [
        'fitnessstudio',
        'fitness-studio',
        'fitness',
        'crossfit',
        'crossfit-box',
        'kletterhalle',
        'boxclub',
        'sportstudio',
        'krafttraining',
        'turnverein',
      ],
    },
    {
      noun: 'Personal Training',
      gender: 'n',
      words: [
        'personal trainer',
        'personal trainerin',
        'personal training',
        'fitnesstrainer',
        'fitnesstrainerin',
      ],
    },
    {
      noun: 'Tanzschule',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['tanzschule', 'tanzstudio', 'ballettschule', 'tanzkurse', 'tanzunterricht'],
    },
    {
      noun: 'Kampfsportschule',
      gender: 'f',
      schemaType: 'SportsActivityLocation',
      words: ['kampfsport', 'kampfsportschule', 'karate', 'judo', 'jiu-jitsu', 'taekwondo', 'dojo'],
    },
  ],
  hints: [
    'hanteln',
    'kraftraum',
    'bauch beine po',
    'workouts',
    'trainings',
    'spinning',
    'zumba',
    'dehnen',
    'rückenschule',
    'boxen',
    'cardio',
    'gruppenkurse',
  ],
  action: 'Kurs ausprobieren',
  submit: 'Nach einem Kurs fragen',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Ein Ort für Bewegung ${'inPlace'}`,
    line`Im Kursplan: ${'offerings'}`,
    'Kommen Sie in bequemer Kleidung',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Kurse: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Kurse: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Kommen Sie in bequemer Kleidung, und fangen Sie in Ihrem Tempo an.`,
    line`${'aNoun'} ${'inPlace'}. Kurse: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Kurse: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Kommen Sie in bequemer Kleidung, und fangen Sie in Ihrem Tempo an.`,
    line`${'aNoun'} ${'inPlace'}. Kommen Sie in bequemer Kleidung, und fangen Sie in Ihrem Tempo an.`,
    line`Kurse: ${'offerings'}.`,
    'Kommen Sie in bequemer Kleidung und sagen Sie, was Sie schon gemacht haben und wo es zwickt. Sie fangen in Ihrem Tempo an.',
  ],
  closing: [
    'Wählen Sie einen Kurs und schreiben Sie uns.',
    'Fragen Sie, welcher Kurs zu Ihnen passt.',
  ],
  beside: [
    'Fragen Sie, ob es Ihr Niveau ist.',
    'Kommen Sie etwas früher.',
    'Sagen Sie, wenn Sie verletzt sind.',
    'Bringen Sie Wasser und ein Handtuch mit.',
  ],
  toFill: [
    'Ergänzen Sie einen Kurs',
    'Ergänzen Sie einen zweiten Kurs',
    'Ergänzen Sie einen dritten Kurs',
  ],
  sections: {
    features: {
      nav: 'Anfangen',
      heading: [line`Anfangen bei ${'name'}`, 'Der erste Tag'],
      items: [
        {
          title: 'Sagen Sie, wo es zwickt',
          body: 'Vorher, nicht hinterher: Fast alles geht auch anders.',
        },
        {
          title: 'Gehen Sie es langsam an',
          body: 'Am ersten Tag reicht es, zuzusehen, mitzumachen und heil nach Hause zu kommen.',
        },
        {
          title: 'Finden Sie Ihre Uhrzeit',
          body: 'Lesen Sie den Plan und nehmen Sie den Kurs, zu dem Sie wiederkommen können.',
        },
      ],
    },
    offerings: {
      nav: 'Kurse',
      heading: [line`Die Kurse von ${'name'}`, 'Die Kurse'],
      intro: ['Jeder Kurs hat sein Tempo; fragen Sie nach Ihrem.'],
    },
    events: {
      nav: 'Kursplan',
      heading: ['Die Woche im Kursplan'],
      intro: ['Tage und Uhrzeiten der Kurse.'],
    },
    pricing: {
      nav: 'Beiträge',
      heading: ['Beiträge und Karten'],
      intro: ['Fragen Sie nach einer Einzelstunde, bevor Sie sich entscheiden.'],
    },
    team: {
      nav: 'Team',
      heading: [line`Wer bei ${'name'} unterrichtet`, 'Wer unterrichtet'],
      intro: ['Menschen, die Sie fragen können.'],
    },
    about: {
      nav: 'Trainingsraum',
      heading: [line`Der Trainingsraum von ${'name'}`, 'Der Trainingsraum'],
      intro: ['Boden, Spiegel, Luft und jemand, der hinsieht, wie Sie es machen.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Der Trainingsraum in Bildern'],
      intro: ['Bevor der Kurs beginnt.'],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Training ${'inPlace'}`, 'Der Weg zum Training'],
      intro: ['Fragen Sie nach den Umkleiden, wenn Sie von der Arbeit kommen.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor der ersten Stunde'],
      items: [
        {
          title: 'Ich habe es noch nie gemacht. Darf ich kommen?',
          body: 'Ja. Sagen Sie es beim Kommen, und jemand hat ein Auge auf Sie.',
        },
        {
          title: 'Was brauche ich?',
          body: 'Kleidung, in der Sie sich bücken können. Nach dem Rest fragen Sie.',
        },
        {
          title: 'Wie melde ich mich an?',
          body: 'Schreiben Sie Kurs und Tag, und wir sagen, ob Platz ist.',
        },
      ],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Einen Kurs bei ${'name'} ausprobieren`, 'Einen Kurs ausprobieren'],
      intro: ['Welcher Kurs, welcher Tag und was Sie schon gemacht haben.'],
    },
  },
};
