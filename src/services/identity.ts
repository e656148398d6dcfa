/** A new id that no other has: a random UUID. */
export function newId(): string {
  return crypto.randomUUID();
}

/** This moment, in milliseconds since the epoch. */
export function now(): number {
  return Date.now();
}
