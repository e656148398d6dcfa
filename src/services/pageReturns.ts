/** How long a page must have been out of sight before a return to it counts, in milliseconds. */
const LONG_ABSENCE = 60_000;

export interface PageReturns {
  /** The browser brought a left page back as it was, the person's content in it. */
  onRestored: () => void;
  /** The person looks at the page again after a minute or more, in which it may have stood still. */
  onReturned: () => void;
}

/** Tells when a page comes back to life; returns what ends that. */
export function watchPageReturns({ onRestored, onReturned }: PageReturns): () => void {
  let hiddenAt: number | null = null;
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onRestored();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    // A clock that was set back meanwhile proves nothing: better to ask once too often.
    const absence = hiddenAt === null ? 0 : Math.abs(Date.now() - hiddenAt);
    hiddenAt = null;
    if (absence >= LONG_ABSENCE) onReturned();
  };
  addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
