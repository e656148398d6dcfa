import { framed, r } from './frame';
import { INK, at, circle, ellipse, line, path, rect, veil } from './ink';
import type { Scene } from './Scene';

/** Streets, a park, water and a pin: a drawing of a place, not a map of the real one. */
export const map = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { w, next, pick, id } = frame;
    const turn = r(next() * 36 - 18);
    const cx = r(w * pick([0.46, 0.52, 0.58]));
    const cy = 470;
    const step = pick([210, 236, 262]);
    const blocks = { paper: '', sky: '', haze: '', sprout: '' };
    let trees = '';
    for (let row = -3; row < 3; row += 1) {
      for (let column = -5; column < 5; column += 1) {
        const share = next();
        const x = cx + column * step + 14;
        const y = cy + row * step + 14;
        const size = step - 28;
        const half = r(size / 2 - 9);
        if (x + size < -160 || x > w + 160) continue;
        const kind =
          share > 0.86 ? 'sprout' : share > 0.68 ? 'haze' : share > 0.42 ? 'paper' : 'sky';
        blocks[kind] +=
          share > 0.2 && kind !== 'sprout'
            ? `M${x} ${y}h${half}v${size}h${-half}zm${half + 18} 0h${half}v${half}h${-half}zm0 ${half + 18}h${half}v${half}h${-half}z`
            : `M${x} ${y}h${size}v${size}h${-size}z`;
        if (kind === 'sprout')
          trees += `M${r(x + size * 0.3)} ${r(y + size * 0.3)}h.1m${half} 20h.1m${-half} ${half}h.1`;
      }
    }
    const river = pick([
      `M-60 760Q${r(w * 0.3)} 600 ${r(w * 0.55)} 740T${w + 60} 640`,
      `M${r(w * 0.8)} -60Q${r(w * 0.7)} 300 ${r(w * 0.84)} 480T${r(w * 0.74)} 960`,
      `M-60 160Q${r(w * 0.2)} 260 ${r(w * 0.3)} 120T${r(w * 0.7)} -60`,
    ]);
    const from = pick([w * 0.1, w * 0.9]);
    const way = `M${r(from)} -30L${r((from + cx) / 2)} 250 ${cx} ${cy}`;
    return (
      rect(0, 0, w, 900, INK.stone) +
      `<g transform="rotate(${turn} ${cx} ${cy})">${path(blocks.sky, INK.sky)}${path(blocks.paper, INK.chalk)}${path(blocks.haze, INK.haze)}${path(blocks.sprout, INK.meadow)}${line(trees, INK.leafDark, 46)}</g>` +
      line(river, INK.wall, 90) +
      line(river, '#ffffff59', 6) +
      line(`${way}L${r(w - (from + cx) / 2)} 700 ${r(w - from)} 930`, INK.beam, 40) +
      line(way, INK.pop, 11) +
      circle(cx, cy, 92, '#ffffff66') +
      `<g opacity=".25">${ellipse(cx, cy + 4, 56, 18, '#000')}</g>` +
      `<g id="${id}-pin">${at(
        cx,
        cy,
        1.6,
        path('M0 0C-22-46-76-80-76-138A76 76 0 0 1 76-138C76-80 22-46 0 0Z', INK.main) +
          veil('M20-210C66-196 76-160 76-138 76-80 22-46 0 0 44-80 60-150 20-210Z', '#000', 0.14) +
          circle(0, -138, 48, INK.paper) +
          at(0, -106, 0.33, frame.thing(0)),
      )}</g>`
    );
  });
