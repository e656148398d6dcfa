import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { navigationDrawerMachine } from '../../machines/navigationDrawer';

function valuesAfter(...types: ('drawer.open' | 'drawer.close' | 'link.follow')[]) {
  const actor = createActor(navigationDrawerMachine).start();
  return types.map((type) => {
    actor.send({ type });
    return actor.getSnapshot().value;
  });
}

describe('navigationDrawerMachine', () => {
  it('opens and closes', () => {
    expect(valuesAfter('drawer.open', 'drawer.close', 'drawer.open')).toEqual([
      'open',
      'closed',
      'open',
    ]);
  });

  it('knows that a link was followed, until it is opened again', () => {
    expect(
      valuesAfter('drawer.open', 'link.follow', 'drawer.close', 'drawer.open', 'drawer.close'),
    ).toEqual(['open', 'left', 'left', 'open', 'closed']);
  });

  it('follows no link while it is closed', () => {
    expect(valuesAfter('link.follow', 'drawer.close')).toEqual(['closed', 'closed']);
  });
});
