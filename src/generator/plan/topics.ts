import { itemId } from '../itemId';
import type { Brief, BriefRequest, Understood } from '../types';

/** What the prompt asks for that no kind of section is for. */
export interface Topic {
  /** Id of its section. */
  id: string;
  /** Its heading, in the person's words. */
  label: Understood<string>;
  request: BriefRequest;
}

/** Fewer items than this make no section of their own. */
const ENOUGH = 2;

/** The sections for what no kind is for: one for each page that the prompt lists, one for each request that holds items. */
export function topicsOf({ requests }: Pick<Brief, 'requests'>): Topic[] {
  const topics = requests.filter(isTopic).map((request): Topic => {
    const label = request.page ?? request.words;
    return { id: `topic-${itemId(label.value)}`, label, request };
  });
  return topics.filter(({ id }, at) => topics.findIndex((other) => other.id === id) === at);
}

const isTopic = ({ kind, way, words, page, items }: BriefRequest): boolean =>
  kind === null &&
  way === null &&
  (page !== null || (words.value !== '' && items.length >= ENOUGH));

/** What the prompt asks for that no section and no topic is for: items of the overview. */
export const unplaced = ({ requests }: Pick<Brief, 'requests'>): BriefRequest[] =>
  requests.filter((request) => request.kind === null && request.way === null && !isTopic(request));
