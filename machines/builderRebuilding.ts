import { builderSetup } from './builderSetup';
import { findBuild } from './desk';
import { messages } from './messages';

/**
 * The site on the desk is drawn again in place, because what was understood of it or its design was changed
 * (specification section 2, builder). It spends no generation and keeps what the person wrote. What is asked or
 * written meanwhile is drawn with it.
 */
export const rebuilding = builderSetup.createStateConfig({
  tags: 'rebuilding',
  on: {
    'site.change': {
      target: 'rebuilding',
      reenter: true,
      actions: { type: 'rememberChange', params: ({ event }) => ({ change: event.change }) },
    },
  },
  invoke: {
    src: 'rebuildWebsite',
    input: ({ context }) => {
      const build = findBuild(context, context.currentId);
      if (build === null) throw new Error('builderMachine: there is no build on the desk.');
      return { build, change: context.siteChange ?? {} };
    },
    onDone: [
      {
        guard: { type: 'isOvertaken', params: ({ event }) => event.output },
        target: 'rebuilding',
        reenter: true,
      },
      {
        target: 'customizing',
        actions: [
          { type: 'setSite', params: ({ event }) => event.output },
          'forgetChange',
          'clearColorDrafts',
        ],
      },
    ],
    onError: {
      target: 'customizing',
      actions: [
        'forgetChange',
        { type: 'setRebuildProblem', params: { message: messages.understanding.failed } },
        {
          type: 'emitNotice',
          params: { status: 'error', message: messages.understanding.failed },
        },
      ],
    },
  },
});
