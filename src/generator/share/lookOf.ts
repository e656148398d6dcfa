import { designSeed, sceneOf } from '../pictures/drawPictures';
import { seedOf } from '../../../machines/random';
import type { Look, Site } from '../types';

/** What the design of a site was made of, without the words of the site that it came from. */
export function lookOf({ brief, copy, design: { layouts, pictures } }: Site): Look {
  const seed = designSeed(brief, copy);
  return {
    seed: seedOf(seed),
    layouts,
    things: sceneOf(seed, brief, copy).things,
    subjects: Object.fromEntries(
      pictures.flatMap(({ id, subject }) => (subject === undefined ? [] : [[id, subject]])),
    ),
  };
}
