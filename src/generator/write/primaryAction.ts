import type { Action } from '../types';
import type { WritingContext } from './WritingContext';

/** The trade's call to action: to the form, or to the prompt's e-mail or phone when the form is not wanted. */
export function primaryAction(
  { intent, plan, words, standard }: WritingContext,
  id: string,
): Action {
  const label = standard(id, words.action);
  if (plan.layout.showContact) return { label, href: '#contact' };
  const { email, phone } = intent.facts;
  if (email !== null) return { label, href: `mailto:${email.value}` };
  if (phone !== null) return { label, href: `tel:${phone.value.replace(/[^\d+]/g, '')}` };
  return { label, href: '#contact' };
}
