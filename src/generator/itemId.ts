import { stableHash } from './stableHash';

/** The id of an offering that was read under a name; it stays whatever the offering is called later. */
export const itemId = (name: string): string => `i${stableHash(name.toLowerCase()).toString(36)}`;
