import { createContext } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { deliveryFormMachine } from '../../../../machines/deliveryForm';

/** Who chooses where messages go; null where a site is only looked at. */
export const DeliveryContext = createContext<ActorRefFromLogic<typeof deliveryFormMachine> | null>(
  null,
);
