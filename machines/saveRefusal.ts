/** Why a browser did not save: its storage is full, or it allows none. */
export type SaveRefusal = 'full' | 'unavailable';

/** What a keeper that could not save rejects with. */
export class SaveRefusedError extends Error {
  constructor(readonly refusal: SaveRefusal) {
    super(`The work could not be saved: storage is ${refusal}.`);
    this.name = 'SaveRefusedError';
  }
}
