import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderPanelsMachine } from '../../machines/builderPanels';

describe('what lies open over the builder', () => {
  it.each([
    ['shortcuts.open', 'listingShortcuts'],
    ['customize.open', 'customizing'],
    ['outline.open', 'outlining'],
  ] as const)('%s opens one thing, and closing leads back', (type, state) => {
    const actor = createActor(builderPanelsMachine).start();
    actor.send({ type });
    actor.send({ type: 'shortcuts.open' });
    actor.send({ type: 'customize.open' });
    expect(actor.getSnapshot().value).toBe(state);
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('keeps the tab of Customize while it is closed', () => {
    const actor = createActor(builderPanelsMachine).start();
    actor.send({ type: 'customize.open' });
    actor.send({ type: 'tab.choose', tab: 'content' });
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().context).toEqual({ tab: 'content' });
  });
});
