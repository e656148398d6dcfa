import { kindIn } from '../subject/kinds';
import type { NameFeatures } from './nameFeatures';
import { isCapital, isCased, isSoft, lowered, opensQuote } from '../text/phrases';
import type { Score } from '../Score';
import type { Word } from '../text/words';

const SMALL: ReadonlySet<string> = new Set(['preposition', 'pronoun', 'auxiliary', 'subordinator']);

const isSaying = ({ tag }: Word): boolean => tag === 'pronoun' || tag === 'auxiliary';

/** What the words of a run say for and against its being the name, wherever they stand. */
export function weighNameForm(
  {
    scene,
    run,
    before,
    index,
    first,
    last,
    phrase,
    proper,
    isDefinite,
    isQuoted,
    isAllCommon,
    isOne,
    isOrdinary,
    isBusiness,
    isKindAlone,
    isShouted,
    naming,
    isNamed,
    isAsked,
    isSite,
    isSmall,
    isBare,
    lexicon,
    kinds,
  }: NameFeatures,
  score: Score,
): void {
  score.add(20, 'quoted', isQuoted);
  score.add(
    -80,
    'parts a quotation',
    !isQuoted && run.some(({ gap }, at) => at > 0 && opensQuote(gap)),
  );
  /* "I was told to 'just put it there'" */
  score.add(
    -70,
    'a sentence in quotation marks',
    isQuoted && !isNamed && !isOne && isCased(first) && !isCapital(first) && run.some(isSaying),
  );
  score.add(41, 'several words', proper.length > 1);
  score.add(-14, 'many words', proper.length > 4);
  score.add(
    21,
    'joined by &',
    run.slice(1).some(({ gap }) => /[&+]/.test(gap)),
  );
  score.add(23, 'says its kind', isBusiness && !isKindAlone);
  /* "Orchard. Software for choirs", not "Bakery. Bread and cakes" */
  score.add(-22, 'only a kind', isKindAlone && !isQuoted);
  score.add(-60, 'speaks of the writer', last.lower === 'i' && !isNamed && !isQuoted);
  score.add(45, 'with its article', isDefinite && isCapital(first));
  score.add(
    -40,
    'with no definite article',
    run.length > proper.length && !isDefinite && naming?.how !== 'called',
  );
  score.add(7, 'an unusual word', !isAllCommon && !scene.isPlace(run));
  score.add(-1, 'somebody’s', /['’]s$/.test(proper[0]?.lower ?? '') && proper.length > 1);
  score.add(10, 'written as one', isOne && /^\p{L}+\p{Lu}|\p{L}\d/u.test(last.text));
  const isJoined = run.some(({ tag }) => tag === 'and');
  score.add(isOne || isJoined || index === 0 ? 1 : 30, 'shouted', isShouted && !isAllCommon);
  const isToldSo = naming?.how === 'called' && !scene.capitalsTell;
  score.add(-29, 'an ordinary word', isOrdinary && !isQuoted && !isToldSo);
  score.add(8, 'ordinary words', isAllCommon && !isOne && !isBusiness && !isQuoted);
  score.add(-30, 'only shouted', isShouted && isAllCommon && index > 0);
  score.add(
    19,
    'a person',
    proper.length === 2 &&
      proper.every((word) => isCapital(word) && word.tag === 'name') &&
      !isBusiness,
  );
  /* "My license number, TN 55120" */
  score.add(
    -90,
    'a number with its letters',
    run.length > 1 && /^\p{Lu}{1,3}$/u.test(first.text) && /^\d{5,}$/.test(last.text),
  );
  /* "Honig, Kerzen und Bienenwachstücher" */
  score.add(
    -30,
    'nouns of a list',
    lexicon.spelling.capitalNouns === true &&
      !isNamed &&
      !isQuoted &&
      run.some(({ tag }) => tag === 'and') &&
      /^\s*,/.test(first.gap),
  );
  score.add(
    -37,
    'a place by its last word',
    lexicon.has('landWords', last.lower) && proper.length > 1 && !isNamed && !isAsked,
  );
  score.add(
    -40,
    'a title and a person',
    lexicon.has('titles', first.lower) && !/['’]s$/.test(last.lower),
  );
  score.add(
    -150,
    'said to be none',
    lexicon.has('noneWords', first.lower) && !isCapital(first) && !isQuoted,
  );
  score.add(
    -25,
    'begins in capitals, ends in small letters',
    run.length > 2 && /^\p{Lu}{2,}$/u.test(first.text) && /^\p{Ll}+$/u.test(last.text),
  );
  const and = run.findIndex(({ tag }) => tag === 'and');
  /* "Exeter and Topsham" */
  score.add(
    -60,
    'a place and another',
    and > 0 && !isNamed && !isQuoted && !isBusiness && scene.isPlace(run.slice(0, and)),
  );
  score.add(39, 'ends in a year', proper.length > 1 && /^20\d\d$/.test(last.text));
  /* "Reel Doctors SA" */
  const isDay = ({ lower, text }: Word): boolean =>
    (lexicon.has('days', lower) && !/^\p{Lu}{2}$/u.test(text)) || lexicon.has('months', lower);
  score.add(-60, 'ends in a day', !isOne && isDay(last) && !isNamed && !isQuoted);
  score.add(
    -160,
    'a post code',
    run.some(({ text }) => /^\p{Lu}{1,2}\d{1,2}\p{Lu}?$/u.test(text)) &&
      /^\d\p{Lu}{2}$/u.test(last.text),
  );
  /* "Quinta do Vale" is a farm, not a Thursday. */
  const isLinkedOn =
    kinds.isHeadFirst && isCapital(last) && lexicon.nameLinks.has(run[1]?.lower ?? '');
  score.add(-70, 'a day', isDay(first) && !isLinkedOn && (!isQuoted || proper.every(isDay)));
  score.add(
    -70,
    'never a name',
    lexicon.has('noNames', phrase) ||
      (run.length > 1 && lexicon.has('regions', phrase)) ||
      (isOne && lexicon.has('notPlaces', last.lower)),
  );
  score.add(
    -80,
    'a street or an island',
    !isNamed &&
      !isBusiness &&
      !isAsked &&
      !isQuoted &&
      ((run.length === 2 && lexicon.has('streetEndings', last.lower) && index > 0) ||
        lexicon.has('landOpeners', first.lower)),
  );
  score.add(
    -60,
    'a grade',
    run.length === 2 && lexicon.has('gradeWords', first.lower) && last.text.length < 3 && !isNamed,
  );
  score.add(
    -60,
    'a small word',
    isOne && !isQuoted && !isNamed && SMALL.has(first.tag) && isCased(first),
  );
  score.add(-70, 'a section', scene.isSection(run) && !isNamed);
  const isSectionBeside = (at: number): boolean =>
    scene.isSection(run.slice(0, at)) ||
    scene.isSection(run.slice(run[at + 1]?.tag === 'article' ? at + 2 : at + 1));
  /* "Gigs and a FAQ" */
  score.add(
    -60,
    'sections',
    !isNamed && run.some(({ tag }, at) => tag === 'and' && isSectionBeside(at)),
  );
  score.add(-90, 'an office', run.length > 2 && lexicon.has('offices', first.lower) && !isQuoted);
  /* "Est 1911" */
  score.add(
    -90,
    'since when',
    proper.length > 1 &&
      !isNamed &&
      /^\d{4}$/.test(last.text) &&
      (lexicon.classes.get('since')?.has(lowered(run.slice(0, -1))) ?? false),
  );
  score.add(-10, 'the site itself', isOne && isSite(last));
  score.add(
    -80,
    'speaks of the site',
    run.length > 1 &&
      !(naming?.how === 'called' && isQuoted) &&
      run.some(({ lower }) => lexicon.classes.get('site')?.has(lower) ?? false),
  );
  score.add(
    16,
    'a kind and its name',
    run.length > 1 &&
      run.length < 4 &&
      !lexicon.isCommon(last.lower) &&
      isSoft(run[1]?.gap ?? '') &&
      kinds.isJoined &&
      kindIn(kinds, [first], () => 1) !== null,
  );
  score.add(-25, 'not said to be a name', isBare && !isQuoted && !isBusiness);
  score.add(
    -10,
    'a kind in ordinary words, in one case',
    isBusiness &&
      !isNamed &&
      !isAsked &&
      !isQuoted &&
      isAllCommon &&
      (isSmall || !scene.capitalsTell),
  );
  score.add(-5, 'begins with what was done', first.tag === 'participle' && !isNamed && !isQuoted);
  /* "Workshop at The Glebe" */
  score.add(
    -45,
    'holds a word of place',
    !isNamed &&
      !isQuoted &&
      run.some(
        ({ tag, lower }, at) =>
          at > 0 &&
          tag === 'preposition' &&
          lexicon.has('placeLinks', lower) &&
          !lexicon.has('joinsNames', lower),
      ),
  );
  /* "Orgelbauer aus Weikersheim", "gemeinsame | Ausflüge" */
  score.add(
    -30,
    'a thing of some kind',
    lexicon.spelling.capitalNouns === true &&
      !isNamed &&
      !isQuoted &&
      (lexicon.has('fromWords', run[1]?.lower ?? '') || before?.tag === 'adjective'),
  );
  score.add(
    -60,
    'languages',
    proper.every(({ lower, tag }) => tag === 'and' || lexicon.has('languageNames', lower)),
  );
  /* "Priya Raman, Training Manager" */
  score.add(-45, 'what somebody is', !isOne && !isNamed && lexicon.has('jobs', last.lower));
  score.add(
    -40,
    'an ordinary word in quotation marks',
    isQuoted && isOrdinary && isCased(first) && !isCapital(first),
  );
}
