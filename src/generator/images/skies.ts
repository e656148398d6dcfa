import type { Sky } from './Composition';
import { mix, type Rgb, rgb, saturate } from './rgb';
import type { TimeOfDay, Weather } from '../scenes/sceneWords';
import type { Scene } from './Scene';

type Hues = readonly [
  zenith: string,
  middle: string,
  horizon: string,
  light: string,
  ambient: string,
];

const hues: Record<TimeOfDay, Hues> = {
  dawn: ['#6d86b4', '#d9b7bd', '#fbd9b4', '#ffdcb8', '#8d93b4'],
  day: ['#3c78bd', '#86b5dd', '#dcebf0', '#fff3da', '#8fa9c4'],
  golden: ['#4f86b4', '#b8c3bd', '#ffe0a0', '#ffd692', '#8d8f9e'],
  sunset: ['#39437f', '#c96a76', '#ffb066', '#ffb27a', '#6c5f8a'],
  night: ['#070d26', '#15234b', '#34507e', '#b9cdf4', '#26355f'],
};

const grays: Record<Weather, { share: number; dark: number; clouds: number }> = {
  clear: { share: 0, dark: 0, clouds: 0.22 },
  cloudy: { share: 0.3, dark: 0.05, clouds: 0.62 },
  rain: { share: 0.72, dark: 0.3, clouds: 0.9 },
  storm: { share: 0.7, dark: 0.52, clouds: 1 },
  snow: { share: 0.55, dark: 0, clouds: 0.75 },
  fog: { share: 0.55, dark: 0.02, clouds: 0.5 },
};

/** The sky of a scene with the color of its light and of its shadows. */
export function skyOf({ time, weather, mood, setting, isNeon }: Scene): {
  sky: Sky;
  light: Rgb;
  ambient: Rgb;
} {
  const [zenith, middle, horizon, light, ambient] = hues[time].map(rgb) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ];
  const { share, dark, clouds } = grays[weather];
  const isNight = time === 'night';
  const glow = isNight && setting === 'city' ? (isNeon ? 0.62 : 0.4) : 0;
  const gray = isNight ? rgb('#27324a') : rgb('#aab4bb');
  const strength = mood === 'lively' ? 1.15 : mood === 'dramatic' ? 1.08 : 1;
  const dim = dark + (mood === 'dramatic' ? 0.12 : 0);
  const tinted = (color: Rgb) =>
    mix(saturate(mix(color, gray, share), strength), rgb('#1b2330'), dim);
  return {
    sky: {
      zenith: tinted(zenith),
      middle: mix(tinted(middle), rgb('#4b3f77'), glow * 0.7),
      horizon: mix(tinted(horizon), rgb('#a0708f'), glow),
      clouds: mood === 'dramatic' ? Math.max(0.6, clouds) : clouds,
      cloudLight: tinted(isNight ? rgb('#3d4f78') : mix(light, rgb('#ffffff'), 0.55)),
      cloudShade: tinted(mix(ambient, middle, isNight ? 0.3 : 0.45)),
      stars: isNight && share < 0.5 ? 1 : 0,
    },
    light: mix(mix(light, gray, share * 0.7), rgb('#1b2330'), dim * 0.5),
    ambient: mix(mix(ambient, gray, share * 0.5), rgb('#1b2330'), dim * 0.5),
  };
}
