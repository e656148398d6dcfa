import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import type { Build, SitePage } from '../../machines/entities';
import { pageInView } from '../../machines/pageInView';
import { pagesOf, pageWith, placeOn, shownPage } from '../../machines/shownPage';
import { crumbAndEmber, harbourYoga } from '../../stories/fixtures/aBuild';

const page = (path: string, lead: string): SitePage => ({
  path,
  lead,
  language: 'en',
  label: path,
  html: `<!DOCTYPE html><title>${path}</title>`,
});
const withPages = (build: Build, pages: SitePage[]): Build => ({
  ...build,
  website: {
    ...build.website,
    pages,
    outline: pages.map(({ path, label, lead }) => ({
      path,
      label,
      lead,
      entries: [{ id: lead, kind: lead, label: lead }],
    })),
  },
});
const pages = [
  page('index.html', 'hero'),
  page('menu.html', 'menu'),
  page('contact.html', 'contact'),
];
const bakery = withPages(crumbAndEmber, pages);
const yoga = withPages(harbourYoga, pages);

function start(history: Build[]) {
  const actor = createActor(builderMachine, {
    input: { history, currentId: history[0]?.id ?? null },
  }).start();
  const shown = () => {
    const { context } = actor.getSnapshot();
    const build = findBuild(context, context.currentId);
    return build && shownPage(build, context.page)?.path;
  };
  return { actor, shown };
}

describe('the page in view', () => {
  it('is the first until another is gone to', () => {
    const { actor, shown } = start([bakery]);
    expect(shown()).toBe('index.html');
    actor.send({ type: 'page.show', path: 'menu.html' });
    expect(shown()).toBe('menu.html');
  });

  it('may begin at a place', () => {
    const { actor, shown } = start([bakery]);
    actor.send({ type: 'page.show', path: 'contact.html#visit' });
    expect([shown(), placeOn(bakery, actor.getSnapshot().context.page)]).toEqual([
      'contact.html',
      'visit',
    ]);
  });

  it('is the first again for another build, and for a path that the site does not have', () => {
    const { actor, shown } = start([bakery, yoga]);
    actor.send({ type: 'page.show', path: 'menu.html' });
    actor.send({ type: 'build.load', id: yoga.id });
    expect(shown()).toBe('index.html');
    actor.send({ type: 'page.show', path: 'nowhere.html' });
    expect(shown()).toBe('index.html');
  });

  it('is none where there is only one, and nothing can be gone to without a build', () => {
    const { actor, shown } = start([crumbAndEmber]);
    expect(shown()).toBeUndefined();
    const empty = start([]);
    empty.actor.send({ type: 'page.show', path: 'menu.html' });
    expect(empty.actor.getSnapshot().context.page).toBeNull();
    actor.stop();
  });

  it('goes with the section it consists of', () => {
    const { actor, shown } = start([bakery]);
    actor.send({ type: 'page.show', path: 'contact.html' });
    actor.send({ type: 'section.toggle', section: 'showContact' });
    expect(shown()).toBe('index.html');
    actor.send({ type: 'edit.undo' });
    expect(shown()).toBe('contact.html');
    const two = withPages(bakery, [page('index.html', 'hero'), page('contact.html', 'contact')]);
    const { layout } = two.customization;
    const off = { ...two.customization, layout: { ...layout, showContact: false } };
    expect(pagesOf({ ...two, customization: off })).toEqual([]);
  });

  it('is what is handed over', async () => {
    const { actor } = start([bakery]);
    actor.send({ type: 'page.show', path: 'menu.html' });
    expect(await pageInView(actor)).toEqual({ build: bakery, path: 'menu.html' });
  });
});

describe('the page of a text that is sought', () => {
  const withText = (path: string, id: string): SitePage => ({
    ...page(path, path),
    html: `<p data-text="${id}">words</p>`,
  });
  const build = withPages(crumbAndEmber, [
    withText('index.html', 'hero.note'),
    withText('menu.html', 'offerings.1.body'),
    withText('de/menu.html', 'offerings.1.body'),
  ]);

  it('is gone to, and told to who shows it', () => {
    const { actor, shown } = start([build]);
    const sought: string[] = [];
    actor.on('text.sought', ({ id }) => sought.push(id));
    actor.send({ type: 'text.seek', id: 'offerings.1.body' });
    expect(shown()).toBe('menu.html');
    expect(sought).toEqual(['offerings.1.body']);
  });

  it('stays in view where it has the text, in another language too', () => {
    const chosen = { buildId: build.id, path: 'de/menu.html#offerings' };
    expect(pageWith('offerings.1.body', build, chosen)?.path).toBe('de/menu.html');
  });

  it('is none where no page has the text, or the site has one page', () => {
    expect(pageWith('team.1.title', build, null)).toBeNull();
    expect(pageWith('hero.note', crumbAndEmber, null)).toBeNull();
    const { actor, shown } = start([build]);
    actor.send({ type: 'page.show', path: 'menu.html' });
    actor.send({ type: 'text.seek', id: 'team.1.title' });
    expect(shown()).toBe('menu.html');
  });
});
