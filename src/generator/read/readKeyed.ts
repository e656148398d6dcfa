import { hasClass, isRefusing, isTelling } from './clauseKinds';
import type { Context, Mode } from './Context';
import { itemDraft, overlaps, type Phrase } from './draft';
import { framesIn, tellsBy } from './frames';
import { kindIn } from './kinds';
import type { Lexicon } from './lexicon';
import { listMembers } from './lists';
import { isCapital } from './phrases';
import { isStyle, itemOf } from './items';
import { PRICED, readList } from './readList';
import { sectionAt } from './sections';
import type { Clause } from './segments';

const MODE_KEYS: readonly (readonly [string, Mode])[] = [
  ['keysRefuse', 'refuse'],
  ['keysStyle', 'style'],
  ['keysAudience', 'audience'],
  ['keysOffer', 'offer'],
  ['keysWant', 'want'],
];

/** What "website for a beekeeper" is about. */
function readSubjectOfSite(
  { draft, lexicon, vocabulary }: Context,
  { words }: Clause,
  reason: string,
): void {
  for (const { group, captures } of framesIn(words, lexicon.frames, vocabulary)) {
    const { subject } = captures;
    if (group === 'subject' && subject !== undefined)
      draft.subjects.push({ words: words.slice(subject.from, subject.to), weight: 110, reason });
  }
}

/** "Seite soll heißen: Nachtgehen", "La tienda se llama: Barro" */
const endsInCalled = (key: Phrase, words: Phrase, lexicon: Lexicon): boolean =>
  words.length <= LONGEST_CALLED &&
  listMembers(words, lexicon).length === 1 &&
  key.some(
    (_, at) => at > 0 && lexicon.classes.get('called')?.lengthAt(key, at) === key.length - at,
  );

const LONGEST_CALLED = 5;

