import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { type Image, imageName, type ImageRequest, type Painted } from '../../machines/image';
import {
  type ImageLibraryContext,
  imageLibraryFromSaved,
  imageLibraryMachine,
  imageLibraryToSave,
} from '../../machines/imageLibrary';
import { shownImages } from '../../machines/imageList';
import { generationMachine } from '../../machines/generation';
import { IMAGES_SHOWN } from '../../machines/limits';
import type { Notice } from '../../machines/notice';
import { SAMPLE_IMAGES } from '../../machines/sampleImages';
import { aDrawnImage } from '../../stories/fixtures/anImage';

interface Fakes {
  paint?: (request: ImageRequest) => Promise<string>;
  download?: (image: Image) => Promise<unknown>;
}

/** What the painter tells of a picture today. */
const paintedAs = (url: string): Painted => ({
  url,
  alt: 'Rendered scene of a cat',
  notDrawn: ['heron'],
});

function startLibrary(input: Partial<ImageLibraryContext> = {}, fakes: Fakes = {}) {
  const notices: Notice[] = [];
  const released: boolean[] = [];
  const { paint = () => Promise.resolve('blob:painted'), download = () => Promise.resolve() } =
    fakes;
  const actor = createActor(
    imageLibraryMachine.provide({
      actors: {
        paint: fromPromise(async ({ input: request }) => paintedAs(await paint(request))),
        download: fromPromise(({ input: image }) => download(image)),
        keepPictures: fromCallback(() => () => released.push(true)),
      },
    }),
    { input },
  );
  actor.on('notice', (notice) => notices.push(notice));
  actor.start();
  return { actor, notices, released, context: () => actor.getSnapshot().context };
}

const cat = aDrawnImage();

