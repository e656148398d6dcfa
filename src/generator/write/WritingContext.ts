import type { LanguagePack } from '../languages/LanguagePack';
import { tradeWords } from '../languages/tradeWords';
import type { BookingWords, SectionWords, Trade, TradeFile } from '../languages/wordsSchema';
import { unplaced } from '../plan/topics';
import type { Booking } from '../requestKinds';
import { stableHash } from '../stableHash';
import { tradeOf } from '../trades/trades';
import type {
  Brief,
  CopyItem,
  Plan,
  PlaceholderKind,
  SectionKind,
  Text,
  Understood,
} from '../types';
import { fillLine, slotsOf, type Fillings } from './fillLine';

/** At most this much of the prompt's list stands inside one sentence, in characters. */
const LIST_LIMIT = 64;

/** Everything a section's writer needs. Texts come only from its methods, so each has an id and a source. */
export interface WritingContext {
  brief: Brief;
  plan: Plan;
  pack: LanguagePack;
  trade: Trade;
  words: TradeFile;
  /** The section's words: the trade's own where it has them and the person has none, the language's elsewhere. */
  sectionWords(kind: SectionKind): SectionWords & Partial<Pick<BookingWords, 'item'>>;
  /** Whether a section of its own takes bookings. */
  isBooked: boolean;
  /** What is booked; null: an appointment. */
  booking: Booking | null;
  /** A line with its slots filled; null when it cannot be used. */
  fill(line: string): ReturnType<typeof fillLine>;
  /** The line that names most of the prompt; null when none can be used. */
  write(id: string, lines: readonly string[]): Text | null;
  standard(id: string, value: string): Text;
  fromPrompt(id: string, understood: Understood<string>): Text;
  placeholder(id: string, value: string, kind: PlaceholderKind): Text;
  /** The gaps of a kind, as items to be filled in; `section`: id of the one they stand in, where that is not the kind. */
  gaps(
    kind: SectionKind,
    title?: PlaceholderKind,
    body?: PlaceholderKind,
    section?: string,
  ): CopyItem[];
  /** The section's stock items. */
  stock(kind: SectionKind): CopyItem[];
}

export function writingContext(brief: Brief, plan: Plan, pack: LanguagePack): WritingContext {
  const words = tradeWords(pack, brief.trade);
  const { grammar } = pack;
  const list = listed(brief, grammar);
  const fillings: Fillings = {
    name: brief.name,
    place: brief.place,
    inPlace: brief.place && { value: grammar.inPlace(brief.place), evidence: brief.place.evidence },
    offerings: list,
    subject: isInName(brief) ? null : brief.subject,
    aSubject: articled(brief, grammar),
    noun: brief.noun,
    audience: brief.audience,
    since: brief.facts.since,
  };
  const fill = (line: string) => fillLine(line, fillings, grammar.join);
  const standard: WritingContext['standard'] = (id, value) => ({
    id,
    value,
    source: { from: 'standard' },
  });
  const placeholder: WritingContext['placeholder'] = (id, value, kind) => ({
    id,
    value,
    source: { from: 'placeholder', kind },
  });
  const write: WritingContext['write'] = (id, lines) => {
    const filled = lines.flatMap((line) => {
      const found = fill(line);
      return found === null ? [] : [{ ...found, richness: new Set(slotsOf(line)).size }];
    });
    const most = Math.max(...filled.map(({ richness }) => richness));
    const richest = filled.filter(({ richness }) => richness === most);
    const chosen =
      richest[
        stableHash(`${brief.name?.value ?? brief.trade}\u0000${id}`) % Math.max(1, richest.length)
      ];
    if (chosen === undefined) return null;
    return {
      id,
      value: chosen.value,
      source:
        chosen.evidence === null
          ? { from: 'standard' }
          : { from: 'prompt', evidence: chosen.evidence },
    };
  };
  const booking =
    brief.requests.find((request) => request.booking !== null)?.booking ??
    tradeOf(brief.trade).booking ??
    null;
  const isBooked = plan.sections.some(({ kind }) => kind === 'booking');
  /* A trade's overview is not the person's; what its contact form asks for is asked where one books. */
  const isOwn = (kind: SectionKind): boolean =>
    (kind === 'features' && unplaced(brief).length + brief.points.length > 0) ||
    (kind === 'contact' && isBooked);
  const sectionWords: WritingContext['sectionWords'] = (kind) => ({
    ...pack.sections[kind],
    ...(isOwn(kind) ? {} : words.sections[kind]),
    ...(kind === 'booking' && booking !== null ? pack.sections.booking.sorts[booking] : {}),
  });
  return {
    brief,
    plan,
    pack,
    trade: tradeOf(brief.trade),
    words,
    sectionWords,
    isBooked,
    booking,
    fill,
    write,
    standard,
    fromPrompt: (id, { value, evidence }) => ({ id, value, source: { from: 'prompt', evidence } }),
    placeholder,
    gaps: (kind, title = 'text', body = 'text', section = kind) =>
      sectionWords(kind).todo.map((gap, index) => {
        const id = `${section}.todo${index + 1}`;
        return {
          title: placeholder(`${id}.title`, gap.title, title),
          body: gap.body === undefined ? null : placeholder(`${id}.body`, gap.body, body),
          detail: gap.detail === undefined ? null : placeholder(`${id}.detail`, gap.detail, 'date'),
        };
      }),
    stock: (kind) =>
      sectionWords(kind).items.flatMap((entry, index) => {
        const id = `${kind}.${index + 1}`;
        const title = write(`${id}.title`, [entry.title]);
        return title === null
          ? []
          : [{ title, body: write(`${id}.body`, [entry.body]), detail: null }];
      }),
  };
}

