import { itemId } from '../itemId';
import type { Brief, BriefRequest, Understood } from '../types';

/** What the prompt asks for that no kind of section is for. */
export interface Topic {
  /** Id of its section. */
  id: string;
  /** Its heading in the person's words; null: a list of several things that have no place of their own. */
  label: Understood<string> | null;
  requests: BriefRequest[];
}

/** Fewer items than this make no section. */
const ENOUGH = 2;

/**
 * The sections for what no kind is for: one for each page that the prompt lists, one for each request that holds items, and
 * one for all the others together.
 */
export function topicsOf({ requests }: Pick<Brief, 'requests'>): Topic[] {
  const open = requests.filter(
    ({ kind, way, words, page }) =>
      kind === null && way === null && (words.value !== '' || page !== null),
  );
  const isOwn = ({ page, items }: BriefRequest): boolean => page !== null || items.length >= ENOUGH;
  const own = open.filter(isOwn).map((request): Topic => {
    const label = request.page ?? request.words;
    return { id: topicId(label), label, requests: [request] };
  });
  const rest = open.filter((request) => !isOwn(request));
  const [only] = rest;
  if (only === undefined) return unique(own);
  return unique([
    ...own,
    rest.length === 1
      ? { id: topicId(only.words), label: only.words, requests: rest }
      : { id: 'topic-more', label: null, requests: rest },
  ]);
}

const topicId = ({ value }: Understood<string>): string => `topic-${itemId(value)}`;

const unique = (topics: readonly Topic[]): Topic[] =>
  topics.filter(({ id }, at) => topics.findIndex((other) => other.id === id) === at);
