import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const tutor: TradeWords = {
  senses: [
    {
      noun: 'service de cours particuliers',
      gender: 'm',
      words: [
        'cours particuliers',
        'professeur particulier',
        'professeure particulière',
        'soutien scolaire',
        'cours de soutien',
        'cours de maths',
        'professeur de maths',
        'aide aux devoirs',
      ],
    },
    {
      noun: 'école de langues',
      gender: 'f',
      words: [
        'école de langues',
        'professeur d’anglais',
        'professeure d’anglais',
        'cours d’anglais',
        'cours de français',
        'cours de langues',
        'cours d’espagnol',
      ],
    },
    {
      noun: 'école de musique',
      gender: 'f',
      schemaType: 'MusicSchool',
      words: [
        'école de musique',
        'cours de piano',
        'cours de guitare',
        'professeur de piano',
        'professeure de piano',
        'professeur de guitare',
        'cours de chant',
      ],
    },
    {
      noun: 'école',
      gender: 'f',
      schemaType: 'School',
      words: ['école', 'écoles', 'collège', 'lycée', 'université', 'école montessori'],
    },
    { noun: 'auto-école', gender: 'f', words: ['auto-école', 'auto-écoles', 'école de conduite'] },
    {
      noun: 'formation en ligne',
      gender: 'f',
      schemaType: 'Course',
      words: ['formation en ligne', 'cours en ligne', 'formations en ligne'],
    },
  ],
  hints: [
    'élèves',
    'devoirs',
    'examens',
    'examen',
    'leçons',
    'cours',
    'mathématiques',
    'maths',
    'algèbre',
    'grammaire',
    'baccalauréat',
    'apprendre',
    'révisions',
  ],
  action: 'Demander un premier cours',
  submit: 'Demander le cours',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Apprendre ${'inPlace'}`,
    line`On apprend : ${'offerings'}`,
    'Une question, puis la suivante',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. On apprend : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. On apprend : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites ce qui coince, la date de l’examen et les heures possibles.`,
    line`${'aNoun'} ${'inPlace'}. On apprend : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. On apprend : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites ce qui coince, la date de l’examen et les heures possibles.`,
    line`${'aNoun'} ${'inPlace'}. Dites ce qui coince, la date de l’examen et les heures possibles.`,
    line`On apprend : ${'offerings'}.`,
    'Dites ce qui coince, la date de l’examen et les heures possibles. On commence par la première question et on passe à la suivante.',
  ],
  closing: ['Demandez un premier cours.', 'Donnez la matière, la classe et vos heures.'],
  beside: [
    'Dites à quel chapitre vous en êtes.',
    'Apportez votre livre.',
    'Demandez combien de cours il faudrait.',
    'Donnez la date de l’examen.',
  ],
  toFill: [
    'Ajoutez une matière ou un cours',
    'Ajoutez un deuxième cours',
    'Ajoutez un troisième cours',
  ],
  sections: {
    features: {
      nav: 'Les cours',
      heading: [line`Apprendre avec ${'name'}`, 'Comment ça se passe'],
      items: [
        {
          title: 'De là où vous êtes',
          body: 'Le premier cours sert à voir ce que vous savez déjà.',
        },
        {
          title: 'Avec vos devoirs',
          body: 'Apportez ce qu’il faut rendre : c’est avec cela qu’on apprend.',
        },
        {
          title: 'Avec un but',
          body: 'Un examen, un voyage, une note : on sait ainsi quand c’est fini.',
        },
      ],
    },
    offerings: {
      nav: 'Matières',
      heading: [line`Ce qu’on apprend avec ${'name'}`, 'Ce qu’on apprend'],
      intro: ['Si votre matière manque, demandez.'],
    },
    process: {
      nav: 'Commencer',
      heading: ['De la question à l’examen'],
      items: [
        { title: 'Vous dites', body: 'La classe, la matière et ce qui coince.' },
        { title: 'On essaie', body: 'Un premier cours pour voir si l’on s’entend.' },
        { title: 'On continue', body: 'Un jour fixe et un plan qui tient sur une feuille.' },
      ],
    },
    about: {
      nav: 'Qui enseigne',
      heading: [line`Qui enseigne chez ${'name'}`, 'Qui enseigne'],
      intro: ['Expliquer encore, autrement, jusqu’au déclic.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Le prix des cours'],
      intro: ['Demandez le prix à l’unité et en groupe.'],
    },
    team: { nav: 'Professeurs', heading: [line`Les professeurs de ${'name'}`, 'Les professeurs'] },
    faq: {
      nav: 'Questions',
      heading: ['Avant le premier cours'],
      items: [
        {
          title: 'Sur place ou en vidéo ?',
          body: 'Dites ce que vous préférez et où vous êtes, et nous verrons.',
        },
        {
          title: 'Et si je manque un jour ?',
          body: 'Prévenez dès que possible ; les règles se fixent au début.',
        },
        {
          title: 'Pour quel âge ?',
          body: 'Donnez l’âge et la classe, et nous répondons franchement.',
        },
      ],
    },
    callToAction: {
      nav: 'Premier cours',
      heading: ['Un examen en vue ?'],
      intro: ['Donnez la date et la matière.'],
    },
    visit: {
      nav: 'La salle',
      heading: [line`La salle ${'inPlace'}`, 'Là où l’on apprend'],
      intro: ['Arrivez quelques minutes avant.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Demander un cours à ${'name'}`, 'Demander un premier cours'],
      intro: ['Matière, classe et heures libres.'],
    },
  },
};
