import { parseEmailAddress } from './emailAddress';
import { CONTACT_LENGTH } from './limits';
import { messages } from './messages';
import { isNotSetUp } from './notSetUp';
import { isBlank } from './text';

/** The fields of the contact form, in the order in which they stand. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactFields = Record<ContactField, string>;
export type ContactProblems = Partial<ContactFields>;

/**
 * The contact service answered and did not take the message. `message`: its own words for a person; empty when it gave
 * none that can be shown (specification section 8).
 */
export class ContactRefusedError extends Error {
  override readonly name = 'ContactRefusedError';
}

/** What to tell a person whose message was not sent: the service's words, or those of specification section 8. */
export function contactFailure(error: unknown): string {
  if (isNotSetUp(error)) return messages.contact.notSetUp;
  if (!(error instanceof ContactRefusedError)) return messages.contact.noAnswer;
  return error.message === '' ? messages.contact.refused : error.message;
}

/** What is wrong with the fields (specification section 5, "Contact form"), by field; empty when nothing. */
export function contactProblems(fields: ContactFields): ContactProblems {
  const { name, subject, message } = fields;
  const { contact } = messages;
  const problems: ContactProblems = {};
  if (isBlank(name)) problems.name = contact.noName;
  else if (name.length > CONTACT_LENGTH.name)
    problems.name = contact.tooLong('The name', CONTACT_LENGTH.name);
  if (parseEmailAddress(fields.email) === null) problems.email = contact.invalidEmail;
  if (isBlank(subject)) problems.subject = contact.noSubject;
  else if (subject.length > CONTACT_LENGTH.subject)
    problems.subject = contact.tooLong('The subject', CONTACT_LENGTH.subject);
  if (isBlank(message)) problems.message = contact.noMessage;
  else if (message.length > CONTACT_LENGTH.message)
    problems.message = contact.tooLong('The message', CONTACT_LENGTH.message);
  return problems;
}

/**
 * The fields as they are sent (specification section 7): trimmed, without control characters and half emoji. Name,
 * e-mail and subject become headers of an e-mail, so each is one line; the message keeps its line breaks.
 */
export function messageToSend({ name, email, subject, message }: ContactFields): ContactFields {
  return {
    name: oneLine(name),
    email: oneLine(email),
    subject: oneLine(subject),
    message: wellFormed(message)
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  };
}

function oneLine(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
