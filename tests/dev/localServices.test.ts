import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startAuthEmulator } from '../../dev/authEmulator.mjs';
import { createInbox, sentLinks } from '../../dev/inbox.mjs';
import { listen } from '../../dev/ports.mjs';

let emulator: Awaited<ReturnType<typeof startAuthEmulator>>;
let inbox: Awaited<ReturnType<typeof listen>>;
let inboxUrl = '';

beforeAll(async () => {
  emulator = await startAuthEmulator({ port: 0 });
  const answer = createInbox({
    emulatorUrl: emulator.url,
    now: () => new Date('2030-01-02T03:04:05Z'),
  });
  inbox = await listen(
    createServer((request, response) => answer(request, response, () => response.end('the app'))),
    0,
  );
  inboxUrl = `http://127.0.0.1:${inbox.port}`;
}, 60_000);

afterAll(async () => {
  await inbox.close();
  await emulator.close();
});

async function sendLink(email: string) {
  const call = 'identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key';
  const answer = await fetch(`${emulator.url}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      requestType: 'EMAIL_SIGNIN',
      email,
      continueUrl: 'http://app.test/authEmail',
      canHandleCodeInApp: true,
    }),
  });
  expect(answer.status).toBe(200);
}

const showList = async () => (await fetch(`${inboxUrl}/__dev/inbox/list`)).text();

const postContact = (body: string) => fetch(`${inboxUrl}/__dev/contact`, { method: 'POST', body });

describe('the local inbox', () => {
  it('says what will appear where while it is empty', async () => {
    const html = await showList();
    expect(html).toContain('No link is waiting.');
    expect(html).toContain('No message yet.');
  });

  it('lists the links sent, newest first, and they lead back to the app', async () => {
    await sendLink('ada@example.com');
    await sendLink('grace@example.com');

    const links = (await sentLinks(emulator.url)) ?? [];
    expect(links.map(({ email }) => email)).toEqual(['grace@example.com', 'ada@example.com']);
    const html = await showList();
    expect(html.indexOf('grace@example.com')).toBeLessThan(html.indexOf('ada@example.com'));

    const answer = await fetch(links[0]?.oobLink ?? '', { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe('http://app.test/authEmail');
    expect(target.searchParams.get('mode')).toBe('signIn');
  });

  it('keeps a contact message, answers as a form service does, and shows it as text', async () => {
    const answer = await postContact(
      JSON.stringify({ access_key: 'secret', name: '<img src=x onerror="x">', message: 'a & b' }),
    );

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: '' });
    const html = await showList();
    expect(html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;');
    expect(html).toContain('a &amp; b');
    expect(html).toContain('2030-01-02 03:04:05 UTC');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('secret');
  });

  it.each(['{', '[]', 'null', '"text"'])('refuses %s as a contact message', async (body) => {
    const answer = await postContact(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      message: 'The message is not valid JSON.',
    });
  });

  it('is a page that loads nothing from elsewhere, and leaves other paths to the app', async () => {
    const page = await fetch(`${inboxUrl}/__dev/inbox`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<h1>Local inbox</h1>');
    expect(await (await fetch(`${inboxUrl}/editor`)).text()).toBe('the app');
  });

  it('says so when the emulator does not answer', async () => {
    expect(await sentLinks('http://127.0.0.1:1')).toBeNull();
  });
});

describe('the auth emulator', () => {
  it.each([
    'emulator/auth/iframe?apiKey=k&appName=a',
    'emulator/auth/handler?apiKey=k&appName=a&providerId=google.com',
  ])('serves %s with nothing to load from the internet', async (path) => {
    const html = await (await fetch(`${emulator.url}/${path}`)).text();
    expect(html).toContain('<title>Auth Emulator');
    expect(html.match(/(?:src|href)="https?:[^"]*"/g)).toBeNull();
  });

  it("serves the stand-in for Google's script", async () => {
    const iframe = await (
      await fetch(`${emulator.url}/emulator/auth/iframe?apiKey=k&appName=a`)
    ).text();
    const path = /<script src="([^"]+)">/.exec(iframe)?.[1] ?? '';
    const script = await fetch(new URL(path, emulator.url));
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toContain('window.gapi = {');
  });
});
