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
  | 'underwater';

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
  | 'laptop';

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'calm' | 'lively' | 'dramatic' | 'neutral';

/** What a prompt asks to see. */
export interface Scene {
  /** What stands in front, or null when the place itself is the subject. */
  subject: Subject | null;
  setting: Setting;
  time: TimeOfDay;
  weather: Weather;
  season: Season;
  mood: Mood;
  /** Colors named in the prompt, in its order. The first one is the subject's. */
  colors: readonly { name: string; hex: string }[];
}
