import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import { itemListMachine } from '../../machines/itemList';
import { itemSection } from '../../machines/items';
import { itemSlot } from '../../machines/itemSlot';
import type { ChosenFile } from '../../machines/openSite';
import { type PhotoFile, sizesFor } from '../../machines/photo';
import { itemOfSlot, photoSection, placesOf, unseenPhoto } from '../../machines/photoPlaces';
import { photosMachine, type PhotoSource, type PhotoToKeep } from '../../machines/photos';
import { compareBuilds } from '../../src/editor/builder/compareBuilds';
import { slotName } from '../../src/editor/builder/photos/slotNames';
import { outlinedBuild } from '../../stories/fixtures/aBuild';
import { aPhoto, aPictureFile, aSource } from '../../stories/fixtures/aPhoto';

const team = photoSection(outlinedBuild.website, 'team');
const [first = ''] = team?.entry.items?.map(({ id }) => id) ?? [];
const slot = itemSlot('team', first);

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [outlinedBuild], currentId: outlinedBuild.id },
  }).start();
  const build = () => {
    const found = findBuild(builderRef.getSnapshot().context, outlinedBuild.id);
    if (found === null) throw new Error('There is a current build.');
    return found;
  };
  return {
    builderRef,
    build,
    photos: () => build().customization.photos,
    steps: () => builderRef.getSnapshot().context.past.length,
  };
}

