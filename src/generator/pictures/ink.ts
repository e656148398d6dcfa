/** Colours of the drawings: the palette's own follow the page, natural ones stay what they are in the world. */
const role = (name: string) => `var(--site-scene-${name})`;

export const INK = {
  sky: role('sky'),
  haze: role('haze'),
  wall: role('wall'),
  main: role('main'),
  shade: role('shade'),
  night: role('night'),
  glow: role('glow'),
  warm: role('warm'),
  pop: role('pop'),
  ember: role('ember'),
  stone: role('stone'),
  slate: role('slate'),
  ink: role('ink'),
  /** Grounds in white and in cream, and light on them: on a dark page they are dark, too. */
  chalk: role('chalk'),
  wash: role('wash'),
  beam: role('beam'),
  grout: role('grout'),
  meadow: role('meadow'),
  paper: '#fffaf1',
  cream: '#fbe9c9',
  crust: '#cf8f4c',
  crustDark: '#91571f',
  wood: '#c2976a',
  woodDark: '#845c3a',
  leaf: '#6ba368',
  leafDark: '#3d7350',
  petal: '#ef8f8f',
  metal: '#dfe5ea',
  metalDark: '#8d9aa8',
  gold: '#e3b04b',
  goldDark: '#b27e22',
  red: '#d2503f',
  berry: '#a8324a',
  yolk: '#f5c04a',
  sprout: '#a3cd86',
  rock: '#8f9499',
  rockDark: '#646a71',
  glass: '#eaf4f6',
} as const;

const n = (value: number) => String(Math.round(value * 10) / 10);
const start = (name: string, value: number) => (n(value) === '0' ? '' : ` ${name}="${n(value)}"`);

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
): string =>
  `<rect${start('x', x)}${start('y', y)} width="${n(w)}" height="${n(h)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`;
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** Its ends and corners are round, as `framed` says once for all lines. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
export const veil = (d: string, color: '#000' | '#fff', opacity: number): string =>
  `<path d="${d}" fill="${color}" opacity="${opacity}"/>`;
/** Puts a drawing made around (0, 0) at a place and size. */
export const at = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}${turn ? ` rotate(${n(turn)})` : ''}">${drawing}</g>`;
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const opacity = (share: number) => (share === 1 ? '' : ` stop-opacity="${share}"`);
export const fade = (
  id: string,
  from: string,
  to: string,
  fromOpacity = 1,
  toOpacity = 1,
): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"${opacity(fromOpacity)}/><stop offset="1" stop-color="${to}"${opacity(toOpacity)}/></linearGradient>`;
/** A flower of five petals: dots of one path, and a heart. */
export function blossom(x: number, y: number, r: number, fill: string, heart: string = INK.cream) {
  const petals = [-90, -18, 54, 126, 198].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return `M${Math.round(x + Math.cos(angle) * r * 0.52)} ${Math.round(y + Math.sin(angle) * r * 0.52)}h.1`;
  });
  return (
    `<path d="${petals.join('')}" stroke="${fill}" stroke-width="${n(r * 1.08)}"/>` +
    circle(x, y, r * 0.3, heart)
  );
}
