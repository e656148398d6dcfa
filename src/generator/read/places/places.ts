import type { Candidate } from '../draft';
import { placeRuns, type PlaceScene } from './placeRuns';
import { weighPlace } from './weighPlace';

/** Every run of words that may be where the business is, with what speaks for and against it. */
export const placeCandidates = (scene: PlaceScene): Candidate[] =>
  placeRuns(scene).map((run) => weighPlace(scene, run));
