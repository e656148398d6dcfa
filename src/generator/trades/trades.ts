import type { SectionKind } from '../types';

/** What a trade is in every language; its words stand in `languages/<language>/trades/<id>.ts`. */
export interface Trade {
  /** schema.org type, unless the word found in the prompt has a narrower one. */
  schemaType: string;
  /** Name of the drawing that stands for the trade. */
  motif: string;
  /** Sections in page order. Hero comes first and contact last; features and pricing are added where missing. */
  sections: readonly SectionKind[];
  /** Extra fields of the contact form beside name, e-mail and message. */
  form: readonly ('phone' | 'date')[];
  /** The section that the second button of the hero leads to. */
  leadsTo: SectionKind;
}

const trade = (
  schemaType: string,
  motif: string,
  sections: readonly SectionKind[],
  leadsTo: SectionKind,
  form: Trade['form'] = [],
): Trade => ({ schemaType, motif, sections, form, leadsTo });

/**
 * Every trade, once. To add one: a row here and a file in each language's `trades/` folder;
 * the type checker asks for the second as soon as the first is there.
 */
export const TRADES = {
  bakery: trade(
    'Bakery',
    'bread',
    ['features', 'offerings', 'about', 'gallery', 'pricing', 'visit', 'faq'],
    'offerings',
  ),
  cafe: trade(
    'CafeOrCoffeeShop',
    'cup',
    ['features', 'offerings', 'pricing', 'gallery', 'about', 'visit'],
    'offerings',
  ),
  iceCream: trade(
    'IceCreamShop',
    'gelato',
    ['offerings', 'features', 'gallery', 'pricing', 'about', 'visit', 'faq'],
    'offerings',
  ),
  restaurant: trade(
    'Restaurant',
    'plate',
    ['features', 'offerings', 'gallery', 'about', 'pricing', 'visit', 'faq'],
    'offerings',
    ['date', 'phone'],
  ),
  salon: trade(
    'HairSalon',
    'scissors',
    ['features', 'offerings', 'pricing', 'gallery', 'team', 'visit', 'faq'],
    'pricing',
    ['date', 'phone'],
  ),
  florist: trade(
    'Florist',
    'flower',
    ['features', 'offerings', 'gallery', 'process', 'pricing', 'about', 'visit'],
    'offerings',
    ['date'],
  ),
  homeServices: trade(
    'HomeAndConstructionBusiness',
    'tools',
    ['features', 'offerings', 'process', 'pricing', 'testimonials', 'faq', 'callToAction'],
    'offerings',
    ['phone'],
  ),
  clinic: trade(
    'MedicalClinic',
    'cross',
    ['features', 'offerings', 'team', 'process', 'pricing', 'faq', 'visit'],
    'offerings',
    ['phone', 'date'],
  ),
  fitness: trade(
    'ExerciseGym',
    'movement',
    ['features', 'offerings', 'events', 'pricing', 'team', 'faq', 'visit'],
    'events',
    ['phone'],
  ),
  photographer: trade(
    'ProfessionalService',
    'camera',
    ['gallery', 'features', 'offerings', 'process', 'about', 'pricing', 'testimonials', 'faq'],
    'gallery',
    ['date'],
  ),
  professional: trade(
    'ProfessionalService',
    'document',
    ['features', 'offerings', 'process', 'about', 'team', 'pricing', 'faq', 'callToAction'],
    'offerings',
    ['phone'],
  ),
  shop: trade(
    'Store',
    'parcel',
    ['offerings', 'features', 'gallery', 'about', 'pricing', 'faq', 'callToAction'],
    'offerings',
  ),
  hotel: trade(
    'LodgingBusiness',
    'bed',
    ['features', 'offerings', 'gallery', 'pricing', 'about', 'faq', 'visit'],
    'offerings',
    ['date', 'phone'],
  ),
  software: trade(
    'Organization',
    'screen',
    ['features', 'process', 'offerings', 'pricing', 'faq', 'callToAction'],
    'features',
  ),
  nonprofit: trade(
    'NGO',
    'hands',
    ['about', 'features', 'offerings', 'process', 'events', 'pricing', 'faq', 'callToAction'],
    'about',
  ),
  musician: trade(
    'MusicGroup',
    'note',
    ['features', 'events', 'gallery', 'about', 'offerings', 'pricing'],
    'events',
    ['date'],
  ),
  event: trade(
    'Organization',
    'calendar',
    ['features', 'events', 'offerings', 'team', 'pricing', 'faq', 'visit'],
    'events',
  ),
  wedding: trade(
    'Organization',
    'rings',
    ['about', 'events', 'features', 'gallery', 'pricing', 'faq', 'visit'],
    'events',
  ),
  blog: trade(
    'Organization',
    'pen',
    ['posts', 'features', 'about', 'pricing', 'callToAction'],
    'posts',
  ),
  portfolio: trade(
    'Person',
    'frame',
    ['gallery', 'features', 'offerings', 'about', 'process', 'pricing', 'testimonials'],
    'gallery',
  ),
  tutor: trade(
    'EducationalOrganization',
    'book',
    ['features', 'offerings', 'process', 'about', 'pricing', 'faq'],
    'offerings',
    ['phone'],
  ),
  personal: trade(
    'Person',
    'person',
    ['about', 'features', 'gallery', 'posts', 'pricing'],
    'about',
  ),
  realEstate: trade(
    'RealEstateAgent',
    'house',
    ['features', 'offerings', 'process', 'team', 'pricing', 'faq', 'callToAction'],
    'offerings',
    ['phone'],
  ),
  garage: trade(
    'AutoRepair',
    'car',
    ['features', 'offerings', 'process', 'pricing', 'faq', 'visit'],
    'offerings',
    ['phone', 'date'],
  ),
  petCare: trade(
    'LocalBusiness',
    'paw',
    ['features', 'offerings', 'process', 'gallery', 'pricing', 'faq'],
    'offerings',
    ['date', 'phone'],
  ),
  bar: trade(
    'BarOrPub',
    'glass',
    ['features', 'offerings', 'events', 'gallery', 'about', 'pricing', 'visit'],
    'offerings',
    ['date', 'phone'],
  ),
  caterer: trade(
    'FoodEstablishment',
    'tray',
    ['features', 'offerings', 'process', 'gallery', 'pricing', 'faq', 'callToAction'],
    'offerings',
    ['date', 'phone'],
  ),
  planner: trade(
    'ProfessionalService',
    'invitation',
    ['features', 'offerings', 'process', 'gallery', 'about', 'pricing', 'faq', 'callToAction'],
    'offerings',
    ['date', 'phone'],
  ),
  dentist: trade(
    'Dentist',
    'tooth',
    ['features', 'offerings', 'process', 'team', 'pricing', 'faq', 'visit'],
    'offerings',
    ['phone', 'date'],
  ),
  spa: trade(
    'DaySpa',
    'stones',
    ['features', 'offerings', 'pricing', 'gallery', 'about', 'faq', 'visit'],
    'offerings',
    ['date', 'phone'],
  ),
  yoga: trade(
    'SportsActivityLocation',
    'lotus',
    ['features', 'offerings', 'events', 'about', 'pricing', 'team', 'faq', 'visit'],
    'events',
    ['phone'],
  ),
  lawyer: trade(
    'LegalService',
    'scales',
    ['features', 'offerings', 'process', 'team', 'about', 'pricing', 'faq', 'visit'],
    'offerings',
    ['phone'],
  ),
  gardener: trade(
    'HomeAndConstructionBusiness',
    'spade',
    ['features', 'offerings', 'gallery', 'process', 'pricing', 'faq', 'callToAction'],
    'offerings',
    ['phone'],
  ),
  builder: trade(
    'GeneralContractor',
    'bricks',
    ['features', 'offerings', 'process', 'gallery', 'about', 'pricing', 'faq', 'callToAction'],
    'offerings',
    ['phone'],
  ),
  architect: trade(
    'ProfessionalService',
    'drawing',
    ['gallery', 'features', 'offerings', 'process', 'about', 'pricing', 'team'],
    'gallery',
    ['phone'],
  ),
  travel: trade(
    'TravelAgency',
    'compass',
    ['features', 'offerings', 'gallery', 'process', 'about', 'pricing', 'faq'],
    'offerings',
    ['date', 'phone'],
  ),
  nursery: trade(
    'ChildCare',
    'blocks',
    ['features', 'offerings', 'about', 'team', 'gallery', 'pricing', 'faq', 'visit'],
    'about',
    ['phone', 'date'],
  ),
  fashion: trade(
    'ClothingStore',
    'hanger',
    ['gallery', 'features', 'offerings', 'about', 'pricing', 'visit', 'faq'],
    'offerings',
    [],
  ),
  farm: trade(
    'LocalBusiness',
    'field',
    ['features', 'offerings', 'gallery', 'about', 'events', 'pricing', 'visit'],
    'offerings',
    ['phone'],
  ),
  artist: trade(
    'Person',
    'easel',
    ['gallery', 'features', 'about', 'offerings', 'events', 'pricing'],
    'gallery',
    [],
  ),
  general: trade(
    'Organization',
    'shapes',
    ['features', 'offerings', 'about', 'process', 'pricing', 'faq'],
    'features',
  ),
} satisfies Record<string, Trade>;

export type TradeId = keyof typeof TRADES;

export const TRADE_IDS = Object.keys(TRADES) as TradeId[];

/** The trade of an intent; an unknown id, as from an older file, is `general`. */
export function tradeIdOf(id: string): TradeId {
  return Object.hasOwn(TRADES, id) ? (id as TradeId) : 'general';
}
