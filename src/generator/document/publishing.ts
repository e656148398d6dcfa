import { discoveryTags } from './discoveryTags';
import { listedDocument } from './listedDocument';
import { publishedDocument } from './publishedDocument';
import { withThanks } from './thanksPage';
import { statedSite } from './statedSite';
import { withoutGaps } from './withoutGaps';

/** What a site goes through to be taken away; no preview needs it. */
export const publishing = {
  statedSite,
  withoutGaps,
  publishedDocument,
  listedDocument,
  withThanks,
  discoveryTags,
};

export type Publishing = typeof publishing;
