import { describe, expect, it } from 'vitest';

import { hostingConfiguration } from '../../dev/serve.mjs';
import { LOGO_CDN } from '../../src/content/frameworkLogos';

interface Rule {
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

const rules = hostingConfiguration().headers as Rule[];
const policy = new Map(
  (
    rules
      .flatMap(({ headers }) => headers)
      .find(({ key, value }) => key === 'Content-Security-Policy' && value.includes('default-src'))
      ?.value ?? ''
  )
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
);

describe('the policy that the hosting sends', () => {
  it('allows the CDN of the framework logos, and nothing else of its host', () => {
    const fromCdn = policy
      .get('img-src')
      ?.filter((source) => source.startsWith(new URL(LOGO_CDN).origin));
    expect(fromCdn).toEqual([LOGO_CDN]);
  });
});
