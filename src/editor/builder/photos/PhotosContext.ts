import { createContext } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { photosMachine } from '../../../../machines/photos';

export type PhotosRef = ActorRefFromLogic<typeof photosMachine>;

/** Who takes in logo and photos and knows where they stand; null where a site is only looked at. */
export const PhotosContext = createContext<PhotosRef | null>(null);
