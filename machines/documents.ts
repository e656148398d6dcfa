import type { Step } from './desk';
import type { Build, GeneratedWebsite } from './entities';

/** How many builds that were shown last keep their documents: those in view, and a few to go back to at once. */
export const BUILDS_DRAWN = 5;

/** How many steps to undo keep the documents that they bring back. */
const STEPS_DRAWN = 10;

/** A website without what can be drawn again from its site; what was understood of it is small, and stays. */
export function withoutDocuments({
  pages: _,
  typefaces: __,
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

/** The steps to undo, where the one that has just become too old has let its documents go; all others stay the same. */
export function lightened(past: Step[]): Step[] {
  const index = past.length - 1 - STEPS_DRAWN;
  const step = past[index];
  if (step === undefined) return past;
  const { before, after } = step;
  if (![before, after].some(({ site, entry }) => site !== undefined || entry !== undefined)) {
    return past;
  }
  return past.with(index, { ...step, before: withoutDrawn(before), after: withoutDrawn(after) });
}

function withoutDrawn({ site, entry, ...items }: Step['before']): Step['before'] {
  const bare = <T extends Pick<Build, 'website'>>(built: T): T => ({
    ...built,
    website: withoutDocuments(built.website),
  });
  return {
    ...items,
    ...(site === undefined ? {} : { site: { ...site, value: bare(site.value) } }),
    ...(entry === undefined
      ? {}
      : { entry: { ...entry, build: entry.build === null ? null : bare(entry.build) } }),
  };
}
