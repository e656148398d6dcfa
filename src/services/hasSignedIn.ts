import { storedEntry } from './storedEntry';

/** Whether somebody is signed in in this browser, as far as it knows before the provider is asked. */
export const hasSignedIn = storedEntry<true>({
  area: 'local',
  key: 'has-signed-in',
  parse: (text) => (text === 'yes' ? true : null),
  format: () => 'yes',
});
