import { modelMessages } from './modelMessages';

/** The hosts that the hosting's policy lets the app reach; others of this device are not offered. */
const HOSTS = ['localhost', '127.0.0.1'];

export type ServerAddress = { url: string; problem: null } | { url: null; problem: string };

/**
 * Reads what was typed as the address of a model server on this device (specification section 5, "Address of a model server"): http on
 * `localhost` or `127.0.0.1`, with any port; `http://` and the protocol's own path `/v1` may be there or not. `url` is the
 * origin, without a slash at its end.
 */
export function parseServerAddress(text: string): ServerAddress {
  const typed = text.trim();
  const refused = (problem: string): ServerAddress => ({ url: null, problem });
  const words = modelMessages.address;
  if (typed === '') return refused(words.empty);
  const whole = /^[a-z]+:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(whole)) return refused(words.invalid);
  const { protocol, username, password, hostname, pathname, search, hash, origin } = new URL(whole);
  if (username !== '' || password !== '') return refused(words.credentials);
  if (!HOSTS.includes(hostname)) return refused(words.notLocal);
  if (protocol !== 'http:') return refused(words.notHttp);
  if (!/^\/(v1\/?)?$/.test(pathname) || search !== '' || hash !== '') return refused(words.invalid);
  return { url: origin, problem: null };
}
