import { ModelError, type ModelProblem, type ModelRequest } from '../../../machines/askModel';
import type { CheckedModel, ModelDownload } from '../../../machines/languageModel';
import { answerIn, piecesOf } from './pieces';

/** The languages of Chrome's Prompt API. */
const LANGUAGES = ['de', 'en', 'es', 'fr', 'ja'];
/** A browser says whether it has a model for exactly what a session is made with, so both are given this. */
const OPTIONS: LanguageModelCreateCoreOptions = {
  expectedInputs: [{ type: 'text', languages: LANGUAGES }],
  expectedOutputs: [{ type: 'text', languages: LANGUAGES }],
};

const PROBLEMS: Partial<Record<string, ModelProblem>> = {
  NotSupportedError: 'unsupported',
  QuotaExceededError: 'tooLong',
};

/**
 * Whether the browser's own model can be asked: a browser may have the name and refuse, so one that says it is available
 * has to begin a session, which is ended at once. Rejects with `ModelError`: `unsupported` or `notCreated`.
 */
export async function checkBrowserModel(signal: AbortSignal): Promise<CheckedModel> {
  const availability = await availabilityOfModel();
  if (availability === 'unavailable') throw new ModelError('unsupported');
  if (availability !== 'available') return { isDownloaded: false };
  (await createSession({ signal })).destroy();
  return { isDownloaded: true, models: [] };
}

/**
 * Has the browser download its model, and is done when a session began. To be called within a press. Rejects with
 * `ModelError`: `unsupported` or `notCreated`.
 */
export async function downloadBrowserModel(
  { onLoaded }: ModelDownload,
  signal: AbortSignal,
): Promise<void> {
  const session = await createSession({
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', ({ loaded }) =>
        onLoaded(Math.min(1, Math.max(0, loaded))),
      ),
  });
  session.destroy();
}

/**
 * Asks the browser's own model in a session of its own, which ends with the answer. Gives the JSON of it, unchecked; rejects
 * with `ModelError`, or as `signal` says.
 */
export async function askBrowserModel(
  { instructions, text, schema, language, onToken, onPart }: ModelRequest,
  signal: AbortSignal,
): Promise<unknown> {
  if (!LANGUAGES.includes(language)) throw new ModelError('language');
  const session = await createSession({
    signal,
    initialPrompts: [{ role: 'system', content: instructions }],
  });
  const options = { responseConstraint: { ...schema }, signal };
  try {
    const usage = await session.measureContextUsage(text, options);
    if (session.contextUsage + usage > session.contextWindow) throw new ModelError('tooLong');
    const pieces = piecesOf(session.promptStreaming(text, options));
    return await answerIn(told(pieces, onToken), onPart);
  } catch (error) {
    throw problemIn(error, signal, 'refused');
  } finally {
    session.destroy();
  }
}

async function* told(pieces: AsyncIterable<string>, onToken: () => void): AsyncGenerator<string> {
  for await (const piece of pieces) {
    onToken();
    yield piece;
  }
}

async function availabilityOfModel(): Promise<Availability> {
  if (!('LanguageModel' in globalThis)) return 'unavailable';
  return LanguageModel.availability(OPTIONS).catch((error: unknown) => {
    throw problemIn(error, null, 'unsupported');
  });
}

async function createSession(
  options: Pick<LanguageModelCreateOptions, 'signal' | 'monitor' | 'initialPrompts'>,
): Promise<LanguageModel> {
  if (!('LanguageModel' in globalThis)) throw new ModelError('unsupported');
  return LanguageModel.create({ ...OPTIONS, ...options }).catch((error: unknown) => {
    throw problemIn(error, options.signal ?? null, 'notCreated');
  });
}

/** Why it did not work; an error that `signal` caused stays as it is. */
function problemIn(error: unknown, signal: AbortSignal | null, otherwise: ModelProblem): unknown {
  if (error instanceof ModelError || signal?.aborted) return error;
  return new ModelError(PROBLEMS[error instanceof Error ? error.name : ''] ?? otherwise);
}
