import { Box, chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFromLogic, SnapshotFrom } from 'xstate';

import type { languageModelMachine } from '../../../machines/languageModel';
import { modelMessages } from '../../../machines/modelMessages';
import { InlineProblem } from '../../ui/InlineProblem';
import { InlineSuccess } from '../../ui/InlineSuccess';

export interface LanguageModelProps {
  actorRef: ActorRefFromLogic<typeof languageModelMachine>;
  /** Of this site, for the commands that let it ask a server. */
  origin: string;
}

type Enabled = Exclude<SnapshotFrom<typeof languageModelMachine>['value'], string>['enabled'];

const WORDS: Partial<Record<Enabled, string>> = {
  unchecked: 'Not checked yet. Nothing was sent.',
  checking: 'Checking…',
  downloadable: 'This browser has a model, but it is not downloaded yet.',
  downloading: 'Downloading. You can go on working meanwhile.',
};

/** How the language model is, in words; what can be done about it where it does not work. */
export function LanguageModelState({ actorRef, origin }: LanguageModelProps) {
  const state = useSelector(actorRef, ({ value }) =>
    typeof value === 'string' ? null : value.enabled,
  );
  const problem = useSelector(actorRef, ({ context }) => context.problem);
  const model = useSelector(actorRef, ({ context }) =>
    context.source === 'browser' ? 'this browser’s own model' : context.model,
  );
  const words = problem === null ? null : modelMessages.problems[problem];
  return (
    <Box role="status" textStyle="ui">
      {state === 'ready' ? <InlineSuccess>Ready: {model}.</InlineSuccess> : null}
      {words === null ? null : (
        <InlineProblem>
          {state === 'failing' ? 'The latest answer failed. ' : null}
          {words.what} {words.toDo(origin)}
        </InlineProblem>
      )}
      {state === null || WORDS[state] === undefined ? null : (
        <chakra.p color="fg.muted">{WORDS[state]}</chakra.p>
      )}
    </Box>
  );
}
