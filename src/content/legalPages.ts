import privacy from './legal/privacy.md';
import terms from './legal/terms.md';
import type { Block } from './markdown';

export interface LegalPage {
  title: string;
  /** One sentence on what the page settles. */
  summary: string;
  /** ISO day from which the text counts. */
  updated: string;
  content: readonly Block[];
}

export const termsPage: LegalPage = {
  title: 'Terms and Conditions',
  summary: 'What you may expect of us, what we expect of you, and who owns what is made here.',
  updated: '2026-11-16',
  content: terms as Block[],
};

export const privacyPage: LegalPage = {
  title: 'Privacy Policy',
  summary: 'Which data we handle, why, for how long, and how you stay in charge of it.',
  updated: '2026-11-16',
  content: privacy as Block[],
};
