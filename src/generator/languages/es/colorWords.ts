import { colorsOf } from '../colorsOf';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, table } = wordTools(spelling);

/** By which a prompt speaks of colors, and of what has them. */
export const colorWords = {
  colors: colorsOf(
    table(
      `negro: black, negra: black, negros: black, blanco: white, blanca: white, blancos: white, gris: gray, pizarra: slate, plateado: silver, plata: silver, rojo: red, roja: red, rojos: red,
      carmesí: crimson, escarlata: scarlet, granate: maroon, burdeos: burgundy, vino: wine, naranja: orange, naranjas: orange, coral: coral, melocotón: peach, terracota: terracotta, óxido: rust, ámbar: amber,
      amarillo: yellow, amarilla: yellow, mostaza: mustard, dorado: gold, dorada: gold, dorados: gold, oro: gold, beige: beige, beis: beige, crema: cream, marfil: ivory, arena: sand, marrón: brown, marrones: brown, chocolate: chocolate,
      café: coffee, bronce: bronze, cobre: copper, verde: green, verdes: green, oliva: olive, salvia: sage, menta: mint, esmeralda: emerald, lima: lime, turquesa: turquoise, cian: cyan, azul: blue, azules: blue,
      celeste: sky blue, índigo: indigo, cobalto: cobalt, morado: purple, morada: purple, púrpura: purple, violeta: violet, lavanda: lavender, lila: lilac, ciruela: plum, magenta: magenta, fucsia: fuchsia, rosa: pink, rosas: pink, rosado: pink,
      salmón: salmon, carbón: charcoal, antracita: anthracite, azul marino: navy, azul cielo: sky blue, azul celeste: sky blue, azul eléctrico: electric blue, azul noche: midnight blue, azul petróleo: teal, azul cobalto: cobalt,
      verde oliva: olive, verde salvia: sage, verde menta: mint, verde bosque: forest green, verde botella: forest green, verde esmeralda: emerald, verde lima: lime green, verde azulado: teal, rosa palo: dusty rose, rosa pastel: blush, oro rosa: rose gold,
      blanco roto: off-white, tonos tierra: earth tones, tonos tierras: earth tones`,
    ),
  ),
  ambiguousColors: set(
    'crema chocolate café oliva melocotón salmón rosa rosas oro plata naranja naranjas lima menta lavanda mostaza ciruela coral vino ámbar marfil carbón arena salvia cobre bronce pizarra esmeralda',
  ),
  shades: table(
    'oscuro: darker, oscura: darker, oscuros: darker, profundo: darker, intenso: darker, claro: lighter, clara: lighter, claros: lighter, pálido: lighter, suave: lighter, suaves: lighter, pastel: lighter, brillante: same, vivo: same, cálido: same',
  ),
  colorNouns: table(
    'color: any, colores: any, tema: any, paleta: any, tonos: any, tono: any, estilo: any, aspecto: any, diseño: any, gama: any, ambiente: any, principal: primary, primario: primary, botones: primary, botón: primary, títulos: primary, secundario: secondary, acento: accent, acentos: accent, detalles: accent, toques: accent, enlaces: accent, fondo: background, fondos: background, texto: text, letra: text, letras: text, tipografía: text',
  ),
  colorRequests: set('color colores paleta tonos tono usa usando en detalles acentos toques'),
  backgroundWords: set('sobre'),
  colorLinks: set('es en sea de son'),
  colorSkips: set('como para el la los'),
  dark: set('oscuro oscura oscuros'),
  light: set('claro clara claros'),
  modeNouns: set('modo tema fondo diseño web sitio estilo aspecto colores paleta página versión'),
} satisfies Partial<Lexicon>;
