import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import {
  type ComponentLibraryContext,
  componentLibraryMachine,
  componentLibraryToSave,
  SAMPLE_REQUESTS,
  shownComponents,
} from '../../machines/componentLibrary';
import type { ComponentRequest, GeneratedComponent, UIComponent } from '../../machines/entities';
import type { Notice } from '../../machines/notice';

const drawn = (name: string, over: Partial<GeneratedComponent> = {}): GeneratedComponent => ({
  name,
  category: 'cards',
  framework: 'tailwind',
  code: `<p>${name}</p>`,
  preview: `<!DOCTYPE html><title>${name}</title>`,
  ...over,
});
const component = (id: string, over: Partial<GeneratedComponent> = {}): UIComponent => ({
  id,
  prompt: `A ${id}`,
  createdAt: Date.UTC(2026, 2, 14, 12),
  ...drawn(id, over),
});

const samples = [drawn('Pricing'), drawn('Buttons', { category: 'buttons' })];

interface Fakes {
  drawSamples?: (requests: ComponentRequest[]) => Promise<GeneratedComponent[]>;
  copyCode?: (code: string) => Promise<unknown>;
  input?: Partial<ComponentLibraryContext>;
}

function startLibrary({
  drawSamples = () => Promise.resolve(samples),
  copyCode = () => Promise.resolve(),
  input = {},
}: Fakes = {}) {
  const clock = new SimulatedClock();
  const notices: Notice[] = [];
  const actor = createActor(
    componentLibraryMachine.provide({
      actors: {
        drawSamples: fromPromise<GeneratedComponent[], ComponentRequest[]>(({ input: requests }) =>
          drawSamples(requests),
        ),
        copyCode: fromPromise<unknown, string>(({ input: code }) => copyCode(code)),
      },
    }),
    { clock, input },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  const shown = () => shownComponents(actor.getSnapshot().context).map(({ name }) => name);
  return { actor, clock, notices, shown };
}

const stored = { items: [component('Login form', { category: 'forms' }), component('Card')] };

describe('componentLibraryMachine', () => {
  it('draws the two built-in samples on the first visit only', async () => {
    const asked: ComponentRequest[][] = [];
    const { actor, shown } = startLibrary({
      drawSamples: (requests) => {
        asked.push(requests);
        return Promise.resolve(samples);
      },
    });
    expect(shown()).toEqual([]);
    actor.send({ type: 'library.open' });
    await waitFor(actor, (snapshot) => snapshot.matches({ samples: 'shown' }));
    actor.send({ type: 'library.open' });
    expect([shown(), asked]).toEqual([['Pricing', 'Buttons'], [SAMPLE_REQUESTS]]);
  });

  it('can try the samples again when they could not be drawn', async () => {
    const answers = [Promise.reject(new Error('broken')), Promise.resolve(samples)];
    const { actor, shown } = startLibrary({
      drawSamples: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    });
    actor.send({ type: 'library.open' });
    await waitFor(actor, (snapshot) => snapshot.matches({ samples: 'missing' }));
    actor.send({ type: 'library.open' });
    await waitFor(actor, (snapshot) => snapshot.matches({ samples: 'shown' }));
    expect(shown()).toEqual(['Pricing', 'Buttons']);
  });

  it('puts what is generated first and hides it behind no older search', () => {
    const { actor, shown } = startLibrary({
      input: { ...stored, search: 'card', category: 'cards' },
    });
    actor.send({
      type: 'generation.finished',
      generated: { kind: 'component', component: component('Table', { category: 'tables' }) },
    });
    expect(shown()).toEqual(['Table', 'Login form', 'Card']);
  });

  it('copies the code of the component and says so for two seconds', async () => {
    const copied: string[] = [];
    const { actor, clock, notices } = startLibrary({
      input: stored,
      copyCode: (code) => Promise.resolve(copied.push(code)),
    });
    actor.send({ type: 'code.copy', id: 'Card' });
    await waitFor(actor, (snapshot) => snapshot.matches({ copying: 'copied' }));
    clock.increment(1999);
    expect(actor.getSnapshot().matches({ copying: 'copied' })).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ copying: 'idle' })).toBe(true);
    expect([copied, notices]).toEqual([
      ['<p>Card</p>'],
      [{ type: 'notice', status: 'success', message: 'Code copied to clipboard!' }],
    ]);
  });

  it('fault 40: says that it could not copy and shows the code instead', async () => {
    const { actor, notices } = startLibrary({
      input: stored,
      copyCode: () => Promise.reject(new Error('denied')),
    });
    actor.send({ type: 'code.copy', id: 'Card' });
    await waitFor(actor, (snapshot) => snapshot.matches({ copying: 'refused' }));
    expect(actor.getSnapshot().context.codeShownIds).toEqual(['Card']);
    expect(notices.map(({ status }) => status)).toEqual(['error']);
    expect(notices[0]?.message).not.toContain('copied to clipboard');
  });

  it('copies nothing that is not there', () => {
    const { actor } = startLibrary({ input: stored });
    actor.send({ type: 'code.copy', id: '__proto__' });
    expect(actor.getSnapshot().matches({ copying: 'idle' })).toBe(true);
  });

  it('renames and deletes what the person made, each undone by itself', () => {
    const { actor, shown } = startLibrary({ input: stored });
    actor.send({ type: 'entry.rename', id: 'Card', name: 'Card' });
    actor.send({ type: 'name.change', value: `  ${'Price '.repeat(20)}` });
    actor.send({ type: 'name.keep' });
    const long = 'Price '.repeat(20).slice(0, 80);
    expect(shown()).toEqual(['Login form', long]);
    actor.send({ type: 'entry.delete', id: 'Login form' });
    expect(shown()).toEqual([long]);
    actor.send({ type: 'entry.undo' });
    expect(shown()).toEqual(['Login form', long]);
    actor.send({ type: 'entry.undo' });
    actor.send({ type: 'entry.undo' });
    expect(shown()).toEqual(['Login form', 'Card']);
  });

  it('keeps the old name where none is typed or the field is left by Escape', () => {
    const { actor, shown } = startLibrary({ input: stored });
    for (const [value, end] of [
      ['   ', 'name.keep'],
      ['Other', 'name.cancel'],
    ] as const) {
      actor.send({ type: 'entry.rename', id: 'Card', name: 'Card' });
      actor.send({ type: 'name.change', value });
      actor.send({ type: end });
    }
    expect([shown(), actor.getSnapshot().context.changes]).toEqual([['Login form', 'Card'], []]);
  });

  it('neither renames nor deletes a sample', async () => {
    const { actor, shown } = startLibrary();
    actor.send({ type: 'library.open' });
    await waitFor(actor, (snapshot) => snapshot.matches({ samples: 'shown' }));
    actor.send({ type: 'entry.rename', id: 'sample-1', name: 'Pricing' });
    actor.send({ type: 'entry.delete', id: 'sample-1' });
    expect([shown(), actor.getSnapshot().matches({ naming: 'resting' })]).toEqual([
      ['Pricing', 'Buttons'],
      true,
    ]);
  });

  it('shows code or preview a card', () => {
    const { actor } = startLibrary({ input: stored });
    actor.send({ type: 'code.toggle', id: 'Card' });
    actor.send({ type: 'code.toggle', id: 'Login form' });
    actor.send({ type: 'code.toggle', id: 'Card' });
    expect(actor.getSnapshot().context.codeShownIds).toEqual(['Login form']);
  });

  it('keeps what was typed and generated, and starts from it again', () => {
    const { actor } = startLibrary({ input: stored });
    actor.send({ type: 'description.change', value: 'A menu' });
    actor.send({ type: 'framework.choose', framework: 'vuetify' });
    const saved = componentLibraryToSave(actor.getSnapshot().context);
    expect(saved).toEqual({ description: 'A menu', framework: 'vuetify', items: stored.items });
    const again = startLibrary({ input: saved });
    expect(componentLibraryToSave(again.actor.getSnapshot().context)).toEqual(saved);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(componentLibraryMachine, {
      input: stored,
      events: [
        { type: 'library.open' },
        { type: 'code.copy', id: 'Card' },
        { type: 'xstate.done.actor.0.componentLibrary.samples.drawing', output: samples } as never,
        { type: 'xstate.error.actor.0.componentLibrary.samples.drawing' } as never,
        { type: 'xstate.done.actor.0.componentLibrary.copying.underWay' } as never,
        { type: 'xstate.error.actor.0.componentLibrary.copying.underWay' } as never,
      ],
      serializeState: (snapshot) => JSON.stringify(snapshot.value),
    });
    const values = paths.map(({ state }) => state.value);
    expect(new Set(values.map(({ samples: region }) => region))).toEqual(
      new Set(['waiting', 'drawing', 'shown', 'missing']),
    );
    expect(new Set(values.map(({ copying }) => copying))).toEqual(
      new Set(['idle', 'underWay', 'copied', 'refused']),
    );
  });
});

describe('shownComponents', () => {
  const library = {
    items: [component('Login form', { category: 'forms' }), component('A [b] (c)')],
    samples: [component('Menu', { category: 'navigation', framework: 'vuetify' })],
    search: '',
    category: 'all',
  } as const;
  const found = (search: string, category: ComponentLibraryContext['category'] = 'all') =>
    shownComponents({
      ...library,
      items: [...library.items],
      samples: [...library.samples],
      search,
      category,
    }).map(({ name }) => name);

  it.each([
    ['', ['Login form', 'A [b] (c)', 'Menu']],
    ['  LOGIN ', ['Login form']],
    ['vuetify', ['Menu']],
    ['[', ['A [b] (c)']],
    ['.*', []],
    ['\\', []],
    ['(a+)+$', []],
  ])('fault 59: finds %j as plain text', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  it('fault 59: finds 10,000 characters as plain text', () => {
    expect(found('(a+)+$'.repeat(1700))).toEqual([]);
  });

  it('leaves one category', () => {
    expect(found('', 'forms')).toEqual(['Login form']);
    expect(found('menu', 'forms')).toEqual([]);
  });
});
