import type { BuiltSite } from './desk';
import type { Build, Corrections, Customization, Framework, SiteColors, Theme } from './entities';

/** What is asked of a build besides its prompt; what is absent stays. */
export interface SiteChange {
  /** Set right one by one: a correction that is not named here stays. */
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

/** Earlier corrections with later ones over them, section by section; one that is given as undefined is taken back. */
export function mergeCorrections(
  earlier: Corrections | undefined,
  later: Corrections | undefined,
): Corrections {
  const sections = { ...earlier?.sections, ...later?.sections };
  const isTakenBack = later !== undefined && 'sections' in later && later.sections === undefined;
  return {
    ...earlier,
    ...later,
    ...(Object.keys(sections).length === 0 || isTakenBack ? {} : { sections }),
  };
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
