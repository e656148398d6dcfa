import { languagePack } from '../languages/languages';
import type { Brief, Copy, Plan, PlannedSection, SectionCopy, Text } from '../types';
import { sectionWriters } from './sectionWriters';
import { writingContext, type WritingContext } from './WritingContext';
import { writeDescription, writeFooter, writeTagline, writeTitle } from './writeTexts';

/**
 * Writes every visible text of the site, in the person's own words where the prompt has some. Nothing is stated that the
 * prompt does not say: what only the owner can know is a placeholder (`source.from === 'placeholder'`) or is left out. The
 * description has 70 to 155 characters (hero paragraph and meta description; Content tab, specification section 2). Pure;
 * throws where the brief's language is not loaded.
 */
export function writeCopy(brief: Brief, plan: Plan): Copy {
  const pack = languagePack(brief.language);
  const context = writingContext(brief, plan, pack);
  const title = writeTitle(context);
  const page = {
    title,
    subtitle: writeTagline(context, title),
    description: writeDescription(context),
  };
  const { skip, navigation, formNotice, placeholderHint } = pack.labels;
  return {
    language: brief.language,
    ...page,
    sections: distinct(
      context,
      title,
      plan.sections.map(({ id, kind }) => ({
        id,
        kind,
        ...sectionWriters[kind](context, page, id),
      })),
    ),
    footer: writeFooter(context, title),
    labels: { skip, navigation, formNotice, placeholderHint },
  };
}

/** One section more, as it is written for a site that has this copy already. Pure; throws as `writeCopy` does. */
export function writeSection(
  brief: Brief,
  plan: Plan,
  copy: Copy,
  { id, kind }: PlannedSection,
): SectionCopy {
  const context = writingContext(brief, plan, languagePack(copy.language));
  const section: SectionCopy = { id, kind, ...sectionWriters[kind](context, copy, id) };
  return distinct(context, copy.title, [...copy.sections, section]).at(-1) ?? section;
}

/** No heading twice: a section that has the words of an earlier one gets its usual ones, and a thing stands once in its section. */
function distinct(
  context: WritingContext,
  title: Text,
  sections: readonly SectionCopy[],
): SectionCopy[] {
  const keyOf = ({ value }: Text): string => value.toLowerCase();
  const used = new Set([keyOf(title)]);
  return sections.map((section) => {
    const { id, kind } = section;
    const usual = [context.sectionWords(kind), context.pack.sections[kind]]
      .flatMap(({ heading, nav }) => [...heading, nav])
      .flatMap((line) => context.write(`${id}.heading`, [line]) ?? []);
    const headings = kind === 'hero' ? [] : [section.heading, ...usual];
    const chosen = headings.find((text) => !used.has(keyOf(text))) ?? section.heading;
    used.add(keyOf(chosen));
    const items = section.items.filter(
      ({ title: { value }, body, detail }, at, all) =>
        body !== null ||
        detail !== null ||
        all.findIndex((other) => keyOf(other.title) === value.toLowerCase()) === at,
    );
    return { ...section, heading: chosen, items };
  });
}
