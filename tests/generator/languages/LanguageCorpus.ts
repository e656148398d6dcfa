/** What a prompt of a language's corpus must be understood as. */
export interface LanguageCase {
  prompt: string;
  trade: string;
  name: string | null;
  place: string | null;
  offerings: readonly string[];
}

/** Rows of a corpus: prompt, trade, name, place, offerings parted by a bar. */
export const cases = (
  rows: readonly (readonly [string, string, string, string, string])[],
): LanguageCase[] =>
  rows.map(([prompt, trade, name, place, offerings]) => ({
    prompt,
    trade,
    name: name === '' ? null : name,
    place: place === '' ? null : place,
    offerings: offerings === '' ? [] : offerings.split('|'),
  }));

export interface LanguageCorpus {
  /** Fewest and most characters of a page's description; 70 and 155 where nothing else is said. A Japanese character says about as much as two Latin letters. */
  description?: readonly [number, number];
  /** How much of its standard text a trade may have in common with another; 0.15 where nothing else is said. Languages whose sections beside the first and the form are shared in each room of the economy say more. */
  shared?: number;
  cases: readonly LanguageCase[];
  /** Words that praise instead of telling, and words that claim what a prompt does not say. */
  hype: RegExp;
  claim: RegExp;
  /** Sentences whose facts must be found: prompt, fact, value. */
  facts: readonly (readonly [string, 'phone' | 'email' | 'address' | 'hours', string])[];
  /** Prompt, wanted kinds, unwanted kinds. */
  sections: readonly (readonly [string, readonly string[], readonly string[]])[];
  colors: readonly (readonly [string, Readonly<Record<string, string>>])[];
  /** Prompt and price by offering. */
  prices: readonly (readonly [string, Readonly<Record<string, string>>])[];
  /** Short, mixed and misleading prompts that are in this language all the same. */
  detected: readonly string[];
}
