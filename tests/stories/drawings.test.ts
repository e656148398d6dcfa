import { describe, expect, it } from 'vitest';

import { OBJECT_SETS } from '../../src/generator/pictures/objects';
import source from '../../stories/foundations/Drawings.stories.tsx?raw';

describe('the stories of drawings', () => {
  it('show every set of things, each once', () => {
    const shown = [...source.matchAll(/thingsOf\('(\w+)'\)/g)].map(([, set]) => set);
    expect(shown.toSorted()).toEqual(Object.keys(OBJECT_SETS).toSorted());
  });
});
