import type { Candidate, Naming, Phrase } from '../draft';
import { type NameScene, nameRuns, type Run } from './nameRuns';
import { surroundingsOf } from './nameSurroundings';
import { placeIn } from './placeIn';
import { isCapital, isCased, isSoft, quotationEnd } from '../text/phrases';
import { weighName } from './weighName';
import type { Word } from '../text/words';

/** Every run of words that may be the name of the site, with what speaks for and against it. */
export function nameCandidates(whole: NameScene): Candidate[] {
  const firsts = new Set(whole.clauses.map(({ key, words }) => (key ?? words)[0]));
  const scene = {
    ...whole,
    namings: whole.namings.filter(mayName).map((naming) => {
      const named = withoutPlace({ ...naming, words: withoutSite(naming.words, whole) }, whole);
      const own = naming.how === 'key' ? withoutSort(named, whole) : named;
      const words = withKind(own, whole, firsts);
      return { ...naming, words: naming.how === 'called' ? inFull(words, whole) : words };
    }),
  };
  const said = scene.namings.flatMap(({ words }): Run[] => {
    const index = scene.clauses.findIndex(({ key, words: own }) =>
      [...(key ?? []), ...own].includes(words[0] as Word),
    );
    const clause = scene.clauses[index];
    if (clause === undefined || words.some(isFact)) return [];
    const all = [...(clause.key ?? []), ...clause.words];
    const from = all.indexOf(words[0] as Word);
    return [{ words: all, from, to: from + words.length, clause, index }];
  });
  const runs = new Map<string, Run>();
  for (const run of [...said, ...nameRuns(scene)]) {
    const [first] = run.words.slice(run.from, run.to);
    const isCalled = scene.namings.some(({ words, how }) => how === 'called' && words[0] === first);
    if (run.to - run.from === 1 && isFact(first) && !isCalled) continue;
    const place = `${run.words[run.from]?.at ?? -1}+${run.to - run.from}`;
    if (!runs.has(place)) runs.set(place, run);
  }
  const surroundings = surroundingsOf(scene);
  return [...runs.values()].map((run) => weighName(scene, run, surroundings));
}

/** "Name: Mon-Fri 9-17" */
const isFact = (word: Word | undefined): boolean => word?.fact != null && word.fact !== 'year';

/** Whether what is said to be called so can be a name: "At" and "Today" cannot. */
const mayName = ({ words: [first, next], how }: Naming): boolean =>
  next !== undefined ||
  !isCased(first) ||
  (first?.tag !== 'preposition' && !(how === 'is' && first?.tag === 'adverb'));

/** "Die Seite | Reetdach Petersen" */
const withoutSite = (named: Phrase, { lexicon }: NameScene): Phrase =>
  named.length > 2 &&
  named[0]?.tag === 'article' &&
  !isCapital(named[0]) &&
  isCapital(named[2]) === isCased(named[2]) &&
  (lexicon.classes.get('site')?.has(named[1]?.lower ?? '') ?? false)
    ? named.slice(2)
    : named;

/** What is called so, as it stands longer elsewhere: "Marion Adair", "so Marion Adair Alterations". */
function inFull(named: Phrase, { words, lexicon, kinds, capitalsTell }: NameScene): Phrase {
  if (!capitalsTell || named.length < 2 || !named.every(isCapital)) return named;
  for (const [at] of words.entries()) {
    if (!named.every(({ lower }, index) => words[at + index]?.lower === lower)) continue;
    let end = at + named.length;
    while (isCapital(words[end]) && isSoft(words[end]?.gap ?? ',')) end += 1;
    const added = words.slice(at + named.length, end);
    const isKind =
      added.length > 0 &&
      added.length < 4 &&
      (lexicon.has('businessWords', added.at(-1)?.lower ?? '') ||
        added.some((_, index) => kinds.phrases.lengthAt(added, index) > 0));
    if (isKind) return words.slice(at, end);
  }
  return named;
}

