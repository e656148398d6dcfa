import type { Phrase } from '../draft';
import type { Lexicon } from '../text/lexicon';
import { listMembers } from '../lists/lists';
import { isCapital, isSoft, nounEnd } from '../text/phrases';
import type { Word } from '../text/words';

const LONGEST_DOING = 7;

/**
 * What a business does by its sentence: "we sweep chimneys and fit cowls" → the two doings, "they make gaskets, rings and
 * sheets for refineries" → the three things. Empty where the sentence tells no work.
 */
export function doingsIn(words: Phrase, lexicon: Lexicon): Phrase[] {
  const namesThing = ([first]: Phrase): boolean =>
    first !== undefined &&
    first.tag !== 'preposition' &&
    first.tag !== 'adverb' &&
    !lexicon.has('months', first.lower) &&
    !lexicon.has('days', first.lower);
  const start = verbAt(words, lexicon);
  if (start < 0) return [];
  const verbs = verbPhrases(words.slice(start));
  return verbs.flatMap((phrase): Phrase[] => {
    const [verb] = phrase;
    /* "Sink and tune | pans" */
    const areTwo =
      phrase[1]?.tag === 'and' && (phrase[2]?.tag === 'verb' || phrase[3]?.tag === 'pronoun');
    const done = phrase.slice(0, areTwo ? 3 : 1);
    const object = phrase.slice(done.length);
    /* "I run a farm" */
    const isBusiness =
      lexicon.classes.get('run')?.has(verb?.lower ?? '') === true &&
      lexicon.has('indefinites', object[0]?.lower ?? '');
    /* "We have rehomed | 312 hounds" */
    const isCounted = verb?.tag === 'participle' && object[0]?.tag === 'number';
    /* "I cover Herefordshire" */
    const isReach = lexicon.has('serves', verb?.lower ?? '') && isCapital(object[0]);
    if (
      verb === undefined ||
      object.length === 0 ||
      isReach ||
      isBusiness ||
      isCounted ||
      lexicon.has('stateVerbs', verb.lower)
    )
      return [];
    const members = listMembers(goodsOf(object, lexicon), lexicon);
    /* "Folk | who failed a few times" */
    const bareOf = (member: Phrase): Phrase => {
      const more = member.findIndex(
        ({ lower }, at) => at > 0 && lexicon.has('relativeWords', lower.replace(/’.*/, '')),
      );
      return more < 0 ? member : member.slice(0, more);
    };
    const isThing = (member: Phrase): boolean =>
      !bareOf(member).some(
        ({ tag }, at) =>
          tag === 'pronoun' ||
          tag === 'auxiliary' ||
          tag === 'subordinator' ||
          (tag === 'verb' && !(at === 0 && member[1]?.tag === 'noun')),
      );
    const others = members.filter((member) => !isThing(member));
    const isUnsure =
      members.length > 2 &&
      others.length * 2 < members.length &&
      others.every(({ length }) => length < 3);
    /* "Tune | reeds, patch bellows and replace straps": each is done. */
    const [thing = [], ...more] = members;
    const areDone =
      verbs.length > 2 ||
      more.some(([first, second]) => first?.tag === 'verb' && second !== undefined);
    const named = areDone ? [[...done, ...thing], ...more] : members;
    if (members.length > 1 && (others.length === 0 || isUnsure)) return named.filter(namesThing);
    const end = object.findIndex(
      ({ tag, gap }) => tag === 'subordinator' || tag === 'pronoun' || /[,;]/.test(gap),
    );
    const doing = [...done, ...(end < 0 ? object : object.slice(0, end))];
    return doing.length > 1 &&
      doing.length <= LONGEST_DOING &&
      /* "Clean and oil | them" */
      ((areTwo && end === 0) || object.some(({ tag }) => ['noun', 'name', 'other'].includes(tag)))
      ? [doing]
      : [];
  });
}

/** What is done without the list of those whom it is done for: "historic textiles | for museums, churches and owners". */
function goodsOf(object: Phrase, lexicon: Lexicon): Phrase {
  const link = object.findIndex(({ lower }, at) => at > 0 && lexicon.has('audienceLinks', lower));
  const served = listMembers(object.slice(link + 1), lexicon);
  const isPeople = (member: Phrase): boolean =>
    ['publics', 'people', 'org', 'staff'].some((name) =>
      lexicon.classes.get(name)?.has(member.at(-1)?.lower ?? ''),
    ) || lexicon.has('audiences', member.at(-1)?.lower ?? '');
  return link > 0 && served.length > 1 && served.some(isPeople) ? object.slice(0, link) : object;
}

