import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/desk';
import type { Build } from '../../machines/entities';
import type { Rebuild, Rebuilt, SiteChange } from '../../machines/siteChange';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { bakeryBuild } from '../../stories/fixtures/generatedBuilds';

/** A builder with the real generator, and a site that the person has worked on. */
function startEdited() {
  const actor = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(async ({ input: { build, change } }) => ({
          buildId: build.id,
          from: build.customization,
          site: await rebuildWebsite(build, change),
        })),
      },
    }),
    { input: { history: [bakeryBuild], currentId: bakeryBuild.id } },
  ).start();
  actor.send({ type: 'content.change', field: 'title', value: 'Crumb & Co' });
  actor.send({ type: 'text.change', id: 'offerings.heading', value: 'From our oven' });
  actor.send({ type: 'text.change', id: 'offerings.1.body', value: 'Thirty-six hours.' });
  actor.send({ type: 'color.change', role: 'primary', value: '#7c2d12' });
  actor.send({ type: 'section.toggle', section: 'showPricing' });
  const build = (): Build => {
    const { context } = actor.getSnapshot();
    const found = findBuild(context, context.currentId);
    if (found === null) throw new Error('There is no build on the desk.');
    return found;
  };
  const change = async (asked: SiteChange) => {
    actor.send({ type: 'site.change', change: asked });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('rebuilding'));
  };
  return { actor, build, change };
}

const edits = ({ customization: { content, texts, colors, layout } }: Build) => ({
  title: content.title,
  texts,
  primary: colors.primary,
  showPricing: layout.showPricing,
});
const edited = {
  title: 'Crumb & Co',
  texts: { 'offerings.heading': 'From our oven', 'offerings.1.body': 'Thirty-six hours.' },
  primary: '#7c2d12',
  showPricing: !bakeryBuild.customization.layout.showPricing,
};

describe('what a person wrote, colored and switched', () => {
  it.each<[string, SiteChange]>([
    ['theme', { theme: 'elegant' }],
    ['framework', { framework: 'vuetify' }],
    ['language', { corrections: { language: 'fr' } }],
    ['second language', { corrections: { secondLanguage: 'ja' } }],
    ['number of pages', { corrections: { isMultiPage: true } }],
    ['layout', { direction: 2 }],
  ])('is still there after another %s, and after taking it back', async (_, asked) => {
    const { actor, build, change } = startEdited();
    const before = build();
    await change(asked);
    expect(build().website.html).not.toBe(before.website.html);
    expect(edits(build())).toEqual(edited);
    expect(build().website.html).toContain('data-text="offerings.1.body"');

    actor.send({ type: 'undo' });
    expect(build()).toEqual(before);
  });

  it('is in the site that is generated again from a prompt that was added to', async () => {
    const { actor, build } = startEdited();
    const prompt = `${bakeryBuild.prompt}, open every day from 8 to 5`;
    const generated = await generateFrom(
      { prompt, theme: 'vibrant', framework: 'bootstrap' },
      build(),
    );
    actor.send({
      type: 'generation.finished',
      generated: { kind: 'website', build: { id: 'again', createdAt: 0, prompt, ...generated } },
    });
    expect(build().id).toBe('again');
    expect(edits(build())).toEqual(edited);
  });

  it('stays with its site where the prompt tells of another business', async () => {
    const { build } = startEdited();
    const { customization } = await generateFrom(
      {
        prompt: 'A plumber called Tap & Thread in Leeds',
        theme: 'modern',
        framework: 'tailwind',
      },
      build(),
    );
    expect(customization.content.title).toBe('Tap & Thread');
    expect(customization.texts).toBeUndefined();
  });

  it('lets a chosen direction bring its colors, and no more', async () => {
    const { build, change } = startEdited();
    const colors = { ...build().customization.colors, primary: '#0a6a4d' };
    await change({ theme: 'vibrant', direction: 1, colors });
    expect(edits(build())).toEqual({ ...edited, primary: '#0a6a4d' });
  });
});
