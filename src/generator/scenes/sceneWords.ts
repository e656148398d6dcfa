/* English words of light, weather, season, mood and color. Plurals in -s and -es are found by themselves. */

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'calm' | 'lively' | 'dramatic' | 'neutral';

type Words<TKey extends string> = Record<TKey, string>;

export const timeWords: Words<TimeOfDay> = {
  dawn: 'dawn sunrise morning daybreak',
  day: 'day noon midday daylight sunny afternoon',
  golden: 'golden warm',
  sunset: 'sunset dusk evening twilight',
  night: 'moon star night midnight nighttime moonlit moonlight starry nocturnal neon',
};

export const weatherWords: Words<Weather> = {
  clear: 'starry star clear sunny cloudless',
  cloudy: 'cloudy cloud overcast grey',
  rain: 'rain rainy drizzle wet',
  storm: 'storm stormy thunder lightning thunderstorm',
  snow: 'snowfall snowing snowstorm blizzard',
  fog: 'fog foggy mist misty haze hazy',
};

export const seasonWords: Words<Season> = {
  spring: 'spring blossom blooming cherry',
  summer: 'summer tropical',
  autumn: 'wheat harvest autumn fall autumnal october',
  winter: 'winter snow snowy frozen ice icy snowfall blizzard christmas',
};

export const moodWords: Words<Mood> = {
  calm: 'calm peaceful serene quiet tranquil gentle soft dreamy minimal cozy cosy relaxing',
  lively:
    'lively happy joyful playful cheerful colorful colourful vibrant energetic fun busy bright',
  dramatic: 'dramatic epic dark moody mysterious gloomy powerful majestic spooky scary',
  neutral: '',
};

export const colorWords: Record<string, string> = {
  red: '#c8372d',
  crimson: '#a51c30',
  orange: '#e8792b',
  yellow: '#f0bf3a',
  golden: '#d9a02e',
  green: '#3f8f4f',
  emerald: '#1f8a63',
  teal: '#1f8a8c',
  turquoise: '#3fb8b0',
  blue: '#2f67b8',
  navy: '#24365f',
  indigo: '#46449a',
  purple: '#7a4aa5',
  violet: '#8a5cc0',
  lavender: '#a58fd0',
  pink: '#e486a6',
  magenta: '#c23a86',
  brown: '#7c5236',
  beige: '#d8c4a2',
  black: '#25262b',
  white: '#f1efe9',
  gray: '#8a8f94',
  grey: '#8a8f94',
  silver: '#b6bcc2',
  ginger: '#cf7a35',
};

/** Colors of kinds that a drawing stands for, where the prompt names none. */
export const kindColors: Record<string, string> = {
  fox: '#c9622c',
  wolf: '#7d8489',
  hound: '#8a6242',
  retriever: '#d3a457',
  lion: '#c99a4f',
  tiger: '#d9822b',
  leopard: '#cfa35c',
  owl: '#8a6a4a',
  crow: '#2b2c33',
  dove: '#e4e4e6',
  eagle: '#5f4632',
  robin: '#b5532f',
  parrot: '#2f9a58',
  finch: '#d0a838',
  sparrow: '#8f6f52',
  hummingbird: '#2f9a8a',
  shark: '#6d7f8c',
  whale: '#4a6076',
  dolphin: '#7d93a6',
  salmon: '#e08a72',
  rose: '#c2304a',
  tulip: '#e0574a',
  sunflower: '#f0b429',
  daisy: '#f4f0e4',
  lily: '#f2e6ea',
  poppy: '#d8392c',
  orchid: '#c07ac0',
  peony: '#e79ab4',
  lavender: '#8f7cc4',
  lemon: '#ecc93a',
  orange: '#e8862e',
  pear: '#b9c04a',
  peach: '#f0a878',
  taxi: '#f2b721',
  maple: '#c8502a',
  willow: '#8aa352',
};

/** Words after which `golden` is about light and no color. */
export const lightWords: ReadonlySet<string> = new Set([
  'hour',
  'light',
  'glow',
  'sun',
  'sunlight',
  'sunset',
  'morning',
  'evening',
]);
/** Things of a place that a color can belong to, besides the places themselves. */
export const placeThings: ReadonlySet<string> = new Set([
  'sea',
  'water',
  'ocean',
  'sky',
  'lake',
  'sand',
  'wall',
  'background',
  'backdrop',
  'mountain',
  'mountains',
  'hills',
]);
