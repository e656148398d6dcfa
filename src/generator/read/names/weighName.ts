import type { Candidate } from '../draft';
import { nameFeatures, type NameFeatures } from './nameFeatures';
import type { NameScene, Run } from './nameRuns';
import type { Surroundings } from './nameSurroundings';
import { isCapital, isCased } from '../text/phrases';
import { Score } from '../Score';
import { weighNameBehind } from './weighNameBehind';
import { weighNameForm } from './weighNameForm';
import { weighNameNeighbours } from './weighNameNeighbours';
import { weighNameOpening } from './weighNameOpening';
import { weighNamePosition } from './weighNamePosition';
import { weighNameQuotations } from './weighNameQuotations';
import { weighNameSmall } from './weighNameSmall';
import { weighNameTold } from './weighNameTold';
import { weighNameWhere } from './weighNameWhere';

/** What speaks against any run. */
const THRESHOLD = 49;

/** A run with what speaks for and against its being the name. */
export function weighName(scene: NameScene, run: Run, surroundings: Surroundings): Candidate {
  const features = nameFeatures(scene, run, surroundings);
  const score = new Score('name');
  weighNaming(features, score);
  weighNameForm(features, score);
  weighNameWhere(features, score);
  weighNameSmall(features, score);
  weighNameOpening(features, score);
  weighNamePosition(features, score);
  weighNameNeighbours(features, score);
  weighNameBehind(features, score);
  weighNameTold(features, score);
  weighNameQuotations(features, score);
  return { words: features.run, weight: score.sum - THRESHOLD, reason: score.reason };
}

/** What the prompt itself says to be the name. */
function weighNaming(
  {
    first,
    run,
    proper,
    isDefinite,
    isBusiness,
    isKindAlone,
    isQuoted,
    naming,
    scene,
  }: NameFeatures,
  score: Score,
): void {
  score.add(92, 'called so', naming?.how === 'called');
  score.add(1, 'something else is called so', naming?.how === 'other');
  score.add(
    45,
    'the one thing that is called so',
    naming?.how === 'thing' &&
      isCapital(first) &&
      scene.namings.every(({ words }) => words[0] === naming.words[0]),
  );
  score.add(
    15,
    'the only thing that is called so',
    naming?.how === 'other' &&
      (isQuoted
        ? scene.namings.length === 1
        : scene.namings.every(({ words }) => words[0] === naming.words[0])) &&
      proper.length > 1 &&
      isCapital(first),
  );
  score.add(
    -50,
    'another is called so',
    naming === undefined &&
      !isQuoted &&
      scene.namings.some(
        ({ how, words }) =>
          how === 'called' &&
          isCapital(words[0]) &&
          !words.some(({ lower }) => lower === run.at(-1)?.lower),
      ),
  );
  score.add(
    -25,
    'something else is called so, in quotes',
    naming?.how === 'other' && isQuoted && isCased(first),
  );
  score.add(16, 'who writes', naming?.how === 'person');
  score.add(42, 'said what it is', naming?.how === 'is' && (!isKindAlone || isDefinite));
  score.add(
    30,
    'who writes, without capitals',
    naming?.how === 'person' &&
      !isCased(first) &&
      proper.length < 3 &&
      !scene.namings.some(({ how }) => how === 'called'),
  );
  /* "Name Wtrysk-Pol" */
  score.add(
    -40,
    'begins with what names it',
    scene.lexicon.has('naming', first.lower) &&
      scene.namings.some(({ words: named }) => named[0] === run[1]),
  );
  score.add(109, 'the value of a key for names', naming?.how === 'key');
  /* "Client: Dempers" below "Project brief — Dempers Acoustic Consultants" */
  const isLonger = scene.namings.some(
    ({ how, words }) =>
      how === 'key' &&
      words.length < run.length &&
      words.every(({ lower }, at) => run[at]?.lower === lower) &&
      isBusiness,
  );
  score.add(60, 'the value of a key in full', isLonger && run.every(isCapital));
}
