import type { TradeId } from '../trades/trades';
import type { Copy, SectionKind, Understood } from '../types';
import type { Line } from './line';
import type { SiteLanguageRules } from './siteLanguages';
import type { PictureWords } from './PictureWords';
import type { ReadmeWords } from './ReadmeWords';
import type { SiteTone } from '../../../machines/entities';
import type { Spelling } from './spoken';

/** A word family of a trade: all of `words` mean the same noun. */
export interface Sense {
  noun: string;
  /** Grammatical gender, in languages that have one. */
  gender?: 'm' | 'f' | 'n';
  /** Narrower schema.org type than the trade's own. */
  schemaType?: string;
  /** The drawing that stands for it, where the trade's own would show something else. */
  motif?: string;
  /** True where the words name a kind of site rather than a kind of work: "portfolio" yields to "photographer". */
  yields?: boolean;
  /** Lower case, singular and plural, one or more words each. */
  words: readonly string[];
}

export interface Entry {
  title: Line;
  body: Line;
}

export interface SectionWords {
  nav: string;
  /** The last heading has no slot, so that one is always eligible. */
  heading: readonly Line[];
  intro: readonly Line[];
  /** Standard items; kinds whose items only the owner can know have none. */
  items: readonly Entry[];
}

/** A trade's vocabulary and standard copy in one language. Nothing in it may claim what only the owner knows. */
export interface TradeWords {
  /** First sense gives the noun that is used when only hints were found. */
  senses: readonly [Sense, ...Sense[]];
  /** Words that point to the trade without naming it. */
  hints: readonly string[];
  /** Label of the first button, and of the form's send button. */
  action: string;
  submit: string;
  tagline: readonly Line[];
  /** Hero paragraph and meta description; `closing` is added when the chosen one is short. */
  description: readonly Line[];
  closing: readonly string[];
  /** Sentences beside an offering of the prompt, in turn. */
  beside: readonly Line[];
  /** What the owner should fill in where the prompt names no offerings. */
  toFill: readonly [string, string, string];
  sections: Partial<Record<SectionKind, Partial<SectionWords>>>;
}

export interface Grammar {
  list(items: readonly string[]): string;
  withArticle(noun: string, gender?: Sense['gender']): string;
  /** The place after its preposition, such as "in Porto"; the one of the prompt where its evidence has it. */
  inPlace(place: Understood<string>): string;
  /** A title made from the trade's noun alone, or followed by its place with the preposition. */
  descriptiveTitle(noun: string, inPlace: string | null): string;
  /** Joins what a slot is filled with to the words before it, as French "de" + "Anne" → "d’Anne". */
  join?(before: string, filling: string): string;
  /** Between two sentences; a blank unless the script has none. */
  betweenSentences?: string;
  /** How long a page's description is, in characters; 70 to 155 unless the script says more with fewer. */
  descriptionLength?: { shortest: number; longest: number };
}

/** By which a prompt speaks of the pages of its site. */
export interface PageRules {
  one: RegExp;
  several: RegExp;
  /** What the sections that get a page of their own stand behind; absent in languages where they stand before it. */
  named?: RegExp;
  /** As "a page for", which says so only where sections follow at once: "a page for my bakery" is the site. */
  next?: RegExp;
  /** As "on its own page", right behind the sections. */
  behind?: RegExp;
}

/** What a site calls its first page and the links to the others; `page` is the name of one. */
export interface PageLabels {
  home: string;
  whole: (page: string) => string;
  more: (page: string) => string;
}

