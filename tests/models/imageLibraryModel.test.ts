import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import type { Image, ImageRequest, Painted } from '../../machines/image';
import {
  imageLibraryFromSaved,
  imageLibraryMachine,
  imageLibraryToSave,
  type SavedImages,
} from '../../machines/imageLibrary';
import { findImage, listedImages, shownImages } from '../../machines/imageList';
import { aDrawnImage } from '../../stories/fixtures/anImage';
import { ticks } from './quietWorking';

/**
 * The image library, under any order of input, new images, changes of another tab, pictures and files that come late, fail or
 * are asked for twice, and reloads:
 * - no input is lost: words, style and favorites are as they were last given, by a reload too, and an image stays until it is
 *   removed elsewhere;
 * - a picture belongs to the image that it was painted for;
 * - nothing is painted or downloaded for ever, and one file is saved at a time;
 * - every problem can be left: a picture that failed is painted when asked for, a download by the next one.
 */
type Step =
  | { kind: 'type'; value: string }
  | { kind: 'style'; style: Image['style'] }
  | { kind: 'useSettings' | 'favor' | 'download' | 'repaint'; index: number }
  | { kind: 'make' }
  | { kind: 'showFavorites' | 'showMore' | 'reload' }
  | { kind: 'learn'; index: number; what: 'favored' | 'unfavored' | 'removed' | 'new' }
  | { kind: 'answer'; index: number; isFailed: boolean };

const index = fc.nat(9);
const of = <TKind extends Step['kind']>(...kinds: TKind[]) => fc.constantFrom(...kinds);
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: of('type'), value: fc.constantFrom('owl', 'elk') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('style'),
      style: fc.constantFrom('cartoon' as const, 'abstract' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: of('useSettings', 'favor', 'download', 'repaint'), index }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('make') }) },
  { weight: 2, arbitrary: fc.record({ kind: of('showFavorites', 'showMore', 'reload') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('learn'),
      index,
      what: fc.constantFrom(
        'favored' as const,
        'unfavored' as const,
        'removed' as const,
        'new' as const,
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: of('answer'), index, isFailed: fc.boolean() }),
  },
);

interface Question {
  about: 'picture' | 'file';
  signal: AbortSignal;
  answer: () => void;
  fail: () => void;
}

/** An address of a picture, which dies with its page. */
const addressOf = (page: number, { prompt }: Pick<Image, 'prompt'>) => `blob:${page}/${prompt}`;

function startLibrary(page: number, saved: Partial<SavedImages>) {
  const questions: Question[] = [];
  const asking = <T>(about: Question['about'], signal: AbortSignal, value: T) =>
    new Promise<T>((resolve, reject) => {
      questions.push({
        about,
        signal,
        answer: () => resolve(value),
        fail: () => reject(new Error('no')),
      });
    });
  const actor = createActor(
    imageLibraryMachine.provide({
      actors: {
        paint: fromPromise<Painted, ImageRequest>(({ input, signal }) =>
          asking('picture', signal, {
            url: addressOf(page, input),
            alt: input.prompt,
            notDrawn: [],
          }),
        ),
        download: fromPromise<unknown, Image>(({ signal }) => asking('file', signal, null)),
      },
    }),
    { input: imageLibraryFromSaved(saved) },
  ).start();
  return { actor, questions };
}

