import { itemId } from '../itemId';
import type { Brief, BriefPart, BriefRequest, Item, Understood } from '../types';
import { lightness } from './colors';
import { datesIn } from './dates';
import { best, type Candidate, type Claim, type Draft, type ItemDraft, type Phrase } from './draft';
import { figuresIn } from './figures';
import { groupsOf } from './groups';
import { kindIn } from './kinds';
import { readPages } from './pages';
import { nounEnd } from './phrases';
import type { Drafted, ReadingLanguage } from './read';
import { needOf, wayOf, waysBeside } from './requests';
import { chooseSubject } from './subject';
import { tidy, type Word } from './words';

const DARK_BACKGROUND = '#14171c';
const DARK_TEXT = '#f3f4f6';

/** Turns what was drafted of a prompt into its brief: the readings that compete are weighed, each value gets its words. */
export function assemble(prompt: string, drafted: Drafted, language: ReadingLanguage & { id: string }): Brief {
  const { words, clauses, draft } = drafted;
  const understood = (phrase: Phrase): Understood<string> => ({
    value: wordsOf(phrase),
    evidence: prompt.slice(phrase[0]?.start, phrase.at(-1)?.end),
  });
  const maybe = (candidate: Candidate | null): Understood<string> | null => candidate && understood(candidate.words);

  const name = best(draft.names);
  const place = best(draft.places);
  const subject = chooseSubject(draft, language, [name, place]);
  const kind =
    (subject && kindIn(language.kinds, subject, nounEnd(subject, 0, subject.length, language.lexicon))) ??
    (name && kindIn(language.kinds, name.words, name.words.length));

  const { pages, wants } = readPages(drafted, language);
  const groups = groupsOf([...draft.offers, ...wants.flatMap(({ members }) => members)], clauses, language.lexicon);
  const item = (drafted: ItemDraft): Item => {
    const { core, detail, price } = drafted;
    const group = groups.get(drafted);
    const named = understood(core);
    return {
      id: itemId(named.value),
      name: named,
      price: price && understood([price]),
      detail: detail.length === 0 ? null : understood(detail),
      group: group === undefined ? null : understood(group),
    };
  };
  const items = (drafts: readonly ItemDraft[]): Item[] =>
    drafts.map(item).filter(({ id, name: { value } }, index, all) => value !== '' && all.findIndex((other) => other.id === id) === index);
  const request = (want: ItemDraft): BriefRequest => {
    const way = want.page === undefined ? wayOf(want, language.requests) : null;
    return {
      kind: want.section,
      words: want.isMention ? { value: '', evidence: understood(want.words).evidence } : understood([...want.core, ...want.detail]),
      items: items(want.members),
      need: way === null ? (want.need ?? needOf(want, language.requests)) : null,
      way,
      page: want.page === undefined ? null : understood(want.page),
      isCapability: want.isCapability,
    };
  };
  const hasButton = wants.some((want) => wayOf(want, language.requests) !== null);
  const buttons = hasButton
    ? []
    : waysBeside(words, draft, language.requests).map((phrase) => request({ words: phrase, core: phrase, detail: [], price: null, section: 'contact', need: null, isCapability: false, isMention: false, members: [] }));
  const fact = (kindOf: string): Understood<string> | null => {
    const word = words.find((one) => one.fact === kindOf);
    return word === undefined ? null : understood([word]);
  };
  return {
    language: language.id,
    secondLanguage: null,
    parts: partition(draft.claims, words),
    subject: subject && understood(subject),
    noun: kind ? { value: kind.sense.noun, evidence: wordsOf(kind.words) } : null,
    trade: kind?.trade ?? 'general',
    schemaType: kind?.sense.type ?? null,
    motif: kind?.sense.motif ?? null,
    name: maybe(name),
    slogan: maybe(best(draft.slogans)),
    place: place && (place.words[0]?.fact === 'address' ? townOf(understood(place.words)) : understood(place.words)),
    audience: maybe(best(draft.audiences)),
    tone: null,
    offerings: items(draft.offers),
    requests: [...wants.map(request), ...buttons],
    refusals: draft.refused.map((refused) => ({ kind: refused.section, words: understood(refused.words) })),
    statements: draft.statements.map(understood),
    colors: chooseColors(draft, understood),
    facts: {
      email: fact('email'),
      phone: fact('phone'),
      address: fact('address'),
      hours: fact('hours'),
      webAddress: fact('webAddress'),
      since: maybe(best(draft.since)),
      dates: datesIn(drafted, language).map(({ when, what, where }) => ({
        when: understood([when]),
        what: what && understood(what),
        where: where && understood(where),
      })),
      price: null,
      figures: figuresIn(words, language.lexicon, language.requests).map(({ amount, what }) => ({
        amount: amountOf(understood(amount), prompt, amount),
        what: understood(what),
      })),
    },
    pages,
  };
}

