import { hasClass, isList, isRefusing, isTelling } from './clauseKinds';
import type { Context } from '../Context';
import { itemDraft, type Phrase } from '../draft';
import { asksForSite, framesIn, tellsBy } from './frames';
import { endsInCalled, keyMeaning } from './keyMeaning';
import { kindIn } from '../subject/kinds';
import { listMembers } from '../lists/lists';
import { CONTENT, isCapital, isCased, nounEnd } from '../text/phrases';
import { itemOf } from '../lists/items';
import { PRICED, readList } from '../lists/readList';
import { placeOfKey, townOfVenue } from './placeOfKey';
import { spots } from './spots';
import type { Clause } from './segments';

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

/** More words than the title of a section has. */
const LONGEST_TITLE = 3;

/**
 * Reads "key: value": by what the key means, else as what the key names, with the value as its list or its words. Whether
 * the value is still to be read, as a sentence of its own.
 */
export function readKeyed(context: Context, clause: Clause, key: Phrase): boolean {
  const { words, sentence } = clause;
  const { draft, lexicon } = context;
  const { bare, phrase, is, isStyled, named, mode } = keyMeaning(context, key, words);
  const reason = `key "${phrase}"`;
  draft.claims.push({ words: key, role: 'instruction', reason });
  /* "Background: furnished rooms for travel nurses", "About: we run weekend leagues" */
  const isStory =
    (is('keysStory') && words.length > LONGEST_TITLE && !isList(words, lexicon)) ||
    (is('keysSubject') &&
      isTelling(words, lexicon) &&
      words.slice(0, 4).some(({ tag }) => tag === 'pronoun' || tag === 'auxiliary'));
  if (isStory && !isStyled(words)) {
    context.isOpening = true;
    return true;
  }
  /* "About: Grace Okoro, registered, sixteen years at it": who it is, nothing that the site is about. */
  const isWho =
    named === 'about' &&
    words.length > LONGEST_TITLE &&
    words[0]?.tag === 'name' &&
    isCapital(words[1]);
  if (isWho) return true;
  /* "The project: replace a site that looks like a hospital" */
  const isTask =
    (is('keysSubject') || is('keysName')) &&
    words[0]?.tag === 'verb' &&
    ['article', 'possessive'].includes(words[1]?.tag ?? 'fact');
  if (isTask) return true;
  /* "Neither shoes nor pudding: Cobbler patches spreadsheets", "No prices: every cake differs" */
  const isDenied =
    key[0]?.tag === 'negation' &&
    key.length > 1 &&
    isTelling(words, lexicon) &&
    !words.some(({ gap }) => /[,;|]/.test(gap));
  if (isDenied) {
    readList(context, key.slice(1), 'refuse', reason);
    return true;
  }
  if (words.length === 0) {
    context.heading = mode ?? (named !== null && PRICED.has(named) ? 'offer' : 'bare');
    return false;
  }
  /* "Company: $89/mo" is a plan. */
  const price = words.find(({ fact }) => fact === 'price') ?? null;
  const isItem = clause.setting === 'item' && context.heading === 'offer' && mode === null;
  const isPlan = price !== null && words.length === 1 && mode === null && !is('keysAside');
  if (named === null && (isItem || isPlan)) {
    const item = { ...itemDraft([...key, ...words]), core: bare, price };
    draft.offers.push({ ...item, detail: words.filter((word) => word !== price) });
    draft.claims.push({ words, role: 'offering', reason });
    return false;
  }
  /* "Who: couples and small groups", "Attività: noleggio gommoni" */
  const isOther = is('keysAudience') || is('keysSubject');
  /* "Producto: Turnopata", not "Producto: miel" */
  const isProduct =
    is('keysProduct') &&
    words.length <= LONGEST_TITLE &&
    !words.every(({ lower }) => lexicon.isCommon(lower)) &&
    listMembers(words, lexicon).length === 1 &&
    (isCapital(words[0]) || !isCased(words[0]));
  const isGoods = is('keysOffer') && listMembers(words, lexicon).length > 2;
  const isNaming = (is('keysName') || isProduct) && !isGoods && !(isOther && !isCapital(words[0]));
  const isFounded =
    (lexicon.classes.get('since')?.has(phrase) ?? false) && /^\d{4}$/.test(words[0]?.text ?? '');
  if (isFounded) {
    draft.since.push({ words: words.slice(0, 1), weight: 100, reason });
    draft.claims.push({ words, role: 'fact', reason });
    return false;
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
  /* "Business: seaweed packaging", "negocio: residencia de mayores" */
  const isPlain =
    lexicon.has('keysBusiness', phrase) &&
    (isCapital(key[0]) || words.some(({ tag }) => tag === 'preposition')) &&
    words[0]?.tag !== 'article' &&
    words.length > 1 &&
    words.every(
      (word) =>
        !isCapital(word) &&
        !['subordinator', 'pronoun', 'auxiliary'].includes(word.tag) &&
        lexicon.isCommon(word.lower) &&
        word.gap !== '&',
    );
  /* "Projeto: site de gravadora independente" */
  const isItsSite = hasClass(words.slice(0, 2), 'site', lexicon) && words.length > 2;
  if (is('keysName') && isItsSite) {
    draft.claims.push({ words, role: 'subject', reason });
    readSubjectOfSite(context, clause, reason);
    return false;
  }
  if (isNaming && (isAnyOne || isItsKind || isPlain)) {
    draft.subjects.push({ words: words.slice(isAnyOne ? 1 : 0), weight: 110, reason });
    draft.claims.push({ words, role: 'subject', reason });
    return false;
  }
  if (
    isNaming ||
    key.slice(0, 2).some(({ lower }) => lexicon.has('nameWords', lower)) ||
    endsInCalled(key, words, lexicon)
  ) {
    const end = words.findIndex(({ gap }, at) => at > 0 && /[,;|–—]/.test(gap));
    const name = end < 0 ? words : words.slice(0, end);
    draft.namings.push({ words: name, how: 'key' });
    draft.claims.push({ words: name, role: 'name', reason });
    const rest = end < 0 ? [] : words.slice(end);
    const founded = framesIn(rest, lexicon.frames, context.vocabulary);
    spots(
      context,
      { ...clause, words: rest },
      founded.filter(({ group }) => group === 'since'),
    );
    /* "Rowan Health, three clinics in Milwaukee" */
    if (lexicon.has('indefinites', rest[0]?.lower ?? '') || rest[0]?.tag === 'number') {
      draft.subjects.push({ words: rest.slice(1), weight: 105, reason });
      draft.claims.push({ words: rest, role: 'subject', reason });
    } else if (rest.length > 0 && rest.every(({ lower }) => lexicon.has('noneWords', lower)))
      draft.claims.push({ words: rest, role: 'comment', reason });
    else if (rest.length > 0) readList(context, rest, 'bare', reason);
    return false;
  }
  if (is('keysSubject')) {
    draft.subjects.push({ words, weight: 120, reason });
    draft.claims.push({ words, role: 'subject', reason });
    /* "Bookkeeping for builders, plumbers and electricians" */
    const whose = words.findIndex(({ lower }) => lexicon.has('audienceLinks', lower));
    const isForMany = whose > 0 && !words.slice(1, whose).some(({ gap }) => /[,;|]/.test(gap));
    if (isForMany) draft.audiences.push({ words: words.slice(whose + 1), weight: 90, reason });
    else {
      /* "Nonprofit / sea turtle hospital": what it is, nothing that it offers. */
      const members = listMembers(words, lexicon, 2);
      const isKind = (member: Phrase): boolean =>
        kindIn(context.kinds, member, ({ length }) => length)?.words.at(-1) === member.at(-1);
      if (members.length > 1 && !members.every(isKind)) readList(context, words, 'with', reason);
    }
    return false;
  }
  if (is('keysPlace') && !isStyled(words)) {
    const place = placeOfKey(words);
    draft.places.push({ words: place, weight: 120, reason, by: 'key' });
    draft.claims.push({ words, role: 'place', reason });
    return false;
  }
  if (is('keysVenue'))
    draft.places.push({ words: townOfVenue(words), weight: 80, reason, by: 'key' });
  if (is('keysSlogan')) {
    draft.slogans.push({ words, weight: 120, reason });
    draft.claims.push({ words, role: 'slogan', reason });
    return false;
  }
  if (is('keysAside')) {
    draft.claims.push({ words, role: 'comment', reason });
    return false;
  }
  /* "Research group page: Dunmore Lab, Pretoria": what it is a page of, then what the business is. */
  const site = key.findIndex((_, at) => (lexicon.classes.get('site')?.lengthAt(key, at) ?? 0) > 0);
  if (site > 0 && site === key.length - 1 && mode === null && isCapital(words[0])) {
    draft.subjects.push({ words: key.slice(0, site), weight: 60, reason });
    draft.claims.push({ words: key.slice(0, site), role: 'subject', reason });
    readList(context, words, 'bare', reason);
    return false;
  }
  /* "One-page site for a product launch: a bike light that charges itself" */
  if (hasClass(key, 'site', lexicon) && mode === null && isAnyOne) {
    /* "We see one long page: an opening statement, the work, the people" */
    if (listMembers(words, lexicon).length > 2) {
      readList(context, words, 'want', reason);
      return false;
    }
    const end = nounEnd(words, 1, words.length, lexicon);
    draft.subjects.push({ words: words.slice(1, end), weight: 105, reason });
    draft.claims.push({ words, role: 'clause', reason: 'tells' });
    draft.statements.push(words);
    return false;
  }
  const isAsked =
    lexicon.has('keysWant', key.at(-1)?.lower ?? '') ||
    hasClass(key, 'site', lexicon) ||
    hasClass(key.slice(0, 1), 'please', lexicon);
  /* "Want: one page for our jumble sale" */
  const asks = framesIn(words, lexicon.frames, context.vocabulary).some(asksForSite);
  if (mode === 'want' && asks && !words.some(({ gap }) => /[,;|]/.test(gap))) {
    return true;
  }
  if (mode !== null || (isAsked && isTelling(key, lexicon))) {
    const wanted = mode ?? 'want';
    const members = listMembers(words, lexicon);
    const doings = members.filter(([first, ...more]) => first?.tag === 'verb' && more.length > 0);
    const isDoing = wanted === 'want' && doings.length * 2 >= members.length && doings.length > 1;
    readList(context, words, isDoing ? 'can' : wanted, reason);
    return false;
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
    /* "It's a knitting course: six video lessons" */
    const isIt = lexicon.classes.get('itis')?.lengthAt(key, 0) ?? 0;
    if (isIt > 0 && lexicon.has('indefinites', key[isIt]?.lower ?? ''))
      draft.subjects.push({ words: key.slice(isIt + 1), weight: 88 - sentence, reason });
    draft.statements.push([...key, ...words]);
    readList(context, words, 'offer', reason);
    return false;
  }
  /* "Book: Salt in the Blood" */
  if (lexicon.has('keysWork', phrase) && isCapital(words[0]) && words.length > 1) {
    draft.offers.push({ ...itemDraft(words), core: words });
    draft.claims.push({ words, role: 'offering', reason });
    return false;
  }
  /* "Testimonials: none yet" */
  const isNone = words.length < LONGEST_TITLE && lexicon.has('nothings', words[0]?.lower ?? '');
  if (named !== null && (isNone || isRefusing(words, lexicon))) {
    draft.refused.push({ ...itemOf(key, 'refuse', context), section: named });
    draft.claims.push({ words, role: 'refusal', reason });
    return false;
  }
  if (named !== null) {
    const item = itemDraft(key, named);
    draft.wants.push(item);
    readList(context, words, 'member', reason, item);
    return false;
  }
  /* "Capacity: 120 seated", "Instructor: Orla Ní Bhriain, ADI": what is told of it is nothing offered. */
  if (is('keysFacts') || isTelling(words, lexicon)) {
    draft.statements.push([...key, ...words]);
    draft.claims.push({ words, role: 'clause', reason });
    return false;
  }
  /* "Week: Wed Bellaire Blvd | Fri brewery lot" */
  const members = listMembers(words, lexicon);
  if (members.length > 1 && members.every(([first]) => lexicon.has('days', first?.lower ?? ''))) {
    const item = itemDraft(key, 'events');
    draft.wants.push(item);
    readList(context, words, 'member', reason, item);
    return false;
  }
  /* "Chew: a festival of films about food" */
  const isKindOf = kindIn(context.kinds, words, (all) => nounEnd(all, 0, all.length, lexicon));
  if (context.isOpening && isAnyOne && key.every(isCapital) && isKindOf !== null) {
    draft.namings.push({ words: key, how: 'called' });
    const end = words.findIndex(({ gap }) => /[,;]/.test(gap));
    draft.subjects.push({ words: words.slice(1, end < 0 ? undefined : end), weight: 90, reason });
    draft.claims.push({ words, role: 'clause', reason: 'tells' });
    draft.statements.push(words);
    return false;
  }
  const isAim = lexicon.has('keysAside', key[0]?.lower ?? '');
  /* "Makerspace: laser cutter, kiln", not "Bands heard here: list to come" */
  const isThing =
    key.length > 1
      ? !key.some(({ tag }) => tag === 'participle')
      : isCased(key[0]) && context.kinds.phrases.has(key[0]?.lower ?? '');
  if (isThing && !isAim)
    draft.subjects.push({ words: key, weight: 30 - sentence, reason: 'subject: what is listed' });
  /* "Frames from small makers: Danish, Japanese": words of the person's own, beside what they head. */
  const isOwn =
    key.length > 2 &&
    !isAim &&
    !isAsked &&
    !lexicon.isHeadLast &&
    key.some(({ tag }) => tag === 'preposition') &&
    CONTENT.has(key[0]?.tag ?? 'fact');
  if (isOwn) draft.statements.push([...key, ...words]);
  readList(context, words, 'bare', reason);
  return false;
}
