import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import { type LinkFormEvent, linkFormMachine } from '../../machines/linkForm';
import { linkNow, placesOn, targetName, withLink } from '../../machines/linkTargets';
import { messages } from '../../machines/messages';
import { harbourYoga, outlinedBuild } from '../../stories/fixtures/aBuild';

const button = { id: 'hero.action.1', label: 'Order bread', target: '#contact' };

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [outlinedBuild, harbourYoga], currentId: outlinedBuild.id },
  }).start();
  const actor = createActor(linkFormMachine, { input: { builderRef } }).start();
  const build = () => findBuild(builderRef.getSnapshot().context, outlinedBuild.id);
  return {
    builderRef,
    actor,
    links: () => build()?.customization.links,
    steps: () => builderRef.getSnapshot().context.past.length,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('linkFormMachine', () => {
  it('leads a link elsewhere at once, in one step that is undone and redone', () => {
    const { actor, builderRef, links, steps } = start();
    actor.send({ type: 'link.open', link: button });
    actor.send({ type: 'target.choose', choice: '#about' });
    expect([links(), steps()]).toEqual([{ 'hero.action.1': '#about' }, 1]);
    actor.send({ type: 'target.choose', choice: '#about' });
    expect(steps()).toBe(1);
    builderRef.send({ type: 'edit.undo' });
    expect(links()).toBeUndefined();
    builderRef.send({ type: 'edit.redo' });
    actor.send({ type: 'target.choose', choice: 'first' });
    expect([links(), steps()]).toEqual([undefined, 2]);
  });

  it('takes a web address once it is saved, and keeps what is none as it is typed', () => {
    const { actor, context, links, state } = start();
    actor.send({ type: 'link.open', link: button });
    actor.send({ type: 'target.choose', choice: 'web' });
    actor.send({ type: 'address.change', value: 'javascript:alert(1)' });
    actor.send({ type: 'link.save' });
    expect([state(), context().problem, links()]).toEqual([
      { open: 'refused' },
      messages.links.invalidAddress,
      undefined,
    ]);
    actor.send({ type: 'address.change', value: 'shop.example/bread' });
    expect([state(), context().problem]).toEqual([{ open: 'typing' }, null]);
    actor.send({ type: 'link.save' });
    expect([state(), links()]).toEqual([
      { open: 'choosing' },
      { 'hero.action.1': 'https://shop.example/bread' },
    ]);
    actor.send({ type: 'target.choose', choice: 'web' });
    expect(context().draft).toBe('https://shop.example/bread');
    actor.send({ type: 'link.cancel' });
    expect([state(), context().draft]).toEqual([{ open: 'choosing' }, null]);
  });

  it('lets go of a link when another site becomes current, or none', () => {
    const { actor, builderRef, state } = start();
    actor.send({ type: 'link.open', link: button });
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(state()).toBe('closed');
    builderRef.send({ type: 'builder.reset' });
    expect(actor.getSnapshot().can({ type: 'link.open', link: button })).toBe(false);
  });

  it('can reach every state', () => {
    const { builderRef } = start();
    const events: LinkFormEvent[] = [
      { type: 'link.open', link: button },
      { type: 'target.choose', choice: 'web' },
      { type: 'link.save' },
      { type: 'link.cancel' },
    ];
    const paths = getShortestPaths(linkFormMachine, { events, input: { builderRef } });
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"closed"',
        ...['choosing', 'typing', 'refused'].map((open) => `{"open":"${open}"}`),
      ]),
    );
  });
});

describe('where a link leads', () => {
  it('is offered as pages, then sections that show', () => {
    const hidden = {
      ...outlinedBuild,
      customization: {
        ...outlinedBuild.customization,
        arrangement: { away: { faq: 'removed' } } as const,
      },
    };
    const places = placesOn(hidden);
    expect(places.filter(({ isPage }) => isPage).map(({ label }) => label)).toEqual([
      'Home',
      'Gallery',
      'Contact',
    ]);
    expect(places.map(({ target }) => target)).toContain('#pricing');
    expect(places.map(({ target }) => target)).not.toContain('#faq');
  });

  it('is where it led at first while its section does not show, and says so', () => {
    const chosen = withLink(outlinedBuild.customization, 'hero.action.1', '#faq');
    expect(linkNow(chosen, 'hero.action.1', '#contact')).toEqual({ target: '#faq', lost: null });
    const away = { ...chosen, arrangement: { away: { faq: 'removed' } } as const };
    expect(linkNow(away, 'hero.action.1', '#contact')).toEqual({
      target: '#contact',
      lost: '#faq',
    });
    expect(targetName('#faq', { ...outlinedBuild, customization: away })).toBe('Questions');
    const pricing = withLink(outlinedBuild.customization, 'hero.action.1', '#pricing');
    const off = { ...pricing, layout: { ...pricing.layout, showPricing: false } };
    expect(linkNow(off, 'hero.action.1', '#contact').lost).toBe('#pricing');
  });
});
