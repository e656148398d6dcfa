/** Why an address cannot be linked to, by the name of its message. */
export type AddressProblem = 'invalidAddress' | 'notSecure' | 'credentials' | 'addressTooLong';

export const ADDRESS_LENGTH = 500;

/**
 * Reads a web address that a site leads to: https, of a host with a name, without user name or password. `address` is as a
 * browser calls it, without anything that would end an attribute; what is typed without a scheme is https. Pure.
 */
export function parseHttpsAddress(
  text: string,
): { address: string; problem: null } | { address: null; problem: AddressProblem } {
  const typed = text.trim();
  const refused = (problem: AddressProblem) => ({ address: null, problem });
  const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(typed) ? `https://${typed}` : typed;
  if (whole.length > ADDRESS_LENGTH) return refused('addressTooLong');
  if (/^http:/i.test(whole)) return refused('notSecure');
  if (/\s/.test(whole) || !/^https:\/\//i.test(whole) || !URL.canParse(whole))
    return refused('invalidAddress');
  const { username, password, hostname, href } = new URL(whole);
  if (username !== '' || password !== '') return refused('credentials');
  if (!/^[^.]+(?:\.[^.]+)+$/.test(hostname)) return refused('invalidAddress');
  const address = href.replace(/['\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return address.length > ADDRESS_LENGTH ? refused('addressTooLong') : { address, problem: null };
}
