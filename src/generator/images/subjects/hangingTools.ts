import { rgb, type Rgb } from '../rgb';
import { box, ellipse, type Sketch } from '../Sketch';
import { form, line, outline } from './outlines';
import { detail } from './subjectLooks';

const STEEL = rgb('#aab1b7');
const DARK = rgb('#2d2e33');

/** Tools on hooks: what hangs on a workshop's wall. */
export function drawHangingTools({ add }: Sketch, grip: Rgb): void {
  const at = (x: number): void => {
    add(ellipse(x, 1.02, 0.03, 0.03), DARK, detail);
  };
  [-1, -0.6, -0.2, 0.2, 0.6, 1].forEach(at);
  add(line('-1,0.98 -1,0.6 -1,0.2', 0.07), rgb('#a8713f'), { round: 0.8 });
  add(outline('-1.18,0.98 -1.18,0.86 -0.86,0.86 -0.8,0.96 -0.9,1.0'), STEEL, { round: 0.7 });
  add([box(-0.63, 0.3, 0.06, 0.5)], STEEL, { round: 0.8 });
  add(box(-0.66, 0.7, 0.12, 0.3), grip, { round: 0.9 });
  add(
    [
      outline(
        '-0.28,0.98 -0.3,0.82 -0.23,0.76 -0.23,0.3 -0.17,0.3 -0.17,0.76 -0.1,0.82 -0.12,0.98 -0.16,0.86 -0.24,0.86',
      ),
    ],
    STEEL,
    { round: 0.7 },
  );
  add(form('0.1,0.98 0.34,0.98 0.3,0.16 0.22,0.16'), STEEL, { round: 0.2 });
  add(outline('0.08,0.98 0.1,1.1 0.34,1.1 0.36,0.98 0.22,0.94'), rgb('#a8713f'), { round: 0.7 });
  add(
    [line('0.56,0.98 0.58,0.74 0.5,0.36', 0.07), line('0.64,0.98 0.62,0.74 0.7,0.36', 0.07)],
    grip,
    { round: 0.8 },
  );
  add(ellipse(0.6, 0.86, 0.08, 0.12), STEEL, { round: 0.8 });
  add([ellipse(1, 0.7, 0.2, 0.28), [...ellipse(1, 0.7, 0.14, 0.22)].reverse()], rgb('#d9822b'), {
    round: 0.8,
  });
}
