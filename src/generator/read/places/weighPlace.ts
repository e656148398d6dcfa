import type { Candidate } from '../draft';
import { isCased } from '../text/phrases';
import { Score } from '../Score';
import type { Word } from '../text/words';
import { placeFeatures } from './placeFeatures';
import type { PlaceRun, PlaceScene } from './placeRuns';
import { weighPlaceForm } from './weighPlaceForm';
import { weighPlaceNames } from './weighPlaceNames';
import { weighPlaceNeighbours } from './weighPlaceNeighbours';
import { weighPlacePlaces } from './weighPlacePlaces';
import { weighPlacePosition } from './weighPlacePosition';

const ENOUGH = 15;
const IN_ADDRESS = 8;
const TOWN_IN_ADDRESS = 45;
const STREET = -1;

/** A run with what speaks for and against its being where the business is. */
export function weighPlace(scene: PlaceScene, placeRun: PlaceRun): Candidate {
  const run = placeRun.words.slice(placeRun.from, placeRun.to);
  if (run[0]?.fact === 'address')
    return {
      words: run,
      weight: isTownKnown(run[0], scene)
        ? TOWN_IN_ADDRESS
        : isStreetAlone(run[0])
          ? STREET
          : IN_ADDRESS,
      reason: 'place: in the address',
    };
  const features = placeFeatures(scene, placeRun);
  const score = new Score('place');
  weighPlaceForm(features, score);
  weighPlaceNames(features, score);
  weighPlaceNeighbours(features, score);
  weighPlacePlaces(features, score);
  weighPlacePosition(features, score);
  return { words: run, weight: score.sum - ENOUGH, reason: score.reason };
}

/** Whether an address ends in a town that is known: "Plaza del Torico 8, Teruel". */
function isTownKnown(address: Word, { isPlace }: PlaceScene): boolean {
  const town = address.lower.split(',').slice(1).at(-1)?.replace(/\d/g, '').trim() ?? '';
  return town !== '' && isPlace([{ ...address, lower: town }]);
}

/** "31 Palace Street": it says no town. */
const isStreetAlone = (address: Word): boolean =>
  isCased(address) && !/[,\n]|\d{4}/.test(address.text);
