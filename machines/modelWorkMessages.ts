const KEPT = 'The same prompt may give other words next time; this site keeps these.';
const AS_BEFORE = 'The site is as the rules made it.';
const STAYS = 'What it had written stays.';

const counted = (count: number): string => (count === 1 ? '1 text' : `${count} texts`);

/** What the builder tells of a language model's work; a sibling of `messages.ts`. `written`: how many texts are the model's. */
export const modelWorkMessages = {
  read: 'Your language model is reading your prompt.',
  write: `Your language model is writing. ${KEPT}`,
  change: 'Your language model is reading what you asked for.',
  finished: (written: number, hasRead: boolean): string => {
    if (written > 0)
      return `Your language model wrote ${counted(written)}. ${KEPT} Undo takes them back.`;
    return hasRead
      ? 'Your language model read your prompt; the rules wrote the texts. Undo takes back what it read.'
      : `Your language model found nothing to add. ${AS_BEFORE}`;
  },
  cancelled: (written: number): string =>
    written > 0
      ? `Cancelled. ${counted(written)} of your language model stay. Undo takes them back.`
      : `Cancelled. ${AS_BEFORE}`,
  timedOut: (written: number): string =>
    `Your language model took too long. ${written > 0 ? STAYS : AS_BEFORE}`,
  /** `toDo`: what the person can do about `what`. */
  refused: (written: number, what: string, toDo: string): string =>
    written > 0 ? `${what} ${STAYS} ${toDo}` : `${what} ${toDo}`,
  failed: (written: number): string =>
    `What your language model answered could not be used. ${written > 0 ? STAYS : AS_BEFORE}`,
} as const;
