/** One value kept in the browser. What is read is checked; a browser that refuses storage is an empty one. */
export interface StoredEntry<T> {
  /** The stored value, or null when there is none, when it is invalid, or when storage is blocked. */
  read: () => T | null;
  /** Whether the value could be saved: false when storage is blocked or full. */
  write: (value: T) => boolean;
  remove: () => void;
}

export interface EntryOptions<T> {
  /** `local` outlives the tab and is shared by the tabs of this browser; `session` belongs to one tab. */
  area: 'local' | 'session';
  key: string;
  /** Null for anything that is not a good value. May throw. */
  parse: (text: string) => T | null;
  format: (value: T) => string;
}

/** A checked entry of localStorage or sessionStorage. Its functions never throw. */
export function storedEntry<T>({ area, key, parse, format }: EntryOptions<T>): StoredEntry<T> {
  // Reading the property `localStorage` itself throws where storage is blocked.
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  return {
    read: () =>
      attempt(() => {
        const text = storage().getItem(key);
        return text === null ? null : parse(text);
      }) ?? null,
    write: (value) =>
      attempt(() => {
        storage().setItem(key, format(value));
        return true;
      }) ?? false,
    remove: () => {
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
