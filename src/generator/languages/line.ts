/** What a sentence may name. It can be used only when all of its slots are filled, so no hole can appear. */
export type Slot =
  /** The brand or person, as the prompt writes it. */
  | 'name'
  /** The place, ready to stand after "in". */
  | 'place'
  /** The place with its preposition, such as "in Porto". */
  | 'inPlace'
  /** Up to three offerings, joined as a list. */
  | 'offerings'
  /** The one offering that the sentence stands beside. */
  | 'item'
  /** The trade's noun, such as "bakery". */
  | 'noun'
  /** The trade's noun with its article, such as "a bakery". */
  | 'aNoun'
  /** Whom the site is for, as the prompt writes it. */
  | 'audience'
  /** The year since which there is the business. */
  | 'since';

export interface SlottedLine {
  parts: readonly string[];
  slots: readonly Slot[];
}

/** A sentence or heading of standard copy: plain words, or words with slots. */
export type Line = string | SlottedLine;

/** Writes a line with slots: line`Bread in ${'place'}`. A misspelt slot does not compile. */
export function line(parts: TemplateStringsArray, ...slots: Slot[]): SlottedLine {
  return { parts: [...parts], slots };
}

export const slotsOf = (value: Line): readonly Slot[] =>
  typeof value === 'string' ? [] : value.slots;

/** How many facts of the prompt a line names; the trade's noun is none. */
export const richnessOf = (value: Line): number =>
  new Set(slotsOf(value).filter((slot) => slot !== 'noun' && slot !== 'aNoun')).size;
