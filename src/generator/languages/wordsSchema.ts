import * as v from 'valibot';

import { CORNERS, SPACINGS } from '../../../machines/styleChoices.ts';
import { CHANGE_KINDS, CHARACTERS, SHADES, TARGETS, TOLD_FACTS } from '../changeKinds.ts';
import { BOOKINGS, CONTACT_WAYS, FIELDS, NEEDS } from '../requestKinds.ts';
import { SECTION_KINDS } from '../sectionKinds.ts';
import { phrasesIn, type Spelling } from './spoken.ts';
import { WordFilter } from './WordFilter.ts';

/*
 * The words of the generator as its YAML files hold them: each file is checked against one of these when it is built.
 * Lists of words are one text, parted by commas. `{name}` in a sentence is a slot.
 */

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const texts = v.pipe(v.array(text), v.minLength(1));
const three = v.tuple([text, text, text]);
const list = v.string();
const lists = v.record(v.string(), list);
/** A list so long that only whether it has a phrase is kept: of `2 ** bits` other phrases one is taken for one of its own. */
const filterOf = ({ bits, ...spelling }: Pick<Spelling, 'folds'> & { bits: number }) =>
  v.pipe(
    list,
    v.transform((value) =>
      WordFilter.write(phrasesIn({ ...spelling, elisions: new Set() }, [value]), bits),
    ),
  );

const SLOTS = [
  'name',
  'place',
  'inPlace',
  'subject',
  'aSubject',
  'noun',
  'offerings',
  'audience',
  'since',
] as const;
/** What a sentence may name. It can be used only when all of its slots are filled, so no hole can appear. */
export type Slot = (typeof SLOTS)[number];

const slotsIn = (line: string): string[] =>
  [...line.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '');
const withSlots = (...known: readonly string[]) =>
  v.pipe(
    text,
    v.check(
      (line) => slotsIn(line).every((slot) => known.includes(slot)),
      ({ input }) => `"${input}" has a slot that nothing fills; there are ${known.join(', ')}`,
    ),
  );

/** A sentence or heading, with slots or without. */
const line = withSlots(...SLOTS);
const lines = v.pipe(v.array(line), v.minLength(1));
const kind = v.picklist(SECTION_KINDS);
const kinds = v.pipe(
  list,
  v.transform((value) => value.split(',').map((one) => one.trim())),
  v.array(kind),
);

const entry = v.strictObject({ title: line, body: line });
const gap = v.strictObject({ title: text, body: v.optional(text), detail: v.optional(text) });

/** What a section says where the person's own words do not. */
const sectionWords = v.strictObject({
  nav: text,
  /** The last has no slot, so that one can always be used. */
  heading: lines,
  intro: v.optional(v.array(line), []),
  items: v.optional(v.array(entry), []),
  /** What only the owner knows, to be filled in. */
  todo: v.optional(v.array(gap), []),
  /** Label of its form's send button. */
  submit: v.optional(text),
  /** Label of the button that leads from it to the form. */
  action: v.optional(text),
});

/** What a booking is called that is of a narrower sort, and what it asks for. */
const bookingWords = v.strictObject({
  /** By which words a prompt means it. */
  asked: list,
  nav: text,
  heading: lines,
  intro: v.array(line),
  submit: text,
  /** Label of the field for what is booked, where its form has one. */
  item: v.optional(text),
});

/** One entry for each of `names`. */
const each = <const Name extends string, Entry extends v.GenericSchema>(
  names: readonly Name[],
  entry: Entry,
) => v.strictObject(Object.fromEntries(names.map((name) => [name, entry])) as Record<Name, Entry>);

const languageSchema = v.strictObject({
  /** As it calls itself. */
  name: text,
  direction: v.picklist(['ltr', 'rtl']),
  /** What a page without a name is called. */
  untitled: text,
});

