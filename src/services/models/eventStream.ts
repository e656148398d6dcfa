import { ModelError } from '../../../machines/askModel';
import { ANSWER_LENGTH } from './pieces';

/**
 * The data of a stream of server-sent events, one string an event. Only what OpenAI's protocol uses of them is read: a line
 * `data:` an event. Rejects with `ModelError`: `endlessAnswer` for a line that does not end; and as `text` does.
 */
export async function* eventsIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const piece of text) {
    const lines = (waiting + piece).split(/\r\n|\n|\r(?!$)/);
    waiting = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
    }
    if (waiting.length > ANSWER_LENGTH) throw new ModelError('endlessAnswer');
  }
}
