/** A tab that was opened may be loaded again for a while. Milliseconds. */
const REVOKE_DELAY = 60_000;

/**
 * Shows an HTML document in a new tab that knows nothing of this one; nothing leaves the device. Throws when the browser
 * refuses to make the address.
 */
export function openDocument(html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  document.body.append(link);
  try {
    link.click();
  } finally {
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
  }
}
