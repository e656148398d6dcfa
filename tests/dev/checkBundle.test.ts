import { describe, expect, it } from 'vitest';

import { firstScripts, importersOfWorker, leaksIn } from '../../dev/checkBundle.mjs';

describe('leaksIn (fault 61)', () => {
  it.each([
    ['const key = "sk-abcdefghijklmnop1234"', ['a secret key']],
    ['-----BEGIN RSA PRIVATE KEY-----', ['a secret key']],
    ['-----BEGIN EC PRIVATE KEY-----', ['a secret key']],
    ['-----BEGIN PRIVATE KEY-----', ['a secret key']],
    ['connect("localhost:9099")', ['the local emulator or inbox']],
    ['projectId: "demo-local"', ['the local emulator or inbox']],
    ['const user = "tester@example.com"', ['a test user']],
    ['const user = "test@example.com"', ['a test user']],
    ['fetch("http://127.0.0.1:9099/x")', ['the local emulator or inbox']],
    ['fetch("http://localhost:80801/x")', ['the local emulator or inbox']],
    ['Ollama is at http://localhost:11434, others at localhost:1234 or localhost:8080.', []],
    ['post("/__dev/contact")', ['the local emulator or inbox']],
    ['const user = "journey-1f@example.com"', ['a test user']],
    ['//# sourceMappingURL=index.js.map', ['a source map']],
    ['placeholder: "name@example.com", apiKey: "AIza-public-by-design"', []],
  ])('%s', (text, found) => {
    expect(leaksIn(text)).toEqual(found);
  });
});

describe('firstScripts', () => {
  it('are the worker, English, what they import and the most that a trade needs, not what they load later', () => {
    const scripts = new Map([
      ['index-a.js', 'import("./worker-b.js")'],
      ['worker-b.js', 'import{a}from"./first-h.js";'],
      [
        'first-h.js',
        'import{a}from"./shared-c.js";x={"./de/index.ts":()=>import(`./de-d.js`).then(e=>e.pack),"./en/index.ts":()=>import(`./en-e.js`).then(e=>e.pack)}',
      ],
      ['shared-c.js', 'export{a}'],
      ['de-d.js', 'export{pack}'],
      [
        'en-e.js',
        'import{a}from"./shared-c.js";import"./words-f.js";[()=>import(`./en-trades-i.js`),()=>import(`./en-trades-j.js`).then(e=>e.t),()=>import(`./en-trades-k.js`)];export{pack}',
      ],
      ['en-trades-i.js', 'export{t}'],
      ['en-trades-j.js', 'export{t,more}'],
      ['en-trades-k.js', 'export{t}'],
      ['words-f.js', 'import("./later-g.js")'],
      ['later-g.js', ''],
    ]);
    expect(firstScripts(scripts).sort()).toEqual([
      'en-e.js',
      'en-trades-j.js',
      'first-h.js',
      'shared-c.js',
      'words-f.js',
      'worker-b.js',
    ]);
  });

  it('are refused where English has no trades', () => {
    const scripts = new Map([
      ['worker-b.js', 'x={"./en/index.ts":()=>import(`./en-e.js`)}'],
      ['en-e.js', 'export{pack}'],
    ]);
    expect(() => firstScripts(scripts)).toThrow('dist/ has no words of English trades.');
  });

  it('are refused where there is no worker', () => {
    expect(() => firstScripts(new Map())).toThrow('dist/ has no worker that loads English.');
  });
});

describe('importersOfWorker', () => {
  const scripts = [
    ['websiteWorker-a.js', 'new Worker(new URL(`/assets/worker-b.js`,import.meta.url))'],
    ['worker-b.js', 'import{a}from"./first-c.js"'],
    ['first-c.js', '()=>import(`./later-d.js`)'],
  ] as const;

  it('are none where the worker only imports', () => {
    const later = ['later-d.js', 'import{a}from"./first-c.js"'] as const;
    expect(importersOfWorker(new Map([...scripts, later]))).toEqual([]);
  });

  it('are named: WebKit runs the script again for each worker, and two answer', () => {
    const later = ['later-d.js', 'import{a}from"./worker-b.js"'] as const;
    expect(importersOfWorker(new Map([...scripts, later]))).toEqual(['later-d.js']);
  });
});
