/** What a visitor allows (specification section 3). */
export interface CookiePreferences {
  essential: true;
  analytics: boolean;
  marketing: boolean;
}

/** What a visitor may allow or not; Essential is always on. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

export const NOTHING_OPTIONAL: CookiePreferences = {
  essential: true,
  analytics: false,
  marketing: false,
};

export const EVERYTHING: CookiePreferences = { essential: true, analytics: true, marketing: true };
