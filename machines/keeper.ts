import type { Build, UIComponent } from './entities';
import type { Image } from './image';
import type { LearnedList } from './learned';
import type { SavedWork } from './savedWork';
import { SaveRefusedError } from './saveRefusal';

/** What another tab of the same person has saved; what it leaves out has not changed. */
export type LearnedWork = Partial<
  Pick<SavedWork, 'settings' | 'plan' | 'apiKey' | 'webhooks'> & {
    builds: LearnedList<Build>;
    components: LearnedList<UIComponent>;
    images: LearnedList<Image>;
  }
>;

/** Where the work of one person is kept, for all their tabs. */
export interface Keeper {
  /** What was kept when it was opened. */
  saved: Partial<SavedWork>;
  /**
   * Keeps the work: of lists what has changed, in this tab, since it was read or saved last; parts that are missing are
   * forgotten. Everything is on its way before this returns, because a hidden page may get no other moment. Rejects with
   * `SaveRefusedError`, and then keeps what it had; where only photos found no room, all else is kept.
   */
  save: (work: Partial<SavedWork>) => Promise<void>;
  /** Calls back with what other tabs have saved; returns what ends that, and the keeper with it. */
  observe: (onLearned: (learned: LearnedWork) => void) => () => void;
}

/** Where nothing can be kept: the work is in memory alone. */
export const NO_KEEPER: Keeper = {
  saved: {},
  save: () => Promise.reject(new SaveRefusedError('unavailable')),
  observe: () => () => undefined,
};
