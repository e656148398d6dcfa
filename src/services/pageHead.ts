export interface VisibleHead {
  /** The whole title of the document. */
  title: string;
  /** Null leaves the description of the page before. */
  description: string | null;
}

/**
 * Gives the document the head of the page it shows now. A prerendered page names its address in `link[rel=canonical]`;
 * after a navigation that must follow, for people who share or save the page.
 */
export function showInHead({ title, description }: VisibleHead): void {
  document.title = title;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical !== null)
    canonical.href = new URL(location.pathname, new URL(canonical.href).origin).href;
  if (description === null) return;
  document
    .querySelector<HTMLMetaElement>('meta[name=description]')
    ?.setAttribute('content', description);
}
