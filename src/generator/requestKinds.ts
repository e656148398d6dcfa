import type { BriefRequest, SectionKind, Understood } from './types';

/** What a page that runs no script cannot do by itself. */
export const NEEDS = ['search', 'accounts', 'payment', 'chat', 'data', 'uploads'] as const;
export type Need = (typeof NEEDS)[number];

/** How a button reaches the owner. */
export const CONTACT_WAYS = ['call', 'mail', 'whatsapp'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** What a form can ask. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'date',
  'time',
  'arrival',
  'departure',
  'people',
  'item',
  'quantity',
  'place',
  'diet',
  'coming',
  'message',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** Bookings that ask for other things than an appointment does. */
export const BOOKINGS = ['table', 'stay', 'quote', 'rsvp', 'session', 'order'] as const;
export type Booking = (typeof BOOKINGS)[number];

/** A section that is asked for, or where none is meant the words, and nothing else. */
export const sectionRequest = (
  kind: SectionKind | null,
  words: Understood<string>,
): BriefRequest => ({
  kind,
  words,
  items: [],
  need: null,
  way: null,
  booking: null,
  page: null,
  isCapability: false,
});
