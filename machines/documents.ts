import type { Build, GeneratedWebsite } from './entities';

/** How many builds that were shown last keep their documents: those in view, and a few to go back to at once. */
const BUILDS_DRAWN = 5;

/** A website without what can be drawn again from its site; what was understood of it is small, and stays. */
export function withoutDocuments({
  pages: _,
  typefaces: __,
  drawnEdits: ___,
  ...website
}: GeneratedWebsite): GeneratedWebsite {
  return website.html === '' ? website : { ...website, html: '', css: '' };
}

/** The builds that were shown last, the ones in view first. */
export function withShown(shownIds: readonly string[], inView: readonly string[]): string[] {
  return [...new Set([...inView, ...shownIds])].slice(0, BUILDS_DRAWN);
}

/** The history, where what is shown no more has let its documents go. */
export function lettingGo(
  history: readonly Build[],
  before: readonly string[],
  now: readonly string[],
): Build[] {
  return history.map((build) =>
    before.includes(build.id) && !now.includes(build.id)
      ? { ...build, website: withoutDocuments(build.website) }
      : build,
  );
}
