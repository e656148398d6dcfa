import { expose } from 'comlink';

import { encodePhoto, shrinkPhoto } from './encodePhoto';

const photoEncoder = { encodePhoto, shrinkPhoto };

/** What the page may ask the worker. */
export type PhotoEncoder = typeof photoEncoder;

expose(photoEncoder);
