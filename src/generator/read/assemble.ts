import { itemId } from '../itemId';
import type { Brief, BriefPart, BriefRequest, Item, Understood } from '../types';
import { chooseColors } from './colors/chooseColors';
import { datesIn } from './dates';
import {
  best,
  chosen,
  type Candidate,
  type Claim,
  type Draft,
  type ItemDraft,
  type Phrase,
} from './draft';
import { figuresIn } from './figures';
import { kindIn } from './kinds';
import { readPages } from './pages';
import { nounEnd } from './phrases';
import type { Drafted, ReadingLanguage } from './read';
import { bookingIn, isReach, isService, needOf, wayOf, waysBeside } from './requests';
import { rankedSubjects } from './subject';
import { isSectionName } from './sections';
import { tidy, type Word } from './words';

/** Turns what was drafted of a prompt into its brief: the readings that compete are weighed, each value gets its words. */
export function assemble(
  prompt: string,
  drafted: Drafted,
  language: ReadingLanguage & { id: string },
): Brief {
  const { words, clauses, draft, languages } = drafted;
  const understood = (phrase: Phrase): Understood<string> => ({
    value: wordsOf(phrase),
    evidence: prompt.slice(phrase[0]?.start, phrase.at(-1)?.end),
  });
  const maybe = (candidate: Candidate | null): Understood<string> | null =>
    candidate && understood(candidate.words);

  const name = chosen(draft.names);
  const place = chosen(draft.places);
  const subject = rankedSubjects(draft, clauses, language, [name, place])[0]?.words ?? null;
  const kind =
    (subject &&
      kindIn(language.kinds, subject, (phrase) =>
        nounEnd(phrase, 0, phrase.length, language.lexicon),
      )) ??
    (name && kindIn(language.kinds, name.words, ({ length }) => length));

  const { pages, wants: read } = readPages(drafted, language);
  const wants = [
    ...read.filter((want) => !isReach(want)),
    ...draft.offers.filter((offer) => isService(offer, language.requests)),
  ];
  const item = ({ core, detail, price }: ItemDraft): Item => {
    const named = understood(core);
    return {
      id: itemId(named.value),
      name: named,
      price: price && understood([price]),
      detail: detail.length === 0 ? null : understood(detail),
    };
  };
  const items = (drafts: readonly ItemDraft[]): Item[] =>
    drafts
      .map(item)
      .filter(
        ({ id, name: { value } }, index, all) =>
          value !== '' && all.findIndex((other) => other.id === id) === index,
      );
  /** Words that only name a section are those of the site's language, where that is another one. */
  const isForeign = languages?.first != null && languages.first !== language.id;
  const spokenOf = (want: ItemDraft): Understood<string> => {
    const words = understood([...want.core, ...want.detail]);
    const isName =
      isForeign &&
      want.section !== null &&
      isSectionName(language.sections, want.section, words.value);
    return want.isMention || isName
      ? { value: '', evidence: understood(want.words).evidence }
      : words;
  };
  const request = (want: ItemDraft): BriefRequest => {
    const way = want.page === undefined ? wayOf(want, language.requests) : null;
    return {
      kind: want.section,
      words: spokenOf(want),
      items: items(want.members),
      need: way === null ? (want.need ?? needOf(want, language.requests)) : null,
      way,
      booking: want.section === 'booking' ? bookingIn(want.words, language.requests) : null,
      page: want.page === undefined ? null : understood(want.page),
      isCapability: want.isCapability,
    };
  };
  const hasButton = wants.some((want) => wayOf(want, language.requests) !== null);
  const buttons = hasButton
    ? []
    : waysBeside(words, draft, language.requests).map((phrase) =>
        request({
          words: phrase,
          core: phrase,
          detail: [],
          price: null,
          section: 'contact',
          need: null,
          isCapability: false,
          isMention: false,
          members: [],
        }),
      );
  const fact = (kindOf: string): Understood<string> | null => {
    const word = words.find((one) => one.fact === kindOf);
    return word === undefined ? null : understood([word]);
  };
  return {
    language: languages?.first ?? language.id,
    secondLanguage:
      languages?.second == null
        ? null
        : { value: languages.second, evidence: understood(languages.words).evidence },
    parts: partition(draft.claims, words),
    subject: subject && understood(subject),
    noun: kind && understood(kind.words),
    trade: kind?.trade ?? 'general',
    schemaType: kind?.type ?? null,
    motif: kind?.motif ?? null,
    name: maybe(name),
    slogan: maybe(best(draft.slogans)),
    place:
      place &&
      (place.words[0]?.fact === 'address'
        ? townOf(understood(place.words))
        : understood(place.words)),
    audience: maybe(best(draft.audiences)),
    tone: null,
    offerings: items(draft.offers.filter((offer) => !isService(offer, language.requests))),
    requests: [...wants.map(request), ...buttons],
    refusals: draft.refused.map((refused) => ({
      kind: refused.section,
      words: understood(refused.words),
    })),
    statements: draft.statements.map(understood),
    colors: chooseColors({ mentions: draft.colors, dark: draft.dark }, understood),
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
  const text = phrase
    .map(({ text: word, gap }, at) => (at === 0 ? word : `${gap}${word}`))
    .join('');
  return tidy(text.replace(/\s*\(\s*\)\s*/g, ' ')).replace(/^["'“”„«»‘’(\s]+|["“”„«»)\s]+$/g, '');
}

/** With the percent sign behind it. */
function amountOf(
  { value, evidence }: Understood<string>,
  prompt: string,
  words: Phrase,
): Understood<string> {
  const end = words.at(-1)?.end ?? 0;
  return prompt.charAt(end) === '%'
    ? { value: `${value}%`, evidence: `${evidence}%` }
    : { value, evidence };
}

const POSTCODE =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/g;

/** The town of an address: its last part that is no region, without the postcode; null where it has one part. */
function townOf({ value, evidence }: Understood<string>): Understood<string> | null {
  const parts = value
    .replace(POSTCODE, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const town = parts
    .slice(1)
    .reverse()
    .find((part) => !/\d/.test(part) && !/^\p{Lu}{2,3}$/u.test(part));
  return town === undefined ? null : { value: town, evidence };
}

/** Each word in the first part that claims it; what nobody claims is left over. */
function partition(claims: readonly Claim[], words: readonly Word[]): BriefPart[] {
  const owners = new Map<number, Claim>();
  for (const claim of claims)
    for (const { at } of claim.words) if (!owners.has(at)) owners.set(at, claim);
  const parts: BriefPart[] = [];
  let last: Claim | undefined;
  for (const { at, start, end, gap } of words) {
    const owner = owners.get(at);
    const before = parts.at(-1);
    if (before !== undefined && owner === last && !(owner === undefined && /[\n.;,]/.test(gap)))
      before.end = end;
    else
      parts.push({
        role: owner?.role ?? 'leftOver',
        start,
        end,
        reason: owner?.reason ?? 'no rule places it',
      });
    last = owner;
  }
  return parts;
}
