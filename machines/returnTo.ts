export const EDITOR_HOME = '/editor';

/**
 * Whether a URL path belongs to the editor and needs a signed-in user (specification section 2, "Guard").
 * "Starting with /editor" is read as the path segment `editor`: `/editor`, `/editor/`, `/editor/x`, in any letter
 * case and however its characters are escaped, because the router matches those too. `/editorial` is another page.
 */
export function isEditorPath(pathname: string): boolean {
  return /^[/\\]+editor(?:[/\\]|$)/i.test(decoded(pathname));
}

/**
 * Where to go after sign-in (specification section 4): the path, query and hash of `value` when it leads to the editor
 * of this `origin`, otherwise the editor's home. Takes anything, throws nothing.
 */
export function safeReturnTo(value: string | null, origin: string): string {
  if (value === null) return EDITOR_HOME;
  const url = parsed(value, origin);
  if (url === null || url.origin !== origin) return EDITOR_HOME;
  const isPlainEditorPath = /^\/editor(?:\/|$)/i.test(url.pathname);
  const hidesSeparators = /%2f|%5c/i.test(url.pathname);
  return isPlainEditorPath && !hidesSeparators
    ? `${url.pathname}${url.search}${url.hash}`
    : EDITOR_HOME;
}

function parsed(value: string, origin: string): URL | null {
  try {
    return new URL(value, origin);
  } catch {
    return null;
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
