import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { builderToSave } from '../../machines/builderContext';
import { type BuiltSite, findBuild } from '../../machines/builderDocument';
import type { Build } from '../../machines/entities';
import { messages } from '../../machines/messages';
import type { Notice } from '../../machines/notice';
import type { Rebuild } from '../../machines/siteChange';
import { crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

const rebuilt = ({ build, change }: Rebuild): BuiltSite => ({
  theme: change.theme ?? build.theme,
  framework: build.framework,
  website: { ...build.website, html: '<p>drawn again</p>' },
  customization: build.customization,
  corrections: { ...build.corrections, ...change.corrections },
});

/** Each rebuild waits until `release` lets it go on. */
function startBuilder(work: (input: Rebuild) => BuiltSite = rebuilt) {
  const notices: Notice[] = [];
  const asked: Rebuild[] = [];
  let release: () => void = () => undefined;
  const actor = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise(async ({ input }: { input: Rebuild }) => {
          asked.push(input);
          await new Promise<void>((resolve) => (release = resolve));
          return { from: input.build, site: work(input) };
        }),
      },
    }),
    { input: { history: [crumbAndEmber, harbourYoga], currentId: crumbAndEmber.id } },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  const build = (id = crumbAndEmber.id): Build => {
    const found = findBuild(actor.getSnapshot().context, id);
    if (found === null) throw new Error(`There is no build ${id}.`);
    return found;
  };
  const rest = async () => {
    while (actor.getSnapshot().hasTag('rebuilding')) {
      release();
      await Promise.resolve();
    }
  };
  return { actor, notices, asked, build, rest };
}

