import { publishedDocument } from './publishedDocument';
import { statedSite } from './statedSite';
import { withThanks } from './thanksPage';
import { withoutGaps } from './withoutGaps';

/** What a site goes through to be taken away; no preview needs it. */
export const publishing = { statedSite, withoutGaps, publishedDocument, withThanks };

export type Publishing = typeof publishing;