/** Whether a name says all that is said of what the business is: "Alder Street Library", a library. */
const isInName = ({ subject, name }: Brief): boolean =>
  subject !== null &&
  name !== null &&
  name.value.toLowerCase().includes(subject.value.toLowerCase());

/** What a business is, with its article: no "regeneration of pumps", and no library where the name says so. */
function articled(brief: Brief, grammar: LanguagePack['grammar']): Understood<string> | null {
  const { subject, noun, name } = brief;
  const isNamed = noun !== null && name?.value.toLowerCase().includes(noun.value.toLowerCase());
  if (subject === null || isNamed === true || isInName(brief)) return null;
  const value = grammar.withArticle?.(subject.value, noun !== null) ?? null;
  return value === null ? null : { ...subject, value };
}

/** Up to three offerings as one phrase, not what the site is about; null where the first is too long for a sentence. */
function listed(
  { offerings: all, leading, subject }: Brief,
  grammar: LanguagePack['grammar'],
): { value: string; evidence: string } | null {
  const leads = all.filter(({ id }) => leading?.includes(id) !== false);
  const offerings = [...leads, ...all.filter((item) => !leads.includes(item))];
  const others = offerings.filter(
    ({ name }) => name.value.toLowerCase() !== subject?.value.toLowerCase(),
  );
  const [first, ...more] = others.length > 1 ? others : offerings;
  if (first === undefined || first.name.value.length > LIST_LIMIT) return null;
  let items = [first.name.value];
  for (const { name } of more.slice(0, 2)) {
    const longer = [...items, insideSentence(name.value, grammar)];
    if (grammar.list(longer).length > LIST_LIMIT) break;
    items = longer;
  }
  return { value: grammar.list(items), evidence: first.name.evidence };
}

/** "Fades, | beard trim": a capital that a word has only because it began a line; names of peoples keep theirs. */
function insideSentence(value: string, { isCommon }: LanguagePack['grammar']): string {
  const [word = ''] = value.split(' ');
  const beginsLine =
    /^\p{Lu}[\p{Ll}-]+ [^\p{Lu}]+$/u.test(value) &&
    !/(?:ish|[ei]an|ese|ic)$/.test(word) &&
    isCommon?.(word.toLowerCase()) === true;
  return beginsLine ? `${value.charAt(0).toLowerCase()}${value.slice(1)}` : value;
}
