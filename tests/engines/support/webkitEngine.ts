import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import getPort from 'get-port';

import { callOf, type Engine } from './Engine';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** The codes that WebDriver has for keys that type nothing. */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ' ': ' ',
};

/** WebKitGTK's MiniBrowser, driven over WebDriver on a display that nobody sees. */
export async function startWebKit(programs: WebKitPrograms, downloads: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-home-'));
  await mkdir(join(home, '.config'));
  await writeFile(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const xvfb = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '1460x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(xvfb.stdout, 'data')) as [Buffer];
  const port = await getPort();
  const driver = spawn(programs.driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const base = `http://127.0.0.1:${port}`;
  const { sessionId } = (await askOnceUp(base, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `${base}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => ask('POST', `${session}/${path}`, body);
  const act = (source: object) => post('actions', { actions: [source] });
  const pointer = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const keys = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  });
  const tabs = async () => (await ask('GET', `${session}/window/handles`)) as string[];
  const toTab = (handle = '') => post('window', { handle });
  const [firstTab] = await tabs();
  await post('window/rect', { x: 0, y: 0, width: 1440, height: 1150 });
  await post('timeouts', { script: 30_000, pageLoad: 30_000 });

  return {
    downloads,
    open: async (url) => void (await post('url', { url })),
    evaluate: async <Args extends unknown[], Result>(
      look: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => {
      const script = `const done = arguments[0];
        Promise.resolve(${callOf(look, args)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = (await post('execute/async', { script, args: [] })) as {
        value?: Result;
        error?: string;
      };
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as Result;
    },
    moveTo: async (x, y) => void (await pointer(move(x, y))),
    clickAt: async (x, y) =>
      void (await pointer(
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      )),
    type: async (text) =>
      void (await keys(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    press: async (...names) => {
      const values = names.map((name) => KEYS[name] ?? name);
      await keys([
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    tabCount: async () => (await tabs()).length,
    // The handles are in no order.
    toOpenedTab: async () => void (await toTab((await tabs()).find((tab) => tab !== firstTab))),
    closeTab: async () => {
      await ask('DELETE', `${session}/window`);
      await toTab(firstTab);
    },
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      await Promise.all([ended(driver), ended(xvfb)]);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${url}: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
}

/** Asks the driver for a session as soon as it listens. */
async function askOnceUp(base: string, body: object): Promise<unknown> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`${base}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return ask('POST', `${base}/session`, body);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
