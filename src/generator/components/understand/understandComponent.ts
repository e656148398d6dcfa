import {
  COMPONENT_CATEGORIES,
  type ComponentCategory,
  type ComponentRefusal,
} from '../../../../machines/entities';
import { firstGraphemes } from '../../../../machines/text';
import type { ComponentIntent } from '../ComponentIntent';
import { KINDS } from '../kinds/kinds';
import { findKinds } from './findKind';
import { withoutMarks } from './masked';
import { readWishes } from './readWishes';

/** How much of a description is read: what follows cannot change the component. */
const READ = 4000;
const MOST_MENTIONED = 4;
const MOST_UNDERSTOOD = 60;

const readable = (description: string) => withoutMarks(description.slice(0, READ)).trim();

/**
 * What a description asks for (specification section 2, UI Components): a kind of component and everything said about
 * it, or null where no kind fits. Rules alone decide, so the same description always gives the same answer. Never throws.
 */
export function understandComponent(description: string): ComponentIntent | null {
  const text = readable(description);
  const [best] = findKinds(text).candidates;
  if (best === undefined) return null;
  const { name: kind, category } = best.kind;
  return { kind, category, wishes: readWishes(text, best), reasons: best.reasons };
}

/** What to tell about a description that no kind fits: why, what was understood, and what can be made. Never throws. */
export function refusalOf(description: string): ComponentRefusal {
  const { reason, head, mentioned } = findKinds(readable(description));
  const understood = firstGraphemes(head.trim(), MOST_UNDERSTOOD);
  return {
    reason,
    understood,
    mentioned: mentioned.slice(0, MOST_MENTIONED),
    kinds: Object.fromEntries(
      COMPONENT_CATEGORIES.map((category) => [category, kindsOf(category)]),
    ) as ComponentRefusal['kinds'],
  };
}

const kindsOf = (category: ComponentCategory) =>
  KINDS.filter((kind) => kind.category === category).map(({ name }) => name);
