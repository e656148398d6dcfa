import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import type { BuilderContext, BuilderEvent } from '../../machines/builderContext';
import { findBuild } from '../../machines/builderDocument';
import type { Build } from '../../machines/entities';
import type { Notice } from '../../machines/notice';
import { aBuild, crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

function startBuilder(input: Partial<BuilderContext> = {}) {
  const notices: Notice[] = [];
  const actor = createActor(builderMachine, { input });
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const build = () => findBuild(context(), context().currentId);
  return { actor, notices, context, build };
}

const finished = (build: Build) =>
  ({ type: 'generation.finished', generated: { kind: 'website', build } }) as const;

describe('builderMachine', () => {
  it('puts a new build at the front of the history and makes it current', () => {
    const { actor, context } = startBuilder();

    actor.send(finished(crumbAndEmber));
    actor.send(finished(harbourYoga));

    expect(actor.getSnapshot().value).toBe('ready');
    expect(context().history).toEqual([harbourYoga, crumbAndEmber]);
    expect(context().currentId).toBe('build-2');
  });

  it('loads prompt, theme, framework and the built site, and says so with 50 graphemes', () => {
    const { actor, notices, context, build } = startBuilder({
      history: [crumbAndEmber, harbourYoga],
      prompt: 'half a thought',
    });

    actor.send({ type: 'build.load', id: 'build-2' });

    expect([context().prompt, context().theme, context().framework]).toEqual([
      harbourYoga.prompt,
      'elegant',
      'bootstrap',
    ]);
    expect(build()).toEqual(harbourYoga);
    expect(notices).toEqual([
      {
        type: 'notice',
        status: 'info',
        message: 'Loaded build: Yoga studio "Harbour Light" in Lisbon with classes...',
      },
    ]);
    actor.send({ type: 'edit.undo' });
    expect([context().prompt, actor.getSnapshot().value]).toEqual(['half a thought', 'ready']);
  });

  it.each([
    ['shorter than 50', 'A shop', 'A shop...'],
    ['of 50', 'x'.repeat(50), `${'x'.repeat(50)}...`],
    ['of 51', `${'x'.repeat(50)}y`, `${'x'.repeat(50)}...`],
  ])('fault 26: says the first 50 characters and the dots of a prompt %s', (_, prompt, said) => {
    const { actor, notices } = startBuilder({ history: [aBuild({ prompt })] });
    actor.send({ type: 'build.load', id: 'build-1' });
    expect(notices.map(({ message }) => message)).toEqual([`Loaded build: ${said}`]);
  });

  it.each([
    ['100,000 characters', 'endless '.repeat(12_500)],
    ['10,000 lines', 'one line\n'.repeat(10_000)],
    ['one word of 100,000 letters', 'W'.repeat(100_000)],
  ])('fault 24: Load Build brings back %s whole', (_, prompt) => {
    const { actor, context, notices } = startBuilder({ history: [aBuild({ prompt })] });
    actor.send({ type: 'build.load', id: 'build-1' });
    expect(context().prompt).toBe(prompt);
    expect(notices[0]?.message).toBe(`Loaded build: ${prompt.slice(0, 50)}...`);
  });

  it('loads the current build back, once its prompt was changed there', () => {
    const build = aBuild({ prompt: 'A shop' });
    const { actor, context } = startBuilder({
      history: [build],
      currentId: build.id,
      prompt: 'A shop, or',
    });
    expect(actor.getSnapshot().can({ type: 'build.load', id: build.id })).toBe(true);
    actor.send({ type: 'build.load', id: build.id });
    expect(context().prompt).toBe('A shop');
    actor.send({ type: 'edit.undo' });
    expect(context().prompt).toBe('A shop, or');
  });

  it('fault 25: never cuts an emoji in half', () => {
    const family = '👨‍👩‍👧';
    const { actor, notices } = startBuilder({ history: [aBuild({ prompt: family.repeat(60) })] });
    actor.send({ type: 'build.load', id: 'build-1' });
    expect(notices.map(({ message }) => message)).toEqual([
      `Loaded build: ${family.repeat(50)}...`,
    ]);
  });

  it('keeps what was customized on a build while another one is current', () => {
    const { actor, build } = startBuilder({
      history: [crumbAndEmber, harbourYoga],
      currentId: 'build-1',
    });

    actor.send({ type: 'content.change', field: 'title', value: 'Ember' });
    actor.send({ type: 'build.load', id: 'build-2' });
    actor.send({ type: 'build.load', id: 'build-1' });

    expect(build()?.customization.content.title).toBe('Ember');
  });

  it('takes one undo step for a color drag and another for the next drag', () => {
    const { actor, context, build } = startBuilder({
      history: [crumbAndEmber],
      currentId: 'build-1',
    });

    for (const value of ['#111111', '#222222', '#333333']) {
      actor.send({ type: 'color.change', role: 'primary', value });
    }
    actor.send({ type: 'edit.end' });
    actor.send({ type: 'color.change', role: 'primary', value: '#444' });

    expect(context().past).toHaveLength(2);
    expect(build()?.customization.colors.primary).toBe('#444444');
    actor.send({ type: 'edit.undo' });
    expect(build()?.customization.colors.primary).toBe('#333333');
    actor.send({ type: 'edit.undo' });
    expect(build()?.customization.colors.primary).toBe('#3b82f6');
    actor.send({ type: 'edit.redo' });
    expect(build()?.customization.colors.primary).toBe('#333333');
    actor.send({ type: 'section.toggle', section: 'showPricing' });
    expect(context().future).toEqual([]);
  });

  it('writes over any text of the site, empties it, brings what is emptied back, and undoes it all', () => {
    const { actor, build } = startBuilder({ history: [crumbAndEmber], currentId: 'build-1' });

    actor.send({ type: 'text.change', id: 'features.heading', value: ' What we bake ' });
    actor.send({ type: 'text.change', id: 'title', value: 'Ember' });
    expect(build()?.customization.texts).toEqual({ 'features.heading': 'What we bake' });
    expect(build()?.customization.content.title).toBe('Ember');

    actor.send({ type: 'text.change', id: 'features.heading', value: '' });
    expect(build()?.customization.texts).toEqual({ 'features.heading': '' });
    actor.send({ type: 'texts.restore' });
    expect(build()?.customization.texts).toEqual({});
    actor.send({ type: 'edit.undo' });
    expect(build()?.customization.texts).toEqual({ 'features.heading': '' });
    actor.send({ type: 'edit.undo' });
    expect(build()?.customization.texts).toEqual({ 'features.heading': 'What we bake' });
    actor.send({ type: 'edit.undo' });
    actor.send({ type: 'edit.undo' });
    expect(build()?.customization).toEqual(crumbAndEmber.customization);
  });

  it('sets preset colors and leaves background and text alone', () => {
    const { actor, build } = startBuilder({ history: [crumbAndEmber], currentId: 'build-1' });
    actor.send({ type: 'preset.choose', preset: 'Green' });
    expect(build()?.customization.colors).toEqual({
      primary: '#15803d',
      secondary: '#5c6f64',
      accent: '#eab308',
      background: '#ffffff',
      text: '#1f2937',
    });
  });

  it('toggles sections one step each', () => {
    const { actor, build, context } = startBuilder({
      history: [crumbAndEmber],
      currentId: 'build-1',
    });
    actor.send({ type: 'section.toggle', section: 'showHero' });
    actor.send({ type: 'section.toggle', section: 'showHero' });
    expect([build()?.customization.layout.showHero, context().past.length]).toEqual([true, 2]);
  });

  it.each([
    '#GGG',
    'red;}body{display:none',
    'url(//evil)',
    'var(--x)',
    'expression(1)',
    '',
    '#12345678',
    'rebeccapurple',
  ])('fault 28: keeps the last valid color and the typed text for %j', (value) => {
    const { actor, context, build } = startBuilder({
      history: [crumbAndEmber],
      currentId: 'build-1',
    });

    actor.send({ type: 'color.change', role: 'background', value });
    actor.send({ type: 'edit.end' });

    expect(build()?.customization.colors.background).toBe('#ffffff');
    expect(context().colorDrafts).toEqual({ background: value });
  });

  it('reset clears prompt and site, keeps the history, and can be undone', () => {
    const { actor, context } = startBuilder({
      history: [crumbAndEmber],
      currentId: 'build-1',
      prompt: crumbAndEmber.prompt,
    });

    actor.send({ type: 'builder.reset' });

    expect([context().prompt, context().currentId, context().history]).toEqual([
      '',
      null,
      [crumbAndEmber],
    ]);
    actor.send({ type: 'edit.undo' });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(context().prompt).toBe(crumbAndEmber.prompt);
  });

  it('choosing a suggestion over a typed prompt can be undone', () => {
    const { actor, context } = startBuilder({ prompt: 'my own words' });
    actor.send({ type: 'suggestion.choose', prompt: 'A florist' });
    expect(context().prompt).toBe('A florist');
    actor.send({ type: 'edit.undo' });
    expect(context().prompt).toBe('my own words');
  });

  it('fault 70: takes everything that is asked of a site, in each of its states', () => {
    const { actor } = startBuilder({ history: [crumbAndEmber], currentId: 'build-1' });
    const asked: BuilderEvent[] = [
      { type: 'prompt.change', value: 'A florist' },
      { type: 'theme.choose', theme: 'elegant' },
      { type: 'text.change', id: 'title', value: 'Ember' },
      { type: 'color.change', role: 'primary', value: '#111111' },
      { type: 'section.toggle', section: 'showHero' },
      { type: 'site.change', change: { theme: 'vibrant' } },
      { type: 'build.load', id: 'build-1' },
      { type: 'builder.reset' },
    ];
    const taken = () => asked.map((event) => actor.getSnapshot().can(event));
    expect(taken()).toEqual(asked.map(() => true));
    actor.send({ type: 'site.change', change: { corrections: { name: 'Ember' } } });
    expect(actor.getSnapshot().value).toBe('rebuilding');
    expect(taken()).toEqual(asked.map(() => true));
  });

  it('offers nothing of a site while there is none', () => {
    const { actor } = startBuilder();
    const asked: BuilderEvent[] = [
      { type: 'text.change', id: 'title', value: 'Ember' },
      { type: 'hero.remove' },
      { type: 'site.change', change: { theme: 'vibrant' } },
      { type: 'edit.undo' },
      { type: 'builder.reset' },
    ];
    expect(asked.map((event) => actor.getSnapshot().can(event))).toEqual(asked.map(() => false));
  });

  it('loads a build back whose prompt was changed since', () => {
    const { actor, context } = startBuilder({
      history: [crumbAndEmber],
      currentId: 'build-1',
      prompt: crumbAndEmber.prompt,
    });
    actor.send({ type: 'prompt.change', value: 'half a thought' });
    actor.send({ type: 'build.load', id: 'build-1' });
    expect(context().prompt).toBe(crumbAndEmber.prompt);
    actor.send({ type: 'edit.undo' });
    expect(context().prompt).toBe('half a thought');
  });

  it('shares between 200 steps to undo what they did not change', () => {
    const { actor, context, build } = startBuilder({
      history: [crumbAndEmber],
      currentId: 'build-1',
    });
    for (let step = 0; step < 250; step += 1) {
      const value = `#${step.toString(16).padStart(6, '0')}`;
      actor.send({ type: 'color.change', role: 'primary', value });
      actor.send({ type: 'edit.end' });
    }
    expect(context().past).toHaveLength(200);
    const layouts = new Set(context().past.map(({ after }) => after.customization?.value.layout));
    const contents = new Set(context().past.map(({ after }) => after.customization?.value.content));
    expect([layouts.size, contents.size]).toEqual([1, 1]);
    expect(build()?.website).toBe(crumbAndEmber.website);
  });

  it('takes no step for what stands there already', () => {
    const { actor, context } = startBuilder({ prompt: 'A florist' });
    actor.send({ type: 'suggestion.choose', prompt: 'A florist' });
    actor.send({ type: 'theme.choose', theme: 'modern' });
    expect(context().past).toEqual([]);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(builderMachine, {
      input: {},
      events: [finished(crumbAndEmber), { type: 'site.change', change: { theme: 'elegant' } }],
      limit: 50,
      serializeState: ({ value, context }) => JSON.stringify([value, context.currentId]),
    });
    expect([...new Set(paths.map(({ state }) => state.value))].sort()).toEqual([
      'ready',
      'rebuilding',
    ]);
  });
});
