import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, prefixed } = wordTools(spelling);

const sectionNouns = 'section sections page pages rubrique rubriques bloc onglet partie';

const parts = (nouns: string): string[] =>
  prefixed('section, section de, page, page de, rubrique, bloc, partie', nouns);

/** By which a prompt asks for sections and refuses them. */
export const sectionWords = {
  sections: {
    hero: { clear: phrases('hero, en-tête principal'), unclear: phrases('bannière') },
    features: {
      clear: [...parts('atouts, avantages, fonctionnalités'), ...phrases('points forts')],
      unclear: phrases('atouts, avantages, fonctionnalités, caractéristiques'),
    },
    about: {
      clear: [
        ...parts('présentation, histoire, à propos'),
        ...phrases(
          'à propos, à propos de nous, à propos de moi, qui sommes-nous, qui suis-je, notre histoire, mon histoire, biographie',
        ),
      ],
      unclear: phrases('histoire, présentation'),
    },
    offerings: {
      clear: [
        ...parts('services, produits, menu, carte, prestations'),
        ...phrases(
          'liste des services, liste des produits, catalogue de produits, liste de produits',
        ),
      ],
      unclear: phrases('menu, carte, services, produits, prestations, catalogue'),
    },
    gallery: {
      clear: [
        ...parts('photos, images, réalisations, projets'),
        ...phrases(
          'galerie, galerie photo, galerie photos, galerie de photos, galerie d’images, lookbook, réalisations',
        ),
      ],
      unclear: phrases('photos, images, projets, nos réalisations'),
    },
    process: {
      clear: [
        ...parts('processus, étapes'),
        ...phrases(
          'comment ça marche, comment nous travaillons, notre méthode, pas à pas, étape par étape',
        ),
      ],
      unclear: phrases('processus, étapes, méthode'),
    },
    pricing: {
      clear: [
        ...parts('tarifs, prix, tarif'),
        ...phrases(
          'tarifs, prix, liste de prix, liste des prix, grille tarifaire, grille de tarifs, tarif',
        ),
      ],
      unclear: phrases('formules, abonnements, billets, forfaits'),
    },
    testimonials: {
      clear: [
        ...parts('avis, témoignages'),
        ...phrases('témoignages, avis clients, avis de clients, témoignages de clients, avis'),
      ],
      unclear: phrases('commentaires, critiques'),
    },
    team: {
      clear: [
        ...parts('équipe'),
        ...phrases('notre équipe, l’équipe, rencontrez l’équipe, membres de l’équipe'),
      ],
      unclear: phrases('équipe, personnel, entraîneurs, intervenants, professeurs'),
    },
    faq: {
      clear: [
        ...parts('questions, questions fréquentes'),
        ...phrases(
          'faq, foire aux questions, questions fréquentes, questions et réponses, questions-réponses',
        ),
      ],
      unclear: phrases('questions'),
    },
    visit: {
      clear: [
        ...parts('accès, horaires'),
        ...phrases(
          'heures d’ouverture, horaires d’ouverture, plan d’accès, nous trouver, comment venir, où nous trouver, carte google, google map',
        ),
      ],
      unclear: phrases('plan, horaires, adresse, accès'),
    },
    posts: {
      clear: [
        ...parts('blog, actualités, articles'),
        ...phrases('dernières actualités, derniers articles'),
      ],
      unclear: phrases('blog, actualités, articles, actus'),
    },
    events: {
      clear: [
        ...parts('événements, dates, agenda'),
        ...phrases(
          'calendrier des événements, prochains événements, dates de tournée, prochaines dates, planning des cours, agenda des événements',
        ),
      ],
      unclear: phrases('événements, calendrier, agenda, dates, programme, planning'),
    },
    callToAction: {
      clear: phrases(
        'appel à l’action, cta, newsletter, lettre d’information, formulaire d’inscription',
      ),
      unclear: [],
    },
    contact: {
      clear: [
        ...parts('contact, réservation'),
        ...phrases(
          'formulaire de contact, contactez-nous, nous contacter, formulaire de réservation, formulaire de devis, demande de devis, formulaire de commande, coordonnées, prise de rendez-vous, réservation en ligne, rendez-vous en ligne',
        ),
      ],
      unclear: phrases('contact, réservation, réservations, rendez-vous, rsvp, formulaire'),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set(
    `avec inclus inclure incluant ajoute ajouter besoin veux voulons montre montrer plus a avoir ayant ${sectionNouns} et aussi contient`,
  ),
  negations: phrases(
    'sans, pas de, pas d’, pas, n’inclus pas, ne pas inclure, je ne veux pas, je ne veux pas de, nous ne voulons pas, nous ne voulons pas de, je n’ai pas besoin de, n’ajoute pas, ne montre pas, sauf, excepté, hormis, ni, évite, cache, enlève, retire, aucun, aucune',
  ),
  negationEnds: set(
    'mais avec juste seulement inclus ajoute montre veux besoin mets utilise oui aussi fais',
  ),
  notNeeded: phrases(
    'ne sont pas nécessaires, n’est pas nécessaire, pas nécessaire, pas nécessaires, ne sont pas utiles, inutile, inutiles, pas besoin',
  ),
  refusalLinks: set(`ni aucun aucune de d’ des du l’ ${sectionNouns}`),
} satisfies Partial<Lexicon>;
