import { type EventObject, fromCallback } from 'xstate';

import { type BuilderDocument, findBuild } from './builderDocument';

/** What is followed of the builder's document. */
export type FollowedDocument = Pick<BuilderDocument, 'history' | 'currentId'>;

/** A builder as those see it who follow it. */
export interface DocumentSource {
  getSnapshot: () => { context: FollowedDocument };
  subscribe: (observer: (snapshot: { context: FollowedDocument }) => void) => {
    unsubscribe: () => void;
  };
}

/**
 * An actor that follows a builder for its parent; its input is the builder, or null. `begin` gets the document as it is at
 * first and answers with what gives the event for each later one, or null. That is asked once for the first one, too.
 */
export function followBuilder<TEvent extends EventObject>(
  begin: (first: FollowedDocument) => (now: FollowedDocument) => TEvent | null,
) {
  return fromCallback<{ type: 'none' }, DocumentSource | null>(({ input: builder, sendBack }) => {
    if (builder === null) return;
    const eventFor = begin(builder.getSnapshot().context);
    const look = ({ context }: { context: FollowedDocument }) => {
      const event = eventFor(context);
      if (event !== null) sendBack(event);
    };
    look(builder.getSnapshot());
    const subscription = builder.subscribe(look);
    return () => subscription.unsubscribe();
  });
}

/** Follows a builder and tells an event whenever what `select` reads of its document is not the same any more. */
export function followChanges<TPart, TEvent extends EventObject>(
  select: (document: FollowedDocument) => TPart,
  toEvent: (part: TPart) => TEvent,
) {
  return followBuilder((first) => {
    let known = select(first);
    return (now) => {
      const part = select(now);
      if (part === known) return null;
      known = part;
      return toEvent(part);
    };
  });
}

/** Tells `build.changed` when another build becomes current; changes of the same one are not told. */
export const followBuild = followChanges(
  (document) => findBuild(document, document.currentId)?.id,
  () => ({ type: 'build.changed' }),
);
