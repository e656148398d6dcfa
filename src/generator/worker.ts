import { expose } from 'comlink';

import { generator } from './generator';

expose(generator);
