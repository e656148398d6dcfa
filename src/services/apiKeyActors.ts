import { fromPromise } from 'xstate';

import { createApiKey } from './apiKey';
import { copyText } from './clipboard';

/** The actors that `apiKeyMachine` names. */
export const createKey = fromPromise<string>(() => Promise.resolve(createApiKey()));

export const copyKey = fromPromise<unknown, { text: string }>(({ input }) => copyText(input.text));
