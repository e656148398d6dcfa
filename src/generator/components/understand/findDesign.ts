import type { ComponentCategory } from '../../../../machines/entities';
import { stableHash } from '../../stableHash';
import type { DesignOf } from '../ComponentIntent';

type Rules = { [TCategory in ComponentCategory]: readonly [RegExp, DesignOf<TCategory>][] };

/** The first rule that fits decides; where none fits, the description chooses by its hash, always the same. */
const RULES: Rules = {
  buttons: [
    [/\b(?:primary|secondary|pair|cancel)\b/iu, 'pair'],
    [/\b(?:dropdown|drop-down|menu|split)\b/iu, 'menu'],
    [/\b(?:group|segmented|toolbar|toggles?|switcher)\b/iu, 'group'],
    [/\b(?:icons?|download|upload|share|like|save|print)\b/iu, 'icon'],
    [/\b(?:social|providers?|google|github|apple|stack(?:ed)?|list of)\b/iu, 'stack'],
    [/\b(?:cta|call[- ]to[- ]action|hero|banner)\b/iu, 'callout'],
  ],
  forms: [
    [/\bsearch\b/iu, 'search'],
    [/\b(?:newsletter|subscribe|subscription|inline|one line|waitlist|waiting list)\b/iu, 'inline'],
    [
      /\b(?:survey|feedback|rating|questionnaire|checkout|payment|grouped|sections|order)\b/iu,
      'grouped',
    ],
    [
      /\b(?:contact|booking|reservation|enquiry|inquiry|registration|application|two columns?|two-column|appointment)\b/iu,
      'columns',
    ],
    [/\b(?:log-?in|sign[- ]?in|sign[- ]?up|register|password|account|reset)\b/iu, 'stacked'],
  ],
  cards: [
    [/\b(?:pricing|price plan|plan|subscription|tier)\b/iu, 'pricing'],
    [/\b(?:testimonial|quote|review)\b/iu, 'testimonial'],
    [/\b(?:profile|team|member|user|person|author|contact|staff)\b/iu, 'profile'],
    [/\b(?:stats?|statistics?|metrics?|kpi|number|revenue|dashboard)\b/iu, 'figure'],
    [/\b(?:product|shop|item|cart|buy|recipe|menu item)\b/iu, 'product'],
    [/\b(?:article|blog|post|news|event|story)\b/iu, 'article'],
  ],
  navigation: [
    [/\bbreadcrumbs?\b/iu, 'breadcrumb'],
    [/\b(?:pagination|pages|page numbers|pager)\b/iu, 'pagination'],
    [/\b(?:steps?|stepper|wizard|progress)\b/iu, 'steps'],
    [/\btabs?\b/iu, 'tabs'],
    [/\b(?:side ?bar|side menu|vertical|docs|dashboard)\b/iu, 'sidebar'],
    [/\b(?:nav ?bar|header|top|menu)\b/iu, 'bar'],
  ],
  modals: [
    [/\b(?:drawer|side panel|sheet|slide|cart|filters?)\b/iu, 'drawer'],
    [/\b(?:confirm(?:ation)?|delete|remove|are you sure|warning|discard)\b/iu, 'confirm'],
    [
      /\b(?:form|sign[- ]?up|sign[- ]?in|log-?in|newsletter|contact|subscribe|feedback|fields?|invite)\b/iu,
      'form',
    ],
    [/\b(?:announcement|notice|welcome|news|cookie|success|terms|information|info)\b/iu, 'notice'],
  ],
  tables: [
    [/\b(?:compar\w+|versus|vs|plans|tiers)\b/iu, 'comparison'],
    [/\b(?:invoice|totals?|sum|order|receipt|budget|expenses?|quote)\b/iu, 'totals'],
    [/\b(?:schedule|timetable|week\w*|calendar|opening hours|classes|rota)\b/iu, 'schedule'],
    [
      /\b(?:users?|customers?|products?|status|inventory|stock|team|members|list|leaderboard|orders)\b/iu,
      'records',
    ],
  ],
};

/** What is chosen from where no rule fits: designs that suit any subject. */
const ANY: { [TCategory in ComponentCategory]: readonly DesignOf<TCategory>[] } = {
  buttons: ['pair', 'icon', 'callout'],
  forms: ['stacked', 'columns'],
  cards: ['article', 'product', 'profile', 'figure'],
  navigation: ['bar', 'tabs', 'sidebar'],
  modals: ['notice', 'form'],
  tables: ['records'],
};

/** How a component of this category is laid out. */
export function findDesign<TCategory extends ComponentCategory>(
  description: string,
  category: TCategory,
): DesignOf<TCategory> {
  const rule = RULES[category].find(([pattern]) => pattern.test(description));
  if (rule !== undefined) return rule[1];
  const designs: readonly DesignOf<TCategory>[] = ANY[category];
  const chosen = designs[stableHash(description) % designs.length];
  if (chosen === undefined) throw new Error(`No design for ${category}.`);
  return chosen;
}
