import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const spa: TradeWords = {
  senses: [
    {
      noun: 'Wellnessstudio',
      gender: 'n',
      schemaType: 'HealthAndBeautyBusiness',
      words: ['wellnessstudio', 'wellness-studio', 'wellnessoase', 'wellnesszentrum', 'wellness'],
    },
    { noun: 'Day-Spa', gender: 'n', words: ['spa', 'day-spa', 'day spa', 'beauty-spa', 'spas'] },
    {
      noun: 'Massagepraxis',
      gender: 'f',
      schemaType: 'HealthAndBeautyBusiness',
      words: [
        'massagestudio',
        'massagepraxis',
        'massage',
        'masseur',
        'masseurin',
        'thaimassage',
        'thai-massage',
        'massageinstitut',
        'massagesalon',
        'praxis für massage',
        'shiatsu-praxis',
      ],
    },
    {
      noun: 'Saunahaus',
      gender: 'n',
      schemaType: 'HealthAndBeautyBusiness',
      words: ['saunahaus', 'saunalandschaft', 'saunaclub', 'saunagarten'],
    },
    {
      noun: 'Hammam',
      gender: 'm',
      schemaType: 'HealthAndBeautyBusiness',
      words: ['hammam', 'türkisches bad'],
    },
    {
      noun: 'Therme',
      gender: 'f',
      schemaType: 'HealthAndBeautyBusiness',
      words: ['therme', 'thermen', 'thermalbad'],
    },
  ],
  hints: [
    'shiatsu',
    'hot stone',
    'aromaöl',
    'aromaöle',
    'peeling',
    'peelings',
    'körperpeeling',
    'ganzkörpermassage',
    'rückenmassage',
    'fußreflexzonen',
    'lomi lomi',
    'ayurveda',
    'aufguss',
    'aufgüsse',
    'entspannung',
    'ruheraum',
    'whirlpool',
    'paarmassage',
    'gesichtsmassage',
    'massagen',
    'reflexzonenmassage',
    'dampfbad',
    'floating',
    'wellnessmassagen',
  ],
  action: 'Behandlung reservieren',
  submit: 'Wunschzeit senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Eine stille Stunde ${'inPlace'}`,
    line`Wärme, Öl, Ruhe: ${'offerings'}`,
    'Schuhe aus, Telefon aus',
  ],
  description: [
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Anwendungen: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Anwendungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'} ${'inPlace'}. Schuhe aus, Telefon aus, hinlegen: Sagen Sie nur, wo es spannt und was Ihnen guttut.`,
    line`${'aNoun'} ${'inPlace'}. Anwendungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Anwendungen: ${'offerings'}.`,
    line`${'name'} ist ${'aNoun'}. Schuhe aus, Telefon aus, hinlegen: Sagen Sie nur, wo es spannt und was Ihnen guttut.`,
    line`${'aNoun'} ${'inPlace'}. Schuhe aus, Telefon aus, hinlegen: Sagen Sie nur, wo es spannt und was Ihnen guttut.`,
    line`Anwendungen: ${'offerings'}.`,
    'Schuhe aus, Telefon aus, hinlegen. Sagen Sie, wo es spannt und wie fest der Druck sein darf; um den Rest kümmern sich Hände und Wärme.',
  ],
  closing: [
    'Wählen Sie eine Anwendung und nennen Sie eine Uhrzeit.',
    'Schreiben Sie, ob Sie allein oder zu zweit kommen.',
  ],
  beside: [
    'Sanft oder kräftig, warm oder heiß? Sagen Sie es vorher.',
    'Vertragen Sie Düfte nicht gut, sagen Sie es.',
    'Schwanger oder krank gewesen? Fragen Sie, ob es geeignet ist.',
    'Planen Sie danach ein wenig Zeit zum Liegen ein.',
  ],
  toFill: [
    'Ergänzen Sie eine Massage',
    'Ergänzen Sie ein Bad oder eine Sauna',
    'Ergänzen Sie eine Anwendung für zwei',
  ],
  sections: {
    features: {
      nav: 'Ankommen',
      heading: [line`Ankommen bei ${'name'}`, 'Ankommen und liegen'],
      items: [
        {
          title: 'Kommen Sie ohne Hast',
          body: 'Eine Viertelstunde früher reicht für ein Glas Wasser und den Bademantel.',
        },
        {
          title: 'Reden oder schweigen',
          body: 'Beides ist recht. Sagen Sie, ob es Ihnen still lieber ist.',
        },
        {
          title: 'Stopp heißt Stopp',
          body: 'Zu fest, zu warm, zu kalt: Ein Wort, und es ändert sich.',
        },
      ],
    },
    offerings: {
      nav: 'Anwendungen',
      heading: [line`Die Anwendungen von ${'name'}`, 'Hände, Wärme, Wasser'],
      intro: ['Wissen Sie nicht, was Ihnen guttut, beschreiben Sie, wo es spannt.'],
    },
    pricing: {
      nav: 'Preise',
      heading: ['Dauer und Preis'],
      intro: ['Fragen Sie, wie lange eine Anwendung dauert, und nach Gutscheinen zum Verschenken.'],
    },
    gallery: {
      nav: 'Bilder',
      heading: ['Stein, Holz und Handtuch'],
      intro: ['Die Räume, wenn niemand spricht.'],
    },
    about: {
      nav: 'Das Haus',
      heading: [line`Die Ruhe bei ${'name'}`, 'Ein Ort zum Liegen'],
      intro: [
        line`${'name'} ist ${'aNoun'} ${'inPlace'}. Gedämpftes Licht, warme Hände und eine Tür, die leise schließt.`,
        'Gedämpftes Licht, warme Hände und eine Tür, die leise schließt.',
      ],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor der ersten Anwendung'],
      items: [
        {
          title: 'Was ziehe ich an?',
          body: 'Kommen Sie, wie Sie sind. Für Massage und Sauna sagen wir bei der Zusage, was Sie mitbringen.',
        },
        {
          title: 'Wann sollte ich lieber nicht kommen?',
          body: 'Mit Fieber, einer offenen Wunde oder einer Entzündung. Sind Sie unsicher, fragen Sie zuerst Ihren Arzt.',
        },
        {
          title: 'Was, wenn ich nicht kommen kann?',
          body: 'Sagen Sie ab, sobald Sie es wissen, dann bekommt jemand anderes die Liege.',
        },
      ],
    },
    visit: {
      nav: 'Anfahrt',
      heading: [line`Die Ruhe finden ${'inPlace'}`, 'Der Weg zur Ruhe'],
      intro: ['Schalten Sie das Telefon schon vor der Tür stumm.'],
    },
    callToAction: {
      nav: 'Auszeit',
      heading: ['Die Schultern bis zu den Ohren?'],
      intro: ['Nennen Sie einen Tag und sagen Sie, wo es spannt.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`Eine Liege bei ${'name'} reservieren`, 'Eine Liege reservieren'],
      intro: ['Anwendung, Tag und ob Sie zu zweit kommen.'],
    },
  },
};
