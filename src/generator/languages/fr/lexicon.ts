import { colorsOf } from '../colorsOf';
import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { romance } from '../romance';
import { wordTools } from '../spoken';

const spelling = {
  folds: true,
  elisions: new Set(['l', 'd', 'j', 'qu', 'n', 's', 'c', 'm', 't', 'lorsqu', 'jusqu']),
};
const { words, set, phrases, prefixed, table } = wordTools(spelling);

const days =
  'lundi lundis mardi mardis mercredi jeudi vendredi samedi samedis dimanche dimanches lun mar mer jeu ven sam dim fériés quotidiennement';
const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
const sectionNouns = 'section sections page pages rubrique rubriques bloc onglet partie';
const parts = (nouns: string): string[] =>
  prefixed('section, section de, page, page de, rubrique, bloc, partie', nouns);

export const lexicon: Lexicon = {
  ...romance,
  spelling,
  and: set('et'),
  originPrepositions: set('de d’ depuis'),
  beforePlaces: set('à en au aux dans vers près chez'),
  placeArticles: set('le la l’ les'),
  partJoiners: set('de du d’ des'),
  bareParts: true,
  keepsPreposition: true,
  leadingFillers: set('aussi quelques plusieurs comme puis de toutes tous tout d’'),
  purposeWords: set('pour'),
  fromWords: set('depuis'),
  boundPrepositions: set('en à sur'),
  budgetWords: set('budget moins maximum'),
  subjectMarkers: set('sur'),
  refusalLinks: set(`ni aucun aucune de d’ des du l’ ${sectionNouns}`),
  backgroundWords: set('sur'),
  colorLinks: set('est en soit de sont'),
  colorSkips: set('comme pour le la les'),
  addressEnds: [
    'et',
    'avec',
    'téléphone',
    'tél',
    'ouvert',
    'ouverte',
    'appelez',
    'e-?mail',
    'horaires',
  ],
  addressPrepositions: set('à en'),
  dayNouns: set('jour jours'),
  hoursHeads: set('de du le la les à et en est'),
  hoursTails: set('et à au de du la le les l’ par en sur'),
  nameMarkers: phrases(
    'appelé, appelée, appelés, appelées, nommé, nommée, nommés, nommées, s’appelle, qui s’appelle, du nom de, au nom de, nom est, nom de la marque, nom de l’entreprise, sous le nom de, sous le nom, intitulé, intitulée, dénommé, dénommée, connu sous le nom de, baptisé, baptisée, nom',
  ),
  weakNameMarkers: phrases(
    'pour, nous sommes, je suis, je m’appelle, mon nom est, notre entreprise, notre studio, notre marque, l’entreprise, la marque, marque, entreprise, société, chez, bienvenue chez, site de, site d’, page de, portfolio de, portfolio d’, blog de, blog d’, mariage de, mariage d’, notre groupe',
  ),
  quotationMarkers: set(
    'slogan devise titre bouton boutons disant dit texte citation étiquette lien sous-titre message mot mots section sections',
  ),
  nameConnectors: set('de du des d’ la le les l’ et von van der of the & del'),
  nameStops: set(
    'en à au avec pour par qui que où dont depuis vend vendons propose proposons offre spécialisé spécialisée est sont a avons besoin veux voudrais voulons plus comprenant sans sur près un une site page',
  ),
  commonWords: set(
    `un une des le la les l’ d’ ce cette ces crée créer créez fais faites faire je veux voudrais besoin avons nous voulons dessine génère générer développe écris montre
    ajoute inclus incluant s’il svp plaît mon ma mes notre nos votre vos son sa ses site sites web page pages landing portail blog portfolio boutique moderne élégant élégante
    simple épuré épurée minimaliste beau belle joli professionnel responsive créatif coloré sombre clair claire nouveau nouvelle petit petite local locale entreprise société marque
    startup agence app plateforme design section sections hero fonctions fonctionnalités tarifs prix contact menu carte galerie équipe questions faq témoignages avis
    services produits horaires horaire accueil avec sans pour et ou en à au sur de du dans par comme est sont pas non utilise couleur couleurs vert verte bleu rouge jaune noir noire
    blanc blanche violet orange rose marron gris doré argent crème beige seo html css javascript react tailwind bootstrap vuetify wordpress shopify instagram facebook google youtube
    tiktok whatsapp linkedin pinterest ia ux rsvp pdf api sarl sas français anglais espagnol allemand italien noël téléphone tél appelez email e-mail adresse ouvert ouverte bonjour
    merci aussi suis sommes vendons proposons avons faisons situé située ${days} ${months} exemple personnel maison meilleur grand bon bonne enfants femmes hommes familles étudiants débutants
    clients personnes tous j’ c’`,
  ),
  articles: set('un une des le la les l’ mon ma mes notre nos son sa ses du'),
  abbreviations: set('dr mme mm st ste m me cie av bd pl'),
  companyForms: set('sarl sas sa eurl cie inc ltd'),
  copulas: set('est sont'),
  placeMarkers: phrases(
    'à, a, en, au, aux, dans, basé à, basée à, basé en, basée en, situé à, située à, situé en, située en, situé au, installé à, installée à, installé en, installée en, implanté à, habite à',
  ),
  originMarkers: set(
    'suis sommes est entreprise équipe studio artiste marque site portfolio vient',
  ),
  placeQualifiers: set('nord sud est ouest vieux haut bas'),
  placeConnectors: set('de du des d’ la le les l’ sur en et lès sous aux'),
  placeParts: set(
    'centre centre-ville cœur coeur nord sud est ouest quartier banlieue périphérie région alentours environs vallée',
  ),
  notPlaces: set(
    `français anglais espagnol allemand italien portugais japonais react tailwind bootstrap vuetify html css wordpress ${days} ${months} printemps été automne hiver
    vert bleu rouge noir blanc doré rose crème beige violet général personne style mode moderne élégant minimaliste google instagram facebook whatsapp internet ligne web
    maison excel photoshop python noël mathématiques linkedin youtube`,
  ),
  knownPlaces: [
    ...`Lyon, Marseille, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Toulon, Saint-Étienne, Le Havre, Dijon, Grenoble, Angers, Nîmes, Villeurbanne, Aix-en-Provence,
    Clermont-Ferrand, Le Mans, Brest, Tours, Amiens, Annecy, Limoges, Metz, Perpignan, Besançon, Orléans, Rouen, Mulhouse, Caen, Nancy, Avignon, Poitiers, La Rochelle, Pau, Bayonne, Biarritz, Cannes, Antibes,
    Colmar, Quimper, Vannes, Lorient, Saint-Malo, Chambéry, Chamonix, Bourges, Troyes, Valence, Niort, Ajaccio, Bastia, Arles, Albi, Carcassonne, Cahors, Périgueux, Bergerac, Beaune, Paris, Versailles, Montreuil,
    Bretagne, Normandie, Provence, Alsace, Bourgogne, Corse, Auvergne, Savoie, Picardie, Lorraine, Champagne, Ardèche, Drôme, Dordogne, Vendée, Camargue, Franche-Comté, Occitanie, Jura,
    Bruxelles, Liège, Namur, Charleroi, Mons, Gand, Anvers, Genève, Lausanne, Neuchâtel, Fribourg, Sion, Vevey, Montreux, Luxembourg, Monaco, Montréal, Québec, Sherbrooke, Gatineau, Laval, Trois-Rivières,
    Casablanca, Rabat, Marrakech, Fès, Tanger, Tunis, Sousse, Alger, Oran, Dakar, Abidjan, Bamako, Douala, Yaoundé, Kinshasa, Antananarivo, Beyrouth, Londres, Barcelone, Rome, Milan, Lisbonne, Porto, Berlin, Vienne,
    France, Belgique, Suisse, Canada, Maroc, Tunisie, Algérie, Sénégal, Espagne, Italie, Allemagne, Portugal, Angleterre, États-Unis, Pays-Bas`
      .split(',')
      .map((place) => place.trim()),
    ...english.knownPlaces,
  ],
  offeringMarkers: phrases(
    `vend, vendent, vendons, vends, qui vend, propose, proposent, proposons, qui propose, proposant, offre, offrons, qui offre, spécialisé en, spécialisée en, spécialisés en, spécialisé dans, spécialisée dans,
    spécialiste de, nous servons, sert, qui sert, servons, services, services de, services comme, nos services, produits, produits comme, nos produits, carte, menu, à la carte, au menu, comprend, comprenant, incluant,
    nous faisons, fait, fais, faisons, qui fait, enseigne, enseignons, cours de, cours d’, ateliers de, stages de, j’écris sur, sur, soins, réparons, réparation de, avec, nous avons, avons, fabriquons, fabrique,
    préparons, spécialités, travaux de, cours particuliers de`,
  ),
  weakOfferingMarkers: set('avec comprend comprenant incluant sur avons'),
  listHeadings: set('carte menu services produits soins spécialités'),
  pairs: phrases(
    'coupe et couleur, coupe et brushing, chambre et table, achat et vente, arts et métiers, rock et roll, thé et café, plomberie et chauffage, pierre et bois, vin et fromage, sel et poivre',
  ),
  boundNouns: set('ligne domicile mesure huile aquarelle direct groupe personne entreprise'),
  listJoiners: set('et ou plus'),
  offeringStops: set(
    'en à au aux avec pour qui que où dont dans depuis utilisant appelé appelée nommé nommée par sur nous ils elle vous est sont sera doit peut veux voulons mais parce donc pendant quand crée ajoute inclus sans pas non son sa besoin voudrais sommes ouvert horaires style chez',
  ),
  notOfferings: set(
    `site sites web page pages accueil design look style styles ambiance thème thèmes typographie police polices couleur couleurs palette tons ton teintes fond fonds animation animations image images
    photo photos icône icônes bouton boutons navigation en-tête pied section sections formulaire formulaires carte cartes plan horaires liens logo bannière hero tout plus choses information informations
    données détails texte textes réseaux sociaux instagram facebook newsletter mobile ordinateur seo clients gens personnes visiteurs utilisateurs ans années expérience équipe patron famille espace passion
    amour qualité histoire genre moderne élégant élégante minimaliste simple épuré sombre clair coloré rustique chaleureux chaleureuse professionnel mari femme fille fils frère soeur amis budget contact touches`,
  ),
  craftWords: {
    salon: set('couleur couleurs'),
    photographer: set('photos images famille gens'),
    portfolio: set('sites pages design logo animation icônes typographie cartes'),
    software: set('site formulaires cartes images photos'),
    wedding: set('famille'),
    shop: set('photos cartes boutons'),
  },
  priceJoiners: set('à pour dès coûte coûtent est sont seulement'),
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
  colors: colorsOf(
    table(
      `noir: black, noire: black, noirs: black, blanc: white, blanche: white, blancs: white, gris: gray, grise: gray, ardoise: slate, argenté: silver, argent: silver, rouge: red, rouges: red, carmin: crimson, écarlate: scarlet,
      bordeaux: burgundy, grenat: maroon, vin: wine, orange: orange, corail: coral, pêche: peach, terracotta: terracotta, terre cuite: terracotta, rouille: rust, ambre: amber, jaune: yellow, jaunes: yellow, moutarde: mustard, doré: gold, dorée: gold, dorés: gold, dorées: gold, or: gold,
      beige: beige, crème: cream, ivoire: ivory, sable: sand, marron: brown, brun: brown, brune: brown, chocolat: chocolate, café: coffee, bronze: bronze, cuivre: copper, vert: green, verte: green, verts: green, vertes: green, olive: olive, sauge: sage, menthe: mint,
      émeraude: emerald, citron vert: lime, turquoise: turquoise, cyan: cyan, bleu: blue, bleue: blue, bleus: blue, bleues: blue, indigo: indigo, cobalt: cobalt, mauve: lilac, pourpre: purple, violet: purple, violette: purple, lavande: lavender, lilas: lilac, prune: plum,
      magenta: magenta, fuchsia: fuchsia, rose: pink, roses: pink, saumon: salmon, anthracite: anthracite, bleu marine: navy, bleu nuit: midnight blue, bleu ciel: sky blue, bleu roi: royal blue, bleu électrique: electric blue, bleu canard: teal, bleu pétrole: teal,
      vert olive: olive, vert sauge: sage, vert menthe: mint, vert forêt: forest green, vert sapin: forest green, vert émeraude: emerald, rose poudré: blush, vieux rose: dusty rose, or rose: rose gold, blanc cassé: off-white, tons terre: earth tones`,
    ),
  ),
  ambiguousColors: set(
    'crème chocolat café olive pêche saumon rose roses or argent orange menthe lavande moutarde prune corail vin ambre ivoire sable sauge cuivre bronze ardoise émeraude marron violette',
  ),
  shades: table(
    'foncé: darker, foncée: darker, sombre: darker, profond: darker, intense: darker, clair: lighter, claire: lighter, clairs: lighter, pâle: lighter, doux: lighter, douce: lighter, pastel: lighter, vif: same, vive: same, chaud: same',
  ),
  colorNouns: table(
    'couleur: any, couleurs: any, thème: any, palette: any, tons: any, ton: any, teintes: any, style: any, look: any, design: any, gamme: any, ambiance: any, principale: primary, principal: primary, primaire: primary, boutons: primary, bouton: primary, titres: primary, secondaire: secondary, accent: accent, accents: accent, détails: accent, touches: accent, liens: accent, fond: background, fonds: background, arrière-plan: background, texte: text, lettres: text, typographie: text',
  ),
  colorRequests: set(
    'couleur couleurs palette tons ton teintes utilise en détails accents touches',
  ),
  dark: set('sombre sombres foncé'),
  light: set('clair claire clairs'),
  modeNouns: set('mode thème fond design site style look couleurs palette page version'),
  phoneMarkers: set('téléphone tél tel appelez appeler portable whatsapp numéro au mobile'),
  addressMarkers: set('adresse'),
  streetBeginnings: set(
    'rue avenue av boulevard bd place pl quai allée impasse chemin square faubourg ruelle',
  ),
  hoursMarkers: set('ouvert ouverte ouverts ouvrons horaires horaire ouverture'),
  hoursWords: set(
    `${days} et à au de du jusqu’ jusque tous toute le les la l’ jour jours chaque sauf fermé fermée h heures heure midi minuit matin matins après-midi soir soirs nuit sur rendez-vous semaine week-end en`,
  ),
  dayWords: new Set(words(days)),
};
