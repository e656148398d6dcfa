import { listedDocument } from './listedDocument';
import { publishedDocument } from './publishedDocument';
import { statedSite } from './statedSite';
import { withoutGaps } from './withoutGaps';

/** What a site goes through to be taken away; no preview needs it. */
export const publishing = { statedSite, withoutGaps, publishedDocument, listedDocument };

export type Publishing = typeof publishing;
