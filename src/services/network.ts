/** Whether the device may have a network; one that has none for sure says so. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back once there is a network, at once where there is one. Returns what ends that. */
export function whenOnline(callback: () => void): () => void {
  if (isOnline()) {
    callback();
    return () => undefined;
  }
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
}
