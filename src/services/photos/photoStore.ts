import type { Customization } from '../../../machines/entities';
import type { SaveRefusal } from '../../../machines/saveRefusal';
import { PhotoRefusedError } from '../../../machines/photo';
import { type PhotoBytes, photoFilesOf, photoType } from '../../generator/photoFiles';
import type { WorkDatabase } from '../workDatabase';
import { isFull } from '../workWrites';

/** What is known of one person's photos in this tab. */
interface Shelf {
  /** Null: this browser keeps nothing, and the files are in memory alone. */
  kept: { uid: string; database: WorkDatabase } | null;
  bytes: Map<string, Uint8Array<ArrayBuffer>>;
  /** Names of files that are on the disk. */
  onDisk: Set<string>;
  addresses: Readonly<Record<string, string>>;
}

const emptyShelf = (kept: Shelf['kept'] = null): Shelf => ({
  kept,
  bytes: new Map(),
  onDisk: new Set(),
  addresses: {},
});

let shelf = emptyShelf();
const listeners = new Set<() => void>();

/** Says where the photos of one person are kept from now on. */
export function openPhotos(uid: string, database: WorkDatabase): void {
  forgetPhotos();
  shelf = emptyShelf({ uid, database });
}

/** Lets go of all files in memory; what is on the disk goes with its person. */
export function forgetPhotos(): void {
  for (const address of Object.values(shelf.addresses)) URL.revokeObjectURL(address);
  shelf = emptyShelf();
  listeners.forEach((tell) => tell());
}

/** The files that are no more on the disk, because nothing of their person is kept there. */
export function forgetPhotosOnDisk(): void {
  shelf.onDisk.clear();
}

/**
 * Keeps files in memory and on the disk, under their names. Rejects with `PhotoRefusedError` where the disk is full or refuses;
 * what was kept before stays.
 */
export async function keepPhotoFiles(files: PhotoBytes): Promise<void> {
  const current = shelf;
  const names = remember(current, files);
  try {
    await writeMissing(current, names);
  } catch (error) {
    for (const name of names) if (!current.onDisk.has(name)) current.bytes.delete(name);
    throw new PhotoRefusedError(isFull(error) ? 'full' : 'failed');
  }
  show(current, names);
}

/**
 * Keeps files in memory, where they can be looked at, and on the disk. Never rejects: where the disk is full or refuses they
 * are in memory alone, and the answer is its refusal.
 */
export async function holdPhotoFiles(files: PhotoBytes): Promise<SaveRefusal | null> {
  const current = shelf;
  const names = remember(current, files);
  show(current, names);
  try {
    await writeMissing(current, names);
    return null;
  } catch (error) {
    return isFull(error) ? 'full' : 'unavailable';
  }
}

function remember({ bytes }: Shelf, files: PhotoBytes): string[] {
  for (const [name, file] of Object.entries(files)) bytes.set(name, new Uint8Array(file));
  return Object.keys(files);
}

/** Whether a file is in memory that the disk does not have. */
export const hasPhotosToKeep = (): boolean =>
  shelf.kept !== null && [...shelf.bytes.keys()].some((name) => !shelf.onDisk.has(name));

/** Writes what the disk does not have. Rejects with the browser's reason. */
export const keepAllPhotos = (): Promise<void> => writeMissing(shelf, [...shelf.bytes.keys()]);

async function writeMissing(
  { kept, bytes, onDisk }: Shelf,
  names: readonly string[],
): Promise<void> {
  if (kept === null) return;
  const missing = names.flatMap((name) => {
    const file = bytes.get(name);
    return file === undefined || onDisk.has(name) ? [] : [[name, file] as const];
  });
  const transaction = kept.database.transaction('photos', 'readwrite');
  const outcomes = await Promise.allSettled([
    ...missing.map(([name, file]) => transaction.store.put(file, [kept.uid, name])),
    transaction.done,
  ]);
  const reasons = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  if (reasons.length > 0) throw reasons.find(isFull) ?? reasons[0];
  for (const [name] of missing) onDisk.add(name);
}

/** The files of a customization's photos, as far as they are here; nothing where it has none. */
export async function photoBytesOf(
  customization: Pick<Customization, 'photos'>,
): Promise<PhotoBytes> {
  const names = photoFilesOf(customization).map(({ name }) => name);
  if (names.length === 0) return {};
  const current = shelf;
  await load(current, names);
  return Object.fromEntries(
    names.flatMap((name) => {
      const bytes = current.bytes.get(name);
      return bytes === undefined ? [] : [[name, bytes] as const];
    }),
  );
}

async function load({ kept, bytes, onDisk }: Shelf, names: readonly string[]): Promise<void> {
  if (kept === null) return;
  await Promise.all(
    names
      .filter((name) => !bytes.has(name))
      .map(async (name) => {
        const file = await kept.database.get('photos', [kept.uid, name]).catch(() => undefined);
        if (!(file instanceof Uint8Array)) return;
        bytes.set(name, file);
        onDisk.add(name);
      }),
  );
}

/** Where files can be looked at, by their names: object URLs of those that were asked for. */
export const photoAddresses = (): Readonly<Record<string, string>> => shelf.addresses;

/** Makes the photos of a customization visible, wherever they are kept. Never rejects. */
export async function showPhotos(customization: Pick<Customization, 'photos'>): Promise<void> {
  const current = shelf;
  const names = photoFilesOf(customization)
    .map(({ name }) => name)
    .filter((name) => current.addresses[name] === undefined);
  if (names.length === 0) return;
  await load(current, names);
  show(current, names);
}

function show(current: Shelf, names: readonly string[]): void {
  if (current !== shelf) return;
  const added = names.flatMap((name) => {
    const bytes = current.bytes.get(name);
    if (bytes === undefined || current.addresses[name] !== undefined) return [];
    return [[name, URL.createObjectURL(new Blob([bytes], { type: photoType(name) }))] as const];
  });
  if (added.length === 0) return;
  current.addresses = { ...current.addresses, ...Object.fromEntries(added) };
  listeners.forEach((tell) => tell());
}

/** Calls back whenever other files can be looked at; returns what ends that. */
export function observePhotos(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
