import { itemId } from '../itemId';
import type { Brief, BriefPart, BriefRequest, Item, Understood } from '../types';
import { colorsIn, lightness, type ColorMention } from './colors';
import type { Candidate, Claim, Draft, ItemDraft } from './draft';
import { kindIn } from './kinds';
import { nounEnd } from './phrases';
import type { Drafted, ReadingLanguage } from './read';
import type { Range } from './segments';
import { tidy, type Word } from './words';

/** Turns what was drafted of a prompt into its brief. */
export function assemble(prompt: string, { text, words, draft }: Drafted, language: ReadingLanguage & { id: string }): Brief {
  const { lexicon } = language;
  const at = ({ from, to }: Range): string => {
    let value = '';
    for (let index = from; index < to; index += 1) {
      const word = words[index] as Word;
      value += (index === from ? '' : text.slice(words[index - 1]?.end ?? 0, word.start)) + word.text;
    }
    return tidy(value).replace(/^["'“”„«»‘’(\s]+|["“”„«»)\s]+$/g, '');
  };
  const understood = (range: Range): Understood<string> => ({
    value: at(range),
    evidence: prompt.slice(words[range.from]?.start, words[range.to - 1]?.end),
  });

  const name = chooseName(draft, words, at);
  const place = best(draft.places.filter((one) => name === null || one.to <= name.from || name.to <= one.from));
  const since = best(draft.since);
  const subjectRange = chooseSubject(draft, words, language, { name, place });
  const subject = subjectRange === null ? null : understood(subjectRange);
  const head = subjectRange === null ? -1 : nounEnd(words, subjectRange.from, subjectRange.to, lexicon);
  const kind =
    (subjectRange && kindIn(language.kinds, words, subjectRange, (_, end) => end === head)) ??
    (name && kindIn(language.kinds, words, name, (_, end) => end === name.to));

  const item = (drafted: ItemDraft): Item => {
    const price = drafted.facts.find(({ kind: fact }) => fact === 'price');
    const core = trimmed(drafted.core, words, price?.at);
    const rest = drafted.details.map((range) => trimmed(range, words, price?.at)).filter(({ from, to }) => to > from);
    const named = understood(core);
    return {
      id: itemId(named.value),
      name: named,
      price: price === undefined ? null : understood({ from: price.at, to: price.at + 1 }),
      detail: rest.length === 0 ? null : understood({ from: rest[0]?.from ?? 0, to: rest.at(-1)?.to ?? 0 }),
    };
  };
  const refusals = draft.refused.map(({ section, from, to }) => ({ kind: section, words: understood({ from, to }) }));
  const requests = draft.wants.map((want): BriefRequest => ({
    kind: want.section,
    words: understood(want.core.to > want.core.from ? { from: want.core.from, to: want.to } : want),
    items: [],
    need: null,
    isCapability: want.isCapability,
  }));
  const fact = (kind: string): Understood<string> | null => {
    const index = words.findIndex((word) => word.fact === kind);
    return index < 0 ? null : understood({ from: index, to: index + 1 });
  };
  const offerings = draft.offers.map(item).filter(({ name: { value } }, index, all) => value !== '' && all.findIndex((other) => other.id === itemId(value)) === index);
  return {
    language: language.id,
    secondLanguage: null,
    parts: partition(draft.claims, words),
    subject,
    noun: kind ? { value: kind.sense.noun, evidence: at(kind) } : null,
    trade: kind?.trade ?? 'general',
    schemaType: kind?.sense.type ?? null,
    motif: kind?.sense.motif ?? null,
    name: name && understood(name),
    slogan: optional(best(draft.slogans), understood),
    place: place && understood(place),
    audience: optional(best(draft.audiences), understood),
    tone: null,
    offerings,
    requests,
    refusals,
    statements: draft.statements.map(understood),
    colors: chooseColors(draft, words, language, understood),
    facts: {
      email: fact('email'),
      phone: fact('phone'),
      address: fact('address'),
      hours: fact('hours'),
      webAddress: fact('webAddress'),
      since: optional(since, understood),
      dates: words.flatMap((word, index) => (word.fact === 'date' ? [{ when: understood({ from: index, to: index + 1 }), what: null }] : [])),
      price: null,
    },
    pages: null,
  };
}

const optional = <T extends Range>(range: T | null, understood: (range: Range) => Understood<string>): Understood<string> | null =>
  range === null ? null : understood(range);

const best = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>((one, other) => (one === null || other.weight > one.weight ? other : one), null);

function trimmed({ from, to }: Range, words: readonly Word[], without: number | undefined): Range {
  let [first, last] = [from, to];
  if (without !== undefined && without >= first && without < last) {
    if (without - first >= last - without - 1) last = without;
    else first = without + 1;
  }
  while (last > first && ['preposition', 'and', 'article', 'auxiliary'].includes(words[last - 1]?.tag ?? '')) last -= 1;
  return { from: first, to: last };
}

