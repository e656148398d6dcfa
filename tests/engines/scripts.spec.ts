import { createServer } from 'node:http';

import { expect } from '@playwright/test';

import { listen } from '../../dev/ports.mjs';
import { framedDocument } from '../../src/ui/framedDocument';
import { LISTENING_SANDBOX } from '../../src/ui/listeningSandbox';
import type { Engine } from './support/Engine';
import { test } from './support/engineTest';
import { AT_LOAD, LATER, ranIn, say } from './support/vectors';

/** Shows a document in a preview's frame, on a page without any policy, and answers what ran in it. */
async function ranInFrame(engine: Engine, url: string, html: string): Promise<string[]> {
  await engine.open(url);
  return engine.evaluate(
    async (srcdoc, sandbox, insertedSay) => {
      const ran: string[] = [];
      addEventListener('message', ({ data: name }) => ran.push(String(name)));
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', sandbox);
      frame.srcdoc = srcdoc;
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      const inside = frame.contentDocument;
      if (inside === null) throw new Error('The frame is out of reach.');
      inside.addEventListener('click', () => ran.push('listener'), { once: true });
      inside.getElementById('click')?.click();
      inside.getElementById('address')?.click();
      const inserted = inside.createElement('div');
      inserted.innerHTML = `<img src="x:" onerror="${insertedSay}">`;
      inside.body.append(inserted);
      await new Promise((resolve) => setTimeout(resolve, 700));
      return ran;
    },
    html,
    LISTENING_SANDBOX.withScripts,
    say('inserted'),
  );
}

test('fault 73: of a document in a frame only its owner’s listeners run', async ({ engine }) => {
  const markup = Object.values({ ...AT_LOAD, ...LATER }).join('\n');
  const server = await listen(
    createServer(({ url: path }, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!DOCTYPE html><title>a</title><body>${path === '/attempts' ? markup : ''}`);
    }),
    0,
  );
  const url = `http://127.0.0.1:${server.port}/`;
  const names = [...Object.keys(AT_LOAD), ...Object.keys(LATER), 'inserted', 'listener'];
  try {
    // Without the policy each of them runs: they are attempts that can succeed, in a window of their own too.
    await engine.open(`${url}attempts`);
    const { nested: _, ...inTheWindow } = { ...AT_LOAD, ...LATER };
    expect([...new Set(await ranIn(engine))].sort()).toEqual(Object.keys(inTheWindow).sort());
    const unprotected = await ranInFrame(engine, url, `<!DOCTYPE html>${markup}`);
    expect([...new Set(unprotected)].sort()).toEqual(names.sort());
    expect(await ranInFrame(engine, url, framedDocument(markup))).toEqual(['listener']);
  } finally {
    await server.close();
  }
});
