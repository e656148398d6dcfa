import { PROJECT } from './authEmulator.mjs';
import { inboxFragment, inboxPage } from './inboxPage.mjs';

const LARGEST_MESSAGE = 100_000;
const KEPT_MESSAGES = 200;

/**
 * The local inbox: what the product would have sent by e-mail, kept in memory and shown on a page.
 * - `GET /__dev/inbox` is the page, `GET /__dev/inbox/list` its changing part.
 * - `POST /__dev/contact` takes a contact message as a form service does and answers in its shape.
 * @param {{ emulatorUrl: string | null, now?: () => Date }} options
 * @returns {import('vite').Connect.NextHandleFunction}
 */
export function createInbox({ emulatorUrl, now = () => new Date() }) {
  /** @type {{ receivedAt: Date, fields: Record<string, unknown> }[]} */
  const messages = [];

  return (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://inbox').pathname;
    if (path === '/__dev/contact') receive(request, response);
    else if (path === '/__dev/inbox') sendHtml(response, showPage());
    else if (path === '/__dev/inbox/list') sendHtml(response, showList());
    else next();
  };

  async function receive(
    /** @type {import('vite').Connect.IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) {
    if (request.method !== 'POST') {
      return sendJson(response, 405, { success: false, message: 'Send a POST request.' });
    }
    const fields = await readJsonObject(request);
    if (fields === null) {
      return sendJson(response, 400, { success: false, message: 'The message is not valid JSON.' });
    }
    messages.unshift({ receivedAt: now(), fields });
    messages.splice(KEPT_MESSAGES);
    return sendJson(response, 200, { success: true, message: '' });
  }

  async function showList() {
    return inboxFragment({ links: await sentLinks(emulatorUrl), messages });
  }

  async function showPage() {
    return inboxPage(await showList());
  }
}

/**
 * The links the emulator has sent and nobody has used yet, newest first; null when it does not answer.
 * @param {string | null} emulatorUrl
 * @returns {Promise<{ email: string, requestType: string, oobLink: string }[] | null>}
 */
export async function sentLinks(emulatorUrl) {
  if (emulatorUrl === null) return [];
  try {
    const answer = await fetch(`${emulatorUrl}/emulator/v1/projects/${PROJECT}/oobCodes`, {
      signal: AbortSignal.timeout(3000),
    });
    const { oobCodes } = await answer.json();
    return oobCodes.toReversed();
  } catch {
    return null;
  }
}

/** @returns {Promise<Record<string, unknown> | null>} */
async function readJsonObject(/** @type {import('node:http').IncomingMessage} */ request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > LARGEST_MESSAGE) return null;
  }
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function sendJson(
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {number} */ status,
  /** @type {object} */ body,
) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

async function sendHtml(
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {Promise<string>} */ html,
) {
  const body = await html;
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  });
  response.end(body);
}
