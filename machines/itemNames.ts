import { capitalized } from './text';
import { type ItemKind, itemKind } from './itemKinds';

/** Sections that are called after the whole: what stands in one is an entry of it. */
const WHOLES: ReadonlySet<string> = new Set(
  'agenda calendar diary itinerary line-up lineup programme program schedule timetable'.split(' '),
);

/** What sections are called after, where they are called after what stands in them. */
const PLURALS: ReadonlySet<string> = new Set(
  [
    'albums announcements articles books broadcasts columns episodes essays films guides issues notes',
    'podcasts poems posts recipes reports songs stories tips tracks transcripts tutorials videos updates',
    'classes concerts courses dates days events exhibitions fairs festivals fixtures gigs lessons markets',
    'matches meetings performances races readings recitals rehearsals retreats sailings screenings services',
    'sessions shows talks tastings tours trips walks webinars workshops',
    'beers breads cakes cars cottages dishes drinks flats homes houses packages plants pieces products projects',
    'rooms routes treatments wines works',
    'artists coaches doctors guests instructors members musicians players speakers teachers therapists trainers',
    'donors funders friends partners patrons sponsors suppliers jobs positions roles vacancies',
    'steps questions reviews testimonials prices',
  ]
    .join(' ')
    .split(' '),
);

const singular = (plural: string): string =>
  plural.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|s$/, '');

/**
 * What the items of a section are, called as the section is: "Episodes" has an episode, "Class timetable" an entry. One that is called
 * after neither has the names of its kind. `label`: what the site calls the section. Null where its kind has no items. Pure.
 */
export function namedItems(kind: string, label: string): ItemKind | null {
  const named = itemKind(kind);
  if (named === null) return null;
  const words = label.toLowerCase().replace(/ \d+$/, '').trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const isOneThing = !words.some((word) => /^(?:and|or)$|[&+,/]/.test(word));
  if (!isOneThing) return named;
  if (WHOLES.has(last)) return { ...named, one: 'entry', many: 'Entries' };
  if (!PLURALS.has(last)) return named;
  const one = singular(last);
  return one === named.one ? named : { ...named, one, many: capitalized(last) };
}
