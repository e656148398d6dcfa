import { createServer } from 'node:http';

import { expect } from '@playwright/test';

import { listen } from '../../dev/ports.mjs';
import { framedDocument, LISTENING_SANDBOX } from '../../src/ui/framedDocument';
import type { Engine } from './support/Engine';
import { test } from './support/engineTest';

/** What each attempt says to the page around its frame if it runs. */
const say = (name: string) => `parent.postMessage('${name}', '*')`;
const data = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;

const AT_LOAD: Record<string, string> = {
  inline: `<script>${say('inline')}</script>`,
  data: `<script src="${data(say('data'))}"></script>`,
  module: `<script type="module">${say('module')}</script>`,
  dataModule: `<script type="module" src="${data(say('dataModule'))}"></script>`,
  svg: `<svg><script>${say('svg')}</script></svg>`,
  svgLoad: `<svg onload="${say('svgLoad')}"></svg>`,
  error: `<img src="x:" onerror="${say('error')}">`,
  toggle: `<details open ontoggle="${say('toggle')}">a</details>`,
  style: `<style onload="${say('style')}">a {}</style>`,
  nested: `<iframe srcdoc="<script>parent.${say('nested')}</script>"></iframe>`,
  bodyLoad: `<body onload="${say('bodyLoad')}">`,
};
const LATER: Record<string, string> = {
  click: `<button id="click" onclick="${say('click')}">a</button>`,
  address: `<a id="address" href="javascript:${say('address')}">a</a>`,
};

/** Shows a document in a preview's frame, on a page without any policy, and answers what ran in it. */
async function ranIn(engine: Engine, url: string, html: string): Promise<string[]> {
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
    LISTENING_SANDBOX,
    say('inserted'),
  );
}

test('fault 73: of a document in a frame only its owner’s listeners run', async ({ engine }) => {
  const server = await listen(
    createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!DOCTYPE html><title>a</title><body>');
    }),
    0,
  );
  const url = `http://127.0.0.1:${server.port}/`;
  const markup = Object.values({ ...AT_LOAD, ...LATER }).join('\n');
  const names = [...Object.keys(AT_LOAD), ...Object.keys(LATER), 'inserted', 'listener'];
  try {
    // Without the policy each of them runs: they are attempts that can succeed.
    const unprotected = await ranIn(engine, url, `<!DOCTYPE html>${markup}`);
    expect([...new Set(unprotected)].sort()).toEqual(names.sort());
    expect(await ranIn(engine, url, framedDocument(markup))).toEqual(['listener']);
  } finally {
    await server.close();
  }
});
