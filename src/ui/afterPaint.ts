const waiting = new Set<() => void>();
/** For how long nothing is typed, and no color dragged, before what waits is due. */
const PAUSE = 300;
const PATIENCE = 250;

let typedAt = -Infinity;
addEventListener('input', () => (typedAt = performance.now()), { capture: true, passive: true });

/**
 * Calls back once the next frame is painted, the person pauses in their typing and the browser has a moment, all callbacks
 * that wait in one task. A callback that waits already is not called twice. Returns what calls it off.
 */
export function afterPaint(callback: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(callInPause);
  waiting.add(callback);
  return () => waiting.delete(callback);
}

function callInPause(): void {
  const due = typedAt + PAUSE - performance.now();
  if (due > 0) setTimeout(callInPause, due);
  else whenFree(callAll);
}

/** Calls back once the browser has a moment, or soon. */
export function whenFree(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: PATIENCE });
  else setTimeout(callback);
}

function callAll(): void {
  const due = [...waiting];
  waiting.clear();
  for (const callback of due) callback();
}
