import type { Build, GeneratedWebsite } from './entities';

/** How many builds that were shown last keep their documents: those in view, and a few to go back to at once. */
const BUILDS_DRAWN = 5;

/** A website without its documents, which can be drawn again from its site; the page that is shown is changed in place by the rest. */
export function withoutDocuments({
  pages: _,
  typefaces: __,
  drawnEdits: ___,
  ...website
}: GeneratedWebsite): GeneratedWebsite {
  return website.html === '' ? website : { ...website, html: '', css: '' };
}

/** A website without all that can be drawn again from its site. */
export function undrawn({
  outline: _,
  catalogue: __,
  understanding: ___,
  ...website
}: GeneratedWebsite): GeneratedWebsite {
  return withoutDocuments(website);
}

/** The builds that were shown last, the ones in view first. */
export function withShown(shownIds: readonly string[], inView: readonly string[]): string[] {
  return [...new Set([...inView, ...shownIds])].slice(0, BUILDS_DRAWN);
}

/** The history, where what is shown no more has let go what can be drawn again. */
export function lettingGo(
  history: readonly Build[],
  before: readonly string[],
  now: readonly string[],
): Build[] {
  return history.map((build) =>
    before.includes(build.id) && !now.includes(build.id)
      ? { ...build, website: undrawn(build.website) }
      : build,
  );
}
