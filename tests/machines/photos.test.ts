import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import { messages } from '../../machines/messages';
import {
  PHOTO_REFUSALS,
  type PhotoFile,
  PhotoRefusedError,
  photoRefusalMessage,
  sizesFor,
  slotsOf,
} from '../../machines/photo';
import {
  type PhotosContext,
  type PhotosEvent,
  photosMachine,
  type PhotoSource,
  type PhotoToKeep,
} from '../../machines/photos';
import type { ChosenFile } from '../../machines/openSite';
import { aBuild, harbourYoga } from '../../stories/fixtures/aBuild';
import { aHero } from '../../stories/fixtures/anImage';
import { aPhoto, aPictureFile, aSource } from '../../stories/fixtures/aPhoto';

const build = aBuild({
  website: {
    ...aBuild().website,
    images: ['hero', 'about', 'gallery-1', 'offerings-1'].map((id) => ({
      name: `images/${id}.svg`,
      alt: '',
    })),
  },
});

function start({
  read = () => Promise.resolve(aSource),
  keep = () => Promise.resolve(aPhoto.files),
}: {
  read?: () => Promise<PhotoSource>;
  keep?: (wanted: PhotoToKeep) => Promise<PhotoFile[]>;
} = {}) {
  const builderRef = createActor(builderMachine, {
    input: { history: [build, harbourYoga], currentId: build.id },
  }).start();
  const released = vi.fn();
  const actor = createActor(
    photosMachine.provide({
      actors: {
        readPhoto: fromPromise<PhotoSource, { file: ChosenFile }>(read),
        keepPhoto: fromPromise<PhotoFile[], PhotoToKeep>(({ input }) => keep(input)),
        watchPhotos: fromCallback<PhotosEvent, Pick<PhotosContext, 'builderRef'>>(() => undefined),
      },
      actions: { releaseSource: (_, { source }) => released(source) },
    }),
    { input: { builderRef } },
  ).start();
  const is = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value));
  return {
    actor,
    builderRef,
    released,
    is,
    customization: () => findBuild(builderRef.getSnapshot().context, build.id)?.customization,
    steps: () => builderRef.getSnapshot().context.past.length,
  };
}

