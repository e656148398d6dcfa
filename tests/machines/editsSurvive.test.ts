import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import type { ArrangingAct } from '../../machines/arrangement';
import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import type { Build, WebsiteRequest } from '../../machines/entities';
import type { Rebuild, Rebuilt, SiteChange } from '../../machines/siteChange';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { generateWebsite } from '../../src/generator/generateWebsite';

const request = {
  prompt: 'A bakery called Crumb & Ember in Porto',
  theme: 'modern',
  framework: 'tailwind',
  corrections: { name: 'Crumb & Ember', offerings: [{ id: 'i1', name: 'Sourdough' }] },
} satisfies WebsiteRequest;
const website = await generateWebsite(request);
const { customization } = website;
const bakeryBuild: Build = { ...request, id: 'build-1', createdAt: 0, website, customization };

const arranged: ArrangingAct[] = [
  { act: 'move', id: 'contact', to: 1 },
  { act: 'duplicate', id: 'about' },
  { act: 'remove', id: 'faq' },
];

/** A builder with the real generator, and a site that the person has worked on. */
function startEdited() {
  const actor = createActor(
    builderMachine.provide({
      actors: {
        rebuildWebsite: fromPromise<Rebuilt, Rebuild>(async ({ input: { build, change } }) => ({
          from: build,
          site: await rebuildWebsite(build, change),
        })),
      },
    }),
    { input: { history: [bakeryBuild], currentId: bakeryBuild.id } },
  ).start();
  actor.send({ type: 'content.change', field: 'title', value: 'Crumb & Co' });
  actor.send({ type: 'text.change', id: 'offerings.heading', value: 'From our oven' });
  actor.send({ type: 'text.change', id: 'offerings.i1.title', value: 'Slow sourdough' });
  actor.send({ type: 'color.change', role: 'primary', value: '#7c2d12' });
  actor.send({ type: 'section.toggle', section: 'showPricing' });
  actor.send({
    type: 'items.change',
    section: 'visit',
    done: { act: 'add', words: { title: 'Parking', body: 'Behind the house', detail: '' } },
  });
  for (const done of arranged) actor.send({ type: 'sections.arrange', page: 'hero', done });
  const build = (): Build => {
    const { context } = actor.getSnapshot();
    const found = findBuild(context, context.currentId);
    if (found === null) throw new Error('There is no current build.');
    return found;
  };
  const change = async (asked: SiteChange) => {
    actor.send({ type: 'site.change', change: asked });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('rebuilding'));
  };
  return { actor, build, change };
}

const edits = ({
  customization: { content, texts, colors, layout, arrangement, items },
}: Build) => ({
  title: content.title,
  texts,
  primary: colors.primary,
  showPricing: layout.showPricing,
  arrangement,
  items,
});
const edited = {
  title: 'Crumb & Co',
  texts: { 'offerings.heading': 'From our oven', 'offerings.i1.title': 'Slow sourdough' },
  primary: '#7c2d12',
  showPricing: !bakeryBuild.customization.layout.showPricing,
  arrangement: {
    order: {
      hero: [
        'hero',
        'contact',
        'features',
        'offerings',
        'about',
        'about_2',
        'gallery',
        'pricing',
        'visit',
        'faq',
      ],
    },
    away: { faq: 'removed' },
  },
  items: {
    visit: {
      order: ['address', 'hours', 'added1'],
      words: { added1: { title: 'Parking', body: 'Behind the house' } },
    },
  },
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
    expect(build().website.html).toContain('data-text="offerings.i1.title"');
    const drawn = build().website.pages?.map((page) => page.html) ?? [build().website.html];
    expect(drawn.join()).toContain('Behind the house');

    actor.send({ type: 'edit.undo' });
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
    const generated = await generateFrom(
      {
        prompt: 'A plumber called Tap & Thread in Leeds',
        theme: 'modern',
        framework: 'tailwind',
      },
      build(),
    );
    expect(generated.customization).toEqual(generated.website.customization);
  });

  it('follows a new title where it names the site', () => {
    const { actor, build } = startEdited();
    actor.send({ type: 'text.change', id: 'about.p1', value: 'Crumb & Co bakes. Crumb it is.' });
    for (const value of ['', 'E', 'Em', 'Ember'])
      actor.send({ type: 'content.change', field: 'title', value });
    actor.send({ type: 'edit.end' });
    const { content, texts } = build().customization;
    expect(content.title).toBe('Ember');
    expect(content.description).toContain('Ember is a bakery');
    expect(content.description).not.toContain('Crumb');
    expect(texts?.['about.p1']).toBe('Ember bakes. Crumb it is.');
    actor.send({ type: 'edit.undo' });
    expect(build().customization.texts?.['about.p1']).toBe('Crumb & Co bakes. Crumb it is.');
  });

  it('is one text wherever a thing stands', () => {
    const { actor, build } = startEdited();
    actor.send({ type: 'text.change', id: 'offerings.i1.title', value: 'Rye' });
    actor.send({ type: 'text.change', id: 'pricing.i1.title', value: 'Dark rye' });
    expect(build().customization.texts).toEqual({
      'offerings.heading': 'From our oven',
      'pricing.i1.title': 'Dark rye',
    });
  });

  it('lets a chosen direction bring its colors, and no more', async () => {
    const { build, change } = startEdited();
    const colors = { ...build().customization.colors, primary: '#0a6a4d' };
    await change({ theme: 'vibrant', direction: 1, colors });
    expect(edits(build())).toEqual({ ...edited, primary: '#0a6a4d' });
  });
});
