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
