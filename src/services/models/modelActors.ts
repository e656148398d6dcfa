import { fromPromise } from 'xstate';

import type {
  CheckedModel,
  ModelDownload,
  SavedLanguageModel,
} from '../../../machines/languageModel';
import { checkBrowserModel, downloadBrowserModel } from './browserModel';
import { checkServer } from './localServer';

/** The actors that `languageModelMachine` names. Stopping one ends what it does; both reject with `ModelError`. */
export const checkSource = fromPromise<CheckedModel, SavedLanguageModel>(({ input, signal }) =>
  input.source === 'browser' ? checkBrowserModel(signal) : checkServer(input, signal),
);

export const downloadModel = fromPromise<unknown, ModelDownload>(({ input, signal }) =>
  downloadBrowserModel(input, signal),
);
