import type { SnapshotFrom } from 'xstate';

import type { savingMachine } from '../../../machines/saving';

/** Where the work is kept, or why it is not, in the words of the header and of App Settings. */
export function saveStateText(snapshot: SnapshotFrom<typeof savingMachine>): string {
  if (snapshot.matches('off')) return 'Auto Save is off: kept in this tab only';
  if (snapshot.matches('blocked')) {
    return snapshot.context.refusal === 'full'
      ? 'Not saved: this browser’s storage is full'
      : 'Not saved: this browser allows no storage';
  }
  return snapshot.matches('saved') ? 'Saved in this browser' : 'Saving…';
}
