import { isOnline } from './network';
import { reloadPage } from './page';
import { storedEntry } from './storedEntry';

/** Milliseconds after which a page that should have been replaced is still there: the person chose to stay. */
const STAYED_AFTER = 1500;

const reloadedFrom = storedEntry<string>({
  area: 'session',
  key: 'reloaded-for-chunk',
  parse: (text) => text,
  format: (text) => text,
});

let isLeaving = false;
const listeners = new Set<() => void>();

function setLeaving(value: boolean) {
  isLeaving = value;
  for (const listener of listeners) listener();
}

/** Whether the page is being loaded again because of a stale chunk; what fails until then need not be shown. */
export function isReloading(): boolean {
  return isLeaving;
}

/** Calls back when `isReloading` changes: it ends when the person was asked and stayed. Returns what ends that. */
export function watchReloading(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** The build that this page came from, told by its first script, whose name changes with every part of the app. */
const shownBuild = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/**
 * After a deploy an open page may ask for chunks that no longer exist; loading the page from the server once brings the
 * new build. Where the same build came back, however many of its chunks are missing, or storage is blocked so that
 * this cannot be known, the error is left to the error page. Without a network nothing is loaded: the open page is all there is.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!isOnline()) return;
    const build = shownBuild();
    if (isLeaving || reloadedFrom.read() === build || !reloadedFrom.write(build)) return;
    setLeaving(true);
    reloadPage();
    setTimeout(() => setLeaving(false), STAYED_AFTER);
  });
}

/** Whether an error says that a part of the app could not be loaded. */
export function isStaleChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload css/i.test(error.message)
  );
}
