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
 * Reads JSON as it comes: gives, where an object inside it has ended with a piece, all that is whole by then; else undefined. What
 * stands open around it is closed, and nothing behind it is there.
 */
function partReader(): (piece: string) => unknown {
  let text = '';
  let closing = '';
  let isInText = false;
  let isEscaped = false;
  return (piece) => {
    let whole = '';
    for (const sign of piece) {
      text += sign;
      if (isEscaped) isEscaped = false;
      else if (sign === '"') isInText = !isInText;
      else if (isInText) isEscaped = sign === '\\';
      else if (sign === '{' || sign === '[') closing = (sign === '{' ? '}' : ']') + closing;
      else if (sign === '}' || sign === ']') {
        closing = closing.slice(1);
        if (sign === '}') whole = closing === '' ? '' : text + closing;
      }
    }
    return whole === '' ? undefined : parseJson(whole);
  };
}

/**
 * The JSON that the pieces of an answer make together; `onPart` is told of what is whole before the end. Rejects with `ModelError`:
 * `endlessAnswer` beyond 60,000 characters, `notJson` for anything else; and as `pieces` do.
 */
export async function answerIn(
  pieces: AsyncIterable<string>,
  onPart?: (answer: unknown) => void,
): Promise<unknown> {
  const partIn = partReader();
  let answer = '';
  for await (const piece of pieces) {
    answer += piece;
    if (answer.length > ANSWER_LENGTH) throw new ModelError('endlessAnswer');
    const part = onPart === undefined ? undefined : partIn(piece);
    if (part !== undefined) onPart?.(part);
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
