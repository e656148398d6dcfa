import { isSectionKind } from '../../sectionKinds';
import { hasClass, isRefusing } from '../clauses/clauseKinds';
import type { Context } from '../Context';
import { type Draft, itemDraft, type ItemDraft, overlaps, type Phrase } from '../draft';
import type { SectionKind } from '../../types';
import { framesIn } from '../clauses/frames';
import { isRefusedAt } from './isRefusedAt';
import { sectionAt } from './sections';
import type { Clause } from '../clauses/segments';
import { endsIn, type Lexicon } from '../text/lexicon';

/**
 * Sections that a clause names in whatever place, besides those of the lists it was read as: by a phrase such as "what
 * people say", or as all of a member, as "get in touch". In a clause that refuses, it refuses them.
 */
export function readSections(context: Context, { words, key }: Clause): void {
  const { draft, lexicon, vocabulary } = context;
  refuseSections(context, words);
  const placed = new Set<ItemDraft>();
  const named = wholeMembers(context, words);
  const kinds = new Set(named.map(({ kind }) => kind));
  const mentioned = [
    ...(key !== null && key.length > LONGEST_PLAIN_KEY ? [key] : []),
    words,
  ].flatMap((phrase) =>
    framesIn(phrase, lexicon.mentions, vocabulary).flatMap(({ group, from, to }): Named[] => {
      const kind = group.slice(GROUP.length);
      return isSectionKind(kind) ? [{ kind, found: phrase.slice(from, to), phrase, from, to }] : [];
    }),
  );
  for (const { kind } of mentioned) kinds.add(kind);
  mentioned.sort((one, other) => one.from - other.from || other.to - one.to);
  for (const one of mentioned) mention(context, one, placed);
  for (const one of named) {
    const offer = draft.offers.find((item) => overlaps(item.words, one.found));
    if (offer !== undefined && (kinds.size < 2 || offer.price !== null)) continue;
    mention(context, one, placed);
  }
  /* "What we need on it: photos, how it works, prices": a list that names several sections offers none of them. */
  const isAsked = (item: ItemDraft): boolean =>
    item.price === null &&
    draft.wants.some(
      ({ isMention, section, words: own }) =>
        isMention &&
        section !== null &&
        !GOODS.has(section) &&
        ((kinds.size > 1 && covers(own, item.core)) ||
          (section !== 'stats' && opens(own, item.core))),
    );
  draft.offers = draft.offers.filter((item) => !overlaps(item.words, words) || !isAsked(item));
}

const GROUP = 'section ';
/** Keys of so many words say what the value is; longer ones can ask for something. */
const LONGEST_PLAIN_KEY = 2;

/** A section with the words that name it, from where to where in their phrase. */
interface Named {
  kind: SectionKind;
  found: Phrase;
  phrase: Phrase;
  from: number;
  to: number;
}

const covers = (found: Phrase, words: Phrase): boolean =>
  words.every((word) => ['article', 'possessive'].includes(word.tag) || found.includes(word));

/** "Profiles of | the audiologists" */
const opens = (found: Phrase, core: Phrase): boolean =>
  found.length > 1 && found[0] === core[0] && found.at(-1)?.tag === 'preposition';

/** Members of a clause that only name a section. */
function wholeMembers({ lexicon, sections }: Context, words: Phrase): Named[] {
  const named: Named[] = [];
  let from = 0;
  for (let to = 1; to <= words.length; to += 1) {
    const next = words[to];
    if (next !== undefined && !MEMBER_MARK.test(next.gap) && next.tag !== 'and') continue;
    const member = words.slice(from, to);
    const first = member.findIndex(
      ({ tag, lower }) => !LEADS.has(tag) && !lexicon.has('leads', lower),
    );
    const match = first < 0 ? null : sectionAt(sections, member, first, member.length);
    const isWhole =
      match !== null &&
      member
        .slice(match.to)
        .every(({ tag, lower }) => tag === 'adverb' || lexicon.has('sectionWords', lower));
    if (isWhole && !NAMELESS.has(match.kind))
      named.push({
        kind: match.kind,
        found: member.slice(first, match.to),
        phrase: words,
        from: from + first,
        to: from + match.to,
      });
    from = next?.tag === 'and' ? to + 1 : to;
  }
  return named;
}

