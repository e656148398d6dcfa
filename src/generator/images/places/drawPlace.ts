import type { Item } from '../Composition';
import { city } from './city';
import { forest } from './forest';
import { room, studio } from './indoors';
import { desert, meadow, mountains } from './land';
import type { PlaceInput } from './PlaceInput';
import { space } from './space';
import { street } from './street';
import { sea, underwater } from './waters';

export function drawPlace(input: PlaceInput): Item[] {
  switch (input.scene.setting) {
    case 'mountains':
      return mountains(input, false);
    case 'lake':
      return mountains(input, true);
    case 'meadow':
      return meadow(input);
    case 'sea':
      return sea(input);
    case 'forest':
      return forest(input);
    case 'city':
      return city(input);
    case 'desert':
      return desert(input);
    case 'room':
      return room(input);
    case 'studio':
      return studio(input);
    case 'street':
      return street(input);
    case 'space':
      return space(input);
    case 'underwater':
      return underwater(input);
  }
}
