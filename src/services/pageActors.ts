import { fromPromise } from 'xstate';

import type { SiteReport } from '../../machines/siteReport';
import type { CopiedPage, PageOfBuild } from '../../machines/builderContext';
import type { Build } from '../../machines/entities';
import { copyText } from './clipboard';
import { openDocument } from './openDocument';
import { inspectInWorker, singleDocumentInWorker } from './websiteWorker';

/**
 * Puts the page in view on the clipboard as one HTML document, its links to other pages as in the ZIP, and says whether the
 * browser let it. Rejects when the page cannot be made.
 */
export const copyPage = fromPromise<CopiedPage, PageOfBuild>(
  async ({ input: { build, path }, signal }) => {
    const html = await singleDocumentInWorker(build, { path }, signal);
    const isCopied = await copyText(html).then(
      () => true,
      () => false,
    );
    return { html, isCopied };
  },
);

/** Checks a build as it would be exported. Rejects when its site cannot be read or the worker fails. */
export const inspect = fromPromise<SiteReport, Build>(({ input: build, signal }) =>
  inspectInWorker(build, signal),
);

/**
 * Shows a build's site in a new tab, in the language of the page in view. A tab has no other files: all sections of a site
 * with several pages stand on one there, so that each link leads somewhere. Rejects when the page cannot be made or the
 * browser refuses.
 */
export const openPage = fromPromise<unknown, PageOfBuild>(
  async ({ input: { build, path }, signal }) => {
    openDocument(await singleDocumentInWorker(build, { path, isWhole: true }, signal));
  },
);
