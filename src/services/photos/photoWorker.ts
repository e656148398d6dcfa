import { expose } from 'comlink';

import { encodePhoto } from './encodePhoto';

const photoEncoder = { encodePhoto };

/** What the page may ask the worker. */
export type PhotoEncoder = typeof photoEncoder;

expose(photoEncoder);
