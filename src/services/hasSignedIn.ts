import { storedEntry } from './storedEntry';

const KEY = 'has-signed-in';

/** Whether somebody is signed in in this browser, as far as it knows before the provider is asked. */
export const hasSignedIn = storedEntry<true>({
  area: 'local',
  key: KEY,
  parse: (text) => (text === 'yes' ? true : null),
  format: () => 'yes',
});

/** Calls back when somebody signs in in another tab of this browser. Returns what ends that. */
export function watchHasSignedIn(onSignedIn: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) onSignedIn();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