const MEMBER_MARK = /[,;|•·/+–—>]|\s-\s/;
const LEADS: ReadonlySet<string> = new Set([
  'article',
  'possessive',
  'and',
  'adverb',
  'preposition',
]);
/** What is named so can be offered beside its section: concerts, dishes, cars for sale. */
export const GOODS: ReadonlySet<SectionKind> = new Set(['events', 'menu', 'listings']);
/** What these name is offered as often as asked for. */
const NAMELESS: ReadonlySet<SectionKind> = new Set(['offerings', 'features', 'hero']);

/** Takes a section that words name for wanted, or for refused where the words around it say no. */
function mention(
  { draft, lexicon, sections }: Context,
  { kind, found, phrase, from, to }: Named,
  placed: Set<ItemDraft>,
): void {
  if (isDenied(draft, found)) return;
  const own = (list: readonly ItemDraft[]): ItemDraft | undefined =>
    list.find((item) => overlaps(item.words, found));
  const refused = own(draft.refused);
  if (refused !== undefined || isRefusedAt(draft, phrase, { from, to }, lexicon)) {
    if (refused !== undefined) refused.section ??= kind;
    else if (!draft.refused.some((one) => one.section === kind))
      draft.refused.push(itemDraft(found, kind));
    return;
  }
  const item = own(draft.wants);
  const isNamed = (core: Phrase): boolean =>
    sectionAt(sections, core, 0, core.length)?.to === core.length;
  const isSurer = (core: Phrase): boolean =>
    kind === 'downloads' ||
    (found.length > core.length && (!isNamed(core) || covers(found, core))) ||
    (found.length * 2 > core.length && !isNamed(core)) ||
    /* "What people said | about it because some of the comments are funny" */
    (found.length > 1 &&
      found[0] === core[0] &&
      sectionAt(sections, core, 0, core.length) === null);
  const isFree = kind === 'downloads' || (item !== undefined && !placed.has(item));
  if (item !== undefined && isFree && (item.section === null || isSurer(item.core))) {
    item.section = kind;
    placed.add(item);
  }
  const isPart =
    item === undefined ||
    (item.core[0] !== found[0] &&
      phrase.slice(Math.max(0, from - 2), from).some(({ tag }) => tag === 'and'));
  if (isPart && !draft.wants.some((one) => one.section === kind))
    draft.wants.push({ ...itemDraft(found, kind), isMention: true });
}

/** In a clause that refuses, every section it names is refused. */
function refuseSections({ draft, sections, lexicon }: Context, words: Phrase): void {
  if (!isRefusing(words, lexicon)) return;
  for (let at = 0; at < words.length; at += 1) {
    const match = sectionAt(sections, words, at, words.length);
    if (match === null || !isRefusedAt(draft, words, { from: at, to: match.to }, lexicon)) continue;
    const found = words.slice(at, match.to);
    at = match.to - 1;
    const isKnown = draft.refused.some(
      ({ section, words: own }) =>
        section === match.kind || (section !== null && overlaps(own, found)),
    );
    if (isDenied(draft, found) || isKnown) continue;
    draft.wants = draft.wants.filter(
      (item) => !(item.section === match.kind && overlaps(item.words, found)),
    );
    draft.refused.push(itemDraft(found, match.kind));
  }
}

/** Whether words say what the business is not: "we are not a shop" refuses no section. */
const isDenied = ({ denied }: Draft, words: Phrase): boolean =>
  denied.some((phrase) => overlaps(phrase, words));

/** "Fees depend on the case, so not on the site" refuses what was spoken of right before. */
export function refusesBefore(
  { draft, sections, lexicon }: Context,
  { words, setting }: Pick<Clause, 'words' | 'setting'>,
): boolean {
  if (setting === 'brackets' && words.length < 2) return false;
  if (!pointsBack(words, lexicon)) return false;
  const [before, last] = [draft.claims.at(-2), draft.claims.at(-1)];
  const namedIn = (claim = last): ReturnType<typeof sectionsIn> =>
    claim === undefined ? [] : sectionsIn(claim.words, sections);
  /* "The prices, | we tell them by phone, | so nothing about those" */
  const isAsked =
    last?.role !== 'request' && before?.role === 'request' && namedIn(before).length > 0;
  /* "Prices and blog, | no" */
  const isJoined =
    before?.role === 'request' && last?.role === 'request' && isNextBut(before.words, last.words);
  const named = [...namedIn(isAsked ? before : last), ...(isJoined ? namedIn(before) : [])];
  for (const { kind, found } of named) {
    draft.wants = draft.wants.filter((item) => item.section !== kind);
    draft.refused.push(itemDraft(found, kind));
  }
  /* "Used to be a pastry chef, | please leave that off" */
  if (named.length === 0 && last !== undefined)
    draft.statements = draft.statements.filter((told) => !overlaps(told, last.words));
  draft.claims.push({ words, role: 'refusal', reason: 'not on the site' });
  return true;
}

