import { colorsOf } from '../colorsOf';
import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, table } = wordTools(spelling);

/** By which a prompt speaks of colors, and of what has them. */
export const colorWords = {
  colors: colorsOf(
    table(
      `preto: black, preta: black, pretos: black, branco: white, branca: white, brancos: white, cinzento: gray, cinza: gray, ardósia: slate, prateado: silver, prata: silver, vermelho: red, vermelha: red, vermelhos: red,
      carmim: crimson, escarlate: scarlet, bordô: burgundy, bordeaux: burgundy, vinho: wine, laranja: orange, coral: coral, pêssego: peach, terracota: terracotta, ferrugem: rust, âmbar: amber, amarelo: yellow, amarela: yellow,
      mostarda: mustard, dourado: gold, dourada: gold, dourados: gold, ouro: gold, bege: beige, creme: cream, marfim: ivory, areia: sand, castanho: brown, marrom: brown, chocolate: chocolate, café: coffee, bronze: bronze, cobre: copper,
      verde: green, verdes: green, azeitona: olive, sálvia: sage, menta: mint, esmeralda: emerald, lima: lime, turquesa: turquoise, ciano: cyan, azul: blue, azuis: blue, anil: indigo, índigo: indigo, cobalto: cobalt, roxo: purple, roxa: purple,
      púrpura: purple, violeta: violet, lavanda: lavender, alfazema: lavender, lilás: lilac, ameixa: plum, magenta: magenta, fúcsia: fuchsia, rosa: pink, cor-de-rosa: pink, salmão: salmon, carvão: charcoal, antracite: anthracite, antracito: anthracite,
      azul-marinho: navy, azul marinho: navy, azul celeste: sky blue, azul-celeste: sky blue, azul-céu: sky blue, azul elétrico: electric blue, azul noite: midnight blue, azul petróleo: teal, azul-petróleo: teal, verde azeitona: olive, verde-azeitona: olive, verde-oliva: olive, verde oliva: olive,
      verde sálvia: sage, verde-sálvia: sage, verde menta: mint, verde-menta: mint, verde-garrafa: forest green, verde garrafa: forest green, verde esmeralda: emerald, rosa velho: dusty rose, rosa pálido: blush, ouro rosa: rose gold, branco sujo: off-white, tons de terra: earth tones, tons terra: earth tones`,
    ),
  ),
  ambiguousColors: set(
    'creme chocolate café azeitona pêssego salmão rosa ouro prata laranja lima menta lavanda mostarda ameixa coral vinho âmbar marfim carvão areia sálvia cobre bronze ardósia esmeralda',
  ),
  shades: table(
    'escuro: darker, escura: darker, escuros: darker, profundo: darker, intenso: darker, claro: lighter, clara: lighter, claros: lighter, pálido: lighter, suave: lighter, suaves: lighter, pastel: lighter, vivo: same, brilhante: same, quente: same',
  ),
  colorNouns: table(
    'cor: any, cores: any, tema: any, paleta: any, tons: any, tom: any, estilo: any, aspeto: any, aspecto: any, design: any, gama: any, ambiente: any, principal: primary, primária: primary, primário: primary, botões: primary, botão: primary, títulos: primary, secundária: secondary, destaque: accent, destaques: accent, detalhes: accent, apontamentos: accent, toques: accent, ligações: accent, fundo: background, fundos: background, texto: text, letra: text, letras: text, tipografia: text',
  ),
  colorRequests: set('cor cores paleta tons tom usa use usando em detalhes apontamentos toques'),
  backgroundWords: set('sobre'),
  colorLinks: set('é em seja de são a'),
  colorSkips: set('como para o a os'),
  dark: set('escuro escura escuros'),
  light: set('claro clara claros'),
  modeNouns: set('modo tema fundo design site estilo aspeto aspecto cores paleta página versão'),
} satisfies Partial<Lexicon>;
