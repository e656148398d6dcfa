import type { MotifName } from '../pictures/motifs';
import type { PlaceName } from '../scenes/places';
import type { ThingWords } from '../scenes/ThingWords';

/** Alternative texts of the drawn pictures, and the words of what they show. */
export interface PictureWords {
  /** Where a motif is at home, ready for `place`. */
  places: Record<MotifName, string>;
  /** Places that are called by what is seen, whatever the motif. */
  outdoors: Partial<Record<PlaceName, string>>;
  things: ThingWords;
  place(place: string): string;
  room(things: string): string;
  still(things: string): string;
  closeUp(things: string): string;
  map: string;
  person: string;
}
