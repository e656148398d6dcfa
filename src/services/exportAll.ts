import { Zip, ZipPassThrough } from 'fflate';
import { fromPromise } from 'xstate';

import type { Build, UIComponent } from '../../machines/entities';
import type { Image } from '../../machines/image';
import type { SavedWork } from '../../machines/savedWork';
import type { ExportAllRequest, ExportedAll } from '../../machines/signOut';
import { fileNameOf } from '../generator/export/fileNameOf';
import { downloadFile } from './download';
import { now } from './identity';
import { imageFileName } from './imageFileName';
import { exportInWorker, paintInWorker } from './websiteWorker';

export interface Packers {
  packWebsite: (
    build: Build,
    signal: AbortSignal,
  ) => Promise<{ fileName: string; bytes: Uint8Array }>;
  paintImage: (image: Image, signal: AbortSignal) => Promise<{ png: Uint8Array }>;
  /** Starts the download of the archive. */
  handOver: (fileName: string, archive: Blob) => void;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface Item {
  folder: string;
  /** What the person calls it. */
  name: string;
  pack: (signal: AbortSignal) => Promise<{ fileName: string; bytes: Uint8Array }>;
}

const README = `Your work from AI Website Builder.

websites    Every website is a ZIP of its own, as Export ZIP makes it. Unpack it and open index.html,
            or open the ZIP in the Website Builder to go on with it.
components  The code of your UI components.
images      Your images as PNG files.
`;

/**
 * `exportAll` of the sign-out chart: one archive, because browsers ask about a second download and may drop it. What cannot
 * be packed is left out and named. Rejects when nothing could be packed or the download fails.
 */
export function exportAllWith({ packWebsite, paintImage, handOver, now }: Packers) {
  return fromPromise<ExportedAll, ExportAllRequest>(
    async ({ input: { work, onPacked }, signal }) => {
      const items = itemsOf(await work, { packWebsite, paintImage });
      const archive = createArchive(new Date(now()));
      const missing: string[] = [];
      for (const [index, { folder, name, pack }] of items.entries()) {
        try {
          const { fileName, bytes } = await pack(signal);
          archive.add(folder, fileName, bytes);
        } catch {
          signal.throwIfAborted();
          missing.push(name);
        }
        onPacked(index + 1);
      }
      if (missing.length === items.length) throw new Error('Nothing could be packed.');
      archive.add('', 'README.txt', new TextEncoder().encode(README));
      const fileName = `my-work-${dayOf(new Date(now()))}.zip`;
      handOver(fileName, archive.end());
      return { fileName, missing };
    },
  );
}

export const exportAll = exportAllWith({
  packWebsite: exportInWorker,
  paintImage: ({ prompt, style, size, quality }, signal) =>
    paintInWorker({ prompt, style, size, quality }, signal),
  handOver: (fileName, archive) => downloadFile(fileName, archive, 'application/zip'),
  now,
});

function itemsOf(
  { builder, componentLibrary, images }: SavedWork,
  { packWebsite, paintImage }: Pick<Packers, 'packWebsite' | 'paintImage'>,
): Item[] {
  return [
    ...builder.history.map((build) => ({
      folder: 'websites/',
      name: build.name ?? build.prompt,
      pack: (signal: AbortSignal) => packWebsite(build, signal),
    })),
    ...componentLibrary.items.map((component) => ({
      folder: 'components/',
      name: component.name,
      pack: () => Promise.resolve(codeFile(component)),
    })),
    ...images.images
      .filter(({ origin }) => origin === 'drawn')
      .map((image) => ({
        folder: 'images/',
        name: image.prompt,
        pack: async (signal: AbortSignal) => ({
          fileName: imageFileName(image.prompt, 'image/png'),
          bytes: (await paintImage(image, signal)).png,
        }),
      })),
  ];
}

function codeFile({ name, code }: UIComponent) {
  return { fileName: `${fileNameOf(name)}.html`, bytes: new TextEncoder().encode(code) };
}

/** What is added is packed already. Each chunk becomes a Blob at once, so that a browser can put it out of memory. */
function createArchive(mtime: Date) {
  const parts: Blob[] = [];
  const taken = new Set<string>();
  let failure: unknown = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    parts.push(new Blob([new Uint8Array(chunk)]));
  });
  return {
    add: (folder: string, fileName: string, bytes: Uint8Array) => {
      const path = freePath(folder + fileName, taken);
      taken.add(path);
      const file = new ZipPassThrough(path);
      file.mtime = mtime;
      zip.add(file);
      file.push(bytes, true);
    },
    end: () => {
      zip.end();
      if (failure !== null) throw failure;
      return new Blob(parts);
    },
  };
}

function freePath(path: string, taken: ReadonlySet<string>): string {
  const dot = path.lastIndexOf('.');
  let free = path;
  for (let count = 2; taken.has(free); count += 1) {
    free = `${path.slice(0, dot)}-${count}${path.slice(dot)}`;
  }
  return free;
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
