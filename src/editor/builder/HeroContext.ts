import { createContext } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { heroPictureMachine } from '../../../machines/heroPicture';
import type { imageLibraryMachine } from '../../../machines/imageLibrary';

export interface HeroRefs {
  heroPictureRef: ActorRefFromLogic<typeof heroPictureMachine>;
  imageLibraryRef: ActorRefFromLogic<typeof imageLibraryMachine>;
}

/** Who paints heroes and which images there are to choose from; null where sites keep their drawings. */
export const HeroContext = createContext<HeroRefs | null>(null);
