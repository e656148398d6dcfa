/** Puts `text` on the clipboard. Rejects where the browser has no clipboard or does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Missing on pages that are not served securely, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) throw new Error('This browser gives no access to the clipboard.');
  await clipboard.writeText(text);
}
