import type { Candidate, Naming, Phrase } from '../draft';
import { type NameScene, nameRuns, type Run } from './nameRuns';
import { surroundingsOf } from './nameSurroundings';
import { isCapital, quotationEnd } from '../text/phrases';
import { weighName } from './weighName';
import type { Word } from '../text/words';

/** Every run of words that may be the name of the site, with what speaks for and against it. */
export function nameCandidates(whole: NameScene): Candidate[] {
  const scene = {
    ...whole,
    namings: whole.namings.map((naming) => ({
      ...naming,
      words: withoutPlace(naming, whole),
    })),
  };
  const said = scene.namings.flatMap(({ words }): Run[] => {
    const index = scene.clauses.findIndex(({ key, words: own }) =>
      [...(key ?? []), ...own].includes(words[0] as Word),
    );
    const clause = scene.clauses[index];
    if (clause === undefined) return [];
    const all = [...(clause.key ?? []), ...clause.words];
    const from = all.indexOf(words[0] as Word);
    return [{ words: all, from, to: from + words.length, clause, index }];
  });
  const runs = new Map<string, Run>();
  for (const run of [...said, ...nameRuns(scene)]) {
    const place = `${run.words[run.from]?.at ?? -1}+${run.to - run.from}`;
    if (!runs.has(place)) runs.set(place, run);
  }
  const surroundings = surroundingsOf(scene);
  return [...runs.values()].map((run) => weighName(scene, run, surroundings));
}

/** A name without the place behind it: "called Crumb in Porto". */
function withoutPlace({ words, how }: Naming, { lexicon, isPlace, behind }: NameScene): Phrase {
  const isQuoted =
    quotationEnd(words, 0, words.length, (at) => behind(words[at - 1] as Word)) === words.length;
  if (isQuoted) return words;
  const place = words.findIndex(
    ({ tag, lower }, at) =>
      at > 0 &&
      tag === 'preposition' &&
      lexicon.has('placeLinks', lower) &&
      !lexicon.has('joinsNames', lower) &&
      (isPlace(words.slice(at + 1)) ||
        (how !== 'key' &&
          lexicon.has('inWords', lower) &&
          at === words.length - 2 &&
          isCapital(words[at + 1]))),
  );
  return place > 0 ? words.slice(0, place) : words;
}
