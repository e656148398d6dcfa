/**
 * How descriptions call one kind of component. Every list is separated by commas and written in the singular: a plural
 * matches too, a hyphen is a space, `#` stands for a number.
 */
export interface KindWords {
  /** Its names. `~` marks a name that many kinds share and that counts for less. */
  names: string;
  /**
   * What descriptions say of it without its name: words that stand together, `+` between what must all be said, `|`
   * between what may be said instead. `#price`, `#percent`, `#time`, `#day`, `#month`, `#year`, `#degrees`, `#plus` (+8),
   * `#hashtag`, `#file` and `#share` (7 of 10) stand for such values.
   */
  signs?: string;
  /** Signs that are enough alone. */
  strong?: string;
  /** What is said of a thing of any kind that is shown inside this one ("that slides in"). */
  frames?: string;
  /** The kind it is a special case of: what names that, names this too where one of its signs is there. */
  of?: string;
  /** Its items are short labels: "Day Week Month" is three of them. */
  hasShortItems?: true;
}
