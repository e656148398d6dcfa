import { fromPromise } from 'xstate';

import { type ContactFields, ContactRefusedError } from '../../machines/contactMessage';
import { NotSetUpError } from '../../machines/notSetUp';
import type { ContactConfig } from './config';

/** Who the service's e-mail is from. */
const FROM_NAME = 'AI Website Builder';
/** A service's own words longer than this are no sentence for a person. */
const LONGEST_ANSWER = 300;

/**
 * The contact form's actor for a service (specification section 7). It posts JSON with access_key, name, email, subject,
 * message and from_name, and is done when the service answers `success: true` with a good status. It rejects with
 * `ContactRefusedError` when another answer came, carrying the service's message if that is text of at most 300
 * characters; with `NotSetUpError` when no service is configured; with another error when no answer came. Stopping it aborts the request.
 */
export function contactActorsFor(service: ContactConfig | null) {
  return {
    sendMessage: fromPromise<unknown, ContactFields>(({ input, signal }) =>
      postMessage(service, input, signal),
    ),
  };
}

async function postMessage(
  service: ContactConfig | null,
  { name, email, subject, message }: ContactFields,
  signal: AbortSignal,
): Promise<void> {
  if (service === null) throw new NotSetUpError('No contact service is configured.');
  const answer = await fetch(service.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      access_key: service.accessKey,
      name,
      email,
      subject,
      message,
      from_name: FROM_NAME,
    }),
    credentials: 'omit',
    signal,
  });
  const { success, message: words } = readAnswer(await answer.text());
  if (!answer.ok || !success) throw new ContactRefusedError(words);
}

function readAnswer(text: string): { success: boolean; message: string } {
  const answer = parseJson(text);
  if (typeof answer !== 'object' || answer === null) return { success: false, message: '' };
  const words = 'message' in answer && typeof answer.message === 'string' ? answer.message : '';
  return {
    success: 'success' in answer && answer.success === true,
    message: words.length <= LONGEST_ANSWER ? words.trim() : '',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
