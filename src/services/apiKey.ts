const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const KEY_LENGTH = 16;
/** The largest multiple of 62 in a byte: bytes from here on would make the first letters likelier, so another byte is taken. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** A new API key: `wt_` and 16 random letters and digits, each as likely as any other (specification section 9). */
export function createApiKey(): string {
  let key = '';
  while (key.length < KEY_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(KEY_LENGTH * 2))) {
      if (byte < FAIR_BYTES && key.length < KEY_LENGTH)
        key += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return `wt_${key}`;
}