describe('the photo of an item', () => {
  it('is taken, told and taken away, one step each', () => {
    const { builderRef, photos, steps } = start();
    builderRef.send({ type: 'photo.choose', slot, files: aPhoto.files });
    expect([photos(), steps()]).toEqual([{ [slot]: { files: aPhoto.files, alt: '' } }, 1]);
    builderRef.send({ type: 'photo.describe', slot, alt: 'Maya at the oven' });
    expect([photos()?.[slot]?.alt, steps()]).toEqual(['Maya at the oven', 2]);
    builderRef.send({ type: 'photo.remove', slot });
    expect([photos(), steps()]).toEqual([undefined, 3]);
    builderRef.send({ type: 'edit.undo' });
    expect(photos()?.[slot]?.alt).toBe('Maya at the oven');
  });

  it('goes with what the person added, in the same step, and comes back with Undo', () => {
    const { builderRef, photos, steps } = start();
    const change = (done: Parameters<typeof builderRef.send>[0] & { type: 'items.change' }) =>
      builderRef.send(done);
    const words = { title: 'Noor', body: 'Sweeps', detail: '' };
    change({ type: 'items.change', section: 'team', done: { act: 'add', words } });
    const added = itemSlot('team', 'added1');
    builderRef.send({ type: 'photo.choose', slot: added, files: aPhoto.files });
    change({ type: 'items.change', section: 'team', done: { act: 'remove', id: 'added1' } });
    expect([photos(), steps()]).toEqual([undefined, 3]);
    builderRef.send({ type: 'edit.undo' });
    expect(Object.keys(photos() ?? {})).toEqual([added]);
  });

  it('is in the draft of a new item, and becomes one step with it; Cancel drops both', () => {
    const { builderRef, photos, steps } = start();
    const listRef = createActor(itemListMachine, {
      input: { builderRef, outlineRef: null },
    }).start();
    const added = itemSlot('team', 'added1');
    const write = () => {
      listRef.send({ type: 'item.add' });
      listRef.send({ type: 'words.change', part: 'title', value: 'Noor' });
      listRef.send({ type: 'photo.describe', slot: added, alt: 'Of none' });
      listRef.send({ type: 'photo.choose', slot: added, files: aPhoto.files });
      listRef.send({ type: 'photo.describe', slot: added, alt: 'Noor sweeps' });
    };
    listRef.send({ type: 'list.open', section: 'team' });
    write();
    expect([photos(), steps()]).toEqual([undefined, 0]);
    listRef.send({ type: 'draft.cancel' });
    expect([photos(), steps()]).toEqual([undefined, 0]);
    listRef.send({ type: 'item.add' });
    expect(listRef.getSnapshot().context.draft.photo).toBeUndefined();
    listRef.send({ type: 'draft.cancel' });
    write();
    listRef.send({ type: 'draft.save' });
    const kept = { [added]: { files: aPhoto.files, alt: 'Noor sweeps' } };
    expect([photos(), steps()]).toEqual([kept, 1]);
    builderRef.send({ type: 'edit.undo' });
    expect(photos()).toBeUndefined();
    builderRef.send({ type: 'edit.redo' });
    expect(photos()).toEqual(kept);
    write();
    listRef.send({ type: 'photo.remove', slot: added });
    listRef.send({ type: 'draft.save' });
    expect(photos()).toEqual(kept);
  });

  it('of a new item is told to the list in which that is written, not to the site', async () => {
    const { builderRef, photos } = start();
    const listRef = createActor(itemListMachine, {
      input: { builderRef, outlineRef: null },
    }).start();
    const photosRef = createActor(
      photosMachine.provide({
        actors: {
          readPhoto: fromPromise<PhotoSource, { file: ChosenFile }>(() => Promise.resolve(aSource)),
          keepPhoto: fromPromise<PhotoFile[], PhotoToKeep>(() => Promise.resolve(aPhoto.files)),
        },
      }),
      { input: { builderRef } },
    ).start();
    listRef.send({ type: 'list.open', section: 'team' });
    listRef.send({ type: 'item.add' });
    const added = itemSlot('team', 'added1');
    photosRef.send({ type: 'slot.open', slot: added, takerRef: listRef });
    photosRef.send({ type: 'file.choose', file: aPictureFile });
    await waitFor(photosRef, (snapshot) => snapshot.matches({ open: { looking: 'cropping' } }));
    photosRef.send({ type: 'photo.take', area: { x: 0, y: 0, width: 800, height: 600 } });
    await waitFor(photosRef, (snapshot) => snapshot.matches({ open: 'resting' }));
    expect(listRef.getSnapshot().context.draft.photo).toEqual({ files: aPhoto.files, alt: '' });
    expect(photos()).toBeUndefined();
    photosRef.send({ type: 'slot.close' });
    expect(photosRef.getSnapshot().context.takerRef).toBeNull();
  });

  it('is told of where the section of an item shows no pictures', () => {
    const { build } = start();
    const faq = itemSection(outlinedBuild.website, 'faq');
    if (team === null || faq === null) throw new Error('There are a team and questions.');
    const withPhotoIn = (one: string) => ({
      ...build(),
      customization: { ...build().customization, photos: { [one]: aPhoto } },
    });
    const own = itemSlot('faq', 'i1');
    expect(unseenPhoto(withPhotoIn(own), faq, 'i1')).toEqual({ slot: own, section: 'faq' });
    expect(unseenPhoto(withPhotoIn(own), faq, 'i2')).toBeNull();
    expect(unseenPhoto(withPhotoIn(own), faq, null)).toBeNull();
    expect(unseenPhoto(withPhotoIn(slot), team, first)).toBeNull();
  });

  it('stays where the item is moved, and waits while it is taken out', () => {
    const { builderRef, build, photos } = start();
    builderRef.send({ type: 'photo.choose', slot, files: aPhoto.files });
    const before = photos();
    const words = { title: 'Noor', body: '', detail: '' };
    builderRef.send({ type: 'items.change', section: 'team', done: { act: 'add', words } });
    builderRef.send({
      type: 'items.change',
      section: 'team',
      done: { act: 'move', id: first, to: 1 },
    });
    expect(photos()).toEqual(before);
    expect(itemOfSlot(build(), slot)?.item.id).toBe(first);
    builderRef.send({ type: 'items.change', section: 'team', done: { act: 'remove', id: first } });
    expect(photos()).toEqual(before);
    expect(itemOfSlot(build(), slot)).toBeNull();
    expect(placesOf(build())).not.toContain(slot);
  });

  it('is copied with its section, and each has its own from then on', () => {
    const { builderRef, photos } = start();
    builderRef.send({ type: 'photo.choose', slot, files: aPhoto.files });
    builderRef.send({
      type: 'sections.arrange',
      page: 'gallery',
      done: { act: 'duplicate', id: 'team' },
    });
    const [, copied = ''] = Object.keys(photos() ?? {});
    expect(copied).toMatch(new RegExp(`^item\\.team_\\d+\\.${first}$`));
    builderRef.send({ type: 'photo.remove', slot });
    expect(Object.keys(photos() ?? {})).toEqual([copied]);
    builderRef.send({
      type: 'sections.arrange',
      page: 'gallery',
      done: { act: 'remove', id: copied.split('.')[1] ?? '' },
    });
    expect(photos()).toBeUndefined();
  });

  it('has a place of its own where the item is there, and its kind can have one', () => {
    const { builderRef, build } = start();
    const photosRef = createActor(photosMachine, { input: { builderRef } }).start();
    const open = (wanted: string) => {
      photosRef.send({ type: 'slot.close' });
      photosRef.send({ type: 'slot.open', slot: wanted });
      return photosRef.getSnapshot().context.slot;
    };
    expect(open(slot)).toBe(slot);
    expect(open(itemSlot('team', 'nobody'))).toBeNull();
    expect(open(itemSlot('faq', 'i1'))).toBeNull();
    expect(open('item.__proto__.i1')).toBeNull();
    expect(placesOf(build())).toEqual(['logo', 'hero', slot]);
    expect(slotName(slot, build())).toMatch(/^Team: ./);
    expect(sizesFor(slot, { x: 0, y: 0, width: 4000, height: 3000 })).toEqual([
      { width: 480, height: 360 },
      { width: 960, height: 720 },
    ]);
  });

  it('is told with the items of its section where two builds are compared', () => {
    const undrawn = { ...outlinedBuild, website: { ...outlinedBuild.website, html: '' } };
    const customization = { ...undrawn.customization, photos: { [slot]: aPhoto } };
    const own = { ...undrawn, customization };
    expect(compareBuilds([undrawn, own]).items).toEqual(['Team']);
    expect(compareBuilds([own, own]).items).toEqual([]);
  });
});
