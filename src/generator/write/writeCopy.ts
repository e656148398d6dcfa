import { LANGUAGES } from '../languages/languages';
import { slotsOf, type Line, type Slot } from '../languages/line';
import type { Copy, Intent, Plan, Text } from '../types';
import { sectionWriters } from './sectionWriters';
import { writeDescription } from './writeDescription';
import { writeFooter } from './writeFooter';
import { writeTitle } from './writeTitle';
import { writingContext, type WritingContext } from './WritingContext';

/**
 * Writes every visible text of the site. Nothing is stated that the prompt does not say: what only the owner can know
 * is a placeholder (`source.from === 'placeholder'`) or is left out. The title has at most 60 characters, the
 * description 70 to 155 (hero paragraph and meta description; Content tab, specification section 2). Pure and total.
 */
export function writeCopy(intent: Intent, plan: Plan): Copy {
  const pack = LANGUAGES[intent.language];
  const context = writingContext(intent, plan, pack);
  const title = writeTitle(context);
  const subtitle =
    context.write('subtitle', taglinesFor(context, title)) ??
    context.standard('subtitle', context.words.action);
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
    footer: writeFooter(context, title),
    labels: pack.labels,
  };
}

/** What a search result shows of a title and the words behind it. */
const LONGEST = 60;

/**
 * Taglines that stand behind a title: those that fit into a search result beside it, if there are any. A title such as
 * "Bakery in Porto" has already said the noun and the place.
 */
function taglinesFor({ intent, words, fill }: WritingContext, title: Text): Line[] {
  const said: Slot[] = intent.name === null ? ['noun', 'aNoun'] : [];
  if (intent.name === null && title.source.from === 'prompt') said.push('place', 'inPlace');
  const unsaid = words.tagline.filter((tagline) =>
    slotsOf(tagline).every((slot) => !said.includes(slot)),
  );
  const fitting = unsaid.filter((tagline) => {
    const filled = fill(tagline);
    return filled !== null && `${title.value} – ${filled.value}`.length <= LONGEST;
  });
  return fitting.length > 0 ? fitting : unsaid;
}
