const waiting = new Set<() => void>();
const PATIENCE = 250;

/**
 * Calls back once the next frame is painted and the browser has a moment, all callbacks that wait in one task. A callback
 * that waits already is not called twice. Returns what calls it off.
 */
export function afterPaint(callback: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => whenFree(callAll));
  waiting.add(callback);
  return () => waiting.delete(callback);
}

function whenFree(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: PATIENCE });
  else setTimeout(callback);
}

function callAll(): void {
  const due = [...waiting];
  waiting.clear();
  for (const callback of due) callback();
}
