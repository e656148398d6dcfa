import type { Line, SlottedLine } from './line';
import type { Entry, SectionWords, Sense, TradeWords } from './LanguagePack';
import type { SectionKind } from '../types';

type Words = Partial<Record<SectionKind, Partial<SectionWords>>>;

/** What a trade says of its own; what its room of the economy says with others comes from a `Room`. */
export interface TradeSketch {
  /** "noun: other words, and others", the first noun being the trade's own; the noun is one of its words. */
  nouns: readonly [string, ...string[]];
  /** Narrower schema.org types and yielding kinds, by noun. */
  marks?: Readonly<Record<string, Pick<Sense, 'schemaType' | 'motif' | 'yields' | 'gender'>>>;
  hints: string;
  action: string;
  submit: string;
  tagline: string;
  /** One or two sentences that stand alone as the page's description. */
  about: string;
  toFill: TradeWords['toFill'];
  /** Heading, then title and body of each. */
  features: readonly [string, ...(readonly [string, string])[]];
  contact: string;
  sections?: Words;
}

/** What the trades of one room of the economy say alike, such as those that cook. */
export interface Room {
  closing: readonly string[];
  beside: readonly Line[];
  sections: Words;
}

/** How a language says what the prompt tells before it goes on with a trade's own sentences. */
export interface Opening {
  taglines: readonly Line[];
  descriptions: readonly Line[];
  contact: readonly Line[];
  /** Between two sentences. */
  between: string;
}

const commas = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A line with a sentence behind it. */
function followed(opening: Line, between: string, sentence: string): SlottedLine {
  const { parts, slots } = typeof opening === 'string' ? { parts: [opening], slots: [] } : opening;
  return {
    parts: parts.map((part, index) =>
      index === parts.length - 1 ? `${part}${between}${sentence}` : part,
    ),
    slots,
  };
}

export const entries = (rows: readonly (readonly [string, string])[]): Entry[] =>
  rows.map(([title, body]) => ({ title, body }));

/** Makes a language's writer of trades: `room` → `sketch` → words. */
export const tradeWriter =
  ({ taglines, descriptions, contact, between }: Opening) =>
  (room: Room) =>
  (sketch: TradeSketch): TradeWords => {
    const senses = sketch.nouns.map((row): Sense => {
      const [noun = '', others = ''] = row.split(':').map((part) => part.trim());
      return { noun, words: [...new Set([noun, ...commas(others)])], ...sketch.marks?.[noun] };
    });
    const [heading, ...items] = sketch.features;
    const { sections = {} } = sketch;
    return {
      senses: senses as [Sense, ...Sense[]],
      hints: commas(sketch.hints),
      action: sketch.action,
      submit: sketch.submit,
      tagline: [...taglines, sketch.tagline],
      description: [
        ...descriptions.map((opening) => followed(opening, between, sketch.about)),
        sketch.about,
      ],
      closing: room.closing,
      beside: room.beside,
      toFill: sketch.toFill,
      sections: {
        ...room.sections,
        ...sections,
        features: { heading: [heading], items: entries(items), ...sections.features },
        contact: { ...room.sections.contact, heading: [...contact, sketch.contact] },
      },
    };
  };
