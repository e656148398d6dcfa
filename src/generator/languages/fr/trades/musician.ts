import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const musician: TradeWords = {
  senses: [
    {
      noun: 'groupe',
      gender: 'm',
      schemaType: 'MusicGroup',
      words: [
        'groupe de musique',
        'groupe de rock',
        'groupe musical',
        'orchestre',
        'chorale',
        'fanfare',
        'quatuor à cordes',
        'groupe de jazz',
        'chœur',
      ],
    },
    {
      noun: 'projet musical',
      gender: 'm',
      words: [
        'musicien',
        'musicienne',
        'musique live',
        'chanteur',
        'chanteuse',
        'guitariste',
        'pianiste',
        'violoniste',
        'dj',
        'rappeur',
        'compositeur',
        'compositrice',
        'auteur-compositeur',
        'beatmaker',
      ],
    },
  ],
  hints: [
    'tournée',
    'concerts',
    'concert',
    'album',
    'albums',
    'disque',
    'disques',
    'chansons',
    'vinyles',
    'vinyle',
    'jazz',
    'notre groupe',
    'scène',
  ],
  action: 'Proposer une date',
  submit: 'Envoyer la date',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`De la musique ${'inPlace'}`,
    line`On entend : ${'offerings'}`,
    'Montez le son',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. On entend : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Voyez où nous jouons, écoutez, et dites où nous devrions jouer.`,
    line`${'aNoun'} ${'inPlace'}. On entend : ${'offerings'}.`,
    line`${'name'}. On entend : ${'offerings'}.`,
    line`${'name'}. Voyez où nous jouons, écoutez, et dites où nous devrions jouer.`,
    line`${'aNoun'} ${'inPlace'}. Voyez où nous jouons, écoutez, et dites où nous devrions jouer.`,
    line`On entend : ${'offerings'}.`,
    'Voyez où nous jouons bientôt et, si vous avez une scène, une fête ou une cour, écrivez la date et le lieu.',
  ],
  closing: ['Voyez les dates et écrivez-nous.', 'Donnez le lieu et la date de votre concert.'],
  beside: [
    'À écouter en concert.',
    'À demander après le concert.',
    'À réclamer entre deux morceaux.',
    'Écrivez si vous ne trouvez pas.',
  ],
  toFill: [
    'Ajoutez un disque ou un titre',
    'Ajoutez une formule de concert',
    'Ajoutez ce que vous vendez aux concerts',
  ],
  sections: {
    features: {
      nav: 'Jouer',
      heading: [line`Inviter ${'name'}`, 'Pour qui a une scène'],
      items: [
        { title: 'Le lieu', body: 'Dites combien de gens y tiennent et s’il y a des voisins.' },
        {
          title: 'Le son',
          body: 'Dites quel matériel est là, et nous apportons le reste au besoin.',
        },
        { title: 'L’heure', body: 'Balance, dîner, concert : écrit avant, c’est plus simple.' },
      ],
    },
    events: { nav: 'Concerts', heading: ['Où nous jouons'], intro: ['Les dates à venir.'] },
    gallery: { nav: 'Images', heading: ['Câbles et projecteurs'], intro: ['Entre deux morceaux.'] },
    about: {
      nav: 'Histoire',
      heading: [line`Qui joue dans ${'name'}`, 'Qui joue'],
      intro: ['Le reste s’entend plus qu’il ne se lit.'],
    },
    offerings: {
      nav: 'Musique',
      heading: [line`La musique de ${'name'}`, 'La musique'],
      intro: ['À écouter et à emporter.'],
    },
    pricing: {
      nav: 'Cachet',
      heading: ['Le prix d’un concert'],
      intro: ['Il dépend du lieu et de la route : demandez.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant le concert'],
      items: [
        {
          title: 'Jouez-vous aux mariages ?',
          body: 'Donnez la date, le lieu et le morceau qui ne doit pas manquer.',
        },
        { title: 'Que vous faut-il sur scène ?', body: 'Demandez la liste, et nous l’envoyons.' },
        {
          title: 'Où prendre des billets ?',
          body: 'Auprès de la salle ; en cas de doute, écrivez.',
        },
      ],
    },
    visit: {
      nav: 'Le local',
      heading: [line`Notre local ${'inPlace'}`, 'Là où nous répétons'],
      intro: ['Appelez avant : à l’intérieur, on n’entend pas la sonnette.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Faire jouer ${'name'}`, 'Écrire une date'],
      intro: ['La date, le lieu et le nombre de personnes.'],
    },
  },
};
