import { fromPromise } from 'xstate';

import type { CopiedPage } from '../../machines/builderContext';
import type { Build } from '../../machines/entities';
import { copyText } from './clipboard';
import { openDocument } from './openDocument';
import { singleDocumentInWorker } from './websiteWorker';

/** Puts a build's page on the clipboard as one HTML document, and says whether the browser let it. Rejects when the page cannot be made. */
export const copyPage = fromPromise<CopiedPage, Build>(async ({ input: build, signal }) => {
  const html = await singleDocumentInWorker(build, signal);
  const isCopied = await copyText(html).then(
    () => true,
    () => false,
  );
  return { html, isCopied };
});

/** Shows a build's page in a new tab. Rejects when the page cannot be made or the browser refuses. */
export const openPage = fromPromise<unknown, Build>(async ({ input: build, signal }) => {
  openDocument(await singleDocumentInWorker(build, signal));
});
