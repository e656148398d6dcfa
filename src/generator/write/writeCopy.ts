import { LANGUAGES } from '../languages/languages';
import { slotsOf } from '../languages/line';
import type { Copy, Intent, Plan } from '../types';
import { sectionWriters } from './sectionWriters';
import { writeDescription } from './writeDescription';
import { writeTitle } from './writeTitle';
import { writingContext } from './WritingContext';

/**
 * Writes every visible text of the site. Nothing is stated that the prompt does not say: what only the owner can know
 * is a placeholder (`source.from === 'placeholder'`) or is left out. The title has at most 60 characters, the
 * description 70 to 155 (hero paragraph and meta description; Content tab, specification section 2). Pure and total.
 */
export function writeCopy(intent: Intent, plan: Plan): Copy {
  const pack = LANGUAGES[intent.language];
  const context = writingContext(intent, plan, pack);
  const title = writeTitle(context);
  /* A title such as "Bakery in Porto" has already said the noun. */
  const taglines = context.words.tagline.filter(
    (tagline) => intent.name !== null || !slotsOf(tagline).includes('noun'),
  );
  const subtitle =
    context.write('subtitle', taglines) ?? context.standard('subtitle', context.words.action);
  const description = writeDescription(context);
  const page = { title, subtitle, description };
  return {
    language: intent.language,
    ...page,
    sections: plan.sections.map(({ id, kind }) => ({
      id,
      kind,
      ...sectionWriters[kind](context, page),
    })),
    footer: context.write('footer', pack.footer) ?? title,
    labels: pack.labels,
  };
}
