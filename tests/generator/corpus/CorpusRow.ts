import * as v from 'valibot';
import { SECTION_KINDS } from '../../../src/generator/sectionKinds';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const list = v.optional(v.array(words), []);
const sections = v.optional(v.array(v.picklist(SECTION_KINDS)), []);

/** A prompt as somebody typed it, with what a careful reader takes from it, in the words of the prompt. */
export const corpusRow = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** The manner of writing, such as `terse-list`. */
  register: words,
  /** BCP 47, of the language that the site is to be written in. */
  lang: words,
  prompt: words,
  /** Null: the prompt gives none, and the site must not make one up. */
  name: v.nullable(words),
  place: v.nullable(words),
  /** What the site is about, most specific first; its title, h1 or description has one of the first two. */
  subject: list,
  /** What it may be mistaken for. */
  notSubject: list,
  /** What a visitor must find on the site; some are stems. */
  says: list,
  offerings: list,
  /** What is in the prompt and may be mistaken for an offering. */
  notOfferings: list,
  sections,
  absent: sections,
  colors: v.optional(
    v.strictObject({
      background: v.optional(words),
      primary: v.optional(words),
      any: list,
      dark: v.optional(v.boolean()),
    }),
    {},
  ),
  facts: v.optional(
    v.strictObject({
      phone: v.optional(words),
      email: v.optional(words),
      address: v.optional(words),
      hours: v.optional(words),
      since: v.optional(words),
      prices: v.optional(v.record(v.string(), words), {}),
      dates: list,
    }),
    {},
  ),
  audience: v.optional(words),
});

export type CorpusRow = v.InferOutput<typeof corpusRow>;
