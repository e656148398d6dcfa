import { languagePack } from '../languages/languages';
import type { Copy, CopyItem, SectionCopy, SectionKind, Text } from '../types';
import { untitledIn } from './untitled';

const isGap = (text: Text | null): boolean => text?.source.from === 'placeholder';
const filled = (text: Text | null): Text | null => (isGap(text) ? null : text);

/** Sections whose items say something by their titles alone. */
const TITLES_SUFFICE: ReadonlySet<SectionKind> = new Set([
  'offerings',
  'gallery',
  'team',
  'posts',
  'events',
  'features',
  'sponsors',
  'caseStudies',
  'downloads',
  'listings',
  'menu',
  'careers',
  'stats',
  'donate',
  'faq',
  'topic',
]);

function withoutGap(item: CopyItem, kind: SectionKind): CopyItem | null {
  if (isGap(item.title)) return null;
  const body = filled(item.body);
  const detail = filled(item.detail);
  if ([item.title, body, detail].every((text) => !text?.value)) return null;
  const lost = body !== item.body || detail !== item.detail;
  return lost && body === null && detail === null && !TITLES_SUFFICE.has(kind)
    ? null
    : { ...item, body, detail };
}

/** A section as it is published; null when nothing of it is left. One that is wanted says that there is nothing yet. */
function publishedSection(section: SectionCopy, language: string): SectionCopy | null {
  const items = section.items.flatMap((item) => withoutGap(item, section.kind) ?? []);
  const intro = filled(section.intro);
  const isEmptied = section.items.length > 0 && items.length === 0 && section.submit === null;
  const isStory = section.paragraphs.length > 0 || (section.kind === 'about' && intro !== null);
  if (!isEmptied || isStory) return { ...section, intro, items };
  return section.isWanted ? { ...section, intro: soon(section, language), items } : null;
}

/** The text that stands where there is nothing yet. */
export const soonId = (section: string): string => `${section}.soon`;

const soon = ({ id }: SectionCopy, language: string): Text => ({
  id: soonId(id),
  value: languagePack(language).labels.soon,
  source: { from: 'standard' },
});

/** A page needs a heading: until its owner gives it a name, what the prompt says under the name is the heading. */
function named(copy: Copy): Copy {
  const { title, subtitle, language } = copy;
  if (!isGap(title)) return copy;
  const said = subtitle.source.from === 'prompt' ? subtitle.value : '';
  const value = said || untitledIn(language);
  return {
    ...copy,
    title: { ...title, value, source: { from: 'standard' } },
    subtitle: { ...subtitle, value: '' },
  };
}

/** A page that the person added, with what shows on it. */
export interface OwnPage {
  /** The section that it began with. */
  lead: string;
  sections: readonly string[];
}

export interface PublishedCopy {
  copy: Copy;
  /** Section → which of its items are left, counted from 0: pictures belong to items. */
  kept: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * A copy without what its owner still has to fill in (specification section 2, Export): quotes, prices, people, dates and
 * texts that nobody gave go, items without words too, and sections in which nothing else stands go with them.
 * `ownPages`: pages that the person added; one of them on which nothing is left says that there is nothing yet.
 */
export function withoutGaps(copy: Copy, ownPages: readonly OwnPage[] = []): PublishedCopy {
  const kept = new Map<string, ReadonlySet<number>>();
  const filled = new Map(
    copy.sections.map((section) => [section.id, publishedSection(section, copy.language)]),
  );
  const begun = new Set(
    ownPages
      .filter(({ sections }) => sections.every((id) => (filled.get(id) ?? null) === null))
      .map(({ lead }) => lead),
  );
  const sections = copy.sections.flatMap((section) => {
    const { id } = section;
    const own = begun.has(id)
      ? { ...section, intro: soon(section, copy.language), items: [] }
      : null;
    const published = filled.get(id) ?? own;
    if (published === null) return [];
    const left = section.items.flatMap((item, index) =>
      withoutGap(item, section.kind) === null ? [] : [index],
    );
    kept.set(section.id, new Set(left));
    return [published];
  });
  return { copy: { ...named(copy), sections }, kept };
}
