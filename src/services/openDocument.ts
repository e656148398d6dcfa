import type { OpenedPage } from '../../machines/handover';

/** A tab that was opened may be loaded again for a while. Milliseconds. */
const REVOKE_DELAY = 60_000;

/**
 * Shows an HTML document in a new tab that knows nothing of this one; nothing leaves the device. The tab opens at once, which
 * browsers allow only within a press, and is filled when the document is there, or closed when it cannot be made. Where the
 * browser opens none, the answer is the document's address. Rejects as `html` does.
 */
export async function openDocument(html: Promise<string>): Promise<OpenedPage> {
  const tab = window.open('', '_blank');
  if (tab !== null) {
    tab.opener = null;
    tab.document.title = 'Making the page…';
    tab.document.body.textContent = 'Making the page…';
  }
  try {
    const address = URL.createObjectURL(
      new Blob([await html], { type: 'text/html;charset=utf-8' }),
    );
    if (tab === null) return { isOpened: false, address };
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY);
    return { isOpened: true };
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Frees the address of a document that was offered as a link; a tab that shows it already keeps it. */
export function releaseAddress(address: string | null): void {
  if (address !== null) URL.revokeObjectURL(address);
}
