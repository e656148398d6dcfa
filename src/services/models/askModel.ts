import { type ActorRefFromLogic, fromPromise } from 'xstate';

import { ModelError, type ModelProblem, type ModelRequest } from '../../../machines/askModel';
import type { languageModelMachine } from '../../../machines/languageModel';
import { askBrowserModel } from './browserModel';
import { hasForm } from './hasForm';
import { askServer } from './localServer';

type LanguageModelRef = ActorRefFromLogic<typeof languageModelMachine>;

/** These say something of one text, and nothing of the model. */
const OF_ONE_TEXT: ModelProblem[] = ['switchedOff', 'tooLong', 'language', 'refused'];

/**
 * The live `askModel`. It asks whichever model the person chose, and tells `modelRef` that an answer came, or why none did; one that has
 * not the form of the schema counts as none (`schemaIgnored`).
 *
 * Rejects with `ModelError`: `switchedOff` where no model is ready, or is not any more before the answer is here; that, and
 * stopping the actor, end the request.
 */
export const askModel = fromPromise<unknown, ModelRequest>(({ input, signal }) =>
  askChosen(input, input.modelRef as LanguageModelRef | undefined, signal),
);

async function askChosen(
  request: ModelRequest,
  modelRef: LanguageModelRef | undefined,
  stopped: AbortSignal,
): Promise<unknown> {
  if (modelRef?.getSnapshot().hasTag('ready') !== true) throw new ModelError('switchedOff');
  const { source, address, model } = modelRef.getSnapshot().context;
  const { signal: switchedOff, end } = switchedOffSignal(modelRef);
  const signal = AbortSignal.any([stopped, switchedOff]);
  try {
    const onPart = (answer: unknown) => (signal.aborted ? undefined : request.onPart?.(answer));
    const answer = await (source === 'browser'
      ? askBrowserModel({ ...request, onPart }, signal)
      : askServer({ address, model }, { ...request, onPart }, signal));
    signal.throwIfAborted();
    if (!hasForm(answer, request.schema)) throw new ModelError('schemaIgnored');
    modelRef.send({ type: 'model.answered' });
    return answer;
  } catch (error) {
    if (switchedOff.aborted) throw new ModelError('switchedOff');
    if (error instanceof ModelError && !OF_ONE_TEXT.includes(error.problem)) {
      modelRef.send({ type: 'model.failed', problem: error.problem });
    }
    throw error;
  } finally {
    end();
  }
}

/** Aborts once the model may not be asked any more. */
function switchedOffSignal(modelRef: LanguageModelRef) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const subscription = modelRef.subscribe({
    next: (snapshot) => {
      if (!snapshot.hasTag('ready')) abort();
    },
    complete: abort,
  });
  return { signal: controller.signal, end: () => subscription.unsubscribe() };
}
