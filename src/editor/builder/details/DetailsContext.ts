import { createContext } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { contactDetailsMachine } from '../../../../machines/contactDetails';

/** Who takes the contact details of the site; null where a site is only looked at. */
export const DetailsContext = createContext<ActorRefFromLogic<typeof contactDetailsMachine> | null>(
  null,
);
