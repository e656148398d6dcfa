import type { Arrangement } from '../../../machines/entities';
import { sourceOf } from '../../../machines/sectionIds';
import { chooseLayouts } from '../design/chooseLayouts';
import { directionOf } from '../design/designSite';
import { designSeed } from '../pictures/drawPictures';
import { isSectionKind } from '../sectionKinds';
import type { Copy, PlannedSection, SectionCopy, SectionKind, Site } from '../types';
import { writeSection } from '../write/writeCopy';
import { translated, translatedBrief } from '../write/writeTranslation';
import { copyOf } from './copyOf';

/** What it takes to write one more section for a site. */
export type Addable = Pick<Site, 'plan' | 'copy' | 'translation' | 'brief' | 'request'> &
  Partial<Pick<Site, 'design'>>;

/**
 * A site with the sections that the person added to its pages, written from its brief as if they stood there alone: no other
 * section, and none that is added later, changes them (specification section 2, builder). What is no kind of section, or planned
 * already, adds nothing. Pure; throws where a language of the site is not loaded.
 */
export function withAdded<T extends Addable>(site: T, { added = {} }: Arrangement): T {
  const leads = site.plan.pages?.map(({ lead }) => lead) ?? ['hero'];
  return leads
    .flatMap((lead) => (added[lead] ?? []).map((id) => ({ lead, id })))
    .reduce((now, { lead, id }) => withSection(now, site, lead, id), site);
}

/** A section in all languages of its site, and how it is laid out. */
export interface WrittenSection {
  copy: SectionCopy;
  translation: SectionCopy | undefined;
  layout: string;
}

/** A section as it is written for a site that has none of its kind. */
export function writtenSection(site: Addable, planned: PlannedSection): WrittenSection {
  const { brief, plan, copy, translation: second, request, design } = site;
  const first = writeSection(brief, plan, copy, planned);
  const other =
    second &&
    writeSection(translatedBrief(brief, copy.language, second.language), plan, second, planned);
  const [translation] =
    second && other
      ? translated({ ...second, sections: [other] }, { ...copy, sections: [first] }).sections
      : [];
  const layouts = chooseLayouts(
    design?.theme ?? request.theme,
    designSeed(brief, copy),
    [planned],
    { direction: directionOf(request), items: { [planned.id]: first.items.length } },
  );
  return { copy: first, translation, layout: layouts[planned.id] ?? '' };
}

function withSection<T extends Addable>(now: T, site: T, lead: string, id: string): T {
  if (now.plan.sections.some((section) => section.id === id)) return now;
  const source = sourceOf(id);
  const kind = kindOf(source);
  if (kind === null) return now;
  const { plan, copy, translation, design } = now;
  const of = (written: Copy | undefined) => written?.sections.find((one) => one.id === source);
  const standing = of(copy);
  const written = standing ? null : writtenSection(site, { id: source, kind });
  const section = standing ?? written?.copy;
  const other = standing ? of(translation) : written?.translation;
  const wanted = (original: SectionCopy): SectionCopy => ({ ...original, isWanted: true });
  if (section === undefined) return now;
  const layout = written?.layout ?? design?.layouts[source] ?? '';
  return {
    ...now,
    plan: {
      ...plan,
      sections: [...plan.sections, { id, kind: section.kind, isAdded: true }],
      ...(plan.pages && {
        pages: plan.pages.map((page) =>
          page.lead === lead ? { ...page, sections: [...page.sections, id] } : page,
        ),
      }),
    },
    copy: beforeContact(copy, copyOf(copy, wanted(section), id)),
    ...(translation &&
      other && { translation: beforeContact(translation, copyOf(translation, wanted(other), id)) }),
    ...(design && { design: { ...design, layouts: { ...design.layouts, [id]: layout } } }),
  };
}

/** The navigation has room for what comes first. What is written already, as a locked section is, stays. */
export function beforeContact(copy: Copy, section: SectionCopy): Copy {
  if (copy.sections.some(({ id }) => id === section.id)) return copy;
  const at = copy.sections.findIndex(({ id }) => id === 'contact');
  return {
    ...copy,
    sections: copy.sections.toSpliced(at < 0 ? copy.sections.length : at, 0, section),
  };
}

function kindOf(id: string): SectionKind | null {
  if (id.startsWith('topic-')) return 'topic';
  return id !== 'hero' && id !== 'topic' && isSectionKind(id) ? id : null;
}
