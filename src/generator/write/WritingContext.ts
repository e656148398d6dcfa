import type { Entry, LanguagePack, SectionWords, TradeWords } from '../languages/LanguagePack';
import { richnessOf, slotsOf, type Line } from '../languages/line';
import { senseOf } from '../trades/senseOf';
import { TRADES, tradeIdOf, type Trade } from '../trades/trades';
import type { Intent, Plan, PlaceholderKind, SectionKind, Text, Understood } from '../types';
import { capitalised, fillLine, type Fillings } from './fillLine';
import { inTone } from './inTone';
import { stableHash } from '../stableHash';

/** At most this much of the prompt's list stands inside one sentence, in characters. */
const LIST_LIMIT = 64;

/** Everything a section's writer needs. Texts come only from its methods, so each has an id and a source. */
export interface WritingContext {
  intent: Intent;
  plan: Plan;
  pack: LanguagePack;
  trade: Trade;
  words: TradeWords;
  noun: string;
  fillings: Fillings;
  /** A line with its slots filled; null when it cannot be used. */
  fill(line: Line, extra?: Fillings): ReturnType<typeof fillLine>;
  /** The section's words: the trade's own where it has them, the language's standard ones elsewhere. */
  sectionWords(kind: SectionKind): SectionWords;
  /** A number that depends on what was understood and on `key`, never on theme or framework. */
  choice(key: string, count: number): number;
  /**
   * One of the eligible lines; null when none is. Lines that name more of the prompt are preferred, then those that
   * suit its tone.
   */
  write(id: string, lines: readonly Line[], extra?: Fillings): Text | null;
  standard(id: string, value: string): Text;
  fromPrompt(id: string, understood: Understood<string>): Text;
  placeholder(id: string, value: string, kind: PlaceholderKind): Text;
  entry(id: string, entry: Entry): { title: Text; body: Text | null; detail: null };
}

function listFilling(
  pack: LanguagePack,
  offerings: readonly Understood<string>[],
): Understood<string> | null {
  const [first] = offerings;
  if (first === undefined || first.value.length > LIST_LIMIT) return null;
  let items: string[] = [];
  for (const { value } of offerings.slice(0, 3)) {
    const longer = [...items, value];
    if (pack.grammar.list(longer).length > LIST_LIMIT) break;
    items = longer;
  }
  return { value: pack.grammar.list(items), evidence: first.evidence };
}

export function writingContext(intent: Intent, plan: Plan, pack: LanguagePack): WritingContext {
  const id = tradeIdOf(intent.trade.value);
  const words = pack.trades[id];
  const { noun, gender } = senseOf(pack, intent);
  const isUnknown = id === 'general' && intent.trade.evidence === '';
  const seed = [id, intent.name?.value ?? '', intent.place?.value ?? ''].join('\u0000');
  const fillings: Fillings = {
    name: intent.name,
    place: intent.place,
    inPlace: intent.place && {
      value: pack.grammar.inPlace(intent.place),
      evidence: intent.place.evidence,
    },
    offerings: listFilling(pack, intent.offerings),
    noun: isUnknown ? null : { value: noun, evidence: null },
    aNoun: isUnknown ? null : { value: pack.grammar.withArticle(noun, gender), evidence: null },
    audience: intent.audience,
    since: intent.facts.since,
  };
  const choice = (key: string, count: number): number =>
    stableHash(`${seed}\u0000${key}`) % Math.max(count, 1);

  /* "Café Nuage" has said what it is: it need not be called a café again. */
  const tellsNoun = intent.name?.value.toLowerCase().includes(noun.toLowerCase()) === true;
  const fill: WritingContext['fill'] = (line, extra = {}) => {
    const slots = slotsOf(line);
    const namesNoun = slots.includes('noun') || slots.includes('aNoun');
    return tellsNoun && namesNoun && slots.includes('name')
      ? null
      : fillLine(line, { ...fillings, ...extra }, pack.grammar.join);
  };

  const write: WritingContext['write'] = (textId, lines, extra = {}) => {
    const eligible = lines
      .map((candidate) => ({ candidate, filled: fill(candidate, extra) }))
      .filter(({ filled }) => filled !== null);
    const most = Math.max(...eligible.map(({ candidate }) => richnessOf(candidate)));
    const best = inTone(
      intent.tone?.value ?? null,
      eligible.filter(({ candidate }) => richnessOf(candidate) === most),
      ({ filled }) => filled?.value ?? '',
    );
    const chosen = best[choice(textId, best.length)]?.filled ?? null;
    if (chosen === null) return null;
    return {
      id: textId,
      value: chosen.value,
      source:
        chosen.evidence === null
          ? { from: 'standard' }
          : { from: 'prompt', evidence: chosen.evidence },
    };
  };
  const standard: WritingContext['standard'] = (textId, value) => ({
    id: textId,
    value,
    source: { from: 'standard' },
  });

  return {
    intent,
    plan,
    pack,
    trade: TRADES[id],
    words,
    noun,
    fillings,
    fill,
    sectionWords: (kind) => ({ ...pack.sections[kind], ...words.sections[kind] }),
    choice,
    write,
    standard,
    fromPrompt: (textId, { value, evidence }) => ({
      id: textId,
      value,
      source: { from: 'prompt', evidence },
    }),
    placeholder: (textId, value, kind) => ({
      id: textId,
      value,
      source: { from: 'placeholder', kind },
    }),
    entry: (entryId, { title, body }) => ({
      title: write(`${entryId}.title`, [title]) ?? standard(`${entryId}.title`, capitalised(noun)),
      body: write(`${entryId}.body`, [body]),
      detail: null,
    }),
  };
}
