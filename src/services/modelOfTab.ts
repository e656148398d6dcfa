import type { SavedLanguageModel } from '../../machines/languageModel';
import { storedEntry } from './storedEntry';

interface OfTab {
  uid: string;
  tab: string;
  /** Unchecked. */
  chosen: unknown;
}

const entry = storedEntry<OfTab>({
  area: 'session',
  key: 'workspace-model',
  parse: (text) => JSON.parse(text) as OfTab | null,
  format: JSON.stringify,
});

/** Which language model a person chose in this tab, unchecked; undefined: none. What another tab left in a copy of its storage is forgotten. */
export function modelOfTab(uid: string, tab: string): unknown {
  const kept = entry.read();
  if (kept?.uid === uid && kept.tab === tab) return kept.chosen;
  entry.remove();
  return undefined;
}

/** Keeps it for as long as the tab is there; undefined: nothing. */
export function keepModelOfTab(
  uid: string,
  tab: string,
  chosen: SavedLanguageModel | undefined,
): void {
  if (chosen === undefined) entry.remove();
  else entry.write({ uid, tab, chosen });
}

/** Forgets it, whoever chose it. */
export const forgetModelOfTab = (): void => entry.remove();
