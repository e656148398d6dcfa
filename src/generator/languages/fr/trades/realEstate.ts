import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const realEstate: TradeWords = {
  senses: [
    {
      noun: 'agence immobilière',
      gender: 'f',
      words: [
        'agence immobilière',
        'agences immobilières',
        'agent immobilier',
        'agente immobilière',
        'immobilier',
        'conseiller immobilier',
        'conseillère immobilière',
      ],
    },
    {
      noun: 'syndic',
      gender: 'm',
      words: ['syndic', 'gestion locative', 'administrateur de biens', 'syndic de copropriété'],
    },
  ],
  hints: [
    'appartements',
    'appartement',
    'maisons à vendre',
    'maisons',
    'locaux',
    'prêt immobilier',
    'acheteurs',
    'propriétaires',
    'locations',
    'studios à louer',
    'terrains',
    'biens',
  ],
  action: 'Demander une visite',
  submit: 'Demander la visite',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Des portes et des clés ${'inPlace'}`,
    line`En portefeuille : ${'offerings'}`,
    'La bonne clé',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. En portefeuille : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En portefeuille : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Dites ce que vous cherchez ou vendez, et nous commençons par les questions.`,
    line`${'aNoun'} ${'inPlace'}. En portefeuille : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. En portefeuille : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Dites ce que vous cherchez ou vendez, et nous commençons par les questions.`,
    line`${'aNoun'} ${'inPlace'}. Dites ce que vous cherchez ou vendez, et nous commençons par les questions.`,
    line`En portefeuille : ${'offerings'}.`,
    'Dites ce que vous cherchez ou vendez : quartier, surface, date et budget. Nous commençons par les questions, pas par le contrat.',
  ],
  closing: ['Donnez le quartier et le budget.', 'Demandez une visite ou une estimation.'],
  beside: [
    'Demandez le plan.',
    'Demandez les charges.',
    'Visitez à une autre heure.',
    'Demandez depuis quand c’est libre.',
  ],
  toFill: ['Ajoutez un type de bien', 'Ajoutez un deuxième type', 'Ajoutez un troisième type'],
  sections: {
    features: {
      nav: 'Acheter, vendre',
      heading: [line`Chercher avec ${'name'}`, 'Avant une visite'],
      items: [
        {
          title: 'Ce que la photo ne montre pas',
          body: 'Le bruit, la lumière du soir et les voisins du dessus : demandez.',
        },
        {
          title: 'Toutes les dépenses',
          body: 'Le prix est une ligne ; demandez les autres avant de signer.',
        },
        { title: 'Sans hâte', body: 'Une maison se voit deux fois, dont une sous la pluie.' },
      ],
    },
    offerings: {
      nav: 'Biens',
      heading: [line`Ce que propose ${'name'}`, 'En ce moment'],
      intro: ['Demandez ce qui est libre aujourd’hui.'],
    },
    process: {
      nav: 'Étapes',
      heading: ['De la recherche à la clé'],
      items: [
        { title: 'Chercher', body: 'Ce qu’il faut, et ce qui serait seulement agréable.' },
        { title: 'Visiter', body: 'Peu de portes, mais bien choisies.' },
        { title: 'Signer', body: 'Nous relisons chaque papier avec vous avant le notaire.' },
      ],
    },
    team: {
      nav: 'Équipe',
      heading: [line`Qui vous accompagne chez ${'name'}`, 'Qui vous accompagne'],
      intro: ['Les personnes avec qui l’on visite.'],
    },
    pricing: {
      nav: 'Honoraires',
      heading: ['Le prix de notre travail'],
      intro: ['Vous l’avez par écrit avant de commencer.'],
    },
    about: {
      nav: 'À propos',
      heading: [line`Qui ouvre les portes chez ${'name'}`, 'Qui ouvre les portes'],
      intro: ['Connaître les rues aide plus que connaître des adjectifs.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant de signer'],
      items: [
        {
          title: 'Quels papiers faut-il ?',
          body: 'Selon que vous achetez, vendez ou louez. Demandez, et nous envoyons la liste.',
        },
        {
          title: 'Combien vaut ma maison ?',
          body: 'Envoyez la rue et la surface, et nous convenons d’une visite.',
        },
        { title: 'Qui paie quoi ?', body: 'Nous le mettons sur une feuille avant la décision.' },
      ],
    },
    callToAction: {
      nav: 'Votre maison',
      heading: ['Une clé qui change de mains ?'],
      intro: ['Dites la rue et la date.'],
    },
    visit: {
      nav: 'L’agence',
      heading: [line`L’agence ${'inPlace'}`, 'Le chemin de l’agence'],
      intro: ['Venez avec un rendez-vous et des questions.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Demander une visite à ${'name'}`, 'Demander une visite'],
      intro: ['Ce que vous cherchez ou vendez, où et pour quand.'],
    },
  },
};
