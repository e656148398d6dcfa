import { type Candidate, type Draft, overlaps, type Phrase } from '../draft';
import type { ReadingLanguage } from '../ReadingLanguage';
import { Score } from '../Score';
import { namesSection, sectionOf } from '../sections/sections';
import { headEnd, isCapital, lowered } from '../text/phrases';
import { kindIn } from './kinds';
import { KIND } from './subjectCandidates';

/** What opens a prompt weighs more: "poetry press" is then no page for the press. */
const OPENS = 50;
const OPENING = 55;
/** A kind of business that weighs less is only where something is, or comes late. */
const BESIDE = 8;

/** "Não é de | bombeiro | não" */
const withoutNo = (denied: Phrase): Phrase =>
  denied.at(-1)?.tag === 'negation' ? denied.slice(0, -1) : denied;

/** "Motorista de ônibus" where nothing is of the "ônibus" */
const isOfIt = ([only, ...more]: Phrase, words: Phrase): boolean =>
  more.length === 0 && words.length > 2 && only?.lower === words.at(-1)?.lower;

/** What speaks for and against a candidate; `words`: what is left of it without what only introduces or names it. */
export function weighSubject(
  { words: whole, weight, reason, by }: Candidate,
  words: Phrase,
  draft: Draft,
  language: ReadingLanguage,
  { isKindNamed, isWorkTold }: { isKindNamed: boolean; isWorkTold: boolean },
): Score {
  const { lexicon, kinds, sections } = language;
  const { claims, wants, offers } = draft;
  const end = headEnd(words, lexicon);
  const head = words[Math.max(0, end - 1)];
  const kind = kindIn(kinds, words, () => end);
  const isKnown = kind !== null && kind.words.at(-1) === head;
  const isClaimed = (role: string): boolean =>
    claims.some((claim) => claim.role === role && overlaps(claim.words, words));
  const isWhole = (items: Draft['wants']): boolean =>
    items.some((item) => item.core.length > 0 && item.core[0]?.at === words[0]?.at);
  const score = new Score(reason);
  score.add(weight, 'said so', true);
  const isBeside =
    by === 'kind' &&
    weight < BESIDE &&
    !kinds.isHeadFirst &&
    words.length < 3 &&
    words[0]?.tag !== 'gerund';
  /* "Out of the pool at a | hotel that lets me have it" */
  score.add(18, 'a known kind', isKnown && !isBeside);
  score.add(
    -100,
    'a region',
    words.length <= (by === 'told' ? 2 : 1) &&
      lexicon.has('regions', head?.lower ?? '') &&
      isCapital(head),
  );
  score.add(
    -80,
    'says where',
    words.length > 1 && lexicon.has('basedWords', words[0]?.lower ?? ''),
  );
  score.add(
    -80,
    'a time',
    lexicon.has('months', head?.lower ?? '') ||
      (!kinds.isHeadFirst &&
        ['days', 'timeWords'].some((list) => lexicon.has(list, head?.lower ?? ''))),
  );
  /* "Jewellery included" */
  score.add(
    -60,
    'a quality',
    words.length < 4 && lexicon.has('qualityEnds', words.at(-1)?.lower ?? ''),
  );
  score.add(-80, 'says nothing', lexicon.has('noSubjects', head?.lower ?? ''));
  score.add(
    -60,
    'how the site looks',
    kinds.isHeadFirst && lexicon.has('styleNouns', words[0]?.lower ?? ''),
  );
  /* "チェックイン13時" */
  score.add(
    -60,
    'ends in a number',
    lexicon.isHeadLast && words.slice(-2).some(({ text }) => /^\d/.test(text)),
  );
  score.add(
    -100,
    'somebody’s relative',
    (words.length === 1 || lexicon.isHeadLast) &&
      (lexicon.classes.get('kin')?.has(words[0]?.lower ?? '') ?? false),
  );
  /* "It's a swimming pool, not a café" */
  const behind = whole.at(-1)?.at ?? 0;
  score.add(
    30,
    'set against what it is not',
    by !== 'kind' &&
      !kinds.isHeadFirst &&
      draft.denied.some(([first]) => first !== undefined && [2, 3].includes(first.at - behind)),
  );
  /* "Portfolio for my sister" */
  score.add(
    -60,
    'for somebody’s relative',
    by === undefined &&
      words.some(
        ({ tag, lower }, at) =>
          tag === 'possessive' &&
          lexicon.has('ours', lower) &&
          words[at - 1]?.tag === 'preposition' &&
          lexicon.classes.get('kin')?.has(words[at + 1]?.lower ?? '') === true,
      ),
  );
  /* "17 Tasman Steps" */
  score.add(
    -60,
    'an address',
    words.length > 2 && /^\d+$/.test(words[0]?.text ?? '') && words.slice(1).every(isCapital),
  );
  score.add(-80, 'free days', words.length === 1 && lexicon.has('dayNouns', head?.lower ?? ''));
  /* "My | mum runs a little Sri Lankan place" */
  score.add(
    -60,
    'somebody who does something',
    !lexicon.isHeadLast &&
      words.some(
        ({ tag, lower }, at) =>
          at > 0 &&
          (tag === 'verb' || lexicon.classes.get('run')?.has(lower) === true) &&
          words[at - 1]?.tag === 'noun' &&
          words[at + 1]?.tag === 'article',
      ),
  );
  /* "I'm the treasurer of the Apogee Bandits" */
  score.add(
    -60,
    'somebody’s office',
    words.length === 1 &&
      !lexicon.isHeadLast &&
      ['offices', 'jobs'].some((list) => lexicon.has(list, head?.lower ?? '')),
  );
  /* "We're building Hitchpin" */
  score.add(
    -60,
    'what is done with the name',
    words.length === 2 &&
      words[0]?.tag === 'gerund' &&
      isCapital(words[1]) &&
      !isCapital(words[0]) &&
      !lexicon.spelling.capitalNouns,
  );
  score.add(
    -60,
    'since when',
    draft.since.some((since) => overlaps(since.words, words)) && words.length < 4,
  );
  score.add(
    -60,
    'a street',
    lexicon.isHeadLast && lexicon.has('streetEndings', words.at(-1)?.lower ?? ''),
  );
  score.add(-60, 'somebody', !isKnown && words.every(({ tag }) => tag === 'name'));
  score.add(-60, 'of the design', isClaimed('style'));
  score.add(
    -70,
    'refused',
    isClaimed('refusal') ||
      draft.refused.some((one) => one.section !== null && overlaps(one.words, words)) ||
      draft.denied.some(
        (denied) =>
          overlaps(denied, words) ||
          lowered(withoutNo(denied)) === lowered(words) ||
          isOfIt(withoutNo(denied), words),
      ),
  );
  score.add(
    -40,
    'has its price',
    whole.some(({ fact }) => fact === 'price'),
  );
  score.add(
    -40,
    'states facts',
    words.some(({ fact }) => fact !== null && fact !== 'year'),
  );
  /* "Squero Bonaldo, maestri d'ascia dal 1956" */
  const isExplained = by === 'sited' && words.length > 2;
  score.add(
    -45,
    'asked for',
    isWhole(wants) && !isExplained && (!isKnown || (by === 'kind' && weight < KIND)),
  );
  score.add(-20, 'offered', isWhole(offers) && !isKnown && weight > 4 && weight < 55);
  /* "Hartland Parish Hall … weddings £350": the name says what it is. */
  const offer = offers.find(({ core }) => overlaps(core, words));
  const isGoods = by === 'kind' && offer !== undefined && offers.length > (isKindNamed ? 1 : 2);
  score.add(-20, 'one of what is offered', isGoods && (isKindNamed || isWorkTold));
  score.add(-40, 'has its own price', isGoods && offer.price !== null);
  /* "Portfolio de Lucía Ferrer, fotógrafa de bodas" */
  score.add(-34, 'only a kind of site', words.length === 1 && kind?.trade === 'portfolio');
  /* "The app should let students rent textbooks" */
  const isSite = lexicon.classes.get('sitething')?.has(head?.lower ?? '') === true;
  score.add(
    -40,
    'what people use',
    draft.users.length > 0 && by === 'kind' && words.length === 1 && isSite,
  );
  score.add(
    -40,
    'says how many',
    /^\d/.test(words[0]?.text ?? '') && ((words.length < 3 && !isKnown) || by === 'kind'),
  );
  /* "Gel manicure 38, pedicure 50" */
  score.add(
    -30,
    'ends in a figure',
    words.length > 1 &&
      !isKnown &&
      (by === undefined || by === 'offer') &&
      !lexicon.has('days', words[0]?.lower ?? '') &&
      /^\d+$/.test(words.at(-1)?.text ?? ''),
  );
  score.add(
    -45,
    'who they are',
    words.length === 1 &&
      ['memberWords', 'audiences'].some((list) => lexicon.has(list, words[0]?.lower ?? '')),
  );
  const isAbout = by === 'about';
  score.add(
    -45,
    'a section',
    !isKnown &&
      !(isAbout && words.length > 2) &&
      !(by === undefined && weight > OPENS && words.length > 1 && !namesSection(words, sections)) &&
      !((by === 'sited' || by === 'made') && words.length > 1) &&
      sectionOf(words, 'told', lexicon, sections) !== null,
  );
  /* "A carpooling website for commuters" */
  const isBefore = (one: Phrase, other: Phrase): boolean =>
    (other[0]?.at ?? 0) - (one.at(-1)?.at ?? 0) === 2;
  const namesWork = ({ by: how, words: sited }: Candidate): boolean =>
    how === 'sited' &&
    sited
      .slice(0, -1)
      .some(
        ({ tag, lower }) =>
          (tag === 'gerund' || tag === 'noun') && !lexicon.has('siteSorts', lower),
      );
  score.add(
    -45,
    'whom its subject is for',
    isAbout && draft.subjects.some((one) => namesWork(one) && isBefore(one.words, whole)),
  );
  score.add(
    40,
    'before whom it is for',
    by === 'sited' &&
      namesWork({ words: whole, weight, reason, by }) &&
      draft.subjects.some((one) => one.by === 'about' && isBefore(whole, one.words)),
  );
  score.add(-45, 'a page of it', isAbout && isClaimed('request'));
  score.add(
    -60,
    'whom it is for',
    by === 'kind' && draft.audiences.some((audience) => overlaps(audience.words, words)),
  );
  /* "Allow students to rent textbooks" */
  score.add(
    -60,
    'who uses it',
    by === 'kind' && draft.users.some((users) => overlaps(users, words)),
  );
  /* "Let people volunteer as a chair mechanic" */
  score.add(-40, 'an aside', by === 'kind' && isClaimed('comment'));
  const asked = wants.filter((want) => overlaps(want.words, words));
  const isOurs = whole[0]?.tag === 'possessive';
  score.add(
    -45,
    'inside what is asked for',
    by === 'kind' &&
      weight < KIND &&
      asked.some(({ isCapability, section }) => isCapability || (section !== null && !isOurs)),
  );
  score.add(
    -30,
    'no thing',
    words.length === 1 &&
      head !== undefined &&
      !(by === undefined && weight > OPENS && weight <= OPENING && head.tag === 'gerund') &&
      ['gerund', 'verb', 'adjective', 'participle'].includes(head.tag) &&
      !isKnown,
  );
  return score;
}
