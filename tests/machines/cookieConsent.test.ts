import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import {
  allows,
  type CookieConsentEvent,
  cookieConsentMachine,
  type KnownConsent,
} from '../../machines/cookieConsent';
import {
  type CookiePreferences,
  EVERYTHING,
  NOTHING_OPTIONAL,
} from '../../machines/cookiePreferences';

const nothingKnown: KnownConsent = { choice: null, asksForPrivacy: false };

async function startConsent(readChoice: () => Promise<KnownConsent> = async () => nothingKnown) {
  const written: CookiePreferences[] = [];
  let otherTab: (event: CookieConsentEvent) => void = () => undefined;
  const actor = createActor(
    cookieConsentMachine.provide({
      actors: {
        readChoice: fromPromise(readChoice),
        watchChoice: fromCallback<CookieConsentEvent>(({ sendBack }) => {
          otherTab = sendBack;
        }),
      },
      actions: { writeChoice: (_, { choice }) => void written.push(choice) },
    }),
  ).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('reading'));
  const saves = (choice: CookiePreferences | null) => otherTab({ type: 'choice.changed', choice });
  return { actor, written, otherTabSaves: saves, state: () => actor.getSnapshot().value };
}

describe('cookieConsentMachine', () => {
  it('shows the banner on a first visit and allows nothing optional', async () => {
    const { actor, state } = await startConsent();
    expect(state()).toBe('banner');
    expect(allows(actor.getSnapshot(), 'analytics')).toBe(false);
    expect(allows(actor.getSnapshot(), 'marketing')).toBe(false);
  });

  it('shows no banner when there is a choice', async () => {
    const { actor, state } = await startConsent(async () => ({
      choice: { ...NOTHING_OPTIONAL, marketing: true },
      asksForPrivacy: false,
    }));
    expect(state()).toBe('decided');
    expect(allows(actor.getSnapshot(), 'analytics')).toBe(false);
    expect(allows(actor.getSnapshot(), 'marketing')).toBe(true);
  });

  it('asks when the browser cannot say what was chosen', async () => {
    const { state } = await startConsent(() => Promise.reject(new Error('blocked')));
    expect(state()).toBe('banner');
  });

  it.each([
    ['accept.all', EVERYTHING],
    ['reject.all', NOTHING_OPTIONAL],
  ] as const)('%s is saved once and ends the banner', async (type, choice) => {
    const { actor, written, state } = await startConsent();
    actor.send({ type });
    expect(state()).toBe('decided');
    expect(actor.getSnapshot().context.choice).toEqual(choice);
    expect(written).toEqual([choice]);
  });

  it('saves what was ticked, and only that', async () => {
    const { actor, written } = await startConsent();
    actor.send({ type: 'settings.open' });
    expect(actor.getSnapshot().context.draft).toEqual(NOTHING_OPTIONAL);
    actor.send({ type: 'category.change', category: 'analytics', isAllowed: true });
    expect(allows(actor.getSnapshot(), 'analytics')).toBe(false);
    actor.send({ type: 'preferences.save' });
    expect(written).toEqual([{ essential: true, analytics: true, marketing: false }]);
    expect(allows(actor.getSnapshot(), 'analytics')).toBe(true);
  });

  it('closing the settings changes nothing, with and without a choice', async () => {
    const { actor, written, state } = await startConsent();
    actor.send({ type: 'settings.open' });
    actor.send({ type: 'category.change', category: 'marketing', isAllowed: true });
    actor.send({ type: 'settings.close' });
    expect(state()).toBe('banner');
    actor.send({ type: 'reject.all' });
    actor.send({ type: 'settings.open' });
    expect(actor.getSnapshot().context.draft).toEqual(NOTHING_OPTIONAL);
    actor.send({ type: 'settings.close' });
    expect(state()).toBe('decided');
    expect(written).toEqual([NOTHING_OPTIONAL]);
  });

  it('allows one category where its content stands, and keeps the other as it was', async () => {
    const { actor, written, state } = await startConsent();
    actor.send({ type: 'category.allow', category: 'marketing' });
    expect(state()).toBe('decided');
    expect(written).toEqual([{ essential: true, analytics: false, marketing: true }]);
  });

  it('starts with everything off where the browser asks for privacy', async () => {
    const { actor, state } = await startConsent(async () => ({
      choice: null,
      asksForPrivacy: true,
    }));
    expect(state()).toBe('banner');
    actor.send({ type: 'settings.open' });
    expect(actor.getSnapshot().context).toEqual({
      choice: null,
      asksForPrivacy: true,
      draft: NOTHING_OPTIONAL,
    });
  });

  it('fault 5: follows the choice of another tab without writing it again', async () => {
    const { actor, written, otherTabSaves, state } = await startConsent();
    otherTabSaves(EVERYTHING);
    expect(state()).toBe('decided');
    expect(allows(actor.getSnapshot(), 'marketing')).toBe(true);
    otherTabSaves(null);
    expect(state()).toBe('banner');
    expect(allows(actor.getSnapshot(), 'marketing')).toBe(false);
    expect(written).toEqual([]);
  });

  it('fault 5: another tab neither closes the open settings nor changes their boxes', async () => {
    const { actor, otherTabSaves, state } = await startConsent();
    actor.send({ type: 'settings.open' });
    otherTabSaves(EVERYTHING);
    expect(state()).toBe('customizing');
    expect(actor.getSnapshot().context.draft).toEqual(NOTHING_OPTIONAL);
    actor.send({ type: 'settings.close' });
    expect(state()).toBe('decided');
  });

  it('reaches every state', () => {
    const reached = getShortestPaths(cookieConsentMachine, {
      events: [
        { type: 'accept.all' },
        { type: 'settings.open' },
        { type: 'xstate.done.actor.0.cookieConsent.reading', output: nothingKnown } as never,
      ],
    }).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(['reading', 'banner', 'customizing', 'decided']));
  });
});
