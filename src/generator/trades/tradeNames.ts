import type { TradeId } from './trades';

/** What the editor calls each trade and kind of site (specification section 2, builder). */
export const TRADE_NAMES: Record<TradeId, string> = {
  bakery: 'Bakery',
  cafe: 'Coffee shop',
  restaurant: 'Restaurant',
  salon: 'Hair and beauty salon',
  florist: 'Florist',
  homeServices: 'Home services',
  clinic: 'Medical practice',
  fitness: 'Gym and training',
  photographer: 'Photographer',
  professional: 'Professional services',
  shop: 'Shop',
  hotel: 'Hotel and guest house',
  software: 'Software',
  nonprofit: 'Nonprofit',
  musician: 'Music',
  event: 'Event',
  wedding: 'Wedding',
  blog: 'Blog',
  portfolio: 'Portfolio',
  tutor: 'Lessons and courses',
  personal: 'Personal site',
  realEstate: 'Real estate',
  garage: 'Car repair',
  petCare: 'Pet care',
  bar: 'Bar and pub',
  caterer: 'Catering',
  iceCream: 'Ice cream parlor',
  planner: 'Event and wedding planning',
  dentist: 'Dentist',
  spa: 'Spa and massage',
  yoga: 'Yoga and Pilates',
  lawyer: 'Law firm',
  gardener: 'Gardens and landscaping',
  builder: 'Building and carpentry',
  architect: 'Architecture and interiors',
  travel: 'Travel and tours',
  nursery: 'Nursery and child care',
  fashion: 'Fashion and jewellery',
  farm: 'Farm',
  artist: 'Artist and gallery',
  general: 'Another kind of site',
};

/** Ids of the trades, by name. */
export const TRADE_OPTIONS = (Object.entries(TRADE_NAMES) as [TradeId, string][])
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) =>
    one.value === 'general' ? 1 : other.value === 'general' ? -1 : one.label < other.label ? -1 : 1,
  );
