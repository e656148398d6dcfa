import { asked as askedOf } from './changeRequestContext';
import type { Followed, ModelWorkEvent } from './modelWorkContext';
import { buildOf } from './outlineActs';

/** Tells of sites that are made, left or undone, and of words of a request that the rules could not read. */
export function followModelWork(
  { builderRef, generationRef, changeRequestRef }: Followed,
  sendBack: (event: ModelWorkEvent) => void,
): () => void {
  const idsOf = () => builderRef?.getSnapshot().context.history.map(({ id }) => id) ?? [];
  const known = new Set(idsOf());
  let current = buildOf(builderRef)?.id ?? null;
  let undone = builderRef?.getSnapshot().context.future.length ?? 0;
  let asked = '';
  const subscriptions = [
    builderRef?.subscribe(({ context: { currentId, future } }) => {
      if (future.length > undone) sendBack({ type: 'site.undone' });
      undone = future.length;
      if (currentId !== current) {
        current = currentId;
        const isMade =
          currentId !== null && !known.has(currentId) && buildOf(builderRef)?.isOpened !== true;
        sendBack(isMade ? { type: 'site.made', buildId: currentId } : { type: 'site.left' });
      }
      for (const id of idsOf()) known.add(id);
    }),
    generationRef?.subscribe((snapshot) => {
      if (snapshot.hasTag('busy')) sendBack({ type: 'site.left' });
    }),
    changeRequestRef?.subscribe((snapshot) => {
      const { words, unread, answer } = snapshot.context;
      const isRead = snapshot.matches('proposed') || snapshot.matches('nothingUnderstood');
      if (snapshot.matches('ready')) asked = '';
      if (!isRead || answer !== null || asked === words) return;
      const missed = unread.filter(({ reason }) => reason === 'unknown');
      if (missed.length === 0) return;
      asked = words;
      sendBack({
        type: 'words.unread',
        unread: { asked: askedOf(snapshot.context), unread: missed },
      });
    }),
  ];
  return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
}