/** Words as they are shown: what stands between them as in the prompt, without quotation marks around them. */
export function wordsOf(phrase: Phrase): string {
  const text = phrase.map(({ text: word, gap }, at) => (at === 0 ? word : `${gap}${word}`)).join('');
  return tidy(text.replace(/\s*\(\s*\)\s*/g, ' ')).replace(/^["'“”„«»‘’(\s]+|["“”„«»)\s]+$/g, '');
}

/** With the percent sign behind it. */
function amountOf({ value, evidence }: Understood<string>, prompt: string, words: Phrase): Understood<string> {
  const end = words.at(-1)?.end ?? 0;
  return prompt.charAt(end) === '%' ? { value: `${value}%`, evidence: `${evidence}%` } : { value, evidence };
}

const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/g;

/** The town of an address: its last part that is no region, without the postcode; null where it has one part. */
function townOf({ value, evidence }: Understood<string>): Understood<string> | null {
  const parts = value
    .replace(POSTCODE, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const town = parts.slice(1).reverse().find((part) => !/\d/.test(part) && !/^\p{Lu}{2,3}$/u.test(part));
  return town === undefined ? null : { value: town, evidence };
}

/** Each color in the place that the prompt gives it; of those without one the palest is the ground, the first the main color. */
function chooseColors(draft: Draft, understood: (phrase: Phrase) => Understood<string>): Brief['colors'] {
  const colors: Brief['colors'] = {};
  const assign = (role: keyof Brief['colors'], value: string, phrase: Phrase): void => {
    colors[role] ??= { value, evidence: understood(phrase).evidence };
  };
  const rest = [];
  for (const mention of draft.colors) {
    if (mention.role !== null && colors[mention.role] === undefined) assign(mention.role, mention.hex, mention.words);
    else if (mention.role === null) rest.push(mention);
  }
  const [pale] = rest.filter(({ hex }) => lightness(hex) > 0.9).sort((one, other) => lightness(other.hex) - lightness(one.hex));
  if (pale !== undefined && (rest.length > 1 || colors.primary !== undefined)) {
    assign('background', pale.hex, pale.words);
    rest.splice(rest.indexOf(pale), 1);
  }
  if (draft.dark !== null) {
    const black = rest.find(({ hex }) => lightness(hex) < 0.3);
    if (black !== undefined && rest.length > 1) {
      assign('background', black.hex, black.words);
      rest.splice(rest.indexOf(black), 1);
    }
    assign('background', DARK_BACKGROUND, draft.dark);
  }
  for (const role of ['primary', 'secondary', 'accent'] as const) {
    const next = colors[role] === undefined ? rest.shift() : undefined;
    if (next !== undefined) assign(role, next.hex, next.words);
  }
  if (colors.background !== undefined && lightness(colors.background.value) < 0.45) colors.text ??= { value: DARK_TEXT, evidence: colors.background.evidence };
  return colors;
}

/** Each word in the first part that claims it; what nobody claims is left over. */
function partition(claims: readonly Claim[], words: readonly Word[]): BriefPart[] {
  const owners = new Map<number, Claim>();
  for (const claim of claims) for (const { at } of claim.words) if (!owners.has(at)) owners.set(at, claim);
  const parts: BriefPart[] = [];
  let last: Claim | undefined;
  for (const { at, start, end, gap } of words) {
    const owner = owners.get(at);
    const before = parts.at(-1);
    if (before !== undefined && owner === last && !(owner === undefined && /[\n.;,]/.test(gap))) before.end = end;
    else parts.push({ role: owner?.role ?? 'leftOver', start, end, reason: owner?.reason ?? 'no rule places it' });
    last = owner;
  }
  return parts;
}