const labelsSchema = v.strictObject({
  skip: text,
  navigation: text,
  menu: text,
  formNotice: text,
  /** Beside the button of a form that the owner receives by e-mail. */
  formMail: text,
  /** Beside the button of a form that a service receives. */
  formService: withSlots('host'),
  /** Of the field that only a program fills in. */
  formTrap: text,
  /** The page after a message has arrived: its heading, a sentence, the way back. */
  thanks: v.strictObject({ title: text, words: text, back: text }),
  placeholderHint: text,
  /** Stands in a section for which there is nothing yet. */
  soon: text,
  home: text,
  whole: withSlots('page'),
  more: withSlots('page'),
  form: each(FIELDS, text),
  /** The two answers to an invitation: yes, no. */
  coming: v.tuple([text, text]),
  /** Labels of the buttons that reach the owner. */
  ways: v.strictObject({ call: withSlots('phone'), mail: text, whatsapp: text }),
  /** What a page cannot do by itself: the sentence on the page, and what its owner has to do. */
  needs: each(NEEDS, v.strictObject({ notice: text, todo: text })),
  facts: v.strictObject({ address: text, hours: text, phone: text, email: text, story: text }),
  gaps: v.strictObject({
    name: text,
    price: text,
    amount: text,
    phone: text,
    email: text,
    address: text,
    hours: text,
    date: text,
    offering: text,
    answer: text,
    story: text,
    picture: three,
  }),
  readme: v.strictObject({
    kinds: v.strictObject({
      name: text,
      price: text,
      phone: text,
      email: text,
      address: text,
      hours: text,
      person: text,
      review: text,
      date: text,
      link: text,
      text,
    }),
    needs: withSlots('id', 'value', 'kind'),
    formWithoutReceiver: text,
    formToTry: withSlots('host'),
    withoutAddress: text,
    photoFiles: text,
    fontFiles: withSlots('names'),
    fontLicence: withSlots('names'),
    fontFolder: text,
    sourceSheet: withSlots('file'),
    wholeSheet: withSlots('framework', 'file'),
    nothing: text,
    text: withSlots(
      'title',
      'underline',
      'photoFiles',
      'fontFiles',
      'more',
      'todo',
      'fontFolder',
      'framework',
      'licence',
      'fontLicence',
    ),
  }),
});

/** How the person's words become sentences of the page. */
const sentencesSchema = v.strictObject({
  /** What the site is, the lines that say most first. */
  describe: lines,
  /** What is offered. */
  offers: lines,
  /** Closes a description that is too short for a search result. */
  closing: lines,
  footer: lines,
  audience: v.optional(v.array(line), []),
  since: v.optional(v.array(line), []),
});

const askedWords = v.strictObject({
  asked: list,
  /** Words of `asked` that name a thing to show in the section, rather than the section. */
  things: v.optional(list, ''),
  /** In one word with what stands before them, they name the section: "-fragen". */
  heads: v.optional(list, ''),
  ...sectionWords.entries,
});
const sectionsSchema = v.objectWithRest(
  { booking: v.strictObject({ ...askedWords.entries, sorts: each(BOOKINGS, bookingWords) }) },
  askedWords,
);

/** What prompts ask for beside sections. */
const requestsSchema = v.strictObject({
  needs: each(NEEDS, list),
  ways: each(CONTACT_WAYS, list),
  pages: v.strictObject({
    one: list,
    several: list,
    /** What stands before a list of pages and a colon. */
    keys: list,
    /** The word for a page, and for pages. */
    page: list,
    pages: list,
    /** What joins "pages" to their list. */
    links: list,
    home: list,
  }),
  /** In which languages a site is to be (`read/siteLanguages.ts`). */
  languages: v.strictObject({
    names: v.record(v.string(), list),
    joiners: list,
    site: list,
    asked: texts,
    also: texts,
  }),
  /** What makes a figure a rough one. */
  rough: list,
});

