import { useActorRef } from '@xstate/react';
import type { InputFrom } from 'xstate';

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
  /** What is followed, and who is asked. */
  input: InputFrom<typeof modelWorkMachine>;
}

/** What a language model does in the builder. Loaded and there only while one can be asked: leaving ends its work. */
export default function LiveModelWork({ input }: LiveModelWorkProps) {
  const modelWorkRef = useActorRef(liveModelWorkMachine, { input });
  return <ModelWorkLine actorRef={modelWorkRef} origin={window.location.origin} />;
}
