import { fromPromise } from 'xstate';

import { copyText } from './clipboard';

/** Puts a component's code on the clipboard (specification section 8). Rejects where the browser refuses. */
export const copyCode = fromPromise<unknown, string>(({ input: code }) => copyText(code));