/** Words that reveal things in a prompt. All lower case; phrases are words joined by one space. */
export interface Lexicon {
  spelling: Spelling;
  /** Where a run of letters is parted into words: particles of a script without blanks, or what is attached to a word. */
  cut?: (run: string) => readonly number[];
  /** True where letters have no capitals, so that a capitalised run is a brand in another script. */
  caseless?: boolean;
  /** What stands behind a name, a place, or a list of offerings, in languages with postpositions. */
  namesBefore?: readonly string[];
  /** A person before what is theirs, as "田中さんの"; the person's name is one of its groups. */
  owners?: RegExp;
  /** As "da" in "Padaria da Rita": words between a trade and its owner that hardly ever stand before what it sells. */
  ownerLinks?: ReadonlySet<string>;
  placesBefore?: ReadonlySet<string>;
  offeringsBefore?: readonly string[];
  /** Words behind a known place alone, as "की" in "जयपुर की बेकरी". */
  placeLinks?: ReadonlySet<string>;
  /** Words behind which such a name, place or list begins. */
  clauseStarts?: ReadonlySet<string>;
  /** As "市" in "京都市": endings that make a place of an unknown word. */
  placeEndings?: RegExp;
  /** True where a single capitalised word is most often an ordinary noun, as in German. */
  nounsCapitalised: boolean;
  /** True where adjectives stand behind their noun, as in "fondo negro". */
  adjectivesFollow: boolean;
  and: ReadonlySet<string>;
  /** True where the name stands behind the kind of business, as in "la panadería El Trigal". */
  nameFollowsTrade: boolean;
  nameMarkers: readonly string[];
  /** Markers after which only a capitalised run or quotation is a name. */
  weakNameMarkers: readonly string[];
  /** Words before a quotation that make it something else than a name. */
  quotationMarkers: ReadonlySet<string>;
  nameConnectors: ReadonlySet<string>;
  pages: PageRules;
  siteLanguages: SiteLanguageRules;
  /** Nouns that say what is named behind them and are no part of the name, as in "florist Wild Stem". */
  callings: ReadonlySet<string>;
  /** Phrases before a brand that is only compared with, such as "similar to". */
  likenesses: readonly string[];
  /** Words that end a name written in lower case. */
  nameStops: ReadonlySet<string>;
  /** Capitalised words that are no names. */
  commonWords: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  abbreviations: ReadonlySet<string>;
  companyForms: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  placeMarkers: readonly string[];
  originMarkers: ReadonlySet<string>;
  /** As "from" in "a painter from Porto". */
  originPrepositions: ReadonlySet<string>;
  /** Words after which two capitalised words are a place rather than a name. */
  beforePlaces: ReadonlySet<string>;
  /** Articles that may begin a place. */
  placeArticles: ReadonlySet<string>;
  /** As "of" in "the heart of Porto". */
  partJoiners: ReadonlySet<string>;
  /** True where "centre of Porto" needs no article, because the marker holds it. */
  bareParts: boolean;
  /** True where a place takes different prepositions, so that its evidence begins with the prompt's own. */
  keepsPreposition: boolean;
  placeQualifiers: ReadonlySet<string>;
  placeConnectors: ReadonlySet<string>;
  placeParts: ReadonlySet<string>;
  /** As in "Lisbon-based"; empty where there is none. */
  basedSuffix: string;
  notPlaces: ReadonlySet<string>;
  knownPlaces: readonly string[];
  offeringMarkers: readonly string[];
  /** Verbs that end a clause whose list stands before them, as in "die Brot und Kuchen verkauft". */
  finalMarkers: ReadonlySet<string>;
  /** Words that begin such a clause behind a comma. */
  relatives: ReadonlySet<string>;
  /** True where one marker may follow another, as in "con clases de yoga". */
  chainedMarkers: boolean;
  /** Markers that introduce sections and looks as often as offerings. */
  weakOfferingMarkers: ReadonlySet<string>;
  /** Markers that introduce a list only when a colon or dash follows. */
  listHeadings: ReadonlySet<string>;
  /** "fish and chips" is one thing. */
  pairs: readonly string[];
  /** Nouns that stay with "in" or "on" inside an offering. */
  boundNouns: ReadonlySet<string>;
  listJoiners: ReadonlySet<string>;
  /** Words dropped before an item of a list, beside articles. */
  leadingFillers: ReadonlySet<string>;
  /** Words dropped behind an item, such as "online". */
  trailingFillers: ReadonlySet<string>;
  /** Words that bind what follows to an item: its purpose ("yoga for beginners"), its origin, and `boundNouns`. */
  purposeWords: ReadonlySet<string>;
  fromWords: ReadonlySet<string>;
  boundPrepositions: ReadonlySet<string>;
  /** Words that end most lists and yet stand inside an item before a common noun, as "au" in "pain au levain". */
  innerWords: ReadonlySet<string>;
  /** What stands before a lowest price and belongs to it, such as "from" in "from €45". */
  priceStarts: readonly string[];
  /** Words beside a sum that is no price. */
  budgetWords: ReadonlySet<string>;
  /** Words before what a site or text is about. */
  subjectMarkers: ReadonlySet<string>;
  offeringStops: ReadonlySet<string>;
  notOfferings: ReadonlySet<string>;
  /** Words of `notOfferings` that a trade does offer, such as color at a hairdresser's; by trade id. */
  craftWords: Readonly<Record<string, ReadonlySet<string>>>;
  priceJoiners: ReadonlySet<string>;
  sections: Record<SectionKind, { clear: readonly string[]; unclear: readonly string[] }>;
  sectionNouns: ReadonlySet<string>;
  requestMarkers: ReadonlySet<string>;
  negations: readonly string[];
  negationEnds: ReadonlySet<string>;
  notNeeded: readonly string[];
  /** Words that a refusal reaches across, beside articles and joiners. */
  refusalLinks: ReadonlySet<string>;
  colors: Record<string, string>;
  /** Colour words that are also food, plants or materials. */
  ambiguousColors: ReadonlySet<string>;
  shades: Record<string, 'darker' | 'lighter' | 'same'>;
  colorNouns: Record<string, 'primary' | 'secondary' | 'accent' | 'background' | 'text' | 'any'>;
  colorRequests: ReadonlySet<string>;
  /** As "on" in "pink on white". */
  backgroundWords: ReadonlySet<string>;
  /** Words between a noun and its color, and between a color and its noun. */
  colorLinks: ReadonlySet<string>;
  colorSkips: ReadonlySet<string>;
  dark: ReadonlySet<string>;
  light: ReadonlySet<string>;
  modeNouns: ReadonlySet<string>;
  phoneMarkers: ReadonlySet<string>;
  addressMarkers: ReadonlySet<string>;
  /** Words that end an address. */
  addressEnds: readonly string[];
  addressPrepositions: ReadonlySet<string>;
  streetEndings: ReadonlySet<string>;
  streetBeginnings: ReadonlySet<string>;
  streetsInLowerCase: boolean;
  hoursMarkers: ReadonlySet<string>;
  hoursWords: ReadonlySet<string>;
  dayWords: ReadonlySet<string>;
  /** Words that make hours of a phrase as a day does, such as "day" in "every day". */
  dayNouns: ReadonlySet<string>;
  /** Words that hours do not begin or end with. */
  hoursHeads: ReadonlySet<string>;
  hoursTails: ReadonlySet<string>;
  /** Whom, how and since when; absent: none of it is read. */
  circumstances?: Circumstances;
}

