// @vitest-environment happy-dom
import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Keeper } from '../../machines/keeper';
import { SaveRefusedError } from '../../machines/saveRefusal';
import { PhotoRefusedError } from '../../machines/photo';
import { openSiteWith } from '../../src/services/openSiteActors';
import { pictureType } from '../../src/services/photos/photoKinds';
import {
  forgetPhotos,
  holdPhotoFiles,
  keepPhotoFiles,
  observePhotos,
  photoAddresses,
  photoBytesOf,
  showPhotos,
} from '../../src/services/photos/photoStore';
import { openWorkDatabase } from '../../src/services/workDatabase';
import { forgetWork, openKeeperOf } from '../../src/services/workKeeper';
import { aBuild } from '../../stories/fixtures/aBuild';
import { aPhoto } from '../../stories/fixtures/aPhoto';
import { aZip } from '../../stories/fixtures/aZip';
import { pictureFiles } from '../../stories/fixtures/pictureFiles';
import { savedWork } from '../../stories/fixtures/savedWork';
import { createActor, toPromise } from 'xstate';

const keepers: Keeper[] = [];

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  keepers.splice(0).forEach((keeper) => keeper.observe(() => undefined)());
  forgetPhotos();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(uid = 'u-ada'): Promise<Keeper> {
  const keeper = await openKeeperOf(uid, 'tab-1');
  keepers.push(keeper);
  return keeper;
}

const photos = { photos: { hero: aPhoto } };
const names = aPhoto.files.map(({ name }) => name);
const files = Object.fromEntries(names.map((name, at) => [name, new Uint8Array([at, 1, 2])]));

async function onDisk(): Promise<IDBValidKey[]> {
  const database = await openWorkDatabase();
  const keys = await database.getAllKeys('photos');
  database.close();
  return keys;
}

describe('photoStore', () => {
  it('keeps files for the next page of their person, and shows them there', async () => {
    await open();
    await keepPhotoFiles(files);
    await open();
    expect(photoAddresses()).toEqual({});
    const tell = vi.fn();
    const end = observePhotos(tell);
    await showPhotos(photos);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(Object.keys(photoAddresses()).sort()).toEqual([...names].sort());
    expect(await photoBytesOf(photos)).toEqual(files);
    await showPhotos(photos);
    expect(tell).toHaveBeenCalledTimes(1);
    end();
  });

  it('gives nothing of one person to another, and keeps nothing after sign-out', async () => {
    await open();
    await keepPhotoFiles(files);
    await open('u-bob');
    expect(await photoBytesOf(photos)).toEqual({});
    expect(await onDisk()).toEqual([]);
    await keepPhotoFiles(files);
    expect(await onDisk()).toHaveLength(3);
    await toPromise(createActor(forgetWork, { input: { uid: 'u-bob' } }).start());
    expect(await onDisk()).toEqual([]);
    expect(photoAddresses()).toEqual({});
  });

  it('fault 78: a full disk refuses a photo, and what was kept before stays', async () => {
    await open();
    await keepPhotoFiles(files);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const another = { 'photo-1111111111111111-480.webp': new Uint8Array([9]) };
    await expect(keepPhotoFiles(another)).rejects.toThrow(new PhotoRefusedError('full'));
    vi.restoreAllMocks();
    expect(await onDisk()).toHaveLength(3);
    expect(await photoBytesOf(photos)).toEqual(files);
  });

  it('fault 78: photos of a ZIP that find no room are shown, and all else is kept, at last they too', async () => {
    const keeper = await open();
    const put = IDBObjectStore.prototype.put;
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...values
    ) {
      const [, name] = values[1] as [string, string];
      if (names.includes(name)) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, values);
    });
    const build = aBuild({ customization: { ...aBuild().customization, ...photos } });
    const openSite = openSiteWith(() => Promise.resolve({ ...build, photos: files }));
    const { photosRefusal } = await toPromise(createActor(openSite, { input: aZip() }).start());
    expect(photosRefusal).toBe('full');
    expect(Object.keys(photoAddresses()).sort()).toEqual([...names].sort());
    expect(await photoBytesOf(photos)).toEqual(files);
    const another = { 'photo-1111111111111111-480.webp': new Uint8Array([9]) };
    await keepPhotoFiles(another);
    const work = { ...savedWork, builder: { ...savedWork.builder, history: [build] } };
    await expect(keeper.save(work)).rejects.toEqual(new SaveRefusedError('full'));
    expect(await onDisk()).toEqual([['u-ada', ...Object.keys(another)]]);
    expect((await open()).saved.builder?.history.map(({ id }) => id)).toEqual([build.id]);
    await holdPhotoFiles(files);
    refusing.mockRestore();
    await keeper.save(work);
    expect(await onDisk()).toHaveLength(4);
  });

  it('has nothing on the disk while Auto Save is off, and all of it once it is on again', async () => {
    const keeper = await open();
    await keepPhotoFiles(files);
    await keeper.save({ settings: savedWork.settings });
    expect(await onDisk()).toEqual([]);
    expect(await photoBytesOf(photos)).toEqual(files);
    await keeper.save(savedWork);
    expect(await onDisk()).toHaveLength(3);
  });

  it('works in memory alone where the browser keeps nothing', async () => {
    await keepPhotoFiles(files);
    expect(await photoBytesOf(photos)).toEqual(files);
    expect(Object.keys(photoAddresses()).sort()).toEqual([...names].sort());
  });
});

describe('pictureType', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  const brands = (own: string, ...others: string[]) => {
    const length = String.fromCharCode(16 + 4 * others.length);
    return text(`\u0000\u0000\u0000${length}ftyp${own}....${others.join('')}meta`);
  };

  it.each<[string, Uint8Array, string | null]>([
    ['JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'image/png'],
    ['GIF', text('GIF89a'), 'image/gif'],
    ['WebP', text('RIFF....WEBPVP8 '), 'image/webp'],
    ['AVIF', brands('avif', 'mif1', 'miaf'), 'image/avif'],
    ['AVIF that names its brand later', brands('mif1', 'miaf', 'avif'), 'image/avif'],
    ['HEIC of an iPhone', brands('heic', 'mif1', 'MiHE', 'heic'), 'image/heic'],
    ['HEIC that names its brand later', brands('mif1', 'miaf', 'heic'), 'image/heic'],
    ['a film', brands('isom', 'mp41'), null],
    ['a brand behind the list', text('\u0000\u0000\u0000\u0010ftypmif1....avif'), null],
    ['SVG', text('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="x"/>'), 'image/svg+xml'],
    ['a page', text('<!doctype html><svg></svg>'), null],
    ['a ZIP', text('PK\u0003\u0004'), null],
    ['words', text('my photo'), null],
    ['nothing', new Uint8Array(), null],
  ])('fault 77: knows %s by its first bytes', (_, bytes, type) => {
    expect(pictureType(bytes)).toBe(type);
  });

  it.each(pictureFiles)('knows a real file of %s', (type, bytes) => {
    expect(pictureType(bytes)).toBe(type);
  });
});
