import type { SavedApiKey } from './apiKey';
import type { SavedBuilder } from './builderContext';
import type { SavedBuilderPanels } from './builderPanels';
import type { SavedComparison } from './comparison';
import type { SavedComponentLibrary } from './componentLibrary';
import type { SavedCorrecting } from './correcting';
import { hasSameFields } from './hasSameFields';
import type { SavedImages } from './imageLibrary';
import type { SavedPlan } from './plan';
import type { SavedPreview } from './preview';
import type { SavedRenaming } from './renaming';
import type { SavedSettings } from './settings';
import type { SavedWebhooks } from './webhooks';

/**
 * Everything of a workspace that outlives a reload (specification section 1, "work is session-based"). A new part is one
 * line here; the compiler then asks for its line in `working.ts` and for its schema in the storage.
 */
export interface SavedWork {
  settings: SavedSettings;
  builder: SavedBuilder;
  builderPanels: SavedBuilderPanels;
  preview: SavedPreview;
  comparison: SavedComparison;
  renaming: SavedRenaming;
  correcting: SavedCorrecting;
  componentLibrary: SavedComponentLibrary;
  images: SavedImages;
  plan: SavedPlan;
  apiKey: SavedApiKey;
  webhooks: SavedWebhooks;
}

/** A piece of work as saving sees it: to read and to watch, without knowing what it is. */
export interface Work<TSaved> {
  toSave: () => TSaved;
  /** Whether somebody would miss it. */
  isWorthKeeping: () => boolean;
  /** Calls back when what `toSave` gives has changed; returns what ends that. */
  observe: (onChange: () => void) => () => void;
}

interface Source<TContext> {
  getSnapshot: () => { context: TContext };
  subscribe: (observer: (snapshot: { context: TContext }) => void) => { unsubscribe: () => void };
}

/** One machine's share of the work. `isWorthKeeping` is left out for choices that can be made again in no time. */
export function workOf<TContext, TSaved extends object>(
  source: Source<TContext>,
  toSave: (context: TContext) => TSaved,
  isWorthKeeping: (saved: TSaved) => boolean = () => false,
): Work<TSaved> {
  const read = () => toSave(source.getSnapshot().context);
  return {
    toSave: read,
    isWorthKeeping: () => isWorthKeeping(read()),
    observe: (onChange) => {
      let last = read();
      const subscription = source.subscribe(({ context }) => {
        const now = toSave(context);
        if (hasSameFields(last, now)) return;
        last = now;
        onChange();
      });
      return () => subscription.unsubscribe();
    },
  };
}

/** Many parts as one work. */
export function allWork(parts: {
  [Part in keyof SavedWork]: Work<SavedWork[Part]>;
}): Work<SavedWork> {
  const all: Work<unknown>[] = Object.values(parts);
  return {
    toSave: () =>
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, part.toSave()]),
      ) as unknown as SavedWork,
    isWorthKeeping: () => all.some((part) => part.isWorthKeeping()),
    observe: (onChange) => {
      const stops = all.map((part) => part.observe(onChange));
      return () => stops.forEach((stop) => stop());
    },
  };
}