describe('the image library, in any order', () => {
  it('loses no input, ends whatever it begins, and lets every problem be left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40, size: 'max' }), async (taken) => {
        let page = 0;
        let made = 0;
        let { actor, questions } = startLibrary(page, {});
        /** Each image has a prompt of its own, which its picture bears. */
        const aNewImage = (): Image => {
          made += 1;
          const prompt = `image ${made}`;
          return aDrawnImage({ id: `image-${made}`, prompt, url: null, createdAt: made });
        };
        const context = () => actor.getSnapshot().context;
        const asked = { prompt: '', style: context().style };
        const favorites = new Map(context().images.map(({ id, favorite }) => [id, favorite]));
        const imageAt = (at: number) => context().images[at % context().images.length];
        const add = (image: Image) => favorites.set(image.id, image.favorite);

        const check = () => {
          const { prompt, style, images } = context();
          expect({ prompt, style }).toEqual(asked);
          expect(new Map(images.map(({ id, favorite }) => [id, favorite]))).toEqual(favorites);
          for (const image of images) {
            if (image.origin === 'sample' || image.url === null) continue;
            expect(image.url).toBe(addressOf(page, image));
          }
          if (context().isFavoritesOnly) {
            expect(listedImages(context()).every(({ favorite }) => favorite)).toBe(true);
          }
          const running = questions.filter(({ signal }) => !signal.aborted);
          expect(running.map(({ about }) => about).toSorted()).toEqual([
            ...(actor.getSnapshot().hasTag('downloading') ? ['file'] : []),
            ...(actor.getSnapshot().matches({ pictures: 'repainting' }) ? ['picture'] : []),
          ]);
        };

        for (const step of taken) {
          if (step.kind === 'type') {
            asked.prompt = step.value;
            actor.send({ type: 'prompt.change', value: step.value });
          } else if (step.kind === 'style') {
            asked.style = step.style;
            actor.send({ type: 'style.choose', style: step.style });
          } else if (step.kind === 'make') {
            const painted = aNewImage();
            const image = { ...painted, url: addressOf(page, painted) };
            add(image);
            actor.send({ type: 'generation.finished', generated: { kind: 'image', image } });
          } else if (step.kind === 'showFavorites') actor.send({ type: 'favoritesOnly.toggle' });
          else if (step.kind === 'showMore') actor.send({ type: 'images.showMore' });
          else if (step.kind === 'reload') {
            const saved = imageLibraryToSave(context());
            actor.stop();
            page += 1;
            ({ actor, questions } = startLibrary(page, saved));
          } else if (step.kind === 'answer') {
            const [question] = questions.splice(step.index % (questions.length || 1), 1);
            const { repaintedId } = context();
            if (step.isFailed) question?.fail();
            else question?.answer();
            await ticks();
            if (step.isFailed && question?.about === 'picture' && !question.signal.aborted) {
              expect(context().unpainted).toContain(repaintedId);
            }
          } else if ('index' in step) {
            const image = imageAt(step.index);
            if (image === undefined) continue;
            const { id } = image;
            if ('what' in step) {
              const learned =
                step.what === 'new'
                  ? aNewImage()
                  : { ...image, url: null, favorite: step.what === 'favored' };
              const isRemoved = step.what === 'removed';
              if (isRemoved) favorites.delete(id);
              else add(learned);
              actor.send({
                type: 'work.learned',
                learned: isRemoved
                  ? { changed: [], removed: [id] }
                  : { changed: [learned], removed: [] },
              });
            } else if (step.kind === 'favor') {
              favorites.set(id, !image.favorite);
              actor.send({ type: 'favorite.toggle', id });
            } else if (step.kind === 'useSettings') {
              Object.assign(asked, { prompt: image.prompt, style: image.style });
              actor.send({ type: 'settings.use', id });
            } else if (step.kind === 'download') {
              const isBusy = actor.getSnapshot().hasTag('downloading');
              const before = questions.length;
              actor.send({ type: 'image.download', id });
              expect(questions.length - before).toBe(isBusy ? 0 : 1);
            } else actor.send({ type: 'image.repaint', id });
          }
          check();
        }

        const answerAll = async () => {
          for (let round = 0; round < 60; round += 1) {
            questions.splice(0).forEach(({ answer }) => answer());
            await ticks();
          }
        };
        await answerAll();
        for (const id of context().unpainted) actor.send({ type: 'image.repaint', id });
        await answerAll();
        expect(actor.getSnapshot().value).toEqual({
          naming: 'resting',
          pictures: 'painted',
          download: 'ready',
        });
        const isWaiting = ({ origin, url }: Image) => origin === 'drawn' && url === null;
        expect(shownImages(context()).filter(isWaiting)).toEqual([]);
        const [first] = context().images;
        if (first === undefined) return;
        actor.send({ type: 'image.download', id: first.id });
        expect([context().downloadProblem, findImage(context(), first.id)]).toEqual([null, first]);
        await answerAll();
        check();
      }),
      { numRuns: 100, seed: 20_261_122 },
    );
  }, 20_000);
});
