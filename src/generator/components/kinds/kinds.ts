import type { ComponentCategory } from '../../../../machines/entities';
import { BUTTON_KINDS } from './buttons';
import { CARD_KINDS } from './cards';
import { FORM_KINDS } from './forms';
import type { KindWords } from './Kind';
import { MODAL_KINDS } from './modals';
import { NAVIGATION_KINDS } from './navigation';
import { TABLE_KINDS } from './tables';

const BY_CATEGORY = {
  buttons: BUTTON_KINDS,
  forms: FORM_KINDS,
  cards: CARD_KINDS,
  navigation: NAVIGATION_KINDS,
  modals: MODAL_KINDS,
  tables: TABLE_KINDS,
} as const satisfies Record<ComponentCategory, Record<string, KindWords>>;

type KindsOf<TCategory> = TCategory extends ComponentCategory
  ? keyof (typeof BY_CATEGORY)[TCategory]
  : never;
/** What kind of thing a component is, by the name that people see. */
export type KindName = KindsOf<ComponentCategory>;

export interface Kind extends KindWords {
  name: KindName;
  category: ComponentCategory;
}

/** Every kind of component that can be made, by category (specification section 2, UI Components). */
export const KINDS: readonly Kind[] = Object.entries(BY_CATEGORY).flatMap(([category, kinds]) =>
  Object.entries(kinds as Record<string, KindWords>).map(([name, words]) => ({
    ...words,
    name: name as KindName,
    category: category as ComponentCategory,
  })),
);
