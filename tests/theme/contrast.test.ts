import { describe, expect, it } from 'vitest';

import {
  type ContrastPair,
  measureContrast,
  PALETTES,
} from '../../stories/foundations/contrastPairs';
import { hexOf, semanticNames } from '../../stories/foundations/themeColors';

describe('contrast of the theme', () => {
  it.each(
    measureContrast().map((result) => {
      const { pair, mode } = result;
      return [`${pair.foreground} on ${pair.background}, ${mode}: ${pair.use}`, result] as const;
    }),
  )('%s', (_, { passes, ratio, pair }) => {
    expect({ passes, ratio, needs: pair.needs }).toEqual({
      passes: true,
      ratio,
      needs: pair.needs,
    });
  });

  it('measures every palette that the theme has', () => {
    const palettes = semanticNames
      .filter((name) => name.endsWith('.solid'))
      .map((name) => name.replace('.solid', ''));
    expect(palettes).toEqual([...PALETTES]);
  });
});

describe('the measurement itself', () => {
  const pair = (foreground: string, needs: ContrastPair['needs']): ContrastPair => ({
    ...{ foreground, background: 'sheet', needs },
    use: 'test',
    modes: ['light'],
  });

  it('fails a pair that is too pale', () => {
    const [asText, asControl] = measureContrast([
      pair('rule.strong', 'text'),
      pair('rule.strong', 'control'),
    ]);
    expect(asText?.ratio).toBeCloseTo(4.04, 1);
    expect([asText?.passes, asControl?.passes]).toEqual([false, true]);
  });

  it('reads semantic colors by mode and refuses names that are none', () => {
    expect([hexOf('fg', 'light'), hexOf('fg', 'dark')]).toEqual(['#10201B', '#EFF4F1']);
    expect(() => hexOf('fg.loud', 'light')).toThrow('The theme has no color fg.loud.');
  });
});
