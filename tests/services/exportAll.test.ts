import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import type { Build } from '../../machines/entities';
import type { SavedWork } from '../../machines/savedWork';
import { exportAllWith, type Packers } from '../../src/services/exportAll';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';
import { savedWork } from '../../stories/fixtures/savedWork';

const second: Build = { ...crumbAndEmber, id: 'second', name: 'The second' };
const [image] = savedWork.images.images;
if (image === undefined) throw new Error('There is no image to export.');
const work: SavedWork = {
  ...savedWork,
  builder: { ...savedWork.builder, history: [crumbAndEmber, second] },
  images: { ...savedWork.images, images: [image, { ...image, id: 'stock', origin: 'sample' }] },
};

async function run(packers: Partial<Packers> = {}) {
  const handed: { fileName: string; archive: Blob }[] = [];
  const packed: number[] = [];
  const logic = exportAllWith({
    packWebsite: ({ id }) => Promise.resolve({ fileName: 'crumb.zip', bytes: strToU8(id) }),
    paintImage: ({ prompt }) => Promise.resolve({ png: strToU8(prompt) }),
    handOver: (fileName, archive) => void handed.push({ fileName, archive }),
    now: () => new Date(2026, 2, 14, 9, 26).getTime(),
    ...packers,
  });
  const actor = createActor(logic, {
    input: { work: Promise.resolve(work), onPacked: (count) => void packed.push(count) },
  });
  const outcome = toPromise(actor);
  actor.start();
  return { outcome: await outcome.catch(() => 'failed' as const), handed, packed };
}

describe('exportAll', () => {
  it('hands over one archive: every website as its own ZIP, code, pictures, and what they are', async () => {
    const { outcome, handed, packed } = await run();
    expect(outcome).toEqual({ fileName: 'my-work-2026-03-14.zip', missing: [] });
    expect(packed).toEqual([1, 2, 3, 4]);
    expect(handed.map(({ fileName }) => fileName)).toEqual(['my-work-2026-03-14.zip']);
    const files = unzipSync(new Uint8Array(await (handed[0]?.archive ?? new Blob()).arrayBuffer()));
    const texts = Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
    );
    expect(texts).toEqual({
      'websites/crumb.zip': crumbAndEmber.id,
      'websites/crumb-2.zip': 'second',
      'components/buttons-labelled-save.html': savedWork.componentLibrary.items[0]?.code,
      'images/a-forest-at-dawn.png': image.prompt,
      'README.txt': expect.stringContaining('open the ZIP in the Website Builder') as string,
    });
  });

  it('leaves out what cannot be packed, and names it', async () => {
    const { outcome, handed } = await run({
      packWebsite: ({ id }) =>
        id === 'second'
          ? Promise.reject(new Error('broken'))
          : Promise.resolve({ fileName: 'crumb.zip', bytes: strToU8(id) }),
      paintImage: () => Promise.reject(new Error('no canvas')),
    });
    expect(outcome).toEqual({
      fileName: 'my-work-2026-03-14.zip',
      missing: ['The second', image.prompt],
    });
    expect(handed).toHaveLength(1);
  });

  it('fails where the browser takes no download, and where nothing can be packed', async () => {
    const refused = await run({
      handOver: () => {
        throw new Error('no object URL');
      },
    });
    expect(refused.outcome).toBe('failed');
    const broken = () => Promise.reject(new Error('broken'));
    const nothing = { ...work, componentLibrary: { ...work.componentLibrary, items: [] } };
    const logic = exportAllWith({
      packWebsite: broken,
      paintImage: broken,
      handOver: () => undefined,
      now: () => 0,
    });
    const actor = createActor(logic, {
      input: { work: Promise.resolve(nothing), onPacked: () => undefined },
    });
    const outcome = toPromise(actor);
    actor.start();
    await expect(outcome).rejects.toThrow('Nothing could be packed.');
  });
});
