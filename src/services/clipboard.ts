import { inTime } from './inTime';

/** How long a browser may take to copy words that are there, in milliseconds; it may ask the person meanwhile. */
const COPY_TIMEOUT = 30_000;

/**
 * Puts `text` on the clipboard. Words that still have to be made are given as a promise, and the function is called within the
 * press that asks for them: later no browser allows it. Rejects where the browser has no clipboard, does not allow it or does
 * not answer, and as the promise does.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const copied = put(text);
  // Whoever waits for the words is told by `text` itself.
  copied.catch(() => undefined);
  await text;
  await inTime(copied, COPY_TIMEOUT);
}

async function put(text: string | Promise<string>): Promise<void> {
  // Missing on pages that are not served securely, whatever the types say.
  const clipboard = navigator.clipboard as Partial<Clipboard> | undefined;
  if (clipboard === undefined) throw new Error('This browser gives no access to the clipboard.');
  const item = typeof text === 'string' ? null : itemOf(text);
  if (item !== null && clipboard.write !== undefined) {
    try {
      return await clipboard.write([item]);
    } catch {
      // Some take no item whose words are still to come: they may take the words themselves.
    }
  }
  if (clipboard.writeText === undefined) throw new Error('This browser copies no text.');
  await clipboard.writeText(await text);
}

/** Null where the browser knows no clipboard items, or none that wait. */
function itemOf(text: Promise<string>): ClipboardItem | null {
  try {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    // Whoever waits for the words is told by `text` itself.
    blob.catch(() => undefined);
    return new ClipboardItem({ 'text/plain': blob });
  } catch {
    return null;
  }
}
