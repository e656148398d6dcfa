import { messages } from './messages';

export const WEBHOOK_URL_LENGTH = 2083;

export type WebhookUrl = { url: string; problem: null } | { url: null; problem: string };

/**
 * Reads what was typed as a webhook's address (specification section 5): https only, without user name or password, at
 * most 2,083 characters. `url` is the address as a browser would call it, international host names in their ASCII form.
 */
export function parseWebhookUrl(text: string): WebhookUrl {
  const typed = text.trim();
  const refused = (problem: string): WebhookUrl => ({ url: null, problem });
  if (typed === '') return refused(messages.webhook.empty);
  if (typed.length > WEBHOOK_URL_LENGTH) return refused(messages.webhook.tooLong);
  if (/\s/.test(typed) || !URL.canParse(typed)) return refused(messages.webhook.invalid);
  const parsed = new URL(typed);
  if (parsed.protocol !== 'https:') return refused(messages.webhook.notSecure);
  if (parsed.username !== '' || parsed.password !== '') {
    return refused(messages.webhook.credentials);
  }
  if (parsed.href.length > WEBHOOK_URL_LENGTH) return refused(messages.webhook.tooLong);
  return { url: parsed.href, problem: null };
}
