import type { Theme } from '../../../machines/entities';
import { FAMILIES, type Family } from './families';

/** What a site is set in: headings, names and prices in one family, the rest in the other or in the same. */
export interface Pairing {
  /** The type of a design's looks. */
  type: string;
  heading: Family;
  body: Family;
}

type FamilyId = keyof typeof FAMILIES;

const pairing = (type: string, heading: FamilyId, body: FamilyId): Pairing => ({
  type,
  heading: FAMILIES[heading],
  body: FAMILIES[body],
});

/** The first is the theme's own. The theme's style sheet has the weights and sizes. */
export const PAIRINGS: Record<Theme, readonly [Pairing, ...Pairing[]]> = {
  modern: [
    pairing('grotesk', 'bricolage', 'figtree'),
    pairing('geometric', 'sora', 'manrope'),
    pairing('condensed', 'oswald', 'publicSans'),
  ],
  vibrant: [
    pairing('round', 'baloo', 'nunito'),
    pairing('slab', 'bitter', 'karla'),
    pairing('geometric', 'lexend', 'figtree'),
  ],
  elegant: [
    pairing('oldstyle', 'cormorant', 'figtree'),
    pairing('didone', 'bodoni', 'jost'),
    pairing('transitional', 'spectral', 'spectral'),
  ],
};

/** The pairing of a type; the theme's own for a type that only another version knows. */
export function pairingOf(theme: Theme, type: string): Pairing {
  const [first, ...others] = PAIRINGS[theme];
  return others.find((pairing) => pairing.type === type) ?? first;
}