/** Whether one word stands between both: "prices | and | blog". */
const isNextBut = (one: Phrase, other: Phrase): boolean =>
  (other[0]?.at ?? 0) - (one.at(-1)?.at ?? 0) === 2;

/** The sections that words name one after the other. */
function sectionsIn(
  words: Phrase,
  sections: Context['sections'],
): { kind: SectionKind; found: Phrase }[] {
  const named: { kind: SectionKind; found: Phrase }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = sectionAt(sections, words, at, words.length);
    if (match !== null) named.push({ kind: match.kind, found: words.slice(at, match.to) });
  }
  return named;
}

/** "Not on the site", "both are cancelled", "I don't need one", "nothing about those": words that say no and only point to what. */
function pointsBack(words: Phrase, lexicon: Lexicon): boolean {
  const isOnly = (tags: ReadonlySet<string>, part: Phrase): boolean =>
    part.every(({ tag }) => tags.has(tag));
  return words.some((word, at) => {
    const lengthOf = (name: string): number => lexicon.classes.get(name)?.lengthAt(words, at) ?? 0;
    const before = words.slice(0, at);
    const whole = Math.max(lengthOf('not-here'), lengthOf('unwanted'));
    /* "Voted down 3 to 1" */
    if (whole > 0 && isOnly(SETTING, words.slice(at + whole)))
      return isOnly(POINTING, before) && !before.some(({ lower }) => lexicon.has('tellers', lower));
    const isWanting = words[at - 1]?.tag === 'negation' ? lengthOf('want') : 0;
    const length = Math.max(isWanting, lengthOf('refuse'));
    /* "I don't want them | because they change" */
    const reason = words.findIndex(({ tag }, index) => index > at && tag === 'subordinator');
    const object = words.slice(at + length, reason < 0 ? words.length : reason);
    return (
      length > Number(word.tag === 'negation') &&
      isOnly(POINTING, before) &&
      (isOnly(POINTING, object)
        ? ['pronoun', 'article'].includes(object.at(-1)?.tag ?? 'fact')
        : object.length === 1 && endsIn('objectEnds', object[0]?.lower ?? '', lexicon))
    );
  });
}

const SETTING: ReadonlySet<string> = new Set(['number', 'preposition', 'adverb']);
const POINTING: ReadonlySet<string> = new Set([
  ...['pronoun', 'article', 'auxiliary', 'negation', 'adverb', 'and', 'subordinator'],
]);

/**
 * Of what is refused, nothing keeps off a section that is also asked for where only a sort of it is refused: "no stock
 * photos", "no pictures of children" beside "a gallery".
 */
export function settleRefusals({ draft, sections, lexicon }: Context): void {
  const isSort = ({ core, detail }: ItemDraft): boolean => {
    const words = core.filter(({ tag }) => !LEADS.has(tag) && tag !== 'negation');
    const isGoverning =
      detail[0]?.tag === 'preposition' &&
      !hasClass(detail, 'site', lexicon) &&
      detail.some(({ tag }) => tag === 'noun' || tag === 'name' || tag === 'other');
    return isGoverning || sectionAt(sections, words, 0, words.length)?.to !== words.length;
  };
  /* "No mass times" beside "class schedule" */
  const isOther = (refused: ItemDraft, { core }: ItemDraft): boolean =>
    refused.section !== null &&
    GOODS.has(refused.section) &&
    (refused.core.length > 1 || core.length > 1) &&
    refused.core.at(-1)?.lower !== core.at(-1)?.lower;
  for (const refused of draft.refused) {
    const wanted = draft.wants.filter(
      ({ section, words }) =>
        section !== null && section === refused.section && !overlaps(words, refused.words),
    );
    if (wanted.some((want) => isSort(refused) || isOther(refused, want))) refused.section = null;
    for (const want of draft.wants) {
      if (want.section !== refused.section) continue;
      /* "Publications. No blog": a list of another name, in no section of posts. */
      const isNamed =
        refused.section === 'posts' && !want.isMention && !overlaps(want.words, refused.words);
      /* "Customers ask about the price. No price list" */
      if (want.isCapability || isNamed) want.section = null;
    }
  }
}
