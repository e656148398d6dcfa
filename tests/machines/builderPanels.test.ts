import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import {
  builderPanelsMachine,
  builderPanelsToSave,
  type SavedBuilderPanels,
} from '../../machines/builderPanels';
import { crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

const start = (saved: Partial<SavedBuilderPanels> = {}) =>
  createActor(builderPanelsMachine, { input: { builderRef: null, ...saved } }).start();

describe('what lies open over the builder', () => {
  it.each([
    ['shortcuts.open', 'listingShortcuts'],
    ['customize.open', 'customizing'],
    ['outline.open', 'outlining'],
  ] as const)('%s opens one thing, and closing leads back', (type, sheet) => {
    const actor = start();
    actor.send({ type });
    actor.send({ type: 'shortcuts.open' });
    actor.send({ type: 'customize.open' });
    expect(actor.getSnapshot().matches({ sheet })).toBe(true);
    actor.send({ type: 'panel.close' });
    expect(actor.getSnapshot().matches({ sheet: 'closed' })).toBe(true);
  });

  it('keeps the tab of Customize while it is closed', () => {
    const actor = start();
    actor.send({ type: 'customize.open' });
    actor.send({ type: 'tab.choose', tab: 'content' });
    actor.send({ type: 'panel.close' });
    expect(actor.getSnapshot().context.tab).toBe('content');
  });

  it('keeps the panel, and what was chosen of the hint, the help key and the navigation', () => {
    const saved = {
      panel: 'history',
      isDesktopHintShown: true,
      isHelpKeyOn: false,
      isNavigationFolded: false,
      isPanelFolded: true,
    } as const;
    const actor = start(saved);
    expect(builderPanelsToSave(actor.getSnapshot().context)).toEqual(saved);
    actor.send({ type: 'desktopHint.dismiss' });
    actor.send({ type: 'helpKey.toggle' });
    actor.send({ type: 'navigation.toggle' });
    actor.send({ type: 'panel.unfold' });
    expect(builderPanelsToSave(actor.getSnapshot().context)).toEqual({
      panel: 'history',
      isDesktopHintShown: false,
      isHelpKeyOn: true,
      isNavigationFolded: true,
      isPanelFolded: false,
    });
  });
});

describe('the room beside the preview', () => {
  it('is folded and unfolded, and unfolded by whoever leads to a panel', () => {
    const actor = start();
    const isFolded = () => actor.getSnapshot().context.isPanelFolded;
    expect(isFolded()).toBe(false);
    actor.send({ type: 'panel.fold' });
    expect(isFolded()).toBe(true);
    actor.send({ type: 'builder.leave' });
    expect(isFolded()).toBe(true);
    actor.send({ type: 'panel.unfold' });
    expect(isFolded()).toBe(false);
    actor.send({ type: 'panel.fold' });
    actor.send({ type: 'panel.choose', panel: 'checks' });
    expect([isFolded(), actor.getSnapshot().context.panel]).toEqual([false, 'checks']);
  });

  it('shows Customize first, then the panel that was chosen', () => {
    const actor = start();
    expect(actor.getSnapshot().context.panel).toBe('customize');
    actor.send({ type: 'panel.choose', panel: 'outline' });
    expect(actor.getSnapshot().context.panel).toBe('outline');
  });

  it('folds the form with each new site, and no other time', () => {
    const builderRef = createActor(builderMachine, {
      input: { history: [harbourYoga], currentId: harbourYoga.id },
    }).start();
    const actor = createActor(builderPanelsMachine, { input: { builderRef } }).start();
    const isFolded = () => actor.getSnapshot().matches({ form: 'folded' });
    expect(isFolded()).toBe(true);
    actor.send({ type: 'form.toggle' });
    builderRef.send({ type: 'prompt.change', value: 'A bakery' });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(isFolded()).toBe(false);
    builderRef.send({ type: 'site.opened', build: crumbAndEmber });
    expect(isFolded()).toBe(true);
  });

  it('shows the history where there is no site, and Customize with the next new one', () => {
    const builderRef = createActor(builderMachine, { input: { history: [harbourYoga] } }).start();
    const actor = createActor(builderPanelsMachine, { input: { builderRef } }).start();
    const panel = () => actor.getSnapshot().context.panel;
    expect(panel()).toBe('history');
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(panel()).toBe('history');
    builderRef.send({ type: 'build.delete', id: harbourYoga.id });
    builderRef.send({ type: 'edit.undo' });
    expect(panel()).toBe('history');
    builderRef.send({ type: 'builder.reset' });
    builderRef.send({ type: 'site.opened', build: crumbAndEmber });
    expect(panel()).toBe('customize');
    actor.send({ type: 'panel.choose', panel: 'outline' });
    builderRef.send({ type: 'site.opened', build: { ...crumbAndEmber, id: 'another' } });
    expect(panel()).toBe('outline');
  });

  it('is given back when the builder is left, and when there is no site any more', () => {
    const builderRef = createActor(builderMachine, {
      input: { history: [harbourYoga], currentId: harbourYoga.id },
    }).start();
    const actor = createActor(builderPanelsMachine, { input: { builderRef } }).start();
    actor.send({ type: 'focus.toggle' });
    actor.send({ type: 'shortcuts.open' });
    actor.send({ type: 'builder.leave' });
    expect(actor.getSnapshot().value).toMatchObject({ sheet: 'closed', room: 'shared' });
    actor.send({ type: 'focus.toggle' });
    expect(actor.getSnapshot().matches({ room: 'focused' })).toBe(true);
    builderRef.send({ type: 'builder.reset' });
    actor.send({ type: 'focus.toggle' });
    expect(actor.getSnapshot().matches({ room: 'shared' })).toBe(true);
  });
});
