import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { policyOf } from '../../dev/contentPolicy.mjs';
import { hostingConfiguration } from '../../dev/hosting.mjs';
import { allowEmulator, serve } from '../../dev/serve.mjs';

let folder = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'landing');
  writeFileSync(join(folder, 'app.html'), 'shell');
  writeFileSync(join(folder, '404.html'), 'unknown page');
  writeFileSync(join(folder, 'pricing.html'), 'pricing');
  writeFileSync(join(folder, 'auth.html'), 'sign-in page');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'let a');
  // What the hosting serves itself, for the app to frame.
  mkdirSync(join(folder, '__', 'auth'), { recursive: true });
  writeFileSync(join(folder, '__', 'auth', 'iframe.html'), 'sign-in');
  site = await serve({ folder, hosting: hostingConfiguration() });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

/** The directives of a Content-Security-Policy by name. */
function directivesOf(response: Response) {
  const policy = response.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('serve, with the hosting block of firebase.json', () => {
  it.each([
    ['/', 200, 'landing'],
    ['/auth', 200, 'sign-in page'],
    ['/authEmail', 200, 'shell'],
    ['/editor', 200, 'shell'],
    ['/editor/builder?x=1', 200, 'shell'],
    ['/no-such-page', 404, 'unknown page'],
    ['/editorial', 404, 'unknown page'],
    [`/learn/${'x'.repeat(10_000)}`, 404, 'unknown page'],
  ])('answers %s with %i and its page', async (path, status, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('answers a prerendered page at its clean address', async () => {
    expect(await (await get('/pricing')).text()).toBe('pricing');
    expect((await get('/pricing.html')).headers.get('location')).toBe('/pricing');
  });

  it('lets assets be used without asking for a year and never answers a missing one with HTML', async () => {
    const asset = await get('/assets/app-1.js');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(asset.headers.get('cache-control')).toBe(
      'public, max-age=3600, stale-while-revalidate=31536000',
    );
  });

  it('fault 53: a missing asset, whose answer has the same headers, is asked for again', async () => {
    const missing = await get('/assets/app-2.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).not.toContain('immutable');
  });

  it('fault 60: nobody frames the app, and the app frames the sign-in pages of the hosting', async () => {
    for (const path of ['/', '/auth', '/editor/builder', '/view', '/no-such-page']) {
      expect(directivesOf(await get(path))['frame-ancestors'], path).toEqual(["'none'"]);
    }
    const own = await get('/__/auth/iframe');
    expect([await own.text(), own.headers.get('content-security-policy')]).toEqual([
      'sign-in',
      null,
    ]);
  });

  it('survives an address that cannot be decoded', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  it('sends the security headers', async () => {
    const response = await get('/');
    expect(directivesOf(response)).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", 'https://apis.google.com'],
      'font-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'", 'about:'],
      'form-action': ["'self'", 'mailto:'],
      'frame-ancestors': ["'none'"],
    });
    expect(directivesOf(response)['frame-src']).not.toContain("'self'");
    expect(directivesOf(response)).not.toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(hostingConfiguration())).toMatch(/; upgrade-insecure-requests$/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
  });

  it('opens the policy to the emulator where the app talks to it, and only there', async () => {
    const emulated = await serve({
      folder,
      hosting: allowEmulator(hostingConfiguration(), 'http://127.0.0.1:9'),
    });
    const directives = directivesOf(await fetch(emulated.url));
    await emulated.close();
    const open = Object.entries(directives).filter(([, sources]) =>
      sources.includes('http://127.0.0.1:9'),
    );
    expect(open.map(([name]) => name).sort()).toEqual(['connect-src', 'frame-src']);
  });
});

describe('serve, plain', () => {
  it('adds no headers of the hosting and rewrites nothing', async () => {
    const plain = await serve({ folder, hosting: null });
    const page = await fetch(plain.url);
    const missing = await fetch(`${plain.url}/nothing`);
    await plain.close();
    expect(page.headers.get('content-security-policy')).toBeNull();
    expect(missing.status).toBe(404);
  });
});