describe('imageLibraryMachine', () => {
  it('starts with the specified settings and the two samples', () => {
    const { context } = startLibrary();
    const { style, size, quality, images } = context();
    expect([style, size, quality]).toEqual(['realistic', '1024x1024', 'standard']);
    expect(images).toEqual(SAMPLE_IMAGES);
  });

  it('puts a new image in front and shows it even when only favorites were listed', () => {
    const { actor, context } = startLibrary({ isFavoritesOnly: true });
    actor.send({ type: 'generation.finished', generated: { kind: 'image', image: cat } });
    expect(context().images).toEqual([cat, ...SAMPLE_IMAGES]);
    expect(context().isFavoritesOnly).toBe(false);
  });

  it('adds to favorites and takes out again, and says so', () => {
    const { actor, notices, context } = startLibrary({ images: [cat] });
    actor.send({ type: 'favorite.toggle', id: cat.id });
    expect(context().images[0]?.favorite).toBe(true);
    actor.send({ type: 'favorite.toggle', id: cat.id });
    expect(context().images[0]?.favorite).toBe(false);
    actor.send({ type: 'favorite.toggle', id: 'unknown' });
    expect(notices).toEqual([
      { type: 'notice', status: 'success', message: 'Added to favorites' },
      { type: 'notice', status: 'info', message: 'Removed from favorites' },
    ]);
  });

  it('takes over the settings of an image', () => {
    const image = aDrawnImage({ style: 'cartoon', size: '768x1024', quality: 'hd' });
    const { actor, context } = startLibrary({ images: [image] });
    actor.send({ type: 'settings.use', id: image.id });
    const { prompt, style, size, quality } = context();
    expect({ prompt, style, size, quality }).toEqual({
      prompt: image.prompt,
      style: 'cartoon',
      size: '768x1024',
      quality: 'hd',
    });
  });

  it('renames and deletes what was drawn here, each undone by itself', () => {
    const { actor } = startLibrary({ images: [cat, ...SAMPLE_IMAGES] });
    const names = () => actor.getSnapshot().context.images.map(imageName);
    const before = names();
    const rename = (value: string) => {
      actor.send({ type: 'entry.rename', id: cat.id, name: cat.prompt });
      actor.send({ type: 'name.change', value });
      actor.send({ type: 'name.keep' });
    };
    rename('Shop cat');
    expect(names()[0]).toBe('Shop cat');
    rename('');
    expect(actor.getSnapshot().context.images[0]).toEqual(cat);
    actor.send({ type: 'entry.delete', id: cat.id });
    actor.send({ type: 'entry.delete', id: 'sample-cat' });
    expect(names()).toEqual(before.slice(1));
    actor.send({ type: 'entry.undo' });
    actor.send({ type: 'entry.undo' });
    expect(names()[0]).toBe('Shop cat');
    actor.send({ type: 'entry.undo' });
    expect(names()).toEqual(before);
  });

  it('says that a download has started when it has, not before', async () => {
    const { actor, notices } = startLibrary({ images: [cat] });
    actor.send({ type: 'image.download', id: cat.id });
    expect(notices).toEqual([]);
    await waitFor(actor, (snapshot) => snapshot.matches({ download: 'ready' }));
    expect(notices).toEqual([{ type: 'notice', status: 'info', message: 'Download started' }]);
  });

  it('fault 41: says that a download failed and lets it be tried again', async () => {
    const { actor, notices, context } = startLibrary(
      { images: [cat] },
      { download: () => Promise.reject(new Error('gone')) },
    );
    actor.send({ type: 'image.download', id: cat.id });
    await waitFor(actor, (snapshot) => snapshot.matches({ download: 'ready' }));
    expect(context().downloadProblem).toBe('The image could not be downloaded. Please try again.');
    expect(notices.map(({ status }) => status)).toEqual(['error']);
    actor.send({ type: 'image.download', id: cat.id });
    expect(context().downloadProblem).toBeNull();
  });

  it('paints again, one after the other, what was saved without its picture', async () => {
    const saved = imageLibraryToSave(
      startLibrary({ images: [cat, aDrawnImage({ id: 'image-2' }), ...SAMPLE_IMAGES] }).context(),
    );
    const { actor, context } = startLibrary(imageLibraryFromSaved(saved));
    expect(context().images.map(({ url }) => url)).toEqual([null, null, null, null]);
    await waitFor(actor, (snapshot) => snapshot.matches({ pictures: 'painted' }));
    expect(context().images.map(({ url }) => url)).toEqual([
      'blob:painted',
      'blob:painted',
      null,
      null,
    ]);
    expect(context().images[0]).toEqual({ ...cat, ...paintedAs('blob:painted') });
  });

  it('goes on after a picture that cannot be painted, and tries it again when asked', async () => {
    let calls = 0;
    const { actor, context } = startLibrary(
      { images: [aDrawnImage({ url: null })] },
      {
        paint: () => (++calls === 1 ? Promise.reject(new Error('no')) : Promise.resolve('blob:2')),
      },
    );
    await waitFor(actor, (snapshot) => snapshot.matches({ pictures: 'painted' }));
    expect(context().unpainted).toEqual([cat.id]);
    actor.send({ type: 'image.repaint', id: cat.id });
    await waitFor(actor, (snapshot) => snapshot.matches({ pictures: 'painted' }));
    expect(context().images[0]?.url).toBe('blob:2');
  });

  it('gives the memory of its pictures back when it ends', () => {
    const { actor, released } = startLibrary();
    actor.stop();
    expect(released).toEqual([true]);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(imageLibraryMachine, {
      input: { images: [aDrawnImage({ url: null })] },
      events: [
        { type: 'image.download', id: cat.id },
        { type: 'entry.rename', id: cat.id, name: cat.prompt },
        {
          type: 'xstate.done.actor.0.imageLibrary.pictures.repainting',
          output: paintedAs('blob:painted'),
        } as never,
      ],
      serializeState: (snapshot) => JSON.stringify(snapshot.value),
    });
    const reached = paths.map(({ state }) => state.value);
    for (const naming of ['resting', 'typing']) {
      expect(reached).toContainEqual({ naming, pictures: 'repainting', download: 'ready' });
      expect(reached).toContainEqual({ naming, pictures: 'painted', download: 'downloading' });
    }
  });
});

