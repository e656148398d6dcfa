import type { RoomName } from '../scenes/rooms';
import { fitting } from './fittings';
import { framed, r, type Frame } from './frame';
import { MIDDLES } from './middles';
import { ROOM_LOOKS, type RoomLook } from './rooms';
import type { Scene } from './Scene';
import { lightOf, wallOf } from './walls';

/** The trade's own room. */
export const room = (scene: Scene): string => roomOf(scene.room)(scene);

/** A room of any name, as a place for a first picture. */
export const roomOf =
  (name: RoomName | 'playroom') =>
  (scene: Scene): string =>
    framed(scene, (frame) => {
      const look = ROOM_LOOKS[name];
      return (
        wallOf(frame, look.wall) +
        back(frame, look) +
        lightOf(frame, look.light) +
        MIDDLES[look.middle](frame)
      );
    });

/** The fittings in their places along the wall, in an order of the seed's. */
function back(frame: Frame, { back: names }: RoomLook): string {
  const { w, next } = frame;
  const count = Math.max(2, Math.round(w / 470));
  const chosen = Array.from(
    { length: count },
    (_, index) => names[index % names.length] ?? names[0],
  );
  const turned = next() > 0.5 ? chosen.reverse() : chosen;
  return turned.map((name, index) => fitting(name)(frame, r((w * (index + 0.5)) / count))).join('');
}
