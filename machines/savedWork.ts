import { apiKeyToSave } from './apiKey';
import { builderToSave } from './builderContext';
import { builderPanelsToSave } from './builderPanels';
import { comparisonToSave } from './comparison';
import { componentLibraryToSave } from './componentLibrary';
import { correctingToSave } from './correcting';
import { hasSameFields } from './hasSameFields';
import { imageLibraryToSave } from './imageLibrary';
import { languageModelToSave } from './languageModel';
import { planToSave } from './plan';
import { previewToSave } from './preview';
import { renamingToSave } from './renaming';
import { settingsToSave } from './settings';
import { webhooksToSave } from './webhooks';

interface SavedPart<TContext, TSaved extends object> {
  /** What is saved of its machine. */
  select: (context: TContext) => TSaved;
  /** Whether somebody would miss it; left out for choices that can be made again in no time. */
  isWorthKeeping?: (saved: TSaved) => boolean;
}

const part = <TContext, TSaved extends object>(
  select: (context: TContext) => TSaved,
  isWorthKeeping?: (saved: TSaved) => boolean,
): SavedPart<TContext, TSaved> => ({ select, isWorthKeeping });

/**
 * Everything of a workspace that outlives a reload (specification section 1, "work is session-based"), by the key under
 * which it is kept. A new part is one entry here; the compiler then asks for its machine in `working.ts` and for its schema
 * in the storage.
 */
const savedParts = {
  settings: part(settingsToSave),
  builder: part(builderToSave, ({ prompt, history }) => prompt !== '' || history.length > 0),
  builderPanels: part(builderPanelsToSave),
  preview: part(previewToSave),
  comparison: part(comparisonToSave),
  renaming: part(renamingToSave),
  correcting: part(correctingToSave),
  componentLibrary: part(
    componentLibraryToSave,
    ({ description, items }) => description !== '' || items.length > 0,
  ),
  images: part(
    imageLibraryToSave,
    ({ prompt, images }) => prompt !== '' || images.some(({ origin }) => origin === 'drawn'),
  ),
  plan: part(planToSave),
  apiKey: part(apiKeyToSave),
  webhooks: part(webhooksToSave),
  languageModel: part(languageModelToSave),
};

type SavedParts = typeof savedParts;

export type SavedWork = { [Part in keyof SavedParts]: ReturnType<SavedParts[Part]['select']> };

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

/** One machine's share of the work. */
function workOf<TContext, TSaved extends object>(
  source: Source<TContext>,
  { select, isWorthKeeping = () => false }: SavedPart<TContext, TSaved>,
): Work<TSaved> {
  const read = () => select(source.getSnapshot().context);
  return {
    toSave: read,
    isWorthKeeping: () => isWorthKeeping(read()),
    observe: (onChange) => {
      let last = read();
      const subscription = source.subscribe(({ context }) => {
        const now = select(context);
        if (hasSameFields(last, now)) return;
        last = now;
        onChange();
      });
      return () => subscription.unsubscribe();
    },
  };
}

/** What the actors hold, by part, as one work. */
export function workOfAll(sources: {
  [Part in keyof SavedParts]: Source<Parameters<SavedParts[Part]['select']>[0]>;
}): Work<SavedWork> {
  const parts = Object.entries(savedParts).map(([name, saved]): [string, Work<object>] => [
    name,
    workOf(sources[name as keyof SavedParts] as Source<never>, saved as SavedPart<never, object>),
  ]);
  return {
    toSave: () =>
      Object.fromEntries(parts.map(([name, work]) => [name, work.toSave()])) as SavedWork,
    isWorthKeeping: () => parts.some(([, work]) => work.isWorthKeeping()),
    observe: (onChange) => {
      const stops = parts.map(([, work]) => work.observe(onChange));
      return () => stops.forEach((stop) => stop());
    },
  };
}
