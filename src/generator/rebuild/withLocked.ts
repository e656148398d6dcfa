import { isLocked } from '../../../machines/sectionLocks';
import { choiceIn, withChoice } from '../../../machines/sectionChoices';
import { sourceOf } from '../../../machines/sectionIds';
import type { Customization } from '../../../machines/entities';
import { writtenSection } from '../document/addedSections';
import { arrangedSite } from '../document/arrangedSite';
import { chosenSite } from '../document/chosenSite';
import { copyOf } from '../document/copyOf';
import { designed } from '../siteState';
import type { Copy, Language, SectionCopy, Site } from '../types';

/** A site that was made again, with the customization that it is to be carried over from. */
interface Remade {
  site: Site;
  customization: Customization;
}

/**
 * A site that was made again, in which each locked section has the words, items and layout that it had before (specification
 * section 2, builder); in a second language where that is the same still. One that the prompt asks for no more stays where it
 * stood; one that the person said there is to be none of goes. Rejects where the chunk of a language cannot be loaded.
 */
export async function withLocked(
  before: Site,
  customization: Customization,
  after: Site,
): Promise<Remade> {
  const shown = chosenSite(arrangedSite(before, customization), customization);
  const refusals = after.request.corrections?.sections ?? {};
  const kept = shown.copy.sections.filter(
    ({ id, kind }) => isLocked(id, customization) && refusals[kind] !== false,
  );
  if (kept.length === 0) return { site: after, customization };
  const { translation } = after;
  const isSameSecond = translation?.language === shown.translation?.language;
  const secondOf = ({ id, kind }: SectionCopy): SectionCopy[] => {
    const own = (isSameSecond ? shown.translation : translation)?.sections;
    const found = own?.find((section) => section.id === id);
    if (found !== undefined || translation === undefined) return found ? [found] : [];
    const written = writtenSection(after, { id: sourceOf(id), kind }).translation;
    return written ? [copyOf(translation, written, id)] : [];
  };
  const { design: _, ...remade } = after;
  const staying = kept.map((section) =>
    inLanguageOf(section, shown.copy.language, after.copy.language),
  );
  const site = await designed({
    ...remade,
    copy: withSections(after.copy, staying),
    ...(translation && { translation: withSections(translation, kept.flatMap(secondOf)) }),
  });
  const standing = kept.reduce((now, { id }) => {
    const { wording: _wording, ...choice } = choiceIn(now, id);
    const layout = shown.design.layouts[id] ?? '';
    const isUsual = layout === '' || layout === site.design.layouts[id];
    return withChoice(now, id, isUsual ? choice : { ...choice, layout });
  }, customization);
  const missing = kept
    .map(({ id }) => id)
    .filter((id) => isPlanned(before, id) && !isPlanned(site, id));
  return {
    site,
    customization: missing.reduce((now, id) => standingStill(now, shown, site, id), standing),
  };
}

/** A section with the language that its words are in, also for the link to it; none where that is its site's. */
function inLanguageOf(section: SectionCopy, before: Language, now: Language): SectionCopy {
  const { language = before, navLabel, ...rest } = section;
  const { language: _, ...label } = navLabel;
  return language === now
    ? { ...rest, navLabel: label }
    : { ...rest, language, navLabel: { ...label, language } };
}

const isPlanned = ({ plan }: Site, id: string): boolean =>
  plan.sections.some((section) => section.id === id);

function withSections(copy: Copy, kept: readonly SectionCopy[]): Copy {
  const known = new Map(kept.map((section) => [section.id, section]));
  const others = copy.sections.map((section) => known.get(section.id) ?? section);
  const added = kept.filter(({ id }) => !copy.sections.some((section) => section.id === id));
  return { ...copy, sections: [...others, ...added] };
}

/** What is planned no more is as if the person had added it, at the place where it stood. */
function standingStill(
  customization: Customization,
  { plan }: Site,
  after: Site,
  id: string,
): Customization {
  const page = plan.pages?.find(({ sections }) => sections.includes(id));
  const { added: ownPages = {} } = customization.pages ?? {};
  const leads = [
    'hero',
    ...(after.plan.pages ?? []).map(({ lead }) => lead),
    ...Object.keys(ownPages),
  ];
  const lead = page && leads.includes(page.lead) ? page.lead : 'hero';
  const stood = page?.sections ?? plan.sections.map((section) => section.id);
  const { added = {}, order = {}, ...arrangement } = customization.arrangement ?? {};
  return {
    ...customization,
    arrangement: {
      ...arrangement,
      added: { ...added, [lead]: [...new Set([...(added[lead] ?? []), id])] },
      order: { ...order, [lead]: order[lead]?.includes(id) ? order[lead] : stood },
    },
  };
}