describe('photosMachine', () => {
  it('takes a part of a picture: kept first, then named by the site, in one step', async () => {
    const order: string[] = [];
    const { actor, builderRef, customization, is, released, steps } = start({
      keep: ({ area }) => {
        order.push(`kept ${area.width}`);
        return Promise.resolve(aPhoto.files);
      },
    });
    builderRef.subscribe(() => order.push('named'));
    actor.send({ type: 'slot.open', slot: 'hero' });
    actor.send({ type: 'file.choose', file: aPictureFile });
    await is({ open: { looking: 'cropping' } });
    actor.send({ type: 'photo.take', area: { x: 0, y: 0, width: 800, height: 600 } });
    await is({ open: 'resting' });
    expect(order).toEqual(['kept 800', 'named']);
    expect(customization()?.photos).toEqual({ hero: { files: aPhoto.files, alt: '' } });
    expect(released).toHaveBeenCalledWith(aSource);
    expect(actor.getSnapshot().context.source).toBeNull();
    builderRef.send({ type: 'photo.describe', slot: 'hero', alt: 'L' });
    builderRef.send({ type: 'photo.describe', slot: 'hero', alt: 'Loaves' });
    expect([customization()?.photos?.hero?.alt, steps()]).toEqual(['Loaves', 2]);
    builderRef.send({ type: 'edit.undo' });
    builderRef.send({ type: 'edit.undo' });
    expect(customization()?.photos).toBeUndefined();
  });

  it.each(PHOTO_REFUSALS)(
    'fault 77: says why a file is %s, and the place stays',
    async (reason) => {
      const { actor, customization, is } = start({
        read: () => Promise.reject(new PhotoRefusedError(reason)),
      });
      actor.send({ type: 'slot.open', slot: 'about' });
      actor.send({ type: 'file.choose', file: aPictureFile });
      await is({ open: 'refused' });
      expect(actor.getSnapshot().context.problem).toBe(messages.photos[reason]);
      expect(customization()?.photos).toBeUndefined();
    },
  );

  it('fault 78: a full disk is told; the photo before and all else stay', async () => {
    const { actor, builderRef, customization, is, released } = start({
      keep: () => Promise.reject(new PhotoRefusedError('full')),
    });
    builderRef.send({ type: 'photo.choose', slot: 'about', files: aPhoto.files });
    const before = customization();
    actor.send({ type: 'slot.open', slot: 'about' });
    actor.send({ type: 'file.choose', file: aPictureFile });
    await is({ open: { looking: 'cropping' } });
    actor.send({ type: 'photo.take', area: { x: 0, y: 0, width: 800, height: 600 } });
    await is({ open: 'refused' });
    expect(actor.getSnapshot().context.problem).toBe(messages.photos.full);
    expect(customization()).toBe(before);
    expect(released).toHaveBeenCalledTimes(1);
    actor.send({ type: 'file.choose', file: aPictureFile });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('lets go of what is looked at when it is cancelled, closed, or another site becomes current', async () => {
    const { actor, builderRef, is, released } = start();
    const look = async () => {
      actor.send({ type: 'slot.open', slot: 'about' });
      actor.send({ type: 'file.choose', file: aPictureFile });
      await is({ open: { looking: 'cropping' } });
    };
    await look();
    actor.send({ type: 'photo.cancel' });
    await look();
    actor.send({ type: 'slot.close' });
    await look();
    builderRef.send({ type: 'build.load', id: harbourYoga.id });
    expect(actor.getSnapshot().value).toBe('listing');
    expect(released).toHaveBeenCalledTimes(3);
  });

  it('opens no place that the site does not have', () => {
    const { actor } = start();
    expect(slotsOf(build.website)).toEqual(['logo', 'hero', 'about']);
    actor.send({ type: 'slot.open', slot: 'offerings-1' });
    actor.send({ type: 'slot.open', slot: '__proto__' });
    expect(actor.getSnapshot().value).toBe('listing');
  });

  it('has a photo or a painted image as the hero, never both', () => {
    const { builderRef, customization } = start();
    builderRef.send({ type: 'hero.choose', hero: aHero });
    builderRef.send({ type: 'photo.choose', slot: 'hero', files: aPhoto.files });
    expect([customization()?.hero, Object.keys(customization()?.photos ?? {})]).toEqual([
      undefined,
      ['hero'],
    ]);
    builderRef.send({ type: 'hero.choose', hero: aHero });
    expect([customization()?.hero, customization()?.photos]).toEqual([aHero, undefined]);
    builderRef.send({ type: 'photo.remove', slot: 'hero' });
    expect(customization()?.hero).toEqual(aHero);
  });

  it('can reach every state', () => {
    const { builderRef } = start();
    const paths = getShortestPaths(photosMachine, {
      input: { builderRef },
      events: [
        { type: 'slot.open', slot: 'hero' },
        { type: 'file.choose', file: aPictureFile },
        { type: 'photo.take', area: { x: 0, y: 0, width: 8, height: 8 } },
        { type: 'xstate.done.actor.0.photos.open.reading', output: aSource, actorId: '' } as never,
        { type: 'xstate.error.actor.0.photos.open.reading', error: null, actorId: '' } as never,
      ],
    });
    const states = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...states].sort()).toEqual([
      '"listing"',
      '{"open":"reading"}',
      '{"open":"refused"}',
      '{"open":"resting"}',
      '{"open":{"looking":"cropping"}}',
      '{"open":{"looking":"keeping"}}',
    ]);
  });
});

describe('sizesFor', () => {
  it('scales down to the widths that are shown, and never up', () => {
    const widths = (width: number, slot = 'hero') =>
      sizesFor(slot, { x: 0, y: 0, width, height: width / 2 }).map((size) => size.width);
    expect(widths(4000)).toEqual([480, 960, 1600]);
    expect(widths(1200)).toEqual([480, 960, 1200]);
    expect(widths(100)).toEqual([100]);
    expect(widths(1600)).toEqual([480, 960, 1600]);
    expect(widths(4000, 'logo')).toEqual([192, 480]);
    expect(sizesFor('hero', { x: 0, y: 0, width: 3000, height: 1 })).toEqual([
      { width: 480, height: 1 },
      { width: 960, height: 1 },
      { width: 1600, height: 1 },
    ]);
  });

  it('has words for what is no refusal', () => {
    expect(photoRefusalMessage(new Error('x'))).toBe(messages.photos.failed);
  });
});
