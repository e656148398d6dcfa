import { colorsOf } from '../colorsOf';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, table } = wordTools(spelling);

/** By which a prompt speaks of colors, and of what has them. */
export const colorWords = {
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
  backgroundWords: set('sur'),
  colorLinks: set('est en soit de sont'),
  colorSkips: set('comme pour le la les'),
  dark: set('sombre sombres foncé'),
  light: set('clair claire clairs'),
  modeNouns: set('mode thème fond design site style look couleurs palette page version'),
} satisfies Partial<Lexicon>;
