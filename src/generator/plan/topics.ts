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
/** More topics than this are items of the overview. */
const MOST_TOPICS = 24;

/** The sections for what no kind is for: one for each page that the prompt lists, one for each request that holds items. */
export function topicsOf({ requests }: Pick<Brief, 'requests'>): Topic[] {
  const topics = requests
    .filter(isTopic)
    .map(titled)
    .map((request): Topic => ({ id: idOf(request), label: labelOf(request), request }));
  const first = new Map([...topics].reverse().map((topic) => [topic.id, topic]));
  return topics.filter((topic) => first.get(topic.id) === topic).slice(0, MOST_TOPICS);
}

const isTopic = ({ kind, way, words, page, items }: BriefRequest): boolean =>
  kind === null &&
  way === null &&
  (page !== null || (words.value !== '' && items.length >= ENOUGH));

/** "A page introducing the radiologists": the one thing on a page without a name is its name. */
function titled(request: BriefRequest): BriefRequest {
  const [only, ...others] = request.items;
  return request.page?.value === '' && only !== undefined && others.length === 0
    ? { ...request, page: only.name, items: [] }
    : request;
}

const labelOf = ({ page, words }: BriefRequest): Understood<string> => page ?? words;
const idOf = (request: BriefRequest): string => `topic-${itemId(labelOf(request).value)}`;

/** What the prompt asks for that no section and no topic is for: items of the overview. */
export function unplaced(brief: Pick<Brief, 'requests'>): BriefRequest[] {
  const topics = new Set(topicsOf(brief).map(({ id }) => id));
  return brief.requests.filter(
    (request) =>
      request.kind === null &&
      request.way === null &&
      !(isTopic(request) && topics.has(idOf(request))),
  );
}
