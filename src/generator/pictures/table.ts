import { fitting } from './fittings';
import { FLOOR, type Fitting } from './fittings/Fitting';
import { framed, r, stand } from './frame';
import { INK, fade, rect, veil } from './ink';
import type { Scene } from './Scene';
import { lightOf, wallOf } from './walls';

/** A large table, the motif's things on it, before a window or a wall with pictures and goods. */
export const table = (scene: Scene): string =>
  framed(scene, (frame) => {
    const { id, w, pick, front, thing } = frame;
    const middle: Fitting = fitting(pick(['arched', 'wide', 'round', 'curtained'] as const));
    const [left, right]: readonly [Fitting, Fitting] = pick([
      [fitting('pictures'), fitting('greenery')],
      [fitting('sideTable'), fitting('pictures')],
      [fitting('greenery'), fitting('shelves')],
    ] as const);
    const top = 690;
    const { focus } = scene;
    const x = w * (focus ?? pick([0.46, 0.5, 0.54]));
    const spread = Math.min(380, w * 0.31);
    return (
      wallOf(frame, pick(['plain', 'panel', 'stripes'] as const)) +
      (w > 1300 && focus === null ? left(frame, r(w * 0.15)) + right(frame, r(w * 0.85)) : '') +
      (focus === null ? '' : left(frame, r(w * (1 - focus)))) +
      middle(frame, r(w * (focus ?? 0.5))) +
      lightOf(frame, pick(['pendants', 'globes', 'none'] as const)) +
      `<defs>${fade(`${id}-top`, INK.wood, INK.woodDark)}</defs>` +
      rect(0, top, w, 900 - top, `url(#${id}-top)`) +
      rect(0, top, w, 14, INK.wash) +
      veil(`M0 ${top + 14}h${w}v18H0z`, '#000', 0.12) +
      (w > 1500 && !scene.front && focus === null
        ? stand(w * 0.08, FLOOR + 54, 1.25, thing(3)) + stand(w * 0.92, FLOOR + 54, 1.25, thing(4))
        : '') +
      stand(x - spread, FLOOR + 60, 1.6, front(1)) +
      stand(x + spread, FLOOR + 60, 1.6, front(2)) +
      stand(x, FLOOR + 100, 2.15, front(0))
    );
  });
