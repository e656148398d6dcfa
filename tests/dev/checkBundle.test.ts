import { describe, expect, it } from 'vitest';

import { leaksIn } from '../../dev/checkBundle.mjs';

describe('leaksIn (fault 61)', () => {
  it.each([
    ['const key = "sk-abcdefghijklmnop1234"', ['a secret key']],
    ['-----BEGIN RSA PRIVATE KEY-----', ['a secret key']],
    ['fetch("http://127.0.0.1:9099/x")', ['the local emulator or inbox']],
    ['post("/__dev/contact")', ['the local emulator or inbox']],
    ['const user = "journey-1f@example.com"', ['a test user']],
    ['//# sourceMappingURL=index.js.map', ['a source map']],
    ['placeholder: "name@example.com", apiKey: "AIza-public-by-design"', []],
  ])('%s', (text, found) => {
    expect(leaksIn(text)).toEqual(found);
  });
});