const picturesSchema = v.strictObject({
  places: v.record(v.string(), text),
  outdoors: v.record(v.string(), text),
  place: withSlots('place'),
  room: withSlots('things'),
  still: withSlots('things'),
  closeUp: withSlots('things'),
  map: text,
  person: text,
  words: v.strictObject({
    head: v.picklist(['first', 'last']),
    endings: list,
    prefixes: v.optional(list),
    joins: list,
    wide: list,
    isJoined: v.optional(v.picklist(['atEnd', 'anywhere'])),
  }),
  things: v.record(v.string(), list),
  prompts: v.strictObject({
    /** Further words of things that the image generator draws. */
    things: lists,
    /** What it does not draw, though a word above seems to name it: a lion is no cat. */
    others: list,
    /** Sorts of a thing, each of its own color. */
    kinds: v.optional(lists, {}),
    settings: lists,
    rooms: lists,
    times: lists,
    weathers: lists,
    seasons: lists,
    moods: lists,
    neon: list,
    /** Where nothing else is named, they are in space; spacefarers are so anywhere. */
    stars: list,
    spacefarers: list,
    /** Parts of a room; what is seen of a shop from outside; what can have a color besides a place itself. */
    parts: list,
    fronts: list,
    surfaces: list,
    /** Words behind which "golden" is light. */
    lights: list,
    /** About the picture as such, or too general to be drawn. */
    aside: list,
    /** Size, age, number and state: they say no color and are no things. */
    qualities: list,
    /** What is done. `-ing` stands for every word with this ending. */
    doings: list,
    /** Articles, prepositions, pronouns and other small words. */
    small: list,
    /** What follows is a manner of drawing, up to the next comma. */
    manner: list,
    without: list,
    /** Refuses what stands before it. */
    withoutBehind: v.optional(list, ''),
    /** Refuses people. */
    nobody: list,
    /** Binds what follows to the noun before it, as "de" in "bateau de pêche". */
    of: v.optional(list, ''),
    /** Only words with a capital are nouns. */
    hasCapitals: v.optional(v.boolean()),
    /** Nouns may follow each other without a small word between them and make no compound. */
    standSideBySide: v.optional(v.boolean()),
  }),
});

const readingSchema = v.strictObject({
  tags: lists,
  classes: lists,
  lists,
  frames: v.record(v.string(), texts),
});

/** Words that say in which manner a site is to be. */
const tonesSchema = v.strictObject({
  calm: list,
  warm: list,
  playful: list,
  bold: list,
  refined: list,
  plain: list,
});

/** By which a prompt shows its language before any pack is loaded. */
const detectSchema = v.strictObject({
  words: list,
  nouns: filterOf({ folds: true, bits: 11 }),
  letters: v.optional(text),
});

const placesSchema = v.strictObject({
  names: v.optional(list, ''),
  /** A list too long to be loaded as text; compared in lower case, with its accents. */
  towns: v.optional(filterOf({ folds: false, bits: 10 })),
});

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));
const words = v.optional(list, '');
const places = v.strictObject({
  background: words,
  primary: words,
  accent: words,
  secondary: words,
  text: words,
});

/** The words of colors. Where a phrase stands in several lists, it has each of their meanings. */
const colorsSchema = v.strictObject({
  /** Names of one color, parted by commas. The English names of CSS are known without being listed. */
  names: v.record(v.string(), hex),
  /** Names that are a thing elsewhere: food, plants, materials. */
  things: list,
  /** The basic colors, which a thing says more of: "bottle green", "rojo ladrillo". */
  bases: list,
  /** Phrases in which a color word is none: "red wine", "Spanish \"red\"". */
  noColors: words,
  /** What moves a color. */
  changes: v.strictObject({
    light: words,
    pale: words,
    soft: words,
    pastel: words,
    dark: words,
    deep: words,
    muted: words,
    bright: words,
    neon: words,
    warm: words,
    cool: words,
    plain: words,
  }),
  /** What gives another color a breath of one: `blue: bluish`. */
  tints: v.optional(lists, {}),
  /** The places of the page. Weak ones are places only beside a color. */
  roles: places,
  weakRoles: places,
  marks: v.strictObject({
    very: words,
    and: words,
    or: words,
    with: words,
    /** Joins a color and its place: "for", "as", "in". */
    for: words,
    be: words,
    /** May stand among colors without a meaning. */
    filler: words,
    /** Says that colors are told: "color", "palette". */
    design: words,
    /** Says that the look is told: "style", "design". */
    look: words,
    /** What the color of the ground stands behind: "pink on white"; or before: "白地に赤". */
    ground: words,
    groundBehind: words,
    like: words,
    use: words,
    /** Says what the site is to be: "make it", "keep it". */
    make: words,
    in: words,
    not: words,
    notBehind: words,
    but: words,
    /** Goods come in colors: "available in". */
    goods: words,
    dark: words,
    /** A dark site by itself: "dark mode". */
    darkSite: words,
    /** What can be dark as a whole: "site", "theme". */
    page: words,
    /** Makes a page none that has a color: "landing page". */
    kind: words,
    /** Makes it something to choose: "dark mode toggle". */
    option: words,
    mood: words,
  }),
  /** What inflection changes: an ending, and what stands in its place in the listed form; several parted by commas. */
  endings: v.optional(lists, {}),
  /** Colors end compounds: "dunkelgrün". */
  isCompounding: v.optional(v.boolean()),
  /** What says more of a color stands behind it: "azul oscuro". */
  follows: v.optional(v.boolean()),
  /** All names of CSS are ordinary words here; elsewhere the short ones need a place beside them. */
  keepsCss: v.optional(v.boolean()),
});

