import { fromPromise } from 'xstate';

import type { SiteReport } from '../../machines/siteReport';
import type { Build } from '../../machines/entities';
import type { CopiedPage, ExportedFiles, OpenedPage, PageRequest } from '../../machines/handover';
import { copyText } from './clipboard';
import { downloadFile } from './download';
import { openDocument } from './openDocument';
import { exportInWorker, inspectInWorker, singleDocumentInWorker } from './websiteWorker';

/** Packs the build in the worker and starts its download, and answers with what is in it (specification section 5, "Export"). Rejects when either fails. */
export const exportWebsite = fromPromise<ExportedFiles, PageRequest>(async ({ input, signal }) => {
  const { build } = await input.page;
  const { fileName, paths, bytes } = await exportInWorker(build, signal);
  downloadFile(fileName, bytes, 'application/zip');
  return { fileName, paths };
});

/**
 * Puts the page in view on the clipboard as one HTML document, its links to other pages as in the ZIP, and says whether the
 * browser let it. Rejects when the page cannot be made.
 */
export const copyPage = fromPromise<CopiedPage, PageRequest>(({ input: { page }, signal }) =>
  copyDocument(page.then(({ build, path }) => singleDocumentInWorker(build, { path }, signal))),
);

/** Puts a document that is still being made on the clipboard, within the press. Rejects as `document` does. */
export async function copyDocument(document: Promise<string>): Promise<CopiedPage> {
  const isCopied = copyText(document).then(
    () => true,
    () => false,
  );
  return { html: await document, isCopied: await isCopied };
}

/** Checks a build as it would be exported. Rejects when its site cannot be read or the worker fails. */
export const inspect = fromPromise<SiteReport, Build>(({ input: build, signal }) =>
  inspectInWorker(build, signal),
);

/**
 * Shows a build's site in a new tab, in the language of the page in view. A tab has no other files: all sections of a site
 * with several pages stand on one there, so that each link leads somewhere. Rejects when the page cannot be made.
 */
export const openPage = fromPromise<OpenedPage, PageRequest>(({ input: { page }, signal }) =>
  openDocument(
    page.then(({ build, path }) => singleDocumentInWorker(build, { path, isWhole: true }, signal)),
  ),
);
