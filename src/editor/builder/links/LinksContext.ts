import { createContext } from 'react';
import type { ActorRefFromLogic } from 'xstate';

import type { linkFormMachine } from '../../../../machines/linkForm';

export type LinkFormRef = ActorRefFromLogic<typeof linkFormMachine>;

/** Who leads the links of the site elsewhere; null where a site is only looked at. */
export const LinksContext = createContext<LinkFormRef | null>(null);