describe('builderMachine, drawing a site again in place', () => {
  it('puts the new site in the place of the old one, without a new build, and takes it back on undo', async () => {
    const { actor, asked, build, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    expect(actor.getSnapshot().value).toBe('rebuilding');
    await rest();

    expect(asked).toEqual([{ build: crumbAndEmber, change: { corrections: { name: 'Ember' } } }]);
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context.history).toHaveLength(2);
    expect(build().corrections).toEqual({ name: 'Ember' });
    expect(build().website.html).toBe('<p>drawn again</p>');

    actor.send({ type: 'edit.undo' });
    expect(build()).toEqual(crumbAndEmber);
    actor.send({ type: 'edit.redo' });
    expect(build().corrections).toEqual({ name: 'Ember' });
  });

  it('draws what is asked meanwhile together with it', async () => {
    const { actor, asked, build, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember', place: 'Faro' } } });
    actor.send({ type: 'site.change', change: { theme: 'elegant', corrections: { place: null } } });
    await rest();

    expect(asked.at(-1)?.change).toEqual({
      theme: 'elegant',
      corrections: { name: 'Ember', place: null },
    });
    expect(build().theme).toBe('elegant');
    expect(actor.getSnapshot().context.theme).toBe('elegant');
    expect(actor.getSnapshot().context.past).toHaveLength(1);
    expect(actor.getSnapshot().context.pendingChanges).toEqual([]);
  });

  it('draws what is written meanwhile with it, in one step besides that of the words', async () => {
    const { actor, asked, build, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'text.change', id: 'features.heading', value: 'Why us' });
    await rest();

    expect(asked.map((one) => one.build.customization.texts)).toEqual([
      crumbAndEmber.customization.texts,
      { ...crumbAndEmber.customization.texts, 'features.heading': 'Why us' },
    ]);
    expect(build().customization.texts?.['features.heading']).toBe('Why us');
    expect(build().corrections).toEqual({ name: 'Ember' });
    expect(actor.getSnapshot().context.past).toHaveLength(2);
  });

  it('gives the result to the build it was asked for when another one is loaded meanwhile', async () => {
    const { actor, build, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'build.load', id: harbourYoga.id });
    await rest();

    expect(build(crumbAndEmber.id).corrections).toEqual({ name: 'Ember' });
    expect(build(harbourYoga.id)).toEqual(harbourYoga);
    expect(actor.getSnapshot().context.theme).toBe(harbourYoga.theme);
  });

  it('keeps the site and says so when it cannot be updated; the next attempt clears the message', async () => {
    let isBroken = true;
    const { actor, notices, build, rest } = startBuilder((input) => {
      if (isBroken) throw new Error('no chunk');
      return rebuilt(input);
    });

    actor.send({ type: 'site.change', change: { theme: 'vibrant' } });
    await rest();

    expect(build()).toEqual(crumbAndEmber);
    expect(actor.getSnapshot().context.rebuildProblem).toBe(messages.understanding.failed);
    expect(notices).toEqual([
      { type: 'notice', status: 'error', message: messages.understanding.failed },
    ]);

    isBroken = false;
    actor.send({ type: 'site.change', change: { theme: 'vibrant' } });
    expect(actor.getSnapshot().context.rebuildProblem).toBeNull();
    await rest();
    expect(build().theme).toBe('vibrant');
  });

  it('asks nothing without a site', () => {
    const actor = createActor(builderMachine, { input: {} }).start();
    actor.send({ type: 'site.change', change: { theme: 'elegant' } });
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it('fault 70: a correction goes to the build it was made on, whichever build becomes current', async () => {
    const { actor, build, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'build.load', id: harbourYoga.id });
    actor.send({ type: 'site.change', change: { corrections: { place: 'Faro' } } });
    await rest();

    expect(build(crumbAndEmber.id).corrections).toEqual({ name: 'Ember' });
    expect(build(harbourYoga.id).corrections).toEqual({ place: 'Faro' });
    expect(actor.getSnapshot().context.pendingChanges).toEqual([]);
  });

  it('fault 70: a reset takes no correction along that is still being drawn', async () => {
    const { actor, build, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'builder.reset' });
    await rest();

    expect(build().corrections).toEqual({ name: 'Ember' });
  });

  it('fault 70: a correction of a build that was deleted comes back with it', async () => {
    const { actor, build, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'build.delete', id: crumbAndEmber.id });
    await rest();
    expect(actor.getSnapshot().context.past).toHaveLength(1);
    actor.send({ type: 'edit.undo' });
    await rest();

    expect(build().corrections).toEqual({ name: 'Ember' });
  });

  it('fault 70: what was undone meanwhile stays undone', async () => {
    const { actor, build, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    await rest();
    actor.send({ type: 'site.change', change: { corrections: { place: 'Faro' } } });
    actor.send({ type: 'edit.undo' });
    await rest();

    expect(build().corrections).toEqual({ place: 'Faro' });
  });

  it('fault 70: a theme that is chosen for the next site is not taken back by a correction', async () => {
    const { actor, rest } = startBuilder();

    actor.send({ type: 'theme.choose', theme: 'elegant' });
    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'framework.choose', framework: 'vuetify' });
    await rest();

    const { theme, framework } = actor.getSnapshot().context;
    expect([theme, framework]).toEqual(['elegant', 'vuetify']);
  });

  it('fault 70: what is being typed into a color field stays', async () => {
    const { actor, rest } = startBuilder();

    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    actor.send({ type: 'color.change', role: 'primary', value: '#12' });
    await rest();

    expect(actor.getSnapshot().context.colorDrafts).toEqual({ primary: '#12' });
  });

  it('fault 70: a correction that a reload interrupts is drawn afterwards', async () => {
    const { actor } = startBuilder();
    const change = { corrections: { place: 'Faro' } };
    actor.send({ type: 'site.change', change });
    actor.stop();
    const asked: Rebuild[] = [];
    const again = createActor(
      builderMachine.provide({
        actors: {
          rebuildWebsite: fromPromise(({ input }: { input: Rebuild }) => {
            asked.push(input);
            return Promise.resolve({ from: input.build, site: rebuilt(input) });
          }),
        },
      }),
      { input: builderToSave(actor.getSnapshot().context) },
    ).start();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked.map((request) => request.change)).toEqual([change]);
    const { history, pendingChanges } = again.getSnapshot().context;
    expect([history[0]?.corrections, pendingChanges]).toEqual([{ place: 'Faro' }, []]);
  });
});
