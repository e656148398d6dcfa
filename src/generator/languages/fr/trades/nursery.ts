import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const nursery: TradeWords = {
  senses: [
    {
      noun: 'crèche',
      gender: 'f',
      words: [
        'crèche',
        'crèches',
        'micro-crèche',
        'micro-crèches',
        'crèche parentale',
        'crèche associative',
        'multi-accueil',
        'pouponnière',
      ],
    },
    {
      noun: 'halte-garderie',
      gender: 'f',
      words: ['halte-garderie', 'garderie', 'jardin d’enfants', 'centre de loisirs'],
    },
    {
      noun: 'école maternelle',
      gender: 'f',
      schemaType: 'Preschool',
      words: [
        'école maternelle',
        'écoles maternelles',
        'maternelle montessori',
        'maternelle bilingue',
      ],
    },
    {
      noun: 'maison d’assistantes maternelles',
      gender: 'f',
      words: [
        'assistante maternelle',
        'assistantes maternelles',
        'assistant maternel',
        'maison d’assistantes maternelles',
        'nounou',
        'nounous',
      ],
    },
    {
      noun: 'service de garde d’enfants',
      gender: 'm',
      words: [
        'baby-sitting',
        'baby-sitter',
        'babysitting',
        'service de garde d’enfants',
        'garde d’enfants à domicile',
      ],
    },
  ],
  hints: [
    'tout-petits',
    'bébés',
    'bébé',
    'sieste',
    'siestes',
    'éveil',
    'motricité',
    'comptines',
    'périscolaire',
    'puériculture',
    'biberons',
    'doudous',
    'jeux d’éveil',
    'garde d’enfants',
  ],
  action: 'Demander une place',
  submit: 'Envoyer la demande',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des petits pas ${'inPlace'}`,
    line`Dans la journée : ${'offerings'}`,
    'Accrochez le manteau, gardez le doudou',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dans la journée : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Dans la journée : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites l’âge de votre enfant et les heures qu’il vous faut, puis faisons connaissance.`,
    line`${'aNoun'} ${'inPlace'}. Dans la journée : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dans la journée : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites l’âge de votre enfant et les heures qu’il vous faut, puis faisons connaissance.`,
    line`${'aNoun'} ${'inPlace'}. Dites l’âge de votre enfant et les heures qu’il vous faut, puis faisons connaissance.`,
    line`Dans la journée : ${'offerings'}.`,
    'Dites l’âge de votre enfant, les jours et les heures qu’il vous faut. Puis faisons connaissance à l’heure où l’on joue.',
  ],
  closing: ['Écrivez l’âge et les jours voulus.', 'Demandez une visite, avec l’enfant.'],
  beside: [
    'Demandez comment se passent les premiers jours.',
    'Glissez le doudou dans le sac.',
    'Dites ce qui le console.',
    'Demandez qui est là le matin.',
  ],
  toFill: [
    'Ajoutez un groupe d’âge',
    'Ajoutez une activité de la journée',
    'Ajoutez un repas ou un temps calme',
  ],
  sections: {
    features: {
      nav: 'Le matin',
      heading: [line`Confier un enfant à ${'name'}`, 'Le premier matin'],
      items: [
        {
          title: 'On se sépare doucement',
          body: 'D’abord une heure ensemble, puis une heure sans vous, puis une sieste.',
        },
        {
          title: 'Le soir, on raconte',
          body: 'Mangé, dormi, pleuré, ri : demandez, et l’on vous dit la journée.',
        },
        {
          title: 'Chaque rythme a sa place',
          body: 'Dites quand il dort et ce qu’il mange ; le reste du groupe fait avec.',
        },
      ],
    },
    offerings: {
      nav: 'La journée',
      heading: [line`Une journée chez ${'name'}`, 'Jouer, manger, dormir'],
      intro: ['Ce qui remplit une journée, selon l’âge.'],
    },
    about: {
      nav: 'Le lieu',
      heading: [line`Les petites chaises de ${'name'}`, 'Les petites chaises'],
      intro: [
        line`${'name'} est ${'aNoun'} ${'inPlace'}. Des patères à hauteur d’enfant, des coussins et des voix connues.`,
        'Des patères à hauteur d’enfant, des coussins et des voix connues.',
      ],
    },
    team: {
      nav: 'L’équipe',
      heading: [line`Les bras de ${'name'}`, 'Qui accueille les petits'],
      intro: ['Les prénoms à apprendre ensemble, et le rôle de chacun.'],
    },
    gallery: {
      nav: 'Images',
      heading: ['Cubes, peinture et bottes'],
      intro: ['Les pièces vides, pour garder les visages à la maison.'],
    },
    pricing: {
      nav: 'Tarifs',
      heading: ['Ce que coûte un mois'],
      intro: ['Aides et quotient changent la somme : demandez avec vos revenus et vos heures.'],
    },
    process: {
      nav: 'Inscription',
      heading: ['De la visite au premier matin'],
      items: [
        { title: 'Visiter', body: 'Avec l’enfant si possible, pendant qu’on y joue.' },
        {
          title: 'Inscrire',
          body: 'Carnet de santé, horaires, personnes qui viennent le chercher.',
        },
        { title: 'S’habituer', body: 'Quelques jours, à son pas et au vôtre.' },
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['Ce que demandent les parents'],
      items: [
        {
          title: 'Et s’il a de la fièvre ?',
          body: 'Appelez avant de venir. La règle pour chaque maladie se lit à l’inscription.',
        },
        {
          title: 'Qui peut venir le chercher ?',
          body: 'Les personnes que vous avez nommées, avec une pièce d’identité.',
        },
        {
          title: 'Comment se passe la liste d’attente ?',
          body: 'Donnez l’âge et le mois voulu, et nous disons où vous en seriez.',
        },
      ],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Venir nous voir ${'inPlace'}`, 'Où garer la poussette'],
      intro: ['Évitez l’heure de la sieste, ou venez sur la pointe des pieds.'],
    },
    callToAction: {
      nav: 'Visite',
      heading: ['Une reprise du travail en vue ?'],
      intro: ['Donnez le mois, les jours et l’âge.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Demander une place chez ${'name'}`, 'Demander une place'],
      intro: ['Âge, jours, heures et date de début. Rien de médical ici.'],
    },
  },
};
