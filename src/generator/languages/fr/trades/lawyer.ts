import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const lawyer: TradeWords = {
  senses: [
    {
      noun: 'cabinet d’avocats',
      gender: 'm',
      schemaType: 'Attorney',
      words: [
        'avocat',
        'avocate',
        'avocats',
        'avocates',
        'cabinet d’avocats',
        'cabinet d’avocat',
        'cabinet d’avocate',
        'avocat d’affaires',
      ],
    },
    {
      noun: 'étude notariale',
      gender: 'f',
      schemaType: 'Notary',
      words: ['notaire', 'notaires', 'étude notariale', 'office notarial', 'étude de notaire'],
    },
    {
      noun: 'étude de commissaire de justice',
      gender: 'f',
      words: [
        'huissier',
        'huissier de justice',
        'commissaire de justice',
        'étude de commissaire de justice',
      ],
    },
    {
      noun: 'cabinet de médiation',
      gender: 'm',
      words: ['médiateur', 'médiatrice', 'cabinet de médiation'],
    },
    { noun: 'cabinet juridique', gender: 'm', words: ['juriste', 'juristes', 'cabinet juridique'] },
  ],
  hints: [
    'divorce',
    'divorces',
    'successions',
    'succession',
    'droit du travail',
    'droit de la famille',
    'droit pénal',
    'droit des étrangers',
    'droit immobilier',
    'droit des affaires',
    'immigration',
    'litiges',
    'licenciement',
    'contrats',
    'testaments',
    'plaidoirie',
    'garde des enfants',
    'médiation',
    'conseil juridique',
    'conseils juridiques',
  ],
  action: 'Exposer votre affaire',
  submit: 'Exposer l’affaire',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Le droit expliqué ${'inPlace'}`,
    line`En droit : ${'offerings'}`,
    'Dites ce qui est arrivé',
  ],
  description: [
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Matières : ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Matières : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'} ${'inPlace'}. Racontez les faits dans l’ordre ; nous disons quels droits vous avez et quels délais courent.`,
    line`${'aNoun'} ${'inPlace'}. Matières : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Matières : ${'offerings'}.`,
    line`${'name'} est ${'aNoun'}. Racontez les faits dans l’ordre ; nous disons quels droits vous avez et quels délais courent.`,
    line`${'aNoun'} ${'inPlace'}. Racontez les faits dans l’ordre ; nous disons quels droits vous avez et quels délais courent.`,
    line`Matières : ${'offerings'}.`,
    'Racontez les faits dans l’ordre. Nous disons quels droits vous avez, quels délais courent et quels papiers il faut.',
  ],
  closing: [
    'Écrivez les faits en quelques lignes, avec les dates.',
    'Demandez un rendez-vous avant que le délai ne passe.',
  ],
  beside: [
    'Notez les dates qui comptent.',
    'Gardez courriers et enveloppes.',
    'Ne signez rien avant d’en parler.',
    'Dites qui est la partie adverse.',
  ],
  toFill: [
    'Ajoutez une matière du droit',
    'Ajoutez une deuxième matière',
    'Ajoutez une troisième matière',
  ],
  sections: {
    features: {
      nav: 'Votre dossier',
      heading: [line`Confier un dossier à ${'name'}`, 'Confier un dossier'],
      items: [
        {
          title: 'Ce que vous dites reste ici',
          body: 'Le secret professionnel couvre la conversation, même si l’affaire en reste là.',
        },
        {
          title: 'Les délais d’abord',
          body: 'Certains droits s’éteignent vite : la première chose que nous lisons, ce sont les dates.',
        },
        {
          title: 'Une convention écrite',
          body: 'Honoraires, provisions, débours : tout se lit avant la signature.',
        },
      ],
    },
    offerings: {
      nav: 'Matières',
      heading: [line`Les matières de ${'name'}`, 'Nos matières'],
      intro: ['Vous ne savez pas de quel droit il s’agit ? Racontez, nous trierons.'],
    },
    process: {
      nav: 'La suite',
      heading: ['De la première page à la dernière signature'],
      items: [
        {
          title: 'Lire',
          body: 'Contrats, courriers, convocations : nous commençons par le papier.',
        },
        {
          title: 'Conseiller',
          body: 'Négocier, attendre ou assigner : chaque chemin avec son risque.',
        },
        {
          title: 'Agir pour vous',
          body: 'Nous écrivons, plaidons ou signons ce que vous avez décidé.',
        },
      ],
    },
    team: {
      nav: 'Le cabinet',
      heading: [line`Qui suit votre dossier chez ${'name'}`, 'Qui suit votre dossier'],
      intro: ['Des noms, et la matière de chacun.'],
    },
    about: {
      nav: 'À propos',
      heading: [line`Le rôle de ${'name'}`, 'Notre rôle'],
      intro: [
        line`${'name'} exerce ${'inPlace'}. Dire le droit avec des mots qui s’emportent chez soi.`,
        'Dire le droit avec des mots qui s’emportent chez soi.',
      ],
    },
    gallery: {
      nav: 'Images',
      heading: ['Codes, dossiers, bureau'],
      intro: ['Le calme d’une pièce où l’on parle bas.'],
    },
    pricing: {
      nav: 'Honoraires',
      heading: ['Temps passé ou forfait'],
      intro: ['Une protection juridique dans votre assurance ? Apportez la police.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Avant de pousser la porte'],
      items: [
        {
          title: 'Dois-je déjà tout envoyer ?',
          body: 'Non. Trois phrases et le nom des parties suffisent ; les pièces viendront par un moyen sûr.',
        },
        {
          title: 'Et si la partie adverse est déjà cliente ?',
          body: 'Nous vérifions les noms d’abord, et refusons le dossier s’il y a conflit.',
        },
        {
          title: 'Suis-je engagé en écrivant ?',
          body: 'Non. Un mandat se signe, il ne se coche pas dans un formulaire.',
        },
      ],
    },
    callToAction: {
      nav: 'Un délai court',
      heading: ['Un courrier recommandé sur la table ?'],
      intro: ['Notez la date de réception et le nom de l’expéditeur.'],
    },
    visit: {
      nav: 'Venir',
      heading: [line`Le cabinet ${'inPlace'}`, 'Quelle sonnette'],
      intro: ['Apportez une pièce d’identité et vos courriers.'],
    },
    contact: {
      nav: 'Contact',
      heading: [line`Exposer votre affaire à ${'name'}`, 'Exposer votre affaire'],
      intro: ['Les faits, les dates et le nom des parties. Pas de pièces ici.'],
    },
  },
};
