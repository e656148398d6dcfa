import { fromPromise } from 'xstate';

import type { Build } from '../../machines/entities';
import type { Generated, GenerationRequest } from '../../machines/generation';
import { downloadFile } from './download';
import { newId, now } from './identity';
import { exportInWorker, generateInWorker } from './websiteWorker';

/** Generates in the worker; gives the result its id and its time in milliseconds since the epoch. Rejects when the generator fails. */
export const generateWebsite = fromPromise<Generated, GenerationRequest>(
  async ({ input: { prompt, theme, framework }, signal }) => {
    const website = await generateInWorker({ prompt, theme, framework }, signal);
    const build: Build = {
      id: newId(),
      createdAt: now(),
      prompt,
      theme,
      framework,
      website,
      customization: website.customization,
    };
    return { kind: 'website', build };
  },
);

/** Packs the build in the worker and starts its download (specification section 5, "Export"). Rejects when either fails. */
export const exportWebsite = fromPromise<unknown, Build>(async ({ input: build, signal }) => {
  const { fileName, bytes } = await exportInWorker(build, signal);
  downloadFile(fileName, bytes, 'application/zip');
});
