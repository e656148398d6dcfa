import type { CSSProperties } from 'react';

import { hasDrawing } from '../../src/generator/images/drawnThing';
import { drawingOf } from '../../src/generator/pictures/objects';
import type { Setting } from '../../src/generator/scenes/places';
import type { RoomName } from '../../src/generator/scenes/rooms';
import type { ThingName } from '../../src/generator/scenes/things';
import { palette } from '../../src/theme/palette';
import { Painted } from './Painted';
import {
  type DrawnPlaceName,
  drawPlaceAsSvg,
  nameOf,
  PLACE_SIZE,
  sceneOfRoom,
  sceneOfSetting,
  sceneOfThing,
  SITE_INKS,
} from './pictureScenes';

const STYLES = ['realistic', 'cartoon', 'minimalist'] as const;
const THING_SIDE = 96;
const PLACE = { width: 240, height: 150 };

const list: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 408px), 1fr))',
  gap: 24,
  padding: 24,
  margin: 0,
  listStyle: 'none',
  color: palette.ink[950],
};
const wideList = {
  ...list,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 488px), 1fr))',
};
const row = (columns: number, width: number): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, ${width}px))`,
  gap: 8,
  ...SITE_INKS,
});

/** Things, each as a generated site and as the image generator show it. */
export function DrawnThings({ things }: { things: readonly ThingName[] }) {
  return (
    <ul style={list}>
      {things.map((thing) => {
        const name = nameOf(thing);
        return (
          <li key={thing}>
            <strong>{name}</strong> <code>{thing}</code>
            <div style={row(STYLES.length + 1, THING_SIDE)}>
              {hasDrawing(thing) ? (
                <Svg
                  label={`${name}, in a site`}
                  box="-140 -250 280 270"
                  width={THING_SIDE}
                  body={drawingOf(thing)}
                />
              ) : null}
              {STYLES.map((style) => (
                <Painted
                  key={style}
                  scene={sceneOfThing(thing)}
                  style={style}
                  label={name}
                  width={THING_SIDE}
                  height={THING_SIDE}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A place, in a generated site, in an image or in both. */
export interface DrawnPlace {
  /** As it is read out. */
  name: string;
  site?: DrawnPlaceName;
  room?: RoomName;
  setting?: Setting;
}

/** Places, each as a generated site and as the image generator show it. */
export function DrawnPlaces({ places }: { places: readonly DrawnPlace[] }) {
  return (
    <ul style={wideList}>
      {places.map(({ name, site, room, setting }) => (
        <li key={name}>
          <strong>{name}</strong>
          <div style={row(2, PLACE.width)}>
            {site === undefined ? null : (
              <Svg
                label={`${name}, in a site`}
                box={`0 0 ${PLACE_SIZE.width} ${PLACE_SIZE.height}`}
                width={PLACE.width}
                body={drawPlaceAsSvg(site)}
              />
            )}
            {room === undefined ? null : (
              <Painted scene={sceneOfRoom(room)} style="realistic" label={name} {...PLACE} />
            )}
            {setting === undefined ? null : (
              <Painted scene={sceneOfSetting(setting)} style="realistic" label={name} {...PLACE} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface SvgProps {
  label: string;
  box: string;
  width: number;
  body: string;
}

function Svg({ label, box, width, body }: SvgProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={box}
      width={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ maxWidth: '100%', borderRadius: 4, background: 'var(--site-scene-haze)' }}
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
