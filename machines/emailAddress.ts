/** The longest address a mail server has to accept (RFC 5321, a path of 256 with its angle brackets). */
const LONGEST_ADDRESS = 254;

/** The rule by which browsers check `<input type="email">` (HTML standard, "valid e-mail address"). */
const VALID_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * The address in `text` without the spaces around it, or null when it is not an e-mail address
 * (specification section 5, "Sign-in"). Letter case is kept.
 */
export function parseEmailAddress(text: string): string | null {
  const address = text.trim();
  return address.length <= LONGEST_ADDRESS && VALID_ADDRESS.test(address) ? address : null;
}
