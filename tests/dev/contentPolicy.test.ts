import { describe, expect, it } from 'vitest';

import storybook from '../../.storybook/main';
import { inDevelopment } from '../../dev/contentPolicy.mjs';

describe('the policy of a story’s page', () => {
  it('fault 73: is first in its head and lets no frame load a page of its own origin', async () => {
    const { previewHead } = storybook;
    const head = typeof previewHead === 'function' ? await previewHead('<title>', {} as never) : '';
    expect(head).toMatch(/^<meta http-equiv="Content-Security-Policy" content="[^"]*">\n<title>$/);
    const frames = /frame-src ([^;"]*)/.exec(head ?? '')?.[1]?.split(' ');
    expect(frames).toContain('https://www.openstreetmap.org');
    expect(frames).not.toContain("'self'");
  });
});

describe('the policy of the development server', () => {
  it('is the hosting’s, with what Vite needs', () => {
    expect(
      inDevelopment("default-src 'self'; script-src 'self'; frame-src https:; connect-src 'self'"),
    ).toBe(
      "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-src https:; connect-src 'self' ws:",
    );
  });
});
