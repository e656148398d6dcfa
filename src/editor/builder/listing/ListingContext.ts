import { createContext } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { inspectionMachine } from '../../../../machines/inspection';
import type { listingFormMachine } from '../../../../machines/listingForm';

export interface ListingRefs {
  listingRef: ActorRefFromLogic<typeof listingFormMachine>;
  /** Knows how the generator lists the pages. */
  inspectionRef: ActorRefFromLogic<typeof inspectionMachine>;
}

/** Who takes in how pages are listed; null where a site is only looked at. */
export const ListingContext = createContext<ListingRefs | null>(null);