/** Reads "key: value": by what the key means, else as what the key names, with the value as its list or its words. */
export function readKeyed(context: Context, clause: Clause, key: Phrase): void {
  const { words, sentence } = clause;
  const { draft, lexicon, sections } = context;
  const bare = key[0]?.tag === 'article' || key[0]?.tag === 'possessive' ? key.slice(1) : key;
  const phrase = bare.map(({ lower }) => lower).join(' ');
  const reason = `key "${phrase}"`;
  const isStyled = (value: Phrase): boolean =>
    draft.claims.some(({ role, words: styled }) => role === 'style' && overlaps(styled, value)) ||
    listMembers(value, lexicon).some((member) => isStyle(member, lexicon));
  const is = (list: string): boolean => lexicon.has(list, phrase);
  const has = (list: string): boolean =>
    key.length <= 4 &&
    key.some(({ lower, tag }) => tag !== 'preposition' && lexicon.has(list, lower)) &&
    (list !== 'keysStyle' || isStyled(words));
  draft.claims.push({ words: key, role: 'instruction', reason });
  const refuses = key.some(({ tag }) => tag === 'negation');
  const mode = refuses
    ? 'refuse'
    : (MODE_KEYS.find(([list]) => is(list))?.[1] ??
      MODE_KEYS.find(([list]) => has(list))?.[1] ??
      null);
  const section = sectionAt(sections, key, 0, key.length);
  const named = section?.to === key.length ? section.kind : null;
  if (words.length === 0) {
    context.heading = mode ?? (named !== null && PRICED.has(named) ? 'offer' : 'bare');
    return;
  }
  /* "Project: an online shop for mushroom kits": that says what it is. */
  const isAnyOne =
    lexicon.has('indefinites', words[0]?.lower ?? '') && !isCapital(words[0]) && !is('keysSubject');
  /* "Event: charity fun run" */
  const isItsKind =
    !isCapital(words[0]) &&
    isCapital(key[0]) &&
    !key.some(({ lower }) => lexicon.has('naming', lower)) &&
    !words.some(({ lower }) => /['’]s$/.test(lower)) &&
    kindIn(context.kinds, words, ({ length }) => length)?.words.at(-1) === words.at(-1);
  /* "Projeto: site de gravadora independente" */
  const isItsSite = hasClass(words.slice(0, 2), 'site', lexicon) && words.length > 2;
  if (is('keysName') && isItsSite) {
    draft.claims.push({ words, role: 'subject', reason });
    readSubjectOfSite(context, clause, reason);
    return;
  }
  if (is('keysName') && (isAnyOne || isItsKind)) {
    draft.subjects.push({ words: words.slice(isAnyOne ? 1 : 0), weight: 110, reason });
    draft.claims.push({ words, role: 'subject', reason });
    return;
  }
  if (
    is('keysName') ||
    key.slice(0, 2).some(({ lower }) => lexicon.has('naming', lower) && /^n[ao]m/.test(lower)) ||
    endsInCalled(key, words, lexicon)
  ) {
    const end = words.findIndex(({ gap }, at) => at > 0 && /[,;|–—]/.test(gap));
    const name = end < 0 ? words : words.slice(0, end);
    draft.namings.push({ words: name, how: 'key' });
    draft.claims.push({ words: name, role: 'name', reason });
    if (end >= 0) readList(context, words.slice(end), 'bare', reason);
    return;
  }
  if (is('keysSubject')) {
    draft.subjects.push({ words, weight: 120, reason });
    draft.claims.push({ words, role: 'subject', reason });
    if (listMembers(words, lexicon, 2).length > 1) readList(context, words, 'with', reason);
    return;
  }
  if (is('keysPlace')) {
    const end = words.findIndex(({ gap }, at) => at > 0 && /[+;|(]|\s[–—-]\s/.test(gap));
    const place = end < 0 ? words : words.slice(0, end);
    draft.places.push({ words: place, weight: 120, reason, by: 'key' });
    draft.claims.push({ words, role: 'place', reason });
    return;
  }
  if (is('keysSlogan')) {
    draft.slogans.push({ words, weight: 120, reason });
    draft.claims.push({ words, role: 'slogan', reason });
    return;
  }
  if (is('keysAside')) {
    draft.claims.push({ words, role: 'comment', reason });
    return;
  }
  const isAsked =
    lexicon.has('keysWant', key.at(-1)?.lower ?? '') ||
    hasClass(key, 'site', lexicon) ||
    hasClass(key.slice(0, 1), 'please', lexicon);
  if (mode !== null || (isAsked && isTelling(key, lexicon))) {
    readList(context, words, mode ?? 'want', reason);
    return;
  }
  const price = words.find(({ fact }) => fact === 'price') ?? null;
  const isItem = clause.setting === 'item' && context.heading === 'offer';
  if (named === null && (isItem || (price !== null && words.length === 1))) {
    const item = { ...itemDraft([...key, ...words]), core: bare, price };
    draft.offers.push({ ...item, detail: words.filter((word) => word !== price) });
    draft.claims.push({ words, role: 'offering', reason });
    return;
  }
  if (isTelling(key, lexicon)) {
    draft.claims.push({ words: key, role: 'clause', reason: 'tells' });
    for (const frame of framesIn(key, lexicon.frames, context.vocabulary)) {
      const { subject } = frame.captures;
      if (frame.group === 'subject' && subject !== undefined)
        draft.subjects.push({
          words: key.slice(subject.from, subject.to),
          weight: 100 - frame.rank * 3 - sentence,
          reason: frame.reason,
          by: tellsBy(frame),
        });
    }
    draft.statements.push([...key, ...words]);
    readList(context, words, 'offer', reason);
    return;
  }
  if (named !== null && isRefusing(words, lexicon)) {
    draft.refused.push({ ...itemOf(key, 'refuse', context), section: named });
    draft.claims.push({ words, role: 'refusal', reason });
    return;
  }
  if (named !== null) {
    const item = itemDraft(key, named);
    draft.wants.push(item);
    readList(context, words, 'member', reason, item);
    return;
  }
  if (isTelling(words, lexicon)) {
    draft.statements.push([...key, ...words]);
    draft.claims.push({ words, role: 'clause', reason });
    return;
  }
  if (key.length > 1)
    draft.subjects.push({ words: key, weight: 30 - sentence, reason: 'subject: what is listed' });
  readList(context, words, 'bare', reason);
}
