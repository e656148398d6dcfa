/** Some browsers read the object URL after the click has returned. Milliseconds. */
const REVOKE_DELAY = 10_000;

/**
 * Starts the download of a file made in the browser; nothing leaves the device. `name` is a plain file name, `type` a
 * media type such as `application/zip`. Throws when the browser refuses.
 */
export function downloadFile(
  name: string,
  content: string | Uint8Array | Blob,
  type: string,
): void {
  const url = URL.createObjectURL(
    new Blob([content instanceof Uint8Array ? new Uint8Array(content) : content], { type }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  try {
    link.click();
  } finally {
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
  }
}
