import * as v from 'valibot';

import { ModelError, type ModelProblem, type ModelRequest } from '../../../machines/askModel';
import type { CheckedModel, SavedLanguageModel } from '../../../machines/languageModel';
import { parseServerAddress } from '../../../machines/serverAddress';
import { eventsIn } from './eventStream';
import { answerIn, parseJson, textIn } from './pieces';

type Server = Pick<SavedLanguageModel, 'address' | 'model'>;

/** `targetAddressSpace` lets an https page ask a server of its own device over http; TypeScript does not know it yet. */
interface LoopbackRequest extends RequestInit {
  targetAddressSpace: 'loopback';
}

/** Names of models that a server only passes on to another computer. */
const IN_A_CLOUD = /[-:]cloud$/i;
/** The names under which browsers know the permission to reach apps on this device. */
const PERMISSIONS = ['loopback-network', 'local-network-access'];

const listSchema = v.object({ data: v.nullable(v.array(v.object({ id: v.string() }))) });
const errorSchema = v.object({
  error: v.union([
    v.string(),
    v.pipe(
      v.object({ message: v.string() }),
      v.transform(({ message }) => message),
    ),
  ]),
});
const chunkSchema = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(v.object({ content: v.nullish(v.string(), '') }), { content: '' }),
      finish_reason: v.nullish(v.string()),
    }),
  ),
});
const wholeSchema = v.object({
  choices: v.tupleWithRest([v.object({ message: v.object({ content: v.string() }) })], v.unknown()),
});

/**
 * The models of a server on this device that speaks OpenAI's protocol, by their names; those in a cloud are left out.
 * Rejects with `ModelError`.
 */
export async function checkServer(server: Server, signal: AbortSignal): Promise<CheckedModel> {
  const response = await ask(server, '/v1/models', {}, signal);
  const { success, output } = v.safeParse(listSchema, parseJson(await wholeText(response)));
  if (!response.ok || !success) throw new ModelError('wrongPort');
  const models = (output.data ?? []).map(({ id }) => id).filter((id) => !IN_A_CLOUD.test(id));
  if (models.length === 0) throw new ModelError('noModel');
  return { isDownloaded: true, models };
}

/**
 * Asks the chosen model of a server on this device. Gives the JSON of its answer, unchecked; rejects with `ModelError`, or
 * as `signal` says.
 */
export async function askServer(
  server: Server,
  { task, instructions, text, schema, onToken, onPart }: ModelRequest,
  signal: AbortSignal,
): Promise<unknown> {
  if (server.model === null || IN_A_CLOUD.test(server.model)) throw new ModelError('noModel');
  const body = {
    model: server.model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: text },
    ],
    response_format: { type: 'json_schema', json_schema: { name: task, strict: true, schema } },
    stream: true,
  };
  const response = await ask(
    server,
    '/v1/chat/completions',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
    signal,
  );
  try {
    if (!response.ok) throw new ModelError(refusalOf(await wholeText(response), response.status));
    const isWhole = response.headers.get('content-type')?.includes('json') === true;
    const pieces = isWhole
      ? wholeAnswer(response)
      : contentIn(eventsIn(textIn(response.body)), onToken);
    return await answerIn(pieces, onPart);
  } catch (error) {
    // A connection that is cut rejects with whatever the browser calls that.
    throw error instanceof ModelError || signal.aborted ? error : new ModelError('halfAnswer');
  }
}

async function ask(
  { address }: Server,
  path: string,
  given: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  const { url } = parseServerAddress(address);
  if (url === null) throw new ModelError('noServer');
  try {
    return await fetch(url + path, { ...asked(signal), redirect: 'error', ...given });
  } catch (error) {
    throw signal.aborted ? error : new ModelError(await whyNoAnswer(url, signal));
  }
}

const asked = (signal: AbortSignal): LoopbackRequest => ({
  signal,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  targetAddressSpace: 'loopback',
});

/** A browser tells a page only that there was no answer; one that may not be read shows that somebody is there. */
async function whyNoAnswer(url: string, signal: AbortSignal): Promise<ModelProblem> {
  if (await isPermissionDenied()) return 'noPermission';
  try {
    await fetch(`${url}/v1/models`, { ...asked(signal), mode: 'no-cors' });
    return 'corsMissing';
  } catch (error) {
    if (signal.aborted) throw error;
    return 'noServer';
  }
}

async function isPermissionDenied(): Promise<boolean> {
  for (const name of PERMISSIONS) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state === 'denied';
    } catch {
      // This browser does not know it by this name.
    }
  }
  return false;
}

function refusalOf(body: string, status: number): ModelProblem {
  const { success, output } = v.safeParse(errorSchema, parseJson(body));
  if (!success) return status === 404 ? 'wrongPort' : 'refused';
  const said = output.error.toLowerCase();
  if (/context|too long|too large|exceed/.test(said)) return 'tooLong';
  return /model/.test(said) ? 'modelUnloaded' : 'refused';
}

async function* contentIn(
  events: AsyncIterable<string>,
  onToken: () => void,
): AsyncGenerator<string> {
  for await (const event of events) {
    if (event === '[DONE]') return;
    const data = parseJson(event);
    const refused = v.safeParse(errorSchema, data);
    if (refused.success) throw new ModelError(refusalOf(event, 200));
    const { success, output } = v.safeParse(chunkSchema, data);
    if (!success) throw new ModelError('notJson');
    onToken();
    const [choice] = output.choices;
    if (choice === undefined) continue;
    yield choice.delta.content;
    if (choice.finish_reason === 'length') throw new ModelError('halfAnswer');
    if (choice.finish_reason === 'content_filter') throw new ModelError('refused');
    if (choice.finish_reason === 'stop') return;
  }
  throw new ModelError('halfAnswer');
}

/** The answer of a server that does not stream. */
async function* wholeAnswer(response: Response): AsyncGenerator<string> {
  const { success, output } = v.safeParse(wholeSchema, parseJson(await wholeText(response)));
  if (!success) throw new ModelError('notJson');
  yield output.choices[0].message.content;
}

async function wholeText({ body }: Response): Promise<string> {
  let whole = '';
  for await (const piece of textIn(body)) whole += piece;
  return whole;
}
