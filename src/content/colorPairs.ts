/** Light colors, the darker neighbor that the generator uses for words instead, and that one's contrast on white. */
export const colorPairs = [
  { area: '#f59e0b', words: '#9e5a00', ratio: '5.36 : 1' },
  { area: '#3b82f6', words: '#2667cf', ratio: '5.35 : 1' },
  { area: '#2dd4bf', words: '#00786a', ratio: '5.39 : 1' },
] as const;
