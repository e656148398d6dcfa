import { fromPromise } from 'xstate';

import type { VersionStamp } from '../../machines/renaming';
import { newId, now } from './identity';

/** What a version is known by that a person keeps of a site: an id that no other has, and this moment in milliseconds. */
export const stampVersion = fromPromise<VersionStamp>(() =>
  Promise.resolve({ id: newId(), createdAt: now() }),
);
