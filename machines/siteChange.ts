import type { BuiltSite } from './builderDocument';
import type { Build, Corrections, Framework, SiteColors, Theme } from './entities';
import { type SiteEdit, withEdits } from './siteEdits';

/** What is asked of a build besides its prompt; what is absent stays. */
export interface SiteChange {
  /** Corrected one by one: a correction that is not named here stays. */
  corrections?: Corrections;
  theme?: Theme;
  framework?: Framework;
  direction?: number;
  colors?: SiteColors;
  /** Done with the build before it is drawn again, in order. */
  edits?: SiteEdit[];
}

/** A build, and what it is to become. */
export interface Rebuild {
  build: Build;
  change: SiteChange;
  /** The build with the edits of the change; absent: it has none. */
  edited?: Build;
}

/** What a build became. */
export interface Rebuilt {
  /** The build as it was when it was asked for. */
  from: Build;
  site: BuiltSite;
}

/** A change that waits to be drawn. */
export interface PendingChange {
  buildId: string;
  change: SiteChange;
  /** The document when it was asked for: what is chosen there later stays. */
  theme: Theme;
  framework: Framework;
}

/** The changes that wait, with one more; those of one build are drawn together. */
export function withChange(pending: PendingChange[], added: PendingChange): PendingChange[] {
  const isWaiting = pending.some(({ buildId }) => buildId === added.buildId);
  return isWaiting
    ? pending.map((earlier) =>
        earlier.buildId === added.buildId
          ? {
              ...earlier,
              ...(added.change.theme === undefined ? {} : { theme: added.theme }),
              ...(added.change.framework === undefined ? {} : { framework: added.framework }),
              change: mergeChanges(earlier.change, added.change),
            }
          : earlier,
      )
    : [...pending, added];
}

/** Whether something was made of a build that a drawing of it begun earlier does not have. */
export function isOvertaken(from: Build, now: Build): boolean {
  return (
    from.customization !== now.customization ||
    from.corrections !== now.corrections ||
    from.direction !== now.direction ||
    from.theme !== now.theme ||
    from.framework !== now.framework
  );
}

/**
 * Earlier corrections with later ones over them, section by section and passage by passage; one that is given as undefined
 * is taken back.
 */
export function mergeCorrections(
  earlier: Corrections | undefined,
  later: Corrections | undefined,
): Corrections {
  const lists = (['sections', 'placed'] as const).flatMap((key) => {
    const isTakenBack = later !== undefined && key in later && later[key] === undefined;
    const given = later?.[key] ?? {};
    // What is given again stands behind the others.
    const kept = Object.entries(earlier?.[key] ?? {}).filter(
      ([name]) => !Object.hasOwn(given, name),
    );
    const all = [...kept, ...Object.entries(given)];
    return isTakenBack || all.length === 0 ? [] : [[key, Object.fromEntries(all)] as const];
  });
  return { ...earlier, ...later, ...(Object.fromEntries(lists) as Corrections) };
}

/** What is drawn when a build is changed. Pure. */
export function rebuildOf(build: Build, { edits, ...change }: SiteChange): Rebuild {
  if (edits === undefined) return { build, change };
  return { build, change, edited: { ...build, customization: withEdits(build, edits) } };
}

/** Two changes as one; the later wins. */
export function mergeChanges(earlier: SiteChange, later: SiteChange): SiteChange {
  const corrections = mergeCorrections(earlier.corrections, later.corrections);
  const edits = [...(earlier.edits ?? []), ...(later.edits ?? [])];
  return {
    ...earlier,
    ...later,
    ...(Object.keys(corrections).length === 0 ? {} : { corrections }),
    ...(edits.length === 0 ? {} : { edits }),
  };
}
