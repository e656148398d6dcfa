import { colorsOf } from '../colorsOf';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { words, set, table } = wordTools(spelling);

/** A color's stem with the endings of an adjective, and in a light and a dark shade. */
const adjectives = (stems: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table(stems)).flatMap(([stem, name]) =>
      ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => [stem + ending, name]),
    ),
  );
const shadesOf = (
  stems: string,
  shade: 'darker' | 'lighter' | 'same',
): Record<string, typeof shade> =>
  Object.fromEntries(
    words(stems).flatMap((stem) =>
      ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => [stem + ending, shade]),
    ),
  );

/** By which a prompt speaks of colors, and of what has them. */
export const colorWords = {
  colors: colorsOf({
    ...adjectives(
      `schwarz: black, weiß: white, grau: gray, silbern: silver, rot: red, golden: gold, gelb: yellow, braun: brown, grün: green, blau: blue, violett: violet, türkis: turquoise, bordeauxrot: burgundy, weinrot: burgundy, dunkelrot: maroon,
      marineblau: navy, dunkelblau: navy, nachtblau: midnight blue, himmelblau: sky blue, hellblau: baby blue, königsblau: royal blue, eisblau: powder blue, petrolblau: teal, olivgrün: olive, salbeigrün: sage, mintgrün: mint,
      dunkelgrün: forest green, tannengrün: forest green, waldgrün: forest green, smaragdgrün: emerald, hellgrün: mint, limettengrün: lime green, sonnengelb: yellow, senfgelb: mustard, rostrot: rust, altros: dusty rose,
      cremeweiß: cream, cremefarben: cream, sandfarben: sand, lachsfarben: salmon, terrakottafarben: terracotta, dunkelgrau: charcoal, hellgrau: silver, fliederfarben: lilac, korallenrot: coral, kupferfarben: copper, dunkelbraun: chocolate, hellbraun: tan`,
    ),
    ...table(
      `schiefer: slate, silber: silver, karmin: crimson, scharlach: scarlet, bordeaux: burgundy, wein: wine, orange: orange, koralle: coral, pfirsich: peach, terrakotta: terracotta, rost: rust, bernstein: amber, senf: mustard, gold: gold, beige: beige,
      creme: cream, elfenbein: ivory, sand: sand, schokolade: chocolate, kaffee: coffee, bronze: bronze, kupfer: copper, oliv: olive, salbei: sage, minze: mint, mint: mint, smaragd: emerald, limette: lime, petrol: teal, türkis: turquoise, cyan: cyan,
      indigo: indigo, kobalt: cobalt, lila: purple, lavendel: lavender, flieder: lilac, pflaume: plum, magenta: magenta, fuchsia: fuchsia, pink: hot pink, rosa: pink, rosé: blush, lachs: salmon, anthrazit: anthracite, altrosa: dusty rose,
      roségold: rose gold, erdtöne: earth tones, erdtönen: earth tones, naturweiß: off-white`,
    ),
  }),
  ambiguousColors: set(
    'creme schokolade kaffee oliv pfirsich lachs gold silber orange limette minze lavendel senf pflaume koralle wein bernstein elfenbein sand salbei kupfer bronze schiefer smaragd rost flieder',
  ),
  shades: {
    ...shadesOf('dunkl tief satt kräftig', 'darker'),
    ...shadesOf('hell blass zart sanft', 'lighter'),
    ...shadesOf('leuchtend warm', 'same'),
  },
  colorNouns: table(
    'farbe: any, farben: any, farbschema: any, thema: any, theme: any, palette: any, farbpalette: any, töne: any, tönen: any, ton: any, farbtöne: any, stil: any, look: any, design: any, optik: any, hauptfarbe: primary, primärfarbe: primary, buttons: primary, knöpfe: primary, button: primary, überschriften: primary, zweitfarbe: secondary, sekundärfarbe: secondary, akzentfarbe: accent, akzente: accent, akzenten: accent, akzent: accent, details: accent, links: accent, hintergrund: background, hintergründe: background, text: text, schrift: text, buchstaben: text, typografie: text',
  ),
  colorRequests: set('farbe farben palette töne tönen ton nutze in verwende akzente akzenten'),
  backgroundWords: set('auf'),
  colorLinks: set('ist in sei sind'),
  colorSkips: set('als für den die das'),
  dark: set('dunkel dunkle dunkler dunkles dunklen dunklem'),
  light: set('hell helle heller helles hellen hellem'),
  modeNouns: set(
    'modus theme thema hintergrund design website webseite seite stil look optik farben palette layout',
  ),
} satisfies Partial<Lexicon>;
