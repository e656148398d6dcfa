import { discoveryTags } from './discoveryTags';
import { listedDocument } from './listedDocument';
import { publishedDocument } from './publishedDocument';
import { withThanks } from './thanksPage';
import { withStructuredData } from './structuredData';
import { statedSite } from './statedSite';
import { withoutGaps } from './withoutGaps';

/** What a site goes through to be taken away; no preview needs it. */
export const publishing = {
  statedSite,
  withoutGaps,
  publishedDocument,
  withStructuredData,
  listedDocument,
  withThanks,
  discoveryTags,
};

export type Publishing = typeof publishing;
