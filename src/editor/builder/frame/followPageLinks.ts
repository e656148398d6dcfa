/**
 * Links in a preview document that lead to another page of the site: `onFollow` is told its path, and the place on it if the
 * link names one. Links to places on the same page scroll there by themselves. Returns what ends it.
 */
export function followPageLinks(document: Document, onFollow: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const path = pageAt(event.target);
    if (path === null || event.defaultPrevented) return;
    event.preventDefault();
    onFollow(path);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function pageAt(target: EventTarget | null): string | null {
  if (target === null || !('closest' in target)) return null;
  return (target as Element).closest('a[data-page]')?.getAttribute('data-page') ?? null;
}
