/* What a picture can say besides its things and places; the words for it stand in each language's `pictures.yaml`. */

export const TIMES = ['dawn', 'day', 'golden', 'sunset', 'night'] as const;
export type TimeOfDay = (typeof TIMES)[number];

export const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'snow', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const MOODS = ['calm', 'lively', 'dramatic'] as const;
export type Mood = (typeof MOODS)[number] | 'neutral';

/** The painter's colors by their English names, which its alternative texts use. */
export const colorWords: Readonly<Record<string, string>> = {
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
export const kindColors: Readonly<Record<string, string>> = {
  hound: '#8a6242',
  retriever: '#d3a457',
  owl: '#8a6a4a',
  crow: '#2b2c33',
  dove: '#e4e4e6',
  eagle: '#5f4632',
  robin: '#b5532f',
  parrot: '#2f9a58',
  finch: '#d0a838',
  sparrow: '#8f6f52',
  hummingbird: '#2f9a8a',
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