/** By which a person asks for changes of a site that stands already (`changes/`). */
const changesSchema = v.strictObject({
  /** The script puts no blanks between words. */
  isUnspaced: v.optional(v.boolean(), false),
  /** What may stand before and behind a request without a meaning: "could you", "please". */
  lead: list,
  tail: list,
  /** What joins two requests. */
  joins: list,
  determiners: list,
  /** Say that a section is one: "section", "page". */
  sectionWords: list,
  /** The section that is selected. */
  this: list,
  /** Lists that a line names as `{name}`. One that a line begins with goes on for what is joined to it, but for `none`. */
  words: lists,
  /** "First", "second" … and "last". */
  ordinals: v.pipe(v.array(list), v.minLength(2)),
  shades: each(SHADES, list),
  /** Which way it goes where it is too much of this. */
  too: each(SHADES, list),
  themes: v.strictObject({ modern: list, vibrant: list, elegant: list }),
  /** What typefaces are to be like, in a word or in a complaint that asks for it. */
  characters: each(CHARACTERS, list),
  corners: each(CORNERS, list),
  spacings: each(SPACINGS, list),
  /** What a link does instead of leading to a place of the site. */
  targets: each(TARGETS, list),
  /** What no site that is made here can do. */
  cannot: list,
  facts: each(TOLD_FACTS, list),
  /** Further names of sections than those by which a prompt asks for them. */
  sections: v.optional(v.record(kind, list), {}),
  /** A heading may end before these. */
  ends: v.optional(list, ''),
  /** How each kind of change is asked for, the surest first; what each slot takes, `changes/compileChanges.ts` says. */
  lines: v.strictObject(
    Object.fromEntries(CHANGE_KINDS.map((name) => [name, v.optional(v.array(text), [])])) as Record<
      (typeof CHANGE_KINDS)[number],
      v.OptionalSchema<v.ArraySchema<typeof text, undefined>, []>
    >,
  ),
});

/** Nouns that lead to a trade. */
const nouns = v.strictObject({
  /** Narrower schema.org type than the trade's own. */
  type: v.optional(text),
  /** The drawing that stands for them, where the trade's own would show something else. */
  motif: v.optional(text),
  /**
   * They say little by themselves: what stands before them decides, as in "plumbing company", or what follows one of these
   * words, as in "portfolio of a painter".
   */
  yields: v.optional(list),
  words: list,
});

const atMost = (length: number) =>
  v.pipe(
    text,
    v.maxLength(length, ({ input }) => `"${input}" is longer than ${length}`),
    v.regex(/^[^{}]+$/, 'has no slots'),
  );
const todo = v.tuple([atMost(60), atMost(60), atMost(60)]);
const LABEL = 36;
const question = v.strictObject({ title: atMost(80), body: atMost(200) });

/** What a trade says in a section; its title is the heading and the label in the navigation. */
const tradeSection = v.pipe(
  v.strictObject({
    title: v.optional(atMost(LABEL)),
    intro: v.optional(atMost(160)),
    items: v.optional(v.pipe(v.array(question), v.minLength(2), v.maxLength(4))),
    todo: v.optional(todo),
  }),
  v.transform(({ title, intro, items, todo: gaps }) => ({
    ...(title === undefined ? {} : { nav: title, heading: [title] }),
    ...(intro === undefined ? {} : { intro: [intro] }),
    ...(items === undefined ? {} : { items }),
    ...(gaps === undefined ? {} : { todo: gaps.map((gapTitle) => ({ title: gapTitle })) }),
  })),
);

