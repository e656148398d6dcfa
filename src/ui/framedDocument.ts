const POLICY =
  "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; form-action 'none'; base-uri about:";

/**
 * The document as it is put into a frame: before anything in it stands a policy under which no script runs, nothing is
 * loaded and no form is sent. A parser moves it to the head, whatever follows it.
 */
export function framedDocument(html: string): string {
  return `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${POLICY}">${html}`;
}
