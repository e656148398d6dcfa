import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { navigationDrawerMachine } from '../../machines/navigationDrawer';

function valuesAfter(...types: ('open' | 'close' | 'link.follow')[]) {
  const actor = createActor(navigationDrawerMachine).start();
  return types.map((type) => {
    actor.send({ type });
    return actor.getSnapshot().value;
  });
}

describe('navigationDrawerMachine', () => {
  it('opens and closes', () => {
    expect(valuesAfter('open', 'close', 'open')).toEqual(['open', 'closed', 'open']);
  });

  it('knows that a link was followed, until it is opened again', () => {
    expect(valuesAfter('open', 'link.follow', 'close', 'open', 'close')).toEqual([
      'open',
      'left',
      'left',
      'open',
      'closed',
    ]);
  });

  it('follows no link while it is closed', () => {
    expect(valuesAfter('link.follow', 'close')).toEqual(['closed', 'closed']);
  });
});
