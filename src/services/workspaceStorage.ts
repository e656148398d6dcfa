import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';

import type { Build } from '../../machines/entities';
import type { SavedWork, Work } from '../../machines/savedWork';
import { SaveRefusedError, type SaveRequest, type SavingEvent } from '../../machines/saving';
import { savedWorkSchemas, storedBuild, storedComponent } from './savedWorkSchemas';
import { forgetStoredWork, workspaceKey } from './workspaceKeys';

const envelope = v.object({ version: v.literal(1), work: v.record(v.string(), v.unknown()) });

/**
 * What this tab has saved of a user's work. Session storage belongs to one tab (a duplicated tab starts with a copy), so
 * two tabs never write over each other. What does not parse is left out; blocked storage is empty storage. Never throws.
 */
export function storedWork(uid: string): Partial<SavedWork> {
  try {
    const stored = v.parse(
      envelope,
      JSON.parse(sessionStorage.getItem(workspaceKey(uid)) ?? 'null'),
    );
    return Object.fromEntries(
      Object.entries(savedWorkSchemas).flatMap(([part, schema]) => {
        const parsed = v.safeParse<v.GenericSchema>(schema, stored.work[part]);
        return parsed.success ? [[part, parsed.output]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/**
 * Writes the work in place of what stood there. What does not fit is written without the sites of its builds, which the
 * generator makes again from their prompts. What stood there stays when the browser refuses. Throws `SaveRefusedError`.
 */
export function writeWork({ uid, work }: SaveRequest): void {
  const write = (storedAs: (build: Build) => object) => {
    const { builder, componentLibrary: library } = work;
    const parts = {
      ...work,
      ...(builder && { builder: { ...builder, history: builder.history.map(storedAs) } }),
      ...(library && {
        componentLibrary: { ...library, items: library.items.map(storedComponent) },
      }),
    };
    sessionStorage.setItem(workspaceKey(uid), JSON.stringify({ version: 1, work: parts }));
  };
  try {
    try {
      write(storedBuild);
    } catch (error) {
      if (!isFull(error)) throw error;
      write((build) => storedBuild({ ...build, website: { ...build.website, site: '' } }));
    }
  } catch (error) {
    throw new SaveRefusedError(isFull(error) ? 'full' : 'unavailable');
  }
}

/** `readWork` of the workspace chart. Nothing of anybody else is left in this tab afterwards. */
export const readWork = fromPromise<Partial<SavedWork>, { uid: string }>(({ input: { uid } }) => {
  forgetStoredWork(uid);
  return Promise.resolve(storedWork(uid));
});

/** `forgetWork` of the workspace chart. */
export const forgetWork = fromPromise<unknown, { uid: string }>(() => {
  forgetStoredWork();
  return Promise.resolve();
});

/** `writeWork` for the saving chart: the writing is done when the actor has started. */
export const save = fromPromise<unknown, SaveRequest>(
  ({ input }) =>
    new Promise<void>((resolve) => {
      writeWork(input);
      resolve();
    }),
);

/** Reports `page.hidden` at the last moments in which a page can be sure to run. */
export const observePage = fromCallback<SavingEvent>(({ sendBack }) => {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') sendBack({ type: 'page.hidden' });
  };
  const onPageHide = () => sendBack({ type: 'page.hidden' });
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pagehide', onPageHide);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('pagehide', onPageHide);
  };
});

/** Lets the browser ask before the page is closed or reloaded, but only while that would lose something. */
export const askBeforeLeaving = fromCallback<SavingEvent, Work<SavedWork>>(({ input: work }) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const follow = () => {
    if (work.isWorthKeeping()) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  follow();
  const stop = work.observe(follow);
  return () => {
    stop();
    removeEventListener('beforeunload', ask);
  };
});

/** Browsers name a full storage differently; Firefox's old name and the legacy code 22 still occur. */
function isFull(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return (
    error.name === 'QuotaExceededError' ||
    error.name === 'NS_ERROR_DOM_QUOTA_REACHED' ||
    error.code === 22 ||
    error.code === 1014
  );
}
