import type { Context, Mode } from '../Context';
import { ANOTHER_PLACE, type Claim, type Draft, overlaps, type Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { sectionAt } from '../sections/sections';
import { isQuantity, isReach, isSince, isTimed, LONGEST_REACH, states } from './memberFacts';
import { isCapital, isCased, lowered } from '../text/phrases';

/** What a member of a list is by itself, whatever it is a list of; null where the list decides. */
export function memberKind(
  member: Phrase,
  mode: Mode,
  { colored, draft, isPlace, lexicon, sections, vocabulary }: Context,
): Omit<Claim, 'words'> | null {
  if (member.some(({ at }) => colored.has(at))) return { role: 'style', reason: 'beside a color' };
  const isInitial = member.length === 1 && /^\p{Lu}$/u.test(member[0]?.text ?? '');
  const isLoose = mode === 'offer' || mode === 'bare';
  if (isLoose && member.every(({ tag }) => tag === 'adverb' || tag === 'subordinator'))
    return { role: 'comment', reason: 'names nothing' };
  if (isInitial || member.every(({ tag }) => tag === 'pronoun'))
    return { role: 'comment', reason: 'names nothing' };
  if (
    (mode === 'want' || (mode === 'bare' && member[1]?.tag === 'verb')) &&
    isInstruction(member, lexicon)
  )
    return { role: 'instruction', reason: 'tells what to do' };
  if (mode === 'want' && lexicon.has('tellers', member[0]?.lower ?? ''))
    return { role: 'clause', reason: 'tells' };
  const placesAt = (at: number): readonly number[] =>
    vocabulary.extents.place?.(member, at, member.length) ?? [];
  if (isWhere(member, placesAt, lexicon)) return { role: 'clause', reason: 'says where' };
  /* "Die Website | soll keine Galerie haben" */
  const named = member.filter(({ tag }) => tag !== 'article' && tag !== 'possessive');
  if (mode === 'refuse' && named.length > 0 && isSite(named, lexicon))
    return { role: 'instruction', reason: 'asks for the site' };
  const isHour =
    member.length === 1 &&
    /^\d{1,2}[.:]\d\d(?:[-–]\d| ?[ap]m$)|^\d{1,2} ?[ap]m$/i.test(member[0]?.text ?? '');
  if (isHour && mode !== 'refuse') return { role: 'fact', reason: 'says when' };
  if ((mode === 'bare' || mode === 'offer') && isTongues(member, lexicon))
    return { role: 'clause', reason: 'which languages are spoken' };
  if ((mode === 'bare' || mode === 'with') && namesPlace(member, isPlace, lexicon))
    return { role: 'fact', reason: ANOTHER_PLACE };
  if (isReach(member)) return { role: 'fact', reason: 'how to reach it' };
  if (['offer', 'bare', 'with'].includes(mode) && states(member, lexicon))
    return { role: 'clause', reason: 'says where or how long' };
  if (['offer', 'bare'].includes(mode) && isQuality(member, lexicon))
    return { role: 'clause', reason: 'says how it is' };
  if (['with', 'offer', 'bare'].includes(mode) && isKin(member, lexicon))
    return { role: 'clause', reason: 'with whom' };
  if (mode !== 'offer' && mode !== 'bare') return null;
  const [lead, behind] = member;
  const hasPrice = member.some(({ fact }) => fact === 'price');
  /* "Usually in runs of 500", "mostly at my place" */
  if (lead?.tag === 'adverb' && behind?.tag === 'preposition' && member.length > 2 && !hasPrice)
    return { role: 'clause', reason: 'says how or where' };
  if (lexicon.has('keysBrief', lowered(member)) && mode === 'bare')
    return { role: 'instruction', reason: 'heads the brief' };
  /* "I keep that in my head" */
  if (mode === 'offer' && lexicon.has('pointers', lead?.lower ?? '') && behind?.tag !== 'noun')
    return { role: 'clause', reason: 'points back' };
  /* "We make uniforms in town, near the station" */
  if (
    mode === 'offer' &&
    lead?.tag === 'preposition' &&
    lexicon.has('placeLinks', lead.lower) &&
    lexicon.has('besideWords', lead.lower) &&
    lexicon.classes.get('with')?.has(lead.lower) !== true &&
    !hasPrice &&
    !placesAt(1).some((to) => to < member.length) &&
    !member.some(({ tag }) => tag === 'pronoun')
  )
    return { role: 'clause', reason: 'says where or for whom' };
  /* "Open all year", "geöffnet außer im November", not "open mic every Thursday" */
  const open = member.findIndex(({ lower: word }) => lexicon.has('hourMarkers', word));
  const saysWhen =
    open >= 0 &&
    open < 2 &&
    member[open + 1]?.tag !== 'noun' &&
    member.some(({ lower: word }) =>
      ['months', 'seasons', 'timeWords'].some((list) => lexicon.has(list, word)),
    );
  if (saysWhen && !hasPrice) return { role: 'clause', reason: 'says when' };
  /* "A nightly rate", "waiting time" */
  const last = member.at(-1)?.lower ?? '';
  const isTerm =
    member.length > 1 &&
    !hasPrice &&
    ((member.at(-2)?.tag === 'adjective' && lexicon.has('priceWords', last)) ||
      (member.at(-2)?.tag === 'gerund' && lexicon.has('timeWords', last)));
  if (isTerm && sectionAt(sections, member.slice(-1), 0, 1) === null)
    return { role: 'fact', reason: 'what it costs or how long it takes' };
  if (isSite(member, lexicon) || asksForSite(member, lexicon))
    return { role: 'instruction', reason: 'asks for the site' };
  /* "Waiting list about two years", not "class for kids from 5 years" */
  const lasts =
    lexicon.has('longTimes', last) &&
    member.at(-2)?.tag === 'number' &&
    (['noun', 'other'].includes(member.at(-3)?.tag ?? 'fact') ||
      lexicon.has('approximations', member.at(-3)?.lower ?? '')) &&
    !member.some(({ lower }) => lexicon.has('audienceLinks', lower));
  if (lasts && !hasPrice) return { role: 'clause', reason: 'says how long' };
  /* "Cash or Venmo" */
  if (member.every(({ tag, lower }) => tag === 'and' || lexicon.has('payWords', lower)))
    return { role: 'clause', reason: 'says how to pay' };
  /* "First weekend of each month", "committee meets first Monday of the month" */
  const meets = member.findIndex(({ lower }) => lexicon.has('meetVerbs', lower)) + 1;
  const [when, then] = member.slice(meets);
  const recurs =
    lexicon.has('recurs', when?.lower ?? '') &&
    then !== undefined &&
    (then.fact === 'hours' ||
      lexicon.has('days', then.lower) ||
      lexicon.has('timeWords', then.lower));
  /* "We roast | on Mondays and | ship on Tuesdays" */
  const isOnDay =
    lexicon.has('days', last) &&
    member.at(-2)?.tag === 'preposition' &&
    member.slice(0, -2).every(({ tag }) => tag === 'verb');
  if ((recurs || isOnDay) && !hasPrice) return { role: 'clause', reason: 'says when' };
  if (member[0]?.fact === 'date' || member[0]?.fact === 'hours')
    return { role: member.length === 1 ? 'fact' : 'clause', reason: 'says when' };
  if (
    isSentence(member, lexicon) ||
    isRelative(member, lexicon) ||
    isTimed(member) ||
    tellsManner(member, lexicon)
  )
    return { role: 'clause', reason: 'tells' };
  /* "Established in 1968 by my respected grandfather" */
  const since = lexicon.classes.get('since')?.lengthAt(member, 0) ?? 0;
  if (since > 0 && member[0]?.tag === 'participle' && /\d{4}/.test(lowered(member)))
    return { role: 'clause', reason: 'tells' };
  /* "Readable for older members" */
  if (
    mode === 'bare' &&
    lead !== undefined &&
    lexicon.has('styleWords', lead.lower) &&
    behind?.tag === 'preposition'
  )
    return { role: 'style', reason: 'how it is to be' };
  const [first] = member;
  if (isSince(member, lexicon)) return { role: 'fact', reason: 'since when' };
  if (
    mode === 'bare' &&
    member.some(({ lower }) => lexicon.has('naming', lower)) &&
    draft.namings.some(({ how, words }) => how !== 'other' && overlaps(words, member))
  )
    return { role: 'clause', reason: 'says the name' };
  if (mode === 'bare' && first !== undefined) {
    if (lexicon.has('subordinating', first.lower) && first.lower !== 'which')
      return { role: 'clause', reason: 'tells why' };
    if (lexicon.has('closedWords', first.lower)) return { role: 'clause', reason: 'says when' };
    const isGreeting = (lexicon.classes.get('status')?.lengthAt(member, 0) ?? 0) > 0;
    const isAlone = member.length === 1 || (behind?.tag === 'preposition' && !hasPrice);
    if (isAlone && first.tag === 'participle' && !isGreeting)
      return { role: 'clause', reason: 'says how it is' };
    const isSection = sectionAt(sections, member, 0, member.length) !== null;
    /* "Used barrels" */
    const isThing = first.tag !== 'auxiliary' && member.length === 2 && behind?.tag === 'noun';
    if (lexicon.has('wasWords', first.lower) && !isSection && !isThing)
      return { role: 'clause', reason: 'what was' };
  }
  /* "Fifteen years as a removalist" */
  if (lead?.tag === 'number' && lexicon.has('longTimes', behind?.lower ?? '') && !hasPrice)
    return { role: 'clause', reason: 'says how long' };
  if (isCondition(member, draft, lexicon)) return { role: 'clause', reason: 'says for whom it is' };
  if (isQuantity(member, lexicon)) return { role: 'clause', reason: 'says how many' };
  const isBeside = member[0]?.tag === 'preposition' && lexicon.has('besideWords', member[0].lower);
  /* "Im Winter Laternenwanderung" */
  const isSeasonal = member.length > 2 && lexicon.has('seasons', member[1]?.lower ?? '');
  if (
    mode === 'bare' &&
    !isSeasonal &&
    (lexicon.has('placeLinks', member[0]?.lower ?? '') || isBeside)
  )
    return { role: 'clause', reason: 'says where or for whom' };
  return null;
}

/** Whether what is wanted is no thing: "it to say Hallet's", "so leave that open for now". */
const isInstruction = ([first, second]: Phrase, lexicon: Lexicon): boolean =>
  first !== undefined &&
  ((lexicon.has('pointers', first.lower) && second?.tag === 'preposition') ||
    (lexicon.has('subordinating', first.lower) &&
      lexicon.has('clauseJoiners', first.lower) &&
      !lexicon.has('relativeWords', first.lower)) ||
    (first.tag === 'subordinator' && lexicon.has('sentenceJoiners', first.lower)));

/** "New Mexico", "Bristol based", "offices in Exeter" */
function isWhere(
  member: Phrase,
  placesAt: (at: number) => readonly number[],
  lexicon: Lexicon,
): boolean {
  const phrase = lowered(member);
  const at = member.findIndex(({ lower }) => lexicon.has('inWords', lower));
  /* "स्टेशन रोड" */
  const isStreet = !isCased(member[0]) && lexicon.has('streetEndings', member.at(-1)?.lower ?? '');
  return (
    (isStreet && member.length > 1 && member.length < LONGEST_REACH) ||
    (isCapital(member[0]) &&
      (lexicon.has('regions', phrase) || lexicon.has('countries', phrase)) &&
      member.length > 1) ||
    /* "Telford area" */
    (member.length > 1 &&
      lexicon.has('placeNouns', member.at(-1)?.lower ?? '') &&
      placesAt(0).includes(member.length - 1)) ||
    (member.length > 1 && lexicon.has('basedWords', member.at(-1)?.lower ?? '')) ||
    (at > 0 &&
      lexicon.has('premises', member[at - 1]?.lower ?? '') &&
      placesAt(at + 1).includes(member.length)) ||
    (lexicon.has('serves', member[0]?.lower ?? '') && placesAt(1).length > 0)
  );
}

/** "English & Portuguese" */
const isTongues = (member: Phrase, lexicon: Lexicon): boolean =>
  member.length > 1 &&
  lexicon.has('languageNames', member[0]?.lower ?? '') &&
  member.every(
    ({ lower, tag }) =>
      tag === 'and' || lexicon.has('languageNames', lower) || lexicon.has('onlyWords', lower),
  );

/** "Shropshire" behind its town, "Wellington" in a list of towns: no ordinary word, nothing but a place. */
export const namesPlace = (
  member: Phrase,
  isPlace: (words: Phrase) => boolean,
  lexicon: Lexicon,
): boolean => {
  const phrase = lowered(member);
  return (
    member.every((word) => isCapital(word) || word.tag === 'preposition') &&
    isCapital(member[0]) &&
    (isPlace(member) || lexicon.has('regions', phrase) || lexicon.has('countries', phrase)) &&
    !(member.length === 1 && lexicon.isCommon(phrase))
  );
};

/** "I run it with my wife Ingrid", "two sisters, one oven" */
const isKin = ([first, second, ...more]: Phrase, lexicon: Lexicon): boolean => {
  const who = second?.lower ?? '';
  const isOf = (word: string): boolean => lexicon.classes.get('kin')?.has(word) ?? false;
  return (
    (first?.tag === 'possessive' && isOf(who)) ||
    (first?.tag === 'number' && more.length === 0 && isOf(who.replace(/s$/, '')))
  );
};

const THINGS: ReadonlySet<string> = new Set(['noun', 'gerund']);

/** "Fully insured", "plain English", "dogs welcome": how the business works, nothing that it sells. */
const isQuality = (member: Phrase, lexicon: Lexicon): boolean => {
  const words = member.filter(({ tag }, at) => tag !== 'adverb' || at === member.length - 1);
  const phrase = lowered(words);
  return (
    !member.some(({ fact }) => fact === 'price') &&
    member.length <= LONGEST_REACH &&
    (lexicon.has('qualities', phrase) ||
      (lexicon.has('qualityEnds', words.at(-1)?.lower ?? '') &&
        /* "Spill response", but "same-day response" */
        (words.at(-1)?.tag !== 'noun' ||
          !THINGS.has(words.at(-2)?.tag ?? 'fact') ||
          words.some(({ text }) => /\d/.test(text)))))
  );
};

/** Whether a member is only a word for the site and how it is to be: "landing page", "sitio sencillo". */
const isSite = (member: Phrase, lexicon: Lexicon): boolean => {
  const named = member.filter(
    ({ tag, lower }) => tag !== 'adjective' && !lexicon.has('styleWords', lower),
  );
  return named.length > 0 && lexicon.classes.get('site')?.lengthAt(named, 0) === named.length;
};

/** "वेबसाइट बना दो": a verb that comes last asks for the site. */
const asksForSite = (member: Phrase, lexicon: Lexicon): boolean =>
  lexicon.isHeadLast &&
  ['site', 'make'].every((name) =>
    member.some((_, at) => (lexicon.classes.get(name)?.lengthAt(member, at) ?? 0) > 0),
  );

/** "Dogs welcome", "Kinder unter 6 frei", "entry £5, | carers free", not "sourdough £4, | gluten free" */
const isCondition = (member: Phrase, { offers }: Draft, lexicon: Lexicon): boolean => {
  const last = member.at(-1)?.lower ?? '';
  const isCounted = member.some(({ text, fact }) => fact === null && /^\d{1,2}/.test(text));
  const isBehindPrice =
    offers.at(-1)?.price != null && !lexicon.has('freeFrom', member.at(-2)?.lower ?? '');
  return (
    member.length > 1 &&
    (lexicon.has('welcomes', last) ||
      (lexicon.has('freeWords', last) && (isCounted || isBehindPrice)))
  );
};

/** Whether a member of a list has its own subject and verb: "my dad started it in 1988", "that's all they ask". */
const isSentence = (member: Phrase, lexicon: Lexicon): boolean => {
  const [first, second] = member;
  if (first === undefined || second === undefined) return false;
  if (first.tag === 'pronoun')
    return (
      /['’]/.test(first.lower) || ['verb', 'auxiliary', 'participle', 'adverb'].includes(second.tag)
    );
  return (
    lexicon.tags.get(first.lower) === 'possessive' &&
    member
      .slice(2, 5)
      .some(({ tag }) => tag === 'verb' || tag === 'auxiliary' || tag === 'participle')
  );
};

/** "Como se alimentan", "dipende dalla distanza", "giriamo tra piazze": a verb without what is sold. */
const tellsManner = ([first, second]: Phrase, lexicon: Lexicon): boolean =>
  first !== undefined &&
  second !== undefined &&
  ((lexicon.has('likeWords', first.lower) && second.tag === 'pronoun') ||
    (lexicon.isOwnVerb(first.lower) &&
      first.tag === 'verb' &&
      second.tag === 'preposition' &&
      (lexicon.classes.get('sell')?.lengthAt([first, second], 0) ?? 0) === 0));

/** "Of which 80 are let", "please write that | our guarantee is 12 months, | that we send parcels" */
const isRelative = (member: Phrase, lexicon: Lexicon): boolean =>
  (lexicon.has('relatives', member[member[0]?.tag === 'preposition' ? 1 : 0]?.lower ?? '') &&
    member.slice(1, 4).some(({ tag }) => tag === 'auxiliary' || tag === 'pronoun')) ||
  (member[1]?.tag === 'preposition' && lexicon.has('relatives', member[2]?.lower ?? ''));
