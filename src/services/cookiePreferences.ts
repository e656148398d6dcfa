import { type CookiePreferences, OPTIONAL_CATEGORIES } from '../../machines/cookiePreferences';
import { storedEntry } from './storedEntry';

const KEY = 'cookie-preferences';
/** Far more than a choice takes; whatever is longer was not written by us. */
const LONGEST = 1000;

/**
 * The choice in a stored text, or null when it holds none (specification section 7). Only booleans of known categories
 * count; one that is absent is off, and Essential is always on. Throws when the text is no JSON.
 */
function parseCookiePreferences(text: string): CookiePreferences | null {
  if (text.length > LONGEST) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const own = new Map<string, unknown>(Object.entries(value));
  const known = OPTIONAL_CATEGORIES.filter((category) => own.has(category));
  if (known.length === 0 || known.some((category) => typeof own.get(category) !== 'boolean'))
    return null;
  return {
    essential: true,
    analytics: own.get('analytics') === true,
    marketing: own.get('marketing') === true,
  };
}

/** The visitor's choice in this browser. */
export const cookiePreferences = storedEntry<CookiePreferences>({
  area: 'local',
  key: KEY,
  parse: parseCookiePreferences,
  format: ({ essential, analytics, marketing }) =>
    JSON.stringify({ essential, analytics, marketing }),
});

/** Calls back with the choice, or null, whenever another tab changes it; returns the function that ends this. */
export function watchCookiePreferences(
  onChange: (choice: CookiePreferences | null) => void,
): () => void {
  const listener = ({ key }: StorageEvent) => {
    // `clear()` reports no key.
    if (key === KEY || key === null) onChange(cookiePreferences.read());
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether the browser asks all sites not to share data (Global Privacy Control). */
export function asksForPrivacy(): boolean {
  return (
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}
