import * as v from 'valibot';

import type { SavedWork } from '../../machines/savedWork';
import { earlierPart } from './keptWork';
import { savedWorkSchemas } from './savedWorkSchemas';

const PREFIX = 'workspace:';

const envelope = v.object({ version: v.literal(1), work: v.record(v.string(), v.unknown()) });

/**
 * What this tab kept of a user's work in its session storage, as the app did before it kept work by person. What does not
 * parse is left out; blocked storage is empty storage. Never throws.
 */
export function earlierWork(uid: string): Partial<SavedWork> {
  try {
    const stored = v.parse(envelope, JSON.parse(sessionStorage.getItem(PREFIX + uid) ?? 'null'));
    return Object.fromEntries(
      Object.entries(savedWorkSchemas).flatMap(([part, schema]) => {
        const parsed = v.safeParse<v.GenericSchema>(
          schema,
          stored.work[part] ?? earlierPart(part, stored.work),
        );
        return parsed.success ? [[part, parsed.output]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Removes what was kept that way of every user but `keptUid`. Never throws. */
export function forgetEarlierWork(keptUid: string | null = null): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && key !== `${PREFIX}${keptUid ?? ''}`) {
        sessionStorage.removeItem(key);
      }
    }
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}
