const PRODUCT = 'AI Website Builder';

/** What a route tells the root: the page's name in the title bar. */
export interface RouteHandle {
  title: string;
}

/** The name of the innermost page among the handles of the matched routes, or null. */
export function pageNameOf(handles: readonly unknown[]): string | null {
  const names = handles.flatMap((handle) =>
    handle === undefined ? [] : [(handle as RouteHandle).title],
  );
  return names.at(-1) ?? null;
}

/** The whole title of the document. */
export function pageTitleOf(handles: readonly unknown[]): string {
  const name = pageNameOf(handles);
  return name === null ? PRODUCT : `${name} · ${PRODUCT}`;
}
