import type { MotifName } from '../pictures/motifs';

/** Alternative texts of the drawn pictures. */
export interface PictureWords {
  /** Where a motif's first picture takes place, and the things in its others, ready for the sentences below. */
  motifs: Record<MotifName, { place: string; things: string }>;
  place(place: string): string;
  room(things: string): string;
  things(things: string): string;
  closeUp(things: string): string;
  map: string;
  person: string;
}
