import type { CorpusRow } from '../CorpusRow';

export const fr: readonly CorpusRow[] = [
  ['un bar à vin à dijon', 'bar'],
  ['SITE POUR UN BAR APPELÉ LE DERNIER VERRE À LILLE, SANS TARIFS', 'bar'],
  [
    'Studio de yoga paisible à Nantes pour les débutants, depuis 2011 : hatha, yin et méditation',
    'yoga',
  ],
  ['Avocate à Rennes : successions, divorces et licenciements. Sans avis', 'lawyer'],
  ['dentiste', 'dentist'],
  [
    'Cabinet dentaire des Tilleuls à Metz, 8 rue Serpenoise, téléphone 03 87 55 01 42, détartrage 50 €, couronne 500 €',
    'dentist',
  ],
  ['Jardinier paysagiste à Tours 🌿 haies, gazon et arrosage', 'gardener'],
  [
    'Entreprise du bâtiment Frères Morin à Angers : extensions, toitures et cuisines, fondée en 1984',
    'builder',
  ],
  ['cabinet d’architecture à Bordeaux, minimaliste, noir et blanc', 'architect'],
  ['Agence de voyages « Train Lent » avec des circuits en train, destinée aux couples', 'travel'],
  ['Crèche Les Escargots à Brest, ludique et colorée, pour les familles', 'nursery'],
  ['Marque de mode nommée Lin du Nord : chemises, robes et manteaux', 'fashion'],
  ['Ferme du Chêne en Ardèche qui vend œufs, miel et fromages', 'farm'],
  ['Peintre Claire Sorel, expositions le 3 juin et le 17 septembre 2026', 'artist'],
  ['Spa à Annecy avec massages, sauna et soins. Ambiance luxueuse, tons dorés', 'spa'],
  ['Traiteur pour mariages et entreprises à Dijon, il s’appelle La Louche', 'caterer'],
  [
    'Bonjour, je voudrais un site pour notre petite boulangerie. Elle s’appelle Le Fournil Doré, elle est à Lyon, 12 rue Mercière, et nous faisons du pain au levain, des croissants et des brioches. Ouvert du mardi au dimanche de 7h à 14h. E-mail : pain@fournil.example. Du vert et du crème, une galerie et un formulaire de contact, mais pas de tarifs ni d’avis.',
    'bakery',
  ],
  [
    'un site pour mon resturant à Nice avec galrie et formulaire de contct, sans tarifs',
    'restaurant',
  ],
  ['une boulangrie à Lyon', 'bakery'],
  ['☕ café Le Nid à Caen : café filtre, tartines, gâteaux', 'cafe'],
  [
    'Plombier. Reims. Chaudières, fuites, salles de bains. 03 26 55 01 42. Depuis 1999.',
    'homeServices',
  ],
  ['La carte de notre restaurant Kumo à Paris :\n- Ramen 12 €\n- Gyozas 6 €', 'restaurant'],
  ['mariage de Anne et Louis, 12 juin 2027, Annecy', 'wedding'],
  [
    'Logiciel de facturation « Comptine » conçu pour les indépendants ; questions fréquentes et tarifs ; #0ea5e9',
    'software',
  ],
  ['Cours de guitare pour enfants et adultes à Pau, 20 € par heure', 'tutor'],
  ['blog de voyages et de recettes', 'blog'],
  ['garage Dupont & Fils à Dijon, vidange 79 €, freins, pneus, lun-ven 8h-18h', 'garage'],
  [
    'Salut ! Je voudrais un site pour ma boulangerie, Le Fournil de Léa, à Rennes. Pains au levain, viennoiseries, sandwichs. Ouvert du mardi au samedi de 7h à 19h30',
    'bakery',
  ],
  ['salle de réception près de Tours pour 150 invités', 'planner'],
  ['Glacier à La Rochelle, il s’appelle Boule de Neige, glaces, sorbets et gaufres', 'iceCream'],
  ['triporteur à glaces à Annecy', 'iceCream'],
  ['dépannage informatique à domicile, Nantes', 'general'],
  [
    'Site pour mon food truck "La Frite Dorée" à Lille : frites, burgers, welsh. Ouvert le midi du lundi au vendredi. Pas de réservation',
    'restaurant',
  ],
  [
    'je suis plombier chauffagiste à Rennes, dépannage 24h/24, devis gratuit, 06 12 34 56 78',
    'homeServices',
  ],
  [
    'Photographe de mariage en Provence, style naturel, à partir de 1 800 €, une page pour la galerie',
    'photographer',
  ],
];
