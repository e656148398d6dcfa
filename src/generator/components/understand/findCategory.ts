import { COMPONENT_CATEGORIES, type ComponentCategory } from '../../../../machines/entities';

/** What says the category by name. */
const NAMES: Record<ComponentCategory, RegExp> = {
  buttons: /\b(?:buttons?|btn|cta|call[- ]to[- ]action)\b/giu,
  forms:
    /\b(?:forms?|sign-?up|log-?in|login|newsletter|survey|questionnaire|search (?:box|bar|field))\b/giu,
  cards: /\b(?:cards?|tiles?)\b/giu,
  navigation:
    /\b(?:nav(?:igation)?(?: ?bars?)?|navbar|breadcrumbs?|sidebars?|pagination|tabs?|tab bar|stepper|menu bar|site header)\b/giu,
  modals: /\b(?:modals?|dialogs?|dialogues?|pop-?ups?|drawers?|overlays?|lightbox)\b/giu,
  tables: /\b(?:tables?|data ?grid|spreadsheet|leaderboard|timetable)\b/giu,
};

/** What suggests it. */
const HINTS: Record<ComponentCategory, RegExp> = {
  buttons: /\b(?:click|press|toggle|download|add to cart|buy now|subscribe now)\b/giu,
  forms:
    /\b(?:contact|register|registration|sign in|sign up|checkout|booking|reservation|input|fields?|feedback|application|enquiry|inquiry)\b/giu,
  cards:
    /\b(?:profile|pricing|plan|testimonial|quote|product|article|blog post|stats?|metric|team member|recipe)\b/giu,
  navigation: /\b(?:menu|header|links?|footer|pages|steps|wizard)\b/giu,
  modals: /\b(?:confirm(?:ation)?|alert|warning|cookie|announcement|are you sure)\b/giu,
  tables: /\b(?:columns?|rows?|schedule|comparison|compare|invoice|ranking|list of|statement)\b/giu,
};

const AFTER_HEAD =
  /\b(?:with|that|which|containing|contains|including|includes|for|of|to|showing|where|having|using|labell?ed|saying|called|asking|in an?|on an?)\b|[,.:;\n]/iu;

/**
 * The category (specification section 2). The head of the description decides, its last noun first: "a login form modal
 * with a table" is a modal. What nothing hints at is a card.
 */
export function findCategory(description: string): ComponentCategory {
  const head = headOf(description);
  return (
    bestOf(head, NAMES, 'last') ??
    bestOf(description, NAMES, 'first') ??
    bestOf(head, HINTS, 'last') ??
    bestOf(description, HINTS, 'first') ??
    'cards'
  );
}

/** The part of the description that names the thing, before what is said about it. */
export function headOf(description: string): string {
  const unquoted = description.replace(/["“][^"”]*["”]/gu, ' ');
  const end = unquoted.search(AFTER_HEAD);
  return end > 0 ? unquoted.slice(0, end) : unquoted;
}

function bestOf(
  text: string,
  table: Record<ComponentCategory, RegExp>,
  which: 'first' | 'last',
): ComponentCategory | null {
  const found = COMPONENT_CATEGORIES.flatMap((category) =>
    [...text.matchAll(table[category])].map((match) => ({
      category,
      at: which === 'first' ? match.index : -(match.index + match[0].length),
    })),
  );
  found.sort((one, other) => one.at - other.at);
  return found[0]?.category ?? null;
}
