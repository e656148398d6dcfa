import type { SiteTone } from '../../../../machines/entities';
import type { Circumstances } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, table } = wordTools(spelling);

/** Whom a site is for, in which manner, since when and on which days, in a prompt. */
export const circumstances: Circumstances = {
  audienceMarkers:
    phrases(`destiné aux, destinée aux, destiné à, destinée à, destinés aux, pensé pour, pensée pour, conçu pour, conçue pour, fait pour, faite pour, public cible,
    notre public, public, s’adresse aux, s’adresse à, dédié aux, dédiée aux, dédié à, à destination des, idéal pour`),
  weakAudienceMarkers: phrases('pour, aide, aidons, accueille, accueillons'),
  audiences:
    set(`familles famille enfants bébés ados adolescents jeunes étudiants élèves débutants adultes seniors retraités parents mères mamans pères couples mariés
    femmes hommes filles garçons indépendants freelances entrepreneurs entrepreneuses startups entreprises pme tpe sociétés créatifs professionnels
    équipes voyageurs touristes visiteurs voisins habitants coureurs cyclistes grimpeurs randonneurs surfeurs skieurs sportifs lecteurs écrivains joueurs
    collectionneurs expatriés propriétaires locataires patients artistes artisans développeurs designers dirigeants investisseurs enseignants professeurs
    salariés végétariens amateurs passionnés associations écoles restaurants commerçants commerces réfugiés personnes gourmands particuliers acheteurs`),
  audienceStops: set('qui dont proposant vendant section sections page site montre utilise'),
  tones:
    table<SiteTone>(`calme: calm, paisible: calm, serein: calm, sereine: calm, apaisant: calm, apaisante: calm, zen: calm, reposant: calm, tranquille: calm, chaleureux:
    warm, chaleureuse: warm, accueillant: warm, accueillante: warm, cosy: warm, convivial: warm, conviviale: warm, rustique: warm, amical: warm, amicale:
    warm, ludique: playful, amusant: playful, amusante: playful, joyeux: playful, joyeuse: playful, espiègle: playful, coloré: playful, colorée: playful,
    gai: playful, pétillant: playful, pétillante: playful, audacieux: bold, audacieuse: bold, percutant: bold, percutante: bold, dynamique: bold,
    énergique: bold, osé: bold, luxueux: refined, luxueuse: refined, élégant: refined, élégante: refined, raffiné: refined, raffinée: refined,
    sophistiqué: refined, sophistiquée: refined, chic: refined, luxe: refined, épuré: plain, épurée: plain, minimaliste: plain, sobre: plain, simple:
    plain, dépouillé: plain`),
  unclearTones: set(
    `calme tranquille amical amicale dynamique énergique luxe simple gai reposant osé`,
  ),
  refusals: phrases('pas, jamais, rien, non'),
  sinceMarkers: phrases(
    `depuis, depuis l’année, fondé en, fondée en, établi depuis, établie depuis, créé en, créée en, ouvert depuis, ouverte depuis`,
  ),
  months: set(
    `janvier février mars avril mai juin juillet août septembre octobre novembre décembre janv févr avr juil sept oct nov déc`,
  ),
  dateLinks: set('de du'),
  lookalikes: set(
    `paquets partage connecter compatible compatibles scolaire scolaires déclaration appartenant termes passage collation parité contre collage pilotes diverses étrangères parcourus domaine domaines maîtresse exploration tentes lectures tourne masquée traitées opérateur contrat contrats contraste plantes plats banquier peinture pointe presse princesse préside serveur plombs gallois chariot`,
  ),
};
