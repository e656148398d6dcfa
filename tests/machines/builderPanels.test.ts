import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderPanelsMachine, builderPanelsToSave } from '../../machines/builderPanels';

describe('what lies open over the builder', () => {
  it.each([
    ['shortcuts.open', 'listingShortcuts'],
    ['customize.open', 'customizing'],
    ['outline.open', 'outlining'],
  ] as const)('%s opens one thing, and closing leads back', (type, state) => {
    const actor = createActor(builderPanelsMachine, { input: {} }).start();
    actor.send({ type });
    actor.send({ type: 'shortcuts.open' });
    actor.send({ type: 'customize.open' });
    expect(actor.getSnapshot().value).toBe(state);
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('keeps the tab of Customize while it is closed', () => {
    const actor = createActor(builderPanelsMachine, { input: {} }).start();
    actor.send({ type: 'customize.open' });
    actor.send({ type: 'tab.choose', tab: 'content' });
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().context.tab).toBe('content');
  });

  it('keeps what was chosen of the hint and the help key', () => {
    const saved = { isDesktopHintShown: true, isHelpKeyOn: false };
    const actor = createActor(builderPanelsMachine, { input: saved }).start();
    expect(builderPanelsToSave(actor.getSnapshot().context)).toEqual(saved);
    actor.send({ type: 'desktopHint.dismiss' });
    actor.send({ type: 'helpKey.toggle' });
    expect(builderPanelsToSave(actor.getSnapshot().context)).toEqual({
      isDesktopHintShown: false,
      isHelpKeyOn: true,
    });
  });
});