/** Words that reveal whom a site is for, in which manner it speaks, since when there is the business, and dates. */
export interface Circumstances {
  /** Phrases before whom the site is for, such as "aimed at". */
  audienceMarkers: readonly string[];
  /** As "for": what follows is an audience only where it names people. */
  weakAudienceMarkers: readonly string[];
  /** Words for people as a group, such as "families". */
  audiences: ReadonlySet<string>;
  /** Words that end an audience, beside those that end an offering. */
  audienceStops: ReadonlySet<string>;
  /** Words for a manner. */
  tones: Readonly<Record<string, SiteTone>>;
  /** Words of `tones` that mean other things too: they count only beside a word for the site, its look or its trade. */
  unclearTones: ReadonlySet<string>;
  /** Words that deny an audience or a manner, beside the negations of sections. */
  refusals: readonly string[];
  /** Phrases before a year, such as "established in". */
  sinceMarkers: readonly string[];
  months: ReadonlySet<string>;
  /** Words between day, month and year, as in "12 de mayo de 2026". */
  dateLinks: ReadonlySet<string>;
  /** Real words that look like a misspelling of one that the generator knows, such as "contract". */
  lookalikes: ReadonlySet<string>;
}

/** What stands in a gap until the owner fills it. */
export interface Placeholders {
  name: string;
  price: string;
  /** In place of a price for what has no fixed one, such as a gift. */
  amount: string;
  phone: string;
  email: string;
  address: string;
  hours: string;
  person: readonly [string, string, string];
  personBody: string;
  review: readonly [string, string, string];
  reviewBody: string;
  post: readonly [string, string, string];
  postBody: string;
  event: readonly [string, string, string];
  eventBody: string;
  date: string;
  offeringBody: string;
  picture: readonly [string, string, string];
  story: string;
}

export interface FormWords {
  name: string;
  email: string;
  phone: string;
  date: string;
  message: string;
}

export interface LanguagePack {
  direction: 'ltr' | 'rtl';
  /** Words by which a prompt in this language is recognised. */
  functionWords: ReadonlySet<string>;
  lexicon: Lexicon;
  grammar: Grammar;
  trades: Record<TradeId, TradeWords>;
  /** What a section says where the trade has no words of its own for it. */
  sections: Record<SectionKind, SectionWords>;
  placeholders: Placeholders;
  form: FormWords;
  facts: { address: string; hours: string; phone: string; email: string; story: string };
  /** Sentences for circumstances that the prompt tells; absent: they are left out. */
  told?: { audience: readonly Line[]; since: readonly Line[] };
  footer: readonly Line[];
  labels: Copy['labels'];
  menu: string;
  pages: PageLabels;
  pictures: PictureWords;
  readme: ReadmeWords;
}
