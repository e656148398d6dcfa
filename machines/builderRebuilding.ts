import { builderSetup } from './builderSetup';
import { findBuild } from './builderDocument';
import { messages } from './messages';
import { rebuildOf } from './siteChange';

/** Nothing is asked of a site that is not drawn yet. */
export const ready = builderSetup.createStateConfig({
  always: { guard: 'hasChangeToDraw', target: 'rebuilding' },
});

/**
 * A site is drawn again in place, because what was understood of it or its design was changed (specification section 2,
 * builder). It spends no generation and keeps what the person wrote. What is asked or written meanwhile is drawn with it;
 * what is asked of another build waits its turn, whichever one is current.
 */
export const rebuilding = builderSetup.createStateConfig({
  tags: 'rebuilding',
  entry: 'beginChange',
  invoke: {
    src: 'rebuildWebsite',
    input: ({ context }) => {
      const pending = context.pendingChanges[0];
      const build = findBuild(context, pending?.buildId ?? null);
      if (pending === undefined || build === null) {
        throw new Error('builderMachine: there is no change to draw.');
      }
      return rebuildOf(build, pending.change);
    },
    onDone: [
      {
        guard: { type: 'isUpToDate', params: ({ event }) => event.output },
        target: 'ready',
        actions: [{ type: 'setSite', params: ({ event }) => event.output }, 'endChange'],
      },
      { target: 'ready' },
    ],
    onError: {
      target: 'ready',
      actions: [
        'endChange',
        'failToRebuild',
        {
          type: 'emitNotice',
          params: { status: 'error', message: messages.understanding.failed },
        },
      ],
    },
  },
});
