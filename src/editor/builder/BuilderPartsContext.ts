import { createContext } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { changeRequestMachine } from '../../../machines/changeRequest';
import type { contactDetailsMachine } from '../../../machines/contactDetails';
import type { deliveryFormMachine } from '../../../machines/deliveryForm';
import type { heroPictureMachine } from '../../../machines/heroPicture';
import type { imageLibraryMachine } from '../../../machines/imageLibrary';
import type { inspectionMachine } from '../../../machines/inspection';
import type { linkFormMachine } from '../../../machines/linkForm';
import type { listingFormMachine } from '../../../machines/listingForm';
import type { photosMachine } from '../../../machines/photos';

export interface HeroRefs {
  heroPictureRef: ActorRefFromLogic<typeof heroPictureMachine>;
  imageLibraryRef: ActorRefFromLogic<typeof imageLibraryMachine>;
}

export interface ListingRefs {
  listingRef: ActorRefFromLogic<typeof listingFormMachine>;
  /** Knows how the generator lists the pages. */
  inspectionRef: ActorRefFromLogic<typeof inspectionMachine>;
}

export type ChangeRequestRef = ActorRefFromLogic<typeof changeRequestMachine>;
export type LinkFormRef = ActorRefFromLogic<typeof linkFormMachine>;
export type PhotosRef = ActorRefFromLogic<typeof photosMachine>;

/** The machines of the builder's parts; what is left out is not offered, as where a site is only looked at. */
export interface BuilderParts {
  /** What paints heroes, and the images there are to choose from. */
  hero?: HeroRefs;
  /** Where messages go. */
  deliveryRef?: ActorRefFromLogic<typeof deliveryFormMachine>;
  /** Logo and photos. */
  photosRef?: PhotosRef;
  detailsRef?: ActorRefFromLogic<typeof contactDetailsMachine>;
  linkFormRef?: LinkFormRef;
  /** How pages are listed. */
  listing?: ListingRefs;
  changeRequestRef?: ChangeRequestRef;
}

export const BuilderPartsContext = createContext<BuilderParts>({});
