import type { ComponentIntent } from '../ComponentIntent';
import { findKinds } from './findKind';
import { withoutMarks } from './masked';
import { readWishes } from './readWishes';

/** How much of a description is read: what follows cannot change the component. */
const READ = 4000;

/**
 * What a description asks for (specification section 2, UI Components): a kind of component and everything said about
 * it, or null where no kind fits. Rules alone decide, so the same description always gives the same answer. Never throws.
 */
export function understandComponent(description: string): ComponentIntent | null {
  const text = withoutMarks(description.slice(0, READ)).trim();
  const [best] = findKinds(text);
  if (best === undefined) return null;
  const { name: kind, category } = best.kind;
  return { kind, category, wishes: readWishes(text, best), reasons: best.reasons };
}
