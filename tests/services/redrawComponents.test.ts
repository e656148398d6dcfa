import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { componentLibraryMachine } from '../../machines/componentLibrary';
import type { UIComponent } from '../../machines/entities';
import { redrawComponentsWith } from '../../src/services/redrawComponents';
import { savedWork } from '../../stories/fixtures/savedWork';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const bare = (id: string): UIComponent => ({
  id,
  prompt: `Button ${id}`,
  name: `Button ${id}`,
  category: 'buttons',
  framework: 'tailwind',
  code: `<button>${id}</button>`,
  preview: '',
  createdAt: 1,
});

function startRedrawing(
  items: UIComponent[],
  redraw: (component: UIComponent, signal: AbortSignal) => Promise<string> = ({ prompt }) =>
    Promise.resolve(`<p>${prompt}</p>`),
) {
  const libraryRef = createActor(componentLibraryMachine, {
    input: { ...savedWork.componentLibrary, items },
  }).start();
  const actor = createActor(redrawComponentsWith(redraw), { input: libraryRef }).start();
  return {
    actor,
    libraryRef,
    previews: () => libraryRef.getSnapshot().context.items.map(({ preview }) => preview),
  };
}

describe('redrawComponents', () => {
  it('draws from the description what was saved without its preview, and leaves the rest alone', async () => {
    const { previews } = startRedrawing([bare('1'), { ...bare('2'), preview: 'kept' }, bare('3')]);
    await settle();
    expect(previews()).toEqual(['<p>Button 1</p>', 'kept', '<p>Button 3</p>']);
  });

  it('goes on after one that cannot be drawn, and does not try it for ever', async () => {
    const tried: string[] = [];
    const { libraryRef, previews } = startRedrawing([bare('1'), bare('2')], ({ id }) => {
      tried.push(id);
      return id === '1' ? Promise.reject(new Error('no chunk')) : Promise.resolve('drawn');
    });
    await settle();
    libraryRef.send({ type: 'search.change', value: 'x' });
    await settle();
    expect([tried, previews()]).toEqual([
      ['1', '2'],
      ['', 'drawn'],
    ]);
  });

  it('fault 20: stopped, it hands nothing over', async () => {
    const { actor, previews } = startRedrawing([bare('1'), bare('2')], async (_, signal) => {
      await settle();
      signal.throwIfAborted();
      return 'late';
    });
    actor.stop();
    await settle();
    await settle();
    expect(previews()).toEqual(['', '']);
  });
});