/** A trade in one language. What it does not say is said by the language's `sections.yaml`. */
const tradeWordsSchema = v.strictObject({
  nouns: v.pipe(v.array(nouns), v.minLength(1)),
  /** Label of the first button, and of the form's send button. */
  action: atMost(LABEL),
  submit: atMost(LABEL),
  /** What the owner should fill in where the prompt names no offerings. */
  todo,
  sections: v.optional(v.record(kind, tradeSection), {}),
});

/** A trade in any language. */
const tradeSchema = v.strictObject({
  /** schema.org type. */
  type: text,
  motif: text,
  /** Which sections its sites have where the prompt asks for none, in order. */
  sections: kinds,
  /** Fields of its form besides name, e-mail and message. */
  form: v.optional(
    v.pipe(
      list,
      v.transform((value) => value.split(',').map((one) => one.trim())),
      v.array(v.picklist(['phone', 'date'])),
    ),
  ),
  /** What is booked there, where the prompt does not say. */
  booking: v.optional(v.picklist(BOOKINGS)),
  /** Where the second button of the hero leads. */
  leadsTo: kind,
  /** Colors that suit it, best first. */
  moods: v.pipe(
    list,
    v.transform((value) => value.split(',').map((one) => one.trim())),
    v.array(text),
  ),
});

export type LanguageIdentity = v.InferOutput<typeof languageSchema>;
export type Labels = v.InferOutput<typeof labelsSchema>;
export type Sentences = v.InferOutput<typeof sentencesSchema>;
export type RequestWords = v.InferOutput<typeof requestsSchema>;
export type AskedWords = v.InferOutput<typeof askedWords>;
export type BookingWords = v.InferOutput<typeof bookingWords>;
export type PictureWords = v.InferOutput<typeof picturesSchema>;
export type ColorWords = v.InferOutput<typeof colorsSchema>;
export type PlaceWords = v.InferOutput<typeof placesSchema>;
export type DetectWords = v.InferOutput<typeof detectSchema>;
export type ToneWords = v.InferOutput<typeof tonesSchema>;
export type ReadingWords = v.InferOutput<typeof readingSchema>;
export type SectionWords = v.InferOutput<typeof sectionWords>;
export type TradeFile = v.InferOutput<typeof tradeWordsSchema>;
/** A trade as it is loaded with its language; `load` is absent where its sections say nothing of their own. */
export interface TradeWords extends Omit<TradeFile, 'sections'> {
  sections: { load?: () => Promise<{ default: TradeFile['sections'] }> };
}
export type ChangeWords = v.InferOutput<typeof changesSchema>;
export type Trade = v.InferOutput<typeof tradeSchema>;

const TRADE_WORDS = /\/languages\/[a-z]{2,3}\/trades\/[A-Za-z]+\.yaml$/;
const SCHEMAS: readonly (readonly [RegExp, v.GenericSchema])[] = [
  [TRADE_WORDS, tradeWordsSchema],
  [/\/trades\/[A-Za-z]+\.yaml$/, tradeSchema],
  [/\/language\.yaml$/, languageSchema],
  [/\/labels\.yaml$/, labelsSchema],
  [/\/sentences\.yaml$/, sentencesSchema],
  [/\/sections\.yaml$/, sectionsSchema],
  [/\/requests\.yaml$/, requestsSchema],
  [/\/pictures\.yaml$/, picturesSchema],
  [/\/reading\.yaml$/, readingSchema],
  [/\/colors\.yaml$/, colorsSchema],
  [/\/tones\.yaml$/, tonesSchema],
  [/\/changes\.yaml$/, changesSchema],
  [/\/detect\.yaml$/, detectSchema],
  [/\/places\.yaml$/, placesSchema],
];

const slashed = (path: string): string => path.replaceAll('\\', '/');

/** Whether a file holds what a trade says in a language, a `TradeFile`, by its name. */
export const isTradeFile = (path: string): boolean => TRADE_WORDS.test(slashed(path));

/** What a file of words must hold, by its name. Throws for a name that none has. */
export function wordsSchemaOf(path: string): v.GenericSchema {
  const found = SCHEMAS.find(([name]) => name.test(slashed(path)));
  if (found === undefined) throw new Error(`${path}: words have another name`);
  return found[1];
}
