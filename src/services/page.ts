/** Loads the page again from the server. */
export function reloadPage(): void {
  location.reload();
}

/** Calls back once the page has loaded and has nothing more urgent to do. */
export function whenIdle(callback: () => void): void {
  const schedule = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(callback, { timeout: 2000 })
      : setTimeout(callback, 200);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
