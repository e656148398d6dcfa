import type { PictureWords } from '../PictureWords';

const of = (words: string): string =>
  /^[aeiouéèêàâh]/i.test(words) ? `d’${words}` : `de ${words}`;

export const pictures: PictureWords = {
  motifs: {
    bread: { place: 'une boulangerie', things: 'pain et gâteaux' },
    cup: { place: 'un café', things: 'tasses de café' },
    plate: { place: 'un restaurant', things: 'plats et boissons' },
    scissors: { place: 'un salon', things: 'outils de coiffeur' },
    flower: { place: 'une boutique de fleurs', things: 'fleurs' },
    tools: { place: 'un atelier', things: 'outils' },
    cross: { place: 'un cabinet', things: 'objets de cabinet' },
    movement: { place: 'un lieu pour bouger', things: 'matériel d’entraînement' },
    camera: { place: 'la table d’un photographe', things: 'tirages et appareil photo' },
    document: { place: 'un bureau', things: 'papiers et livres' },
    parcel: { place: 'une boutique', things: 'marchandises' },
    bed: { place: 'une maison dans les collines', things: 'lit et lampe' },
    screen: { place: 'une table de travail', things: 'ordinateur et graphiques' },
    hands: { place: 'un paysage de rivière', things: 'pousses et fleurs' },
    note: { place: 'une scène', things: 'instruments' },
    calendar: { place: 'une rencontre', things: 'billets et calendrier' },
    rings: { place: 'une fête', things: 'alliances et fleurs' },
    pen: { place: 'la table de qui écrit', things: 'carnets' },
    frame: { place: 'un studio', things: 'dessins' },
    book: { place: 'une salle d’étude', things: 'livres' },
    person: { place: 'une table près d’une fenêtre', things: 'objets sur une table' },
    house: { place: 'une maison dans les collines', things: 'maison et clés' },
    car: { place: 'un garage', things: 'voiture et pneus' },
    paw: { place: 'une prairie', things: 'chien et gamelle' },
    shapes: { place: 'formes dans la lumière', things: 'formes' },
  },
  place: (place) => `Dessin ${of(place)}`,
  room: (things) => `Dessin d’une pièce : ${things}`.replace(' :', '\u00a0:'),
  things: (things) => `Dessin ${of(things)}`,
  closeUp: (things) => `Dessin ${of(things)}, vu de près`,
  map: 'Dessin de rues avec un repère, qui n’est pas un plan',
  person: 'Dessin à la place d’un portrait',
};
