// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { type BuilderEvent, builderToSave } from '../../machines/builderContext';
import { messages } from '../../machines/messages';
import { openKeeperOf } from '../../src/services/workKeeper';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';
import { savedWork } from '../../stories/fixtures/savedWork';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.unstubAllGlobals();
});

/** A builder as it works in a tab. `save` is what happens 400 ms after a change. */
async function openTab(name: string) {
  const keeper = await openKeeperOf('u-ada', name);
  const told: string[] = [];
  const actor = createActor(builderMachine, { input: keeper.saved.builder ?? {} });
  actor.on('notice', (notice) => void ('message' in notice && told.push(notice.message)));
  actor.start();
  stops.push(
    keeper.observe(({ builds }) => {
      if (builds !== undefined) actor.send({ type: 'work.learned', learned: builds });
    }),
  );
  return {
    told,
    send: (event: BuilderEvent) => actor.send(event),
    save: () => keeper.save({ ...savedWork, builder: builderToSave(actor.getSnapshot().context) }),
    customization: () => {
      const [build] = actor.getSnapshot().context.history;
      return build?.customization ?? crumbAndEmber.customization;
    },
  };
}

async function twoTabs() {
  const first = await openKeeperOf('u-ada', 'one');
  await first.save(savedWork);
  first.observe(() => undefined)();
  return [await openTab('one'), await openTab('two')] as const;
}

const kept = async () => {
  const keeper = await openKeeperOf('u-ada', 'three');
  keeper.observe(() => undefined)();
  return keeper.saved.builder?.history[0]?.customization;
};

const color = (value: string): BuilderEvent => ({ type: 'color.change', role: 'primary', value });
const subtitle = (value: string): BuilderEvent => ({
  type: 'content.change',
  field: 'subtitle',
  value,
});

describe('fault 70: two tabs that edit the same build at once', () => {
  it.each([
    ['at the same moment', 0],
    ['one after the other', 1],
  ])('keep what each has changed, saved %s', async (_, order) => {
    const [one, two] = await twoTabs();
    one.send(color('#0a6a4d'));
    two.send(subtitle('Bread from the fire'));
    if (order === 0) await Promise.all([one.save(), two.save()]);
    else {
      await one.save();
      await two.save();
    }
    await vi.waitFor(async () => {
      await Promise.all([one.save(), two.save()]);
      for (const { colors, content } of [one.customization(), two.customization()]) {
        expect([colors.primary, content.subtitle]).toEqual(['#0a6a4d', 'Bread from the fire']);
      }
      expect(await kept()).toEqual(one.customization());
    });
    expect([...one.told, ...two.told]).toEqual([]);
  });

  it('undo only what was done in their own', async () => {
    const [one, two] = await twoTabs();
    one.send(color('#0a6a4d'));
    await one.save();
    two.send(subtitle('Bread from the fire'));
    await two.save();
    await vi.waitFor(() => {
      expect(one.customization().content.subtitle).toBe('Bread from the fire');
    });
    one.send({ type: 'edit.undo' });
    expect(one.customization()).toEqual({
      ...crumbAndEmber.customization,
      content: { ...crumbAndEmber.customization.content, subtitle: 'Bread from the fire' },
    });
  });

  it('tell when both change the same, end alike, and undo brings back the other', async () => {
    const [one, two] = await twoTabs();
    one.send(color('#0a6a4d'));
    two.send(color('#b3261e'));
    await one.save();
    await two.save();
    await vi.waitFor(async () => {
      await Promise.all([one.save(), two.save()]);
      const colors = [one, two].map((tab) => tab.customization().colors.primary);
      expect(colors).toEqual(['#b3261e', '#b3261e']);
      expect((await kept())?.colors.primary).toBe('#b3261e');
    });
    expect([one.told, two.told]).toEqual([[messages.build.changedElsewhere], []]);
    one.send({ type: 'edit.undo' });
    expect(one.customization().colors.primary).toBe('#0a6a4d');
    one.send({ type: 'edit.undo' });
    expect(one.customization().colors.primary).toBe(crumbAndEmber.customization.colors.primary);
  });
});