describe('many images', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    aDrawnImage({ id: `image-${index}`, url: null, favorite: index % 100 === 99 }),
  );

  it('fault 36: of 5,000 images only those that are shown are painted again', async () => {
    const painted: string[] = [];
    const { actor, context } = startLibrary(
      { images: many },
      {
        paint: ({ prompt }) => {
          painted.push(prompt);
          return Promise.resolve('blob:painted');
        },
      },
    );
    await waitFor(actor, (snapshot) => snapshot.matches({ pictures: 'painted' }));
    expect(painted).toHaveLength(IMAGES_SHOWN);
    expect(shownImages(context()).every(({ url }) => url !== null)).toBe(true);
    actor.send({ type: 'images.showMore' });
    await waitFor(actor, (snapshot) => snapshot.matches({ pictures: 'painted' }));
    expect(painted).toHaveLength(2 * IMAGES_SHOWN);
    actor.send({ type: 'favoritesOnly.toggle' });
    expect(context().shownCount).toBe(IMAGES_SHOWN);
    expect(shownImages(context())).toHaveLength(IMAGES_SHOWN);
    expect(actor.getSnapshot().can({ type: 'images.showMore' })).toBe(true);
  });

  it('gives a picture to the image it was painted for, whatever is listed by then', async () => {
    const answers: ((url: string) => void)[] = [];
    const one = aDrawnImage({ id: 'one', url: null });
    const other = aDrawnImage({ id: 'other', url: null, favorite: true });
    const { actor, context } = startLibrary(
      { images: [one, other] },
      { paint: () => new Promise((resolve) => answers.push(resolve)) },
    );
    actor.send({ type: 'favoritesOnly.toggle' });
    answers[0]?.('blob:one');
    await waitFor(actor, () => answers.length === 2);
    expect(context().images.map(({ id, url }) => [id, url])).toEqual([
      ['one', 'blob:one'],
      ['other', null],
    ]);
  });

  it('has nothing more to show of a few', () => {
    const { actor } = startLibrary({ images: [cat] });
    expect(actor.getSnapshot().can({ type: 'images.showMore' })).toBe(false);
  });
});

describe('a double click', () => {
  it('fault 14: on Download starts one download', () => {
    let downloads = 0;
    const { actor } = startLibrary(
      { images: [cat] },
      {
        download: () => {
          downloads += 1;
          return new Promise(() => undefined);
        },
      },
    );
    actor.send({ type: 'image.download', id: cat.id });
    actor.send({ type: 'image.download', id: cat.id });
    expect(downloads).toBe(1);
  });

  it('fault 14: on a heart marks and takes the mark back, one message each', () => {
    const { actor, notices, context } = startLibrary({ images: [cat] });
    actor.send({ type: 'favorite.toggle', id: cat.id });
    actor.send({ type: 'favorite.toggle', id: cat.id });
    expect(context().images[0]?.favorite).toBe(false);
    expect(notices).toHaveLength(2);
  });

  it('fault 14: on Generate draws one image', () => {
    let drawings = 0;
    const { actor: library } = startLibrary();
    const actor = createActor(
      generationMachine.provide({
        actors: {
          generate: fromPromise(() => {
            drawings += 1;
            return new Promise(() => undefined);
          }),
        },
      }),
      { input: { kind: 'image', replyTo: library } },
    ).start();
    const { prompt, style, size, quality } = cat;
    const request = { kind: 'image', prompt, style, size, quality } as const;
    actor.send({ type: 'generation.start', request });
    actor.send({ type: 'generation.start', request });
    expect(drawings).toBe(1);
    actor.stop();
  });

  it('fault 34: a painter that fails leaves the description and says so', async () => {
    const notices: string[] = [];
    const { actor: library, context } = startLibrary({ prompt: cat.prompt });
    const actor = createActor(
      generationMachine.provide({
        actors: { generate: fromPromise(() => Promise.reject(new Error('worker died'))) },
      }),
      { input: { kind: 'image', replyTo: library } },
    );
    actor.on('notice', ({ message }) => notices.push(message));
    actor.start();
    const { prompt, style, size, quality } = cat;
    actor.send({
      type: 'generation.start',
      request: { kind: 'image', prompt, style, size, quality },
    });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 10_000 });
    expect(notices).toEqual(['Failed to generate image']);
    expect(actor.getSnapshot().context.problem).toBe('Failed to generate image');
    expect(context().prompt).toBe(cat.prompt);
    expect(context().images).toEqual(SAMPLE_IMAGES);
  });
});
