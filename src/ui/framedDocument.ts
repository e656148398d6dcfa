const POLICY =
  "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; form-action 'none'; base-uri about:";

/**
 * What a frame's document may do by itself: its owner's listeners fire in every engine only where scripts are allowed, so
 * what keeps the document's own from running is the policy of `framedDocument`.
 */
export const LISTENING_SANDBOX = 'allow-same-origin allow-scripts';

/**
 * The document as it is put into a frame: before anything in it stands a policy under which no script runs, nothing is
 * loaded and no form is sent. A parser moves it to the head, whatever follows it.
 */
export function framedDocument(html: string): string {
  return `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${POLICY}">${html}`;
}
