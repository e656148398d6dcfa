/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ headers: { source: string, headers: Header[] }[] }} Hosting
 */

const KEY = 'Content-Security-Policy';
const UPGRADE = 'upgrade-insecure-requests';
/** What a page in Storybook obeys: the rest would forbid Storybook's own script. */
const KEPT_IN_STORIES = ['frame-src', 'img-src', 'font-src', 'object-src', 'base-uri'];

/** The policy in a hosting block. */
export function policyOf(/** @type {Hosting} */ { headers }) {
  const policy = headers.flatMap((rule) => rule.headers).find(({ key }) => key === KEY);
  if (policy === undefined) throw new Error(`The hosting sends no ${KEY}.`);
  return policy.value;
}

/**
 * A hosting block with another policy.
 * @template {Hosting} T
 * @param {T} hosting
 * @param {(policy: string) => string} change
 * @returns {T}
 */
export function withPolicy(hosting, change) {
  const changed = (/** @type {Header} */ header) =>
    header.key === KEY ? { ...header, value: change(header.value) } : header;
  return {
    ...hosting,
    headers: hosting.headers.map((rule) => ({ ...rule, headers: rule.headers.map(changed) })),
  };
}

/** The policy for a server without TLS, of which WebKit would ask https, by the name localhost too. */
export const overHttp = (/** @type {string} */ policy) =>
  policy
    .split('; ')
    .filter((directive) => directive !== UPGRADE)
    .join('; ');

/** The policy with more sources in some directives. */
function widened(
  /** @type {string} */ policy,
  /** @type {Record<string, string | undefined>} */ sources,
) {
  return policy
    .split('; ')
    .map((directive) => {
      const more = sources[directive.split(' ')[0]];
      return more === undefined ? directive : `${directive} ${more}`;
    })
    .join('; ');
}

/** The policy with the emulator allowed where the deployed app talks to Firebase. */
export const forEmulator = (/** @type {string} */ policy, /** @type {string} */ emulatorUrl) =>
  widened(policy, { 'connect-src': emulatorUrl, 'frame-src': emulatorUrl });

/**
 * The policy of the development server, where Vite adds scripts to the page and listens on a socket.
 * @param {string} policy
 * @param {string} [emulatorUrl]
 */
export function inDevelopment(policy, emulatorUrl) {
  const open = widened(overHttp(policy), { 'script-src': "'unsafe-inline'", 'connect-src': 'ws:' });
  return emulatorUrl ? forEmulator(open, emulatorUrl) : open;
}

/** The policy of a story's page, as an element for its head. */
export function storyPolicyElement(/** @type {string} */ policy) {
  const kept = policy
    .split('; ')
    .filter((directive) => KEPT_IN_STORIES.includes(directive.split(' ')[0]));
  return `<meta http-equiv="${KEY}" content="${kept.join('; ')}">`;
}
