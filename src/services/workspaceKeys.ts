const PREFIX = 'workspace:';

/** Where the work of this user stands in the session storage of this tab. */
export function workspaceKey(uid: string): string {
  return `${PREFIX}${uid}`;
}

/** Removes the saved work of every user but `keptUid` from this tab (specification section 4, "Auth listener"). Never throws. */
export function forgetStoredWork(keptUid: string | null = null): void {
  try {
    const kept = keptUid === null ? null : workspaceKey(keptUid);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && key !== kept) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}
