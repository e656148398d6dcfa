import { lexicon as english } from '../en/lexicon';
import type { Lexicon } from '../LanguagePack';
import { romance } from '../romance';
import { wordTools } from '../spoken';
import { circumstances } from './circumstances';
import { colorWords } from './colorWords';
import { sectionWords } from './sectionWords';
import { pageRules } from './pages';
import { siteLanguages } from './siteLanguages';
import { spelling } from './spelling';

const { words, set, phrases } = wordTools(spelling);

const days =
  'lundi lundis mardi mardis mercredi jeudi vendredi samedi samedis dimanche dimanches lun mar mer jeu ven sam dim fériés quotidiennement';
const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

export const lexicon: Lexicon = {
  ...romance,
  spelling,
  circumstances,
  ...sectionWords,
  ...colorWords,
  and: set('et'),
  originPrepositions: set('de d’ depuis'),
  beforePlaces: set('à en au aux dans vers près chez'),
  placeArticles: set('le la l’ les'),
  partJoiners: set('de du d’ des'),
  bareParts: true,
  keepsPreposition: true,
  leadingFillers: set('aussi quelques plusieurs comme puis de toutes tous tout d’'),
  pages: pageRules,
  siteLanguages,
  callings: set(
    'photographe illustrateur illustratrice plombier électricien application appli app',
  ),
  likenesses: phrases('comme, semblable à, inspiré de'),
  trailingFillers: set('aussi etc'),
  innerWords: set('au aux à'),
  priceStarts: phrases('à partir de, dès'),
  purposeWords: set('pour'),
  fromWords: set('depuis'),
  boundPrepositions: set('en à sur'),
  budgetWords: set('budget moins maximum'),
  subjectMarkers: set('sur'),
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
    'je j’ en à au aux avec pour qui que où dont dans depuis utilisant appelé appelée nommé nommée par sur nous ils elle vous est sont sera doit peut veux voulons mais parce donc pendant quand crée ajoute inclus sans pas non son sa besoin voudrais sommes ouvert horaires style chez',
  ),
  notOfferings: set(
    `invités places nom fermé fermée devis gratuit gratuits gratuite site sites web page pages accueil design look style styles ambiance thème thèmes typographie police polices couleur couleurs palette tons ton teintes fond fonds animation animations image images
    photo photos icône icônes bouton boutons navigation en-tête pied section sections formulaire formulaires carte cartes plan horaires liens logo bannière hero tout plus choses information informations
    données détails texte textes réseaux sociaux instagram facebook newsletter mobile ordinateur seo clients gens personnes visiteurs utilisateurs ans années expérience équipe patron famille espace passion
    amour qualité histoire genre moderne élégant élégante minimaliste simple épuré sombre clair coloré rustique chaleureux chaleureuse professionnel mari femme fille fils frère soeur amis budget contact touches`,
  ),
  craftWords: {
    salon: set('couleur couleurs'),
    photographer: set('photos images famille familles gens'),
    portfolio: set('sites pages design logo animation icônes typographie cartes'),
    architect: set('écoles restaurants commerces'),
    lawyer: set('famille'),
    software: set('site formulaires cartes images photos'),
    wedding: set('famille'),
    shop: set('photos cartes boutons'),
  },
  priceJoiners: set(
    'à pour dès coûte coûtent est sont seulement sont seulement tarif tarifs prix facture facturons comptez',
  ),
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
