import { useActorRef } from '@xstate/react';
import type { ActorRefFromLogic, InputFrom } from 'xstate';

import type { languageModelMachine } from '../../../machines/languageModel';
import { modelTaskMachine } from '../../../machines/modelTask';
import { modelWorkMachine } from '../../../machines/modelWork';
import { ModelWorkLine } from '../../editor/builder/ModelWorkLine';
import { askModel } from '../../services/models/askModel';
import { askAboutWords, takeStep } from '../../services/modelWorkActors';

const liveModelWorkMachine = modelWorkMachine.provide({
  actors: {
    modelTask: modelTaskMachine.provide({ actors: { askModel } }),
    takeStep,
    askAboutWords,
  },
});

export interface LiveModelWorkProps {
  /** What is followed. */
  input: InputFrom<typeof modelWorkMachine>;
  /** The model is asked in its system. */
  languageModelRef: ActorRefFromLogic<typeof languageModelMachine>;
}

/** What a language model does in the builder. Loaded and there only while one can be asked: leaving ends its work. */
export default function LiveModelWork({ input, languageModelRef }: LiveModelWorkProps) {
  const modelWorkRef = useActorRef(liveModelWorkMachine, { input, parent: languageModelRef });
  return <ModelWorkLine actorRef={modelWorkRef} origin={window.location.origin} />;
}
