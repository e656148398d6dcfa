import type { BriefPart, Role } from '../types';
import type { Candidate, Claim, Phrase } from './draft';
import type { FactKind, Word } from './text/words';

export const claimOf = (role: Role, candidate: Candidate | null): Claim[] =>
  candidate === null ? [] : [{ words: candidate.words, role, reason: candidate.reason }];

/** Words that were read and are not used: the person may say what they are. */
export const leftOver = (words: Phrase): Claim => ({
  words,
  role: 'leftOver',
  reason: 'stands alone',
});

const CONTACT_FACTS: ReadonlySet<FactKind | null> = new Set([
  'email',
  'phone',
  'webAddress',
  'address',
  'hours',
  'date',
] as const);

export const factClaims = (words: readonly Word[]): Claim[] =>
  words.flatMap((word) =>
    CONTACT_FACTS.has(word.fact)
      ? [{ words: [word], role: 'fact' as const, reason: `reads as ${word.fact}` }]
      : [],
  );

/** Each word in the first part that claims it; what nobody claims, and what is beyond those that are read, is left over. */
export function partition(
  prompt: string,
  claims: readonly Claim[],
  words: readonly Word[],
): BriefPart[] {
  const owners = new Map<number, Claim>();
  for (const claim of claims)
    for (const { at } of claim.words) if (!owners.has(at)) owners.set(at, claim);
  const parts: BriefPart[] = [];
  const addUnread = (from: number, to: number): void => {
    const unread = UNREAD.exec(prompt.slice(from, to));
    if (unread === null) return;
    const start = from + unread.index;
    const end = start + unread[0].length;
    parts.push({ role: 'leftOver', start, end, reason: 'beyond what is read' });
  };
  let last: Claim | undefined;
  for (const { at, start, end, gap } of words) {
    addUnread(parts.at(-1)?.end ?? 0, start);
    const owner = owners.get(at);
    const before = parts.at(-1);
    if (before !== undefined && owner === last && !(owner === undefined && /[\n.;,]/.test(gap)))
      before.end = end;
    else
      parts.push({
        role: owner?.role ?? 'leftOver',
        start,
        end,
        reason: owner?.reason ?? 'no rule places it',
      });
    last = owner;
  }
  addUnread(parts.at(-1)?.end ?? 0, prompt.length);
  return parts;
}

/** From the first letter or digit to the last. */
const UNREAD = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;
