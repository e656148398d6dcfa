import { mailAddress, phoneAddress } from '../document/links';
import type { ContactWay, Need } from '../requestKinds';
import type { Action, BriefRequest } from '../types';
import type { WritingContext } from './WritingContext';

/** Where a button of that way leads; null where the prompt gives no address for it. */
function addressFor({ brief }: WritingContext, way: ContactWay): string | null {
  const { email, phone } = brief.facts;
  if (way === 'mail') return email && mailAddress(email.value);
  if (phone === null) return null;
  if (way === 'call') return phoneAddress(phone.value);
  // WhatsApp knows numbers with their country alone.
  return phone.value.startsWith('+') ? `https://wa.me/${phone.value.replace(/\D/g, '')}` : null;
}

/** Buttons that reach the owner in these ways, as far as the prompt gives an address. */
export function contactActions(
  context: WritingContext,
  ways: readonly ContactWay[],
  id: string,
): Action[] {
  const { brief, pack, standard, fromPrompt } = context;
  const { phone } = brief.facts;
  return ways.flatMap((way): Action[] => {
    const href = addressFor(context, way);
    if (href === null) return [];
    const words = pack.labels.ways[way];
    const label =
      way === 'call' && phone !== null
        ? fromPrompt(`${id}.${way}`, { ...phone, value: words.replace('{phone}', phone.value) })
        : standard(`${id}.${way}`, words);
    return [{ label, href }];
  });
}

/** The ways in which the prompt wants buttons that reach the owner, each once. */
export const waysAsked = ({ brief }: WritingContext): ContactWay[] => [
  ...new Set(brief.requests.flatMap(({ way }) => (way === null ? [] : [way]))),
];

/** What a request needs that a page cannot do by itself; a way to write that has no address needs a service, too. */
export const needOf = (context: WritingContext, { need, way }: BriefRequest): Need | null =>
  need ?? (way === 'whatsapp' && addressFor(context, way) === null ? 'chat' : null);
