import { saysOnlySort, servedBy } from '../subject/audience';
import { hasClass, isList } from './clauseKinds';
import type { Context } from '../Context';
import { overlaps, type Phrase } from '../draft';
import { type Frame, tellsBy } from './frames';
import { itemOf } from '../lists/items';
import { listMembers } from '../lists/lists';
import { readList } from '../lists/readList';
import { endsIn, type Lexicon } from '../text/lexicon';
import { isCapital, isCased } from '../text/phrases';
import { isNegated } from '../sections/isRefusedAt';
import { sectionOf } from '../sections/sections';
import type { Clause } from './segments';

/** Names, subjects and years: what a frame finds at one place of a clause. */
export function spots(
  context: Context,
  { words, sentence, isFirst }: Clause,
  frames: readonly Frame[],
): void {
  const { draft, lexicon, kinds } = context;
  const served = servedBy(context, words, frames);
  if (served?.[0]?.tag === 'gerund') {
    /* "A crop price website for | publishing daily onion rates" */
    draft.statements.push(served);
    draft.claims.push({ words: served, role: 'clause', reason: 'tells what is done' });
    draft.offers.push(itemOf(served.slice(1), 'offer', context));
  } else if (served !== null && areThings(served, context)) {
    /* "An auction site for | vintage cameras and lenses" */
    readList(context, served, 'offer', 'what the site is for');
  } else if (served !== null) {
    draft.audiences.push({ words: served, weight: 40, reason: 'audience: whom the site is for' });
    draft.claims.push({ words: served, role: 'audience', reason: 'whom the site is for' });
  }
  for (const frame of frames) {
    const { captures, reason, rank, group, from, uses } = frame;
    const at = (name: string): Phrase | null => {
      const range = captures[name];
      return range === undefined ? null : words.slice(range.from, range.to);
    };
    const weight = 100 - rank;
    const [name, who, since, slogan, subject] = [
      at('name'),
      at('who'),
      at('since'),
      at('slogan'),
      at('subject'),
    ];
    /* "We don't do stoves, | that's Declan in Gort" */
    const isOther =
      !isFirst &&
      from === 0 &&
      lexicon.has('pointers', words[0]?.lower.replace(/['’]s$/, '') ?? '');
    if (name && isOther && frame.group === 'name') continue;
    if (name && (hasNoName(words, from, lexicon) || isAsking(name, words, lexicon))) continue;
    if (name && group !== 'called' && isPlaceNamed(words, from, lexicon)) {
      draft.places.push({ words: name, weight: PLACE_NAMED, reason: `place: ${reason}` });
      draft.namings.push({ words: name, how: 'other' });
    } else if (name)
      draft.namings.push({
        words: name,
        how:
          group === 'person' || isPerson(context, words, from)
            ? 'person'
            : (group === 'called' ||
                  isNamed(context, words, from) ||
                  isLast(frame, words, lexicon) ||
                  isNamedBefore(context, words, frame.to)) &&
                !isUnwanted(words, from, lexicon) &&
                !isWork(words, from, lexicon)
              ? 'called'
              : isTheOne(words, from, lexicon)
                ? 'thing'
                : 'other',
      });
    /* "Photos, a place for stories, the date": members of a list explain nothing. */
    if (who && subject && sentence > 0 && /,/.test(subject[0]?.gap ?? '') && isList(words, lexicon))
      continue;
    if (who && group === 'subject') draft.namings.push({ words: who, how: 'is' });
    if (since) draft.since.push({ words: since, weight, reason });
    if (slogan) draft.slogans.push({ words: slogan, weight, reason });
    const isPast = [words[from - 1], subject?.[0]].some((word) =>
      lexicon.has('wasWords', word?.lower ?? ''),
    );
    /* "The site should tell our story" */
    const isPart =
      subject !== null &&
      uses.has('should') &&
      sectionOf(subject, 'asked', lexicon, context.sections) !== null;
    const isName = !isCased(subject?.[0]) && lexicon.has('naming', subject?.[0]?.lower ?? '');
    /* "Ci sono | nove stanzette singole" */
    const isThere = frames.some(
      (other) =>
        uses.has('weare') &&
        other.group === 'offer' &&
        other.from < from &&
        from < (other.captures.offers?.from ?? 0) &&
        other.captures.offers?.from === captures.subject?.from,
    );
    /* "Abbiamo | aperto a settembre un laboratorio", "non | ha un nome preciso" */
    const isCut =
      (lexicon.classes.get('run')?.lengthAt(words, (captures.subject?.from ?? 0) - 1) ?? 0) > 1;
    const isDenied = words[from - 1]?.tag === 'negation';
    /* "I'm the idiot | who put a new floor in it", "it's Kettlebury Open Gardens, money | goes to the roof" */
    const behind = words[captures.subject?.to ?? words.length];
    const lead = words[(captures.subject?.from ?? 0) - 1];
    const isTold =
      subject !== null &&
      kinds.phrases.endsAt(subject, 0, subject.length).length === 0 &&
      ((uses.has('weare') &&
        lead?.tag === 'article' &&
        !lexicon.has('indefinites', lead.lower) &&
        lexicon.has('relatives', behind?.lower ?? '')) ||
        (who !== null && lead?.tag !== 'article' && behind?.tag === 'verb'));
    if (!subject || group !== 'subject' || isPast || isPart || isName) continue;
    if (isThere || isCut || isDenied || isTold) continue;
    const isFor = served !== null && overlaps(subject, served);
    /* "Build a register of graves. A page of research guides is needed" */
    const isPartOf =
      sentence > 0 &&
      ((uses.has('site') && lexicon.has('siteParts', words[from]?.lower ?? '')) ||
        (words[from]?.tag === 'article' && lexicon.has('siteParts', subject[0]?.lower ?? '')));
    const isSort = tellsBy(frame) === 'sited' && saysOnlySort(subject, lexicon);
    draft.subjects.push({
      words: subject,
      weight:
        100 -
        rank * 3 -
        sentence * (uses.has('make') || uses.has('want') ? 4 : 1) -
        (isFor ? OTHERS : 0) -
        (isPartOf ? PART : 0) -
        (isSort ? SORT : 0),
      reason,
      by: tellsBy(frame),
    });
  }
}

/** Whether what a site is for are things: several, and no people, places or businesses. */
function areThings(served: Phrase, { lexicon, kinds }: Context): boolean {
  const members = listMembers(served, lexicon, 2);
  /* "Vintage synthesizers and drum machines" */
  const arePeople = members.every((member) =>
    endsIn('peopleEnds', member.at(-1)?.lower ?? '', lexicon),
  );
  if (arePeople) return false;
  return members.every((member) => {
    const head = member.at(-1)?.lower ?? '';
    const isOne = ['article', 'possessive'].includes(member[0]?.tag ?? 'article');
    return (
      !isOne &&
      /s$/.test(head) &&
      !lexicon.isHeadLast &&
      !kinds.isHeadFirst &&
      member.every(
        ({ tag }, at) =>
          ['noun', 'other', 'adjective', 'gerund'].includes(tag) ||
          (tag === 'verb' && at < member.length - 1),
      ) &&
      !['people', 'publics', 'staff', 'org'].some((name) => hasClass(member, name, lexicon)) &&
      !lexicon.has('audiences', head) &&
      kinds.phrases.endsAt(member, 0, member.length).length === 0
    );
  });
}

/** How much less whom a site is for says what it is about. */
const OTHERS = 70;
/** How much less what says only how a site is made. */
const SORT = 25;

/** How much less a page in a later sentence says what the whole site is about. */
const PART = 30;

const PLACE_NAMED = 90;

/** "Un pueblo que se llama Aracena", "einem Dorf, das Hinterzarten heißt": the noun before is a kind of place. */
const isPlaceNamed = (words: Phrase, from: number, lexicon: Lexicon): boolean => {
  const noun = words
    .slice(Math.max(0, from - 3), from)
    .findLast(({ tag }) => ['noun', 'name', 'other', 'adjective'].includes(tag));
  return noun !== undefined && lexicon.has('placeNouns', noun.lower);
};

/** "La bottega non ha un nome preciso", "we have no name yet" */
function hasNoName(words: Phrase, from: number, lexicon: Lexicon): boolean {
  const near = words.slice(Math.max(0, from - 3), from + 1);
  const no = near.findLastIndex(({ tag }) => tag === 'negation');
  return (
    no >= 0 &&
    words[from]?.tag !== 'verb' &&
    lexicon.has('naming', words[from]?.lower ?? '') &&
    !near.slice(no + 1).some(({ gap }) => /[,;]/.test(gap))
  );
}

/** "Wie wir heißen | wissen wir noch nicht" */
const isAsking = ([first]: Phrase, words: Phrase, lexicon: Lexicon): boolean =>
  first !== undefined &&
  isCased(first) &&
  !isCapital(first) &&
  (words[words.indexOf(first) + 1]?.tag === 'pronoun' || lexicon.has('indefinites', first.lower));

/** "Don't call it Scrapr" */
const isUnwanted = (words: Phrase, from: number, lexicon: Lexicon): boolean => {
  const near = words.slice(Math.max(0, from - 2), from + 1);
  return isNegated(
    near.slice(
      Math.max(
        0,
        near.findLastIndex(({ gap }) => gap.includes(',')),
      ),
    ),
    lexicon,
  );
};

/** "This year's show | is called Fault Lines" */
const isWork = (words: Phrase, at: number, lexicon: Lexicon): boolean => {
  const what = words.slice(0, at).findLast(({ tag }) => tag !== 'auxiliary' && tag !== 'adverb');
  return lexicon.has('keysWork', what?.lower ?? '');
};

/** "Sole Sister is the name" */
const isLast = ({ to, captures }: Frame, words: Phrase, lexicon: Lexicon): boolean =>
  (captures.name?.to ?? to) < to && lexicon.has('naming', words[to - 1]?.lower ?? '');

/** Whether somebody is called so: "he is called", "my name is". */
function isPerson({ draft, lexicon }: Context, words: Phrase, from: number): boolean {
  /* German pronouns stand for things too: "eine Fahrschule … Sie heißt Gangwechsel". */
  const isThing = (word: string): boolean =>
    lexicon.has('thingPronouns', word) &&
    !hasClass(draft.claims.at(-1)?.words ?? [], 'kin', lexicon);
  return words
    .slice(Math.max(0, from - 2), from + 2)
    .some(
      ({ lower }, at, near) =>
        (lexicon.has('persons', lower) && !isThing(lower)) ||
        (lexicon.has('ownNames', lower) && lexicon.has('naming', near[at + 1]?.lower ?? '')),
    );
}

/** "The field | is called Thirdrow": there is one of it. */
function isTheOne(words: Phrase, from: number, lexicon: Lexicon): boolean {
  const at = words.slice(0, from).findLastIndex(({ tag }) => tag === 'article');
  const article = words[at];
  const thing = words.slice(at + 1, from);
  return (
    article !== undefined &&
    !lexicon.has('indefinites', article.lower) &&
    (at === 0 || /[,;]/.test(article.gap) || words[at - 1]?.tag === 'and') &&
    thing.length <= 2 &&
    thing.every(({ tag }) => ['noun', 'other', 'adjective'].includes(tag))
  );
}

/** Whether what is called so is a business whose kind comes last: "सूर्या नाम की | बेकरी", "こはるという名前の | 洋服店". */
const isNamedBefore = ({ lexicon, kinds }: Context, words: Phrase, to: number): boolean =>
  lexicon.isHeadLast &&
  words
    .slice(to, to + 3)
    .some(
      (word, at) =>
        kinds.phrases.lengthAt(words, to + at) > 0 ||
        lexicon.has('businessWords', word.lower) ||
        lexicon.has('named', word.lower) ||
        ['org', 'site', 'sitething'].some((name) => lexicon.classes.get(name)?.has(word.lower)),
    );

/** Whether what is called so can be the site: a business, a kind of it or its owner, not "our robot" or "a new record". */
function isNamed({ lexicon, kinds, isPlace }: Context, words: Phrase, from: number): boolean {
  const isDetermined =
    ['article', 'possessive'].includes(words[from]?.tag ?? '') &&
    lexicon.has('naming', words[from + 1]?.lower ?? '');
  const opens =
    lexicon.has('naming', words[from]?.lower ?? '') && /[,;]/.test(words[from]?.gap ?? '');
  const isKind = (word: Phrase[number]): boolean =>
    lexicon.has('businessWords', word.lower) ||
    lexicon.has('named', word.lower) ||
    ['org', 'site', 'sitething'].some((name) => lexicon.classes.get(name)?.has(word.lower)) ||
    kinds.phrases.lengthAt([word], 0) > 0;
  const near = words.slice(Math.max(0, from - 5), from + 1);
  const isOurs =
    lexicon.has('tellers', words[from - 1]?.lower ?? '') ||
    words.slice(Math.max(0, from - 2), from).some(({ lower }) => lexicon.has('itWords', lower));
  if (
    isDetermined ||
    opens ||
    isOurs ||
    (kinds.isHeadFirst &&
      near.some((word, at) => isKind(word) || kinds.phrases.lengthAt(near, at) > 0))
  )
    return true;
  const at = words
    .slice(0, from)
    .findLastIndex(
      ({ tag, lower }, index) =>
        index >= from - 7 &&
        (tag === 'noun' || tag === 'other' || tag === 'name') &&
        !lexicon.has('naming', lower) &&
        !lexicon.has('timeWords', lower) &&
        !isPlace(words.filter((word) => word.lower === lower).slice(0, 1)),
    );
  const last = words[at];
  const endsKind = [2, 3].some(
    (length) =>
      at >= length - 1 && kinds.phrases.endsAt(words, at + 1 - length, at + 1).includes(at + 1),
  );
  return last === undefined || last.tag === 'name' || isKind(last) || endsKind;
}
