import { ModelError } from '../../../machines/askModel';

/** The most characters that an answer may have; what goes on longer does not end. */
export const ANSWER_LENGTH = 60_000;
/** In bytes: a server sends some 300 around each piece of an answer, and signs of life between them. */
const BODY_LENGTH = 100 * ANSWER_LENGTH;

/** The pieces of a stream, in order; whoever stops asking ends the stream. */
export async function* piecesOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The text of a body, as it comes. Rejects with `ModelError`: `endlessAnswer` for a body that does not end. */
export async function* textIn(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (body === null) return;
  const decoder = new TextDecoder();
  let length = 0;
  for await (const bytes of piecesOf(body)) {
    length += bytes.length;
    if (length > BODY_LENGTH) throw new ModelError('endlessAnswer');
    yield decoder.decode(bytes, { stream: true });
  }
}

/**
 * The JSON that the pieces of an answer make together. Rejects with `ModelError`: `endlessAnswer` beyond 60,000
 * characters, `notJson` for anything else; and as `pieces` do.
 */
export async function answerIn(pieces: AsyncIterable<string>): Promise<unknown> {
  let answer = '';
  for await (const piece of pieces) {
    answer += piece;
    if (answer.length > ANSWER_LENGTH) throw new ModelError('endlessAnswer');
  }
  const parsed = parseJson(answer);
  if (parsed === undefined) throw new ModelError('notJson');
  return parsed;
}

/** What the text holds as JSON; undefined where it is none. Null counts as none, no answer is that. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
