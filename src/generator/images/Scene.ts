export type Setting =
  | 'mountains'
  | 'lake'
  | 'sea'
  | 'forest'
  | 'city'
  | 'desert'
  | 'meadow'
  | 'room'
  | 'studio'
  | 'space'
  | 'underwater'
  | 'street';

export type Subject =
  | 'house'
  | 'castle'
  | 'lighthouse'
  | 'boat'
  | 'tree'
  | 'flower'
  | 'cat'
  | 'dog'
  | 'bird'
  | 'fish'
  | 'cup'
  | 'bread'
  | 'cake'
  | 'fruit'
  | 'car'
  | 'rocket'
  | 'balloon'
  | 'robot'
  | 'person'
  | 'laptop'
  | 'baguette'
  | 'croissant'
  | 'cupcake'
  | 'pizza'
  | 'coffeeMachine'
  | 'plate'
  | 'wine'
  | 'candle'
  | 'vase'
  | 'plant'
  | 'lamp'
  | 'bed'
  | 'books'
  | 'jars'
  | 'pottery'
  | 'barberChair'
  | 'mirror'
  | 'scissors'
  | 'camera'
  | 'tripod'
  | 'guitar'
  | 'microphone'
  | 'amplifier'
  | 'bicycle'
  | 'toolbox'
  | 'paint'
  | 'hangingTools'
  | 'weights'
  | 'mat'
  | 'microscope'
  | 'medicalBag'
  | 'keys'
  | 'houseModel'
  | 'parcels'
  | 'clothes'
  | 'arch'
  | 'towels'
  | 'globe'
  | 'notebook'
  | 'shopfront';

/** A room of a trade or a home. */
export type Interior =
  | 'home'
  | 'kitchen'
  | 'bakery'
  | 'cafe'
  | 'restaurant'
  | 'bar'
  | 'salon'
  | 'florist'
  | 'workshop'
  | 'clinic'
  | 'gym'
  | 'yoga'
  | 'spa'
  | 'photo'
  | 'office'
  | 'shop'
  | 'boutique'
  | 'hotel'
  | 'music'
  | 'wedding'
  | 'school'
  | 'library'
  | 'garage'
  | 'bikes'
  | 'pets'
  | 'pottery'
  | 'agency';

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'calm' | 'lively' | 'dramatic' | 'neutral';

/** What a prompt asks to see. */
export interface Scene {
  /** What stands in front, or null when the place itself is the subject. */
  subject: Subject | null;
  /** Everything that is drawn as a thing of its own, the subject first: several in a room and in a shop's window. */
  things: readonly Subject[];
  /** Which room it is, or whose shopfront; null where there is neither. */
  interior: Interior | null;
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
