import type { Setting } from '../scenes/places';
import type { RoomName } from '../scenes/rooms';
import type { Mood, Season, TimeOfDay, Weather } from '../scenes/sceneWords';
import type { ThingName } from '../scenes/things';

/** What a prompt asks to see. */
export interface Scene {
  /** What stands in front, or null when the place itself is the subject. */
  subject: ThingName | null;
  /** Everything that is drawn as a thing of its own, the subject first: several in a room and in a shop's window. */
  things: readonly ThingName[];
  /** Which room it is, or whose shopfront; null where there is neither. */
  interior: RoomName | null;
  setting: Setting;
  time: TimeOfDay;
  weather: Weather;
  season: Season;
  mood: Mood;
  /** Color of the subject: named beside it, or that of its kind, such as a fox; null: the drawing's own. */
  subjectColor: string | null;
  /** Color named beside the place, such as a turquoise sea. */
  placeColor: string | null;
  /** Whether signs and windows shine in neon. */
  isNeon: boolean;
  /** Colors named in the prompt, in its order. */
  colors: readonly { name: string; hex: string }[];
}
