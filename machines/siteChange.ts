import type { BuiltSite } from './desk';
import type { Build, Corrections, Customization, Framework, SiteColors, Theme } from './entities';

/** What is asked of a build besides its prompt; what is absent stays. */
export interface SiteChange {
  /** Corrected one by one: a correction that is not named here stays. */
  corrections?: Corrections;
  theme?: Theme;
  framework?: Framework;
  direction?: number;
  colors?: SiteColors;
}

/** A build, and what it is to become. */
export interface Rebuild {
  build: Build;
  change: SiteChange;
}

/** What a build became. */
export interface Rebuilt {
  buildId: string;
  /** What the person had made of it when it was asked for. */
  from: Customization;
  site: BuiltSite;
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

/** Two changes as one; the later wins. */
export function mergeChanges(earlier: SiteChange | null, later: SiteChange): SiteChange {
  const corrections = mergeCorrections(earlier?.corrections, later.corrections);
  return {
    ...earlier,
    ...later,
    ...(Object.keys(corrections).length === 0 ? {} : { corrections }),
  };
}