/** What a business works at by a sentence: "hi i clean sneakers out of my mom's basement" → the sneakers. Null where it tells no work. */
export function workedAt(words: Phrase, lexicon: Lexicon): Phrase | null {
  for (const [from, { lower, tag }] of words.entries()) {
    /* "He is 71 and | restores clocks" */
    const goesOn =
      tag === 'verb' &&
      words[from - 1]?.tag === 'and' &&
      lexicon.has('persons', words[0]?.lower ?? '');
    /* "Hi, | my mother-in-law cooks confinement food" */
    const isKin =
      /^\s*,/.test(words[from]?.gap ?? '') &&
      tag === 'possessive' &&
      lexicon.classes.get('kin')?.has(words[from + 1]?.lower ?? '') === true;
    if (from > 0 && !lexicon.has('tellers', lower) && !goesOn && !isKin) continue;
    const [verb, ...object] = words
      .slice(from)
      .slice(Math.max(0, verbAt(words.slice(from), lexicon)));
    if (verb === words[from] || verb === undefined || lexicon.has('stateVerbs', verb.lower))
      continue;
    const end = nounEnd(object, 0, object.length, lexicon);
    if (end > 0 && isSoft(object[0]?.gap ?? '')) return object.slice(0, end);
  }
  return null;
}

/** Where the verb of a sentence stands whose subject is the business: we, they, or a name; -1 where there is none. */
function verbAt(words: Phrase, lexicon: Lexicon): number {
  let at = 0;
  while (
    words[at]?.tag === 'and' ||
    words[at]?.tag === 'adverb' ||
    words[at]?.tag === 'subordinator'
  )
    at += 1;
  const subject = words[at];
  if (subject === undefined) return -1;
  const isOwned = subject.tag === 'article' || subject.tag === 'possessive';
  const isOrg = (word: Word | undefined): boolean =>
    ['org', 'kin'].some((name) => lexicon.classes.get(name)?.has(word?.lower ?? '')) ||
    lexicon.has('businessWords', word?.lower ?? '');
  if (lexicon.has('doers', subject.lower)) at += 1;
  else if (isOrg(isOwned ? words[at + 1] : subject)) {
    at += isOwned ? 2 : 1;
    while (isCapital(words[at]) || (words[at]?.tag === 'and' && isCapital(words[at + 1]))) at += 1;
  } else if (subject.tag === 'verb' && lexicon.isOwnVerb(subject.lower)) return at;
  else if (subject.tag === 'name' || (subject.tag === 'article' && words[at + 1]?.tag === 'name')) {
    while (
      at < words.length &&
      ['name', 'noun', 'article', 'and', 'preposition', 'number'].includes(words[at]?.tag ?? '')
    )
      at += 1;
  } else return -1;
  while (words[at]?.tag === 'adverb' || lexicon.has('doAuxiliaries', words[at]?.lower ?? ''))
    at += 1;
  const verb = words[at];
  /* "I have repaired clocks since 1981" */
  const isPerfect =
    verb?.tag === 'participle' && lexicon.has('perfects', words[at - 1]?.lower ?? '');
  if (words.slice(0, at).some(({ tag }) => tag === 'negation')) return -1;
  return verb !== undefined &&
    (verb.tag === 'verb' || verb.tag === 'gerund' || isPerfect) &&
    !/[,;]/.test(verb.gap)
    ? at
    : -1;
}

/** "Sweep chimneys, fit cowls and line flues" → each verb with what belongs to it. */
function verbPhrases(words: Phrase): Phrase[] {
  const phrases: Word[][] = [];
  words.forEach((word, at) => {
    const before = words[at - 1];
    const joined = before?.tag === 'and' || /,/.test(word.gap);
    const isVerb = word.tag === 'verb' || (word.tag === 'gerund' && words[0]?.tag === 'gerund');
    const next = words[at + 1];
    /* "Wash and | iron shirts" */
    const isShared = before?.tag === 'and' && phrases.at(-1)?.length === 2;
    if (
      at === 0 ||
      (joined &&
        !isShared &&
        isVerb &&
        next !== undefined &&
        !/,/.test(next.gap) &&
        next.tag !== 'and')
    )
      phrases.push([]);
    phrases.at(-1)?.push(word);
  });
  return phrases.map((phrase) => (phrase.at(-1)?.tag === 'and' ? phrase.slice(0, -1) : phrase));
}