/** A name without its kind in small letters: "Festival de títeres | Hilo Flojo". */
function withoutSort(named: Phrase, { kinds, lexicon }: NameScene): Phrase {
  const at = named.findIndex(
    (word, index) =>
      index > 1 && isCapital(word) && isSoft(word.gap) && !isCapital(named[index - 1]),
  );
  const [before, first] = [named[at - 1], named[0]];
  const isSort =
    kinds.isHeadFirst &&
    at > 1 &&
    (kinds.phrases.has(first?.lower ?? '') || lexicon.has('businessWords', first?.lower ?? '')) &&
    before !== undefined &&
    ['noun', 'other', 'adjective'].includes(before.tag) &&
    !named.slice(1, at).some(isCapital);
  return isSort ? named.slice(at) : named;
}

/** A name with the kind before it that is part of it by its capital: "il | Coro Croda Bianca". */
function withKind(
  named: Phrase,
  { words, kinds, lexicon }: NameScene,
  firsts: ReadonlySet<Word | undefined>,
): Phrase {
  const first = named[0];
  const before = words[(first?.at ?? 0) - 1];
  const isPart =
    kinds.isHeadFirst &&
    before !== undefined &&
    isCapital(before) &&
    isCapital(first) &&
    isSoft(first?.gap ?? '') &&
    !firsts.has(before) &&
    (lexicon.has('businessWords', before.lower) || kinds.phrases.has(before.lower));
  return isPart ? [before, ...named] : named;
}

/** A name without the place behind it: "called Crumb in Porto". */
function withoutPlace(
  { words, how }: Naming,
  { lexicon, kinds, isPlace, behind, words: all }: NameScene,
): Phrase {
  const isQuoted =
    quotationEnd(words, 0, words.length, (at) => behind(words[at - 1] as Word)) === words.length;
  if (isQuoted) return words;
  const from = words[0]?.at ?? 0;
  const inPlace = placeIn(all, from, from + words.length, { lexicon, kinds, isPlace });
  const place = words.findIndex(
    ({ tag, lower }, at) =>
      at > 0 &&
      tag === 'preposition' &&
      lexicon.has('placeLinks', lower) &&
      !lexicon.has('joinsNames', lower) &&
      (isPlace(words.slice(at + 1)) ||
        (!words.some(isCapital) &&
          lexicon.has('inWords', lower) &&
          isPlace(words.slice(at + 1, at + 2))) ||
        (how !== 'key' &&
          lexicon.has('inWords', lower) &&
          at === words.length - 2 &&
          isCapital(words[at + 1]) &&
          !(at === 1 && lexicon.isCommon(words[0]?.lower ?? '')) &&
          !lexicon.isCommon(words[at + 1]?.lower ?? ''))),
  );
  /* "Knead to Know | on Hindley Street" */
  const street = words.findIndex(({ lower }, at) => {
    const end = words.findIndex((word, index) => index > at && !isCapital(word));
    const road = words.slice(at + 1, end < 0 ? words.length : end);
    return (
      at > 0 &&
      lexicon.has('settingWords', lower) &&
      !isCapital(words[at]) &&
      road.length > 1 &&
      lexicon.has('streetEndings', road.at(-1)?.lower ?? '')
    );
  });
  /* "Tranters Dock | at Braunston" */
  const site = words.findIndex(
    ({ lower }, at) =>
      at > (words[0]?.tag === 'article' ? 2 : 1) &&
      lexicon.has('atWords', lower) &&
      isCapital(words[at + 1]) &&
      !isCapital(words[at]) &&
      !lexicon.isCommon(words[at + 1]?.lower ?? ''),
  );
  /* "焼津の | 第八宝生丸" */
  const of = words.findIndex(({ lower }) => lexicon.complements.has(lower));
  if (!isCased(words[0]) && lexicon.isHeadLast && of > 0 && of < 3 && isPlace(words.slice(0, of)))
    return words.slice(of + 1);
  /* "Fratelli Morandin | di Bassano del Grappa" */
  const town = words.findIndex(
    ({ lower }, at) =>
      at > 1 &&
      kinds.isHeadFirst &&
      lexicon.has('townLinks', lower) &&
      isPlace(words.slice(at + 1)) &&
      words.slice(0, at).some((word) => !lexicon.isCommon(word.lower)),
  );
  const end = [place, site, street, town, (inPlace ?? from) - from].filter((at) => at > 0);
  return end.length > 0 ? words.slice(0, Math.min(...end)) : words;
}
