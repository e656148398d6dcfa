/** Loads the page again from the server. */
export function reloadPage(): void {
  location.reload();
}

/** Goes to the page before this one; its code and what was typed there are still in memory. To the home page where there is none. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
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
