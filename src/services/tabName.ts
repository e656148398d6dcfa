import { newId } from './identity';
import { storedEntry } from './storedEntry';

const entry = storedEntry<string>({
  area: 'session',
  key: 'workspace-tab',
  parse: (text) => text || null,
  format: (text) => text,
});

/**
 * What this tab is called, the same over a reload. It stands in the session storage only between two pages of the tab: a
 * duplicated tab, which starts with a copy of that storage, is another tab.
 */
export function tabName(): string {
  const name = entry.read() ?? newId();
  entry.remove();
  addEventListener('pagehide', () => void entry.write(name));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) entry.remove();
  });
  return name;
}
