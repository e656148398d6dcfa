import { languagePack } from '../languages/languages';
import type { Brief, Copy, Plan } from '../types';
import { sectionWriters } from './sectionWriters';
import { writingContext } from './WritingContext';
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
    sections: plan.sections.map(({ id, kind }) => ({
      id,
      kind,
      ...sectionWriters[kind](context, page, id),
    })),
    footer: writeFooter(context, title),
    labels: { skip, navigation, formNotice, placeholderHint },
  };
}
