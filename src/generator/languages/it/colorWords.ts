import { colorsOf } from '../colorsOf';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, table } = wordTools(spelling);

/** By which a prompt speaks of colors, and of what has them. */
export const colorWords = {
  colors: colorsOf(
    table(
      `nero: black, nera: black, neri: black, bianco: white, bianca: white, bianchi: white, grigio: gray, grigia: gray, ardesia: slate, argento: silver, argentato: silver, rosso: red, rossa: red, rossi: red, cremisi: crimson,
      scarlatto: scarlet, bordeaux: burgundy, amaranto: maroon, vino: wine, arancione: orange, arancio: orange, corallo: coral, pesca: peach, terracotta: terracotta, ruggine: rust, ambra: amber, giallo: yellow, gialla: yellow, senape: mustard,
      dorato: gold, dorata: gold, dorati: gold, oro: gold, beige: beige, crema: cream, panna: cream, avorio: ivory, sabbia: sand, marrone: brown, cioccolato: chocolate, caffè: coffee, bronzo: bronze, rame: copper, verde: green, verdi: green, oliva: olive,
      salvia: sage, menta: mint, smeraldo: emerald, lime: lime, turchese: turquoise, ciano: cyan, blu: blue, azzurro: sky blue, azzurra: sky blue, celeste: sky blue, indaco: indigo, cobalto: cobalt, viola: purple, porpora: purple, lavanda: lavender, lilla: lilac,
      prugna: plum, magenta: magenta, fucsia: fuchsia, rosa: pink, salmone: salmon, antracite: anthracite, carbone: charcoal, blu navy: navy, blu marino: navy, blu scuro: navy, blu notte: midnight blue, blu elettrico: electric blue, blu petrolio: teal, verde oliva: olive,
      verde salvia: sage, verde menta: mint, verde bosco: forest green, verde bottiglia: forest green, verde smeraldo: emerald, verde acqua: turquoise, rosa antico: dusty rose, rosa cipria: blush, oro rosa: rose gold, bianco sporco: off-white, toni della terra: earth tones`,
    ),
  ),
  ambiguousColors: set(
    'crema panna cioccolato caffè oliva pesca salmone rosa oro argento arancio lime menta lavanda senape prugna corallo vino ambra avorio carbone sabbia salvia rame bronzo ardesia smeraldo',
  ),
  shades: table(
    'scuro: darker, scura: darker, scuri: darker, profondo: darker, intenso: darker, chiaro: lighter, chiara: lighter, chiari: lighter, pallido: lighter, tenue: lighter, tenui: lighter, pastello: lighter, vivo: same, acceso: same, caldo: same',
  ),
  colorNouns: table(
    'colore: any, colori: any, tema: any, palette: any, toni: any, tono: any, tinte: any, stile: any, aspetto: any, design: any, gamma: any, atmosfera: any, principale: primary, primario: primary, pulsanti: primary, pulsante: primary, titoli: primary, secondario: secondary, accento: accent, accenti: accent, dettagli: accent, tocchi: accent, link: accent, sfondo: background, sfondi: background, testo: text, scritte: text, lettere: text, tipografia: text',
  ),
  colorRequests: set('colore colori palette toni tono tinte usa usando in dettagli accenti tocchi'),
  backgroundWords: set('su'),
  colorLinks: set('è in sia di sono a'),
  colorSkips: set('come per il la i'),
  dark: set('scuro scura scuri'),
  light: set('chiaro chiara chiari'),
  modeNouns: set('modalità tema sfondo design sito stile aspetto colori palette pagina versione'),
} satisfies Partial<Lexicon>;