function chooseName({ names }: Draft, words: readonly Word[], at: (range: Range) => string): Candidate | null {
  void words;
  return best(names.filter((one) => at(one) !== ''));
}

function chooseSubject(draft: Draft, words: readonly Word[], { lexicon }: ReadingLanguage, { name, place }: { name: Range | null; place: Range | null }): Range | null {
  const ranked = [...draft.subjects].sort((one, other) => other.weight - one.weight);
  for (const candidate of ranked) {
    const range = cleaned(candidate, words, lexicon, [name, place]);
    if (range !== null) return range;
  }
  return null;
}

/** A subject without what only introduces or names it; null where nothing is left that says what the site is about. */
function cleaned(range: Range, words: readonly Word[], lexicon: ReadingLanguage['lexicon'], taken: readonly (Range | null)[]): Range | null {
  let { from, to } = range;
  const site = lexicon.classes.get('site');
  for (let at = from; at < to; at += 1) {
    const length = site?.lengthAt(words, at, to) ?? 0;
    if (length === 0) continue;
    if (at + length === to) to = at;
    else if (at === from) from = at + length;
    else to = at;
    break;
  }
  for (const other of taken) {
    if (other === null) continue;
    if (other.from <= from && other.to > from && other.to < to) from = other.to;
    else if (other.from > from && other.from < to) to = other.from;
    else if (other.from <= from && other.to >= to) return null;
  }
  const isLead = (word: Word | undefined): boolean =>
    word !== undefined && (['article', 'possessive', 'preposition', 'auxiliary', 'adverb', 'and'].includes(word.tag) || lexicon.has('styleWords', word.lower) || lexicon.has('subjectLeads', word.lower));
  while (from < to && isLead(words[from])) from += 1;
  while (to > from && ['preposition', 'and', 'article', 'possessive', 'subordinator', 'adverb'].includes(words[to - 1]?.tag ?? '')) to -= 1;
  const content = words.slice(from, to).filter((word) => ['noun', 'name', 'other', 'gerund', 'verb'].includes(word.tag) && !lexicon.has('vague', word.lower));
  return content.length === 0 ? null : { from, to };
}

function chooseColors(draft: Draft, words: readonly Word[], language: ReadingLanguage, understood: (range: Range) => Understood<string>): Brief['colors'] {
  const mentions: ColorMention[] = draft.colors;
  const colors: Brief['colors'] = {};
  const rest: ColorMention[] = [];
  const assign = (role: keyof Brief['colors'], mention: ColorMention): void => {
    colors[role] ??= { value: mention.hex, evidence: understood(mention).evidence };
  };
  for (const mention of mentions) {
    if (mention.role !== null && colors[mention.role] === undefined) assign(mention.role, mention);
    else rest.push(mention);
  }
  const pale = rest.filter(({ hex }) => lightness(hex) > 0.9).sort((a, b) => lightness(b.hex) - lightness(a.hex))[0];
  if (pale !== undefined && colors.background === undefined && (rest.length > 1 || colors.primary !== undefined)) {
    assign('background', pale);
    rest.splice(rest.indexOf(pale), 1);
  }
  for (const role of ['primary', 'secondary', 'accent'] as const) {
    if (colors[role] !== undefined) continue;
    const next = rest.shift();
    if (next !== undefined) assign(role, next);
  }
  if (draft.dark !== null && colors.background === undefined) {
    colors.background = { value: '#14171c', evidence: understood(draft.dark).evidence };
  }
  if (colors.background !== undefined && colors.text === undefined && lightness(colors.background.value) < 0.45)
    colors.text = { value: '#f3f4f6', evidence: colors.background.evidence };
  return colors;
}

/** Each word in the first part that claims it; what nobody claims is left over. */
function partition(claims: readonly Claim[], words: readonly Word[]): BriefPart[] {
  const owners = new Array<Claim | null>(words.length).fill(null);
  for (const claim of claims) for (let at = claim.from; at < claim.to; at += 1) owners[at] ??= claim;
  const parts: BriefPart[] = [];
  let last: Claim | null | undefined;
  for (const [index, word] of words.entries()) {
    const owner = owners[index] ?? null;
    const before = parts.at(-1);
    if (before !== undefined && owner === last && !(owner === null && /[\n.;]/.test(word.gap))) before.end = word.end;
    else parts.push({ role: owner?.role ?? 'leftOver', start: word.start, end: word.end, reason: owner?.reason ?? 'no rule places it' });
    last = owner;
  }
  return parts;
}
