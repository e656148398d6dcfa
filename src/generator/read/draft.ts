import type { Role, SectionKind } from '../types';
import type { ColorMention } from './colors';
import type { FactKind } from './words';
import type { Range } from './segments';

export interface Claim extends Range {
  role: Role;
  reason: string;
}

export interface Candidate extends Range {
  weight: number;
  reason: string;
}

export interface ItemDraft extends Range {
  /** Its words without what only goes with them. */
  core: Range;
  details: Range[];
  facts: { kind: FactKind; at: number }[];
  section: SectionKind | null;
  isCapability: boolean;
  clause: number;
}

export interface Draft {
  claims: Claim[];
  subjects: Candidate[];
  names: Candidate[];
  places: Candidate[];
  audiences: Candidate[];
  since: Candidate[];
  slogans: Candidate[];
  offers: ItemDraft[];
  wants: ItemDraft[];
  refused: ItemDraft[];
  statements: Range[];
  styles: Range[];
  colors: ColorMention[];
  dark: Range | null;
}

export const emptyDraft = (): Draft => ({
  claims: [],
  subjects: [],
  names: [],
  places: [],
  audiences: [],
  since: [],
  slogans: [],
  offers: [],
  wants: [],
  refused: [],
  statements: [],
  styles: [],
  colors: [],
  dark: null,
});
