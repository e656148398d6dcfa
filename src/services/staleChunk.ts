import { storedEntry } from './storedEntry';

const reloadedFor = storedEntry<string>({
  area: 'session',
  key: 'reloaded-for-chunk',
  parse: (text) => text,
  format: (text) => text,
});

let isLeaving = false;

/** Whether the page is being loaded again because of a stale chunk; what fails until then need not be shown. */
export function isReloading(): boolean {
  return isLeaving;
}

/**
 * After a deploy an open page may ask for a chunk that no longer exists; loading `intended()` from the server once brings
 * the new build. Where the same chunk failed before, or storage is blocked so that this cannot be known, the error is
 * left to the error page.
 */
export function reloadOnStaleChunk(intended: () => string): void {
  window.addEventListener('vite:preloadError', (event) => {
    const chunk = event.payload.message;
    if (reloadedFor.read() === chunk || !reloadedFor.write(chunk)) return;
    isLeaving = true;
    location.replace(intended());
  });
}

/** Whether an error says that a part of the app could not be loaded. */
export function isStaleChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload css/i.test(error.message)
  );
}
