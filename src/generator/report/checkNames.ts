import type { SiteCheckId } from '../../../machines/siteReport';

/** What each check is called, in the builder and in the report. */
export const CHECK_NAMES: Record<SiteCheckId, string> = {
  markup: 'Markup',
  contrast: 'Contrast',
  headings: 'Headings',
  links: 'Links',
  labels: 'Labels',
  search: 'Search results',
  requests: 'Other places',
  weight: 'Weight',
};
