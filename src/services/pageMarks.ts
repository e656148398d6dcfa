import { HEADER_SCROLL_THRESHOLD } from '../../machines/limits';
import { cookiePreferences } from './cookiePreferences';
import { hasSignedIn } from './hasSignedIn';

/*
 * Marks on <html> by which prerendered pages show what this browser knows before, and without, the code of the app:
 * `data-scrolled`, `data-session`, `data-consent`. src/theme/pageMarks.ts has the selectors.
 */
const root = () => document.documentElement;

/** Sets the marks and keeps that of scrolling true from now on. */
export function markPage(): void {
  const markScroll = () => {
    root().toggleAttribute('data-scrolled', scrollY > HEADER_SCROLL_THRESHOLD);
  };
  markScroll();
  addEventListener('scroll', markScroll, { passive: true });
  root().dataset.session = hasSignedIn.read() === null ? 'signedOut' : 'signedIn';
  markConsent(cookiePreferences.read() === null);
}

/** Says whether the visitor still has to choose: the banner then stands at the foot of the window. */
export function markConsent(isUndecided: boolean): void {
  if (isUndecided) root().dataset.consent = 'undecided';
  else delete root().dataset.consent;
}
