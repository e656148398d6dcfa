import { createContext } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { changeRequestMachine } from '../../../../machines/changeRequest';

export type ChangeRequestRef = ActorRefFromLogic<typeof changeRequestMachine>;

/** What reads requests for changes; null where they are not offered. */
export const RequestContext = createContext<ChangeRequestRef | null>(null);
