import type { Page } from '@playwright/test';

import { startModelServer } from '../../dev/modelServer.mjs';
import { modelMessages } from '../../machines/modelMessages';
import { expectNoOverflow, expectNoViolations } from './support/axe';
import { expect, signIn, test as base } from './support/journey';
import { keptRecords, keptText } from './support/kept';

type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

const test = base.extend<{
  start: (options?: Parameters<typeof startModelServer>[0]) => Promise<ModelServer>;
  /** The hosts that the page asked, and what its policy forbade; filled from the beginning. */
  hosts: Set<string>;
}>({
  start: async ({}, use) => {
    const servers: ModelServer[] = [];
    await use(async (options) => {
      const server = await startModelServer(options);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map(({ close }) => close()));
  },
  hosts: async ({ page }, use) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol)) hosts.add(url.host);
    });
    await use(hosts);
  },
});

const { problems } = modelMessages;
const section = (page: Page) => page.getByRole('region', { name: 'Language model' });
const status = (page: Page) => section(page).getByRole('status');
const address = (page: Page) => page.getByRole('textbox', { name: 'Address of the server' });
const origin = () => new URL(process.env.JOURNEY_BASE_URL ?? '').origin;
const own = () => [process.env.JOURNEY_BASE_URL, process.env.JOURNEY_EMULATOR_URL].map(hostOf);
const hostOf = (url = '') => new URL(url).host;

async function turnBetaOn(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.goto('/editor/settings?tab=app');
  await page.getByText('Beta Features', { exact: true }).click();
  await expect(section(page)).toBeVisible();
}

async function chooseServer(page: Page): Promise<void> {
  await section(page)
    .getByRole('combobox', { name: 'Which model' })
    .selectOption('A server on this computer');
}

async function check(page: Page, url: string): Promise<void> {
  await address(page).fill(url);
  await page.getByRole('button', { name: 'Check connection' }).click();
}

/** A browser whose own model does what is written here. Before the page is opened. */
const scriptModel = (page: Page, script: { refusal?: string }) =>
  page.addInitScript(({ refusal }) => {
    const log: string[] = [];
    let isHere = refusal !== undefined;
    const create = async ({ monitor }: { monitor?: (target: EventTarget) => void }) => {
      log.push(navigator.userActivation.isActive ? 'create in a press' : 'create');
      if (refusal !== undefined) throw new DOMException('No.', refusal);
      const target = new EventTarget();
      monitor?.(target);
      if (!isHere) {
        for (const loaded of [0, 0.37]) {
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
        }
        await new Promise((resolve) => addEventListener('model-is-here', resolve, { once: true }));
        isHere = true;
      }
      return { destroy: () => log.push('destroy') };
    };
    const availability = () => Promise.resolve(isHere ? 'available' : 'downloadable');
    Object.assign(window, { LanguageModel: { availability, create }, modelLog: log });
  }, script);

const modelLog = (page: Page) =>
  page.evaluate(() => (window as unknown as { modelLog: string[] }).modelLog);

test('a server on this computer is chosen, checked, kept over a reload, and forgotten with Beta Features', async ({
  page,
  email,
  start,
  hosts,
}) => {
  const { url, asked } = await start();
  await turnBetaOn(page, email);
  await expect(section(page)).toContainText(
    'No prompt leaves this device. Without a model, or while it fails, the rules do all the work, as they always did. With one, the same prompt may give other words.',
  );
  await chooseServer(page);
  await expect(status(page)).toContainText('Not checked yet. Nothing was sent.');
  await address(page).fill(url);
  expect(asked).toEqual([]);

  await address(page).press('Enter');
  await expect(status(page)).toContainText('Ready: stand-in.');
  const models = section(page).getByRole('combobox', { name: 'Model of the server' });
  await expect(models.getByRole('option', { name: 'stand-in-cloud' })).toHaveCount(0);
  await models.selectOption('stand-in-slow');
  await expect(status(page)).toContainText('Ready: stand-in-slow.');
  await expectNoViolations(page, 'a server is ready');
  await expect(page.getByRole('banner').getByText('Saved in this browser')).toBeVisible();

  await page.reload();
  await expect(status(page)).toContainText('Ready: stand-in-slow.');
  await expect(address(page)).toHaveValue(url);

  // With the tab it goes: another one of the person's does not learn it.
  const other = await page.context().newPage();
  await other.goto('/editor/settings?tab=app');
  await expect(section(other).getByRole('combobox', { name: 'Which model' })).toHaveValue(
    'browser',
  );
  expect(JSON.stringify(await keptRecords(page))).not.toContain(hostOf(url));
  await other.close();

  await page.getByText('Beta Features', { exact: true }).click();
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Saved in this browser')).toBeVisible();
  await expect.poll(() => keptText(page)).not.toContain(hostOf(url));
  // A list is all that was asked for; nobody's address or cookie went along.
  expect(new Set(asked.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(['GET /v1/models']),
  );
  for (const { headers } of asked) {
    expect([headers.referer, headers.cookie]).toEqual([undefined, undefined]);
  }
  expect([...hosts].sort()).toEqual([...own(), hostOf(url)].sort());
});

test('fault 79: each way to fail is told with what to do', async ({
  page,
  email,
  start,
  hosts,
  expectComplaint,
}) => {
  expectComplaint(/CORS policy|ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_BLOCKED/);
  expectComplaint(/evil\.example.*Content Security Policy/);
  const gone = await startModelServer();
  await gone.close();
  const elsewhere = 'http://evil.example/v1/models';
  const [closed, webPage, redirecting] = await Promise.all([
    start({ kind: 'closed' }),
    start({ kind: 'page' }),
    start({ kind: 'redirecting', elsewhere }),
  ]);
  const forbidden: string[] = [];
  await page.exposeFunction('onForbidden', (uri: string) => forbidden.push(uri));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      (window as unknown as { onForbidden: (uri: string) => void }).onForbidden(blockedURI),
    ),
  );
  const answered: string[] = [];
  page.on('response', (response) => answered.push(new URL(response.url()).host));
  await turnBetaOn(page, email);
  await chooseServer(page);

  for (const [url, problem] of [
    [gone.url, problems.noServer],
    [closed.url, problems.corsMissing],
    [webPage.url, problems.wrongPort],
    [redirecting.url, problems.noServer],
  ] as const) {
    await check(page, url);
    await expect(status(page)).toContainText(problem.what);
    await expect(status(page)).toContainText(problem.toDo(origin()));
  }
  // A redirect that the policy stops is told by the address it came from.
  expect(forbidden.map((uri) => hostOf(uri))).toEqual([hostOf(redirecting.url)]);
  expect(answered).not.toContain('evil.example');

  for (const url of ['http://192.168.1.5:11434', 'https://api.example.com/v1', '[::1]:11434']) {
    await check(page, url);
    await expect(section(page).getByRole('alert')).toHaveText(modelMessages.address.notLocal);
    await expect(address(page)).toHaveValue(url);
    await expect(address(page)).toBeFocused();
  }
  const known = [
    ...own(),
    'evil.example',
    ...[gone, closed, webPage, redirecting].map(({ url }) => hostOf(url)),
  ];
  expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
});

test('a browser that does not allow it is told from a server that is not there', async ({
  page,
  email,
  expectComplaint,
}) => {
  expectComplaint(/ERR_CONNECTION_REFUSED/);
  const gone = await startModelServer();
  await gone.close();
  await page.addInitScript(() => {
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = (wanted) =>
      (wanted.name as string) === 'loopback-network'
        ? Promise.resolve({ state: 'denied' } as PermissionStatus)
        : query(wanted);
  });
  await turnBetaOn(page, email);
  await chooseServer(page);
  await check(page, gone.url);
  await expect(status(page)).toContainText(problems.noPermission.what);
});

test('the deployed policy, which asks for https, leaves a server on this computer alone', async ({
  page,
  email,
  start,
}) => {
  const { url } = await start();
  await turnBetaOn(page, email);
  await chooseServer(page);
  await page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = 'upgrade-insecure-requests';
    document.head.append(policy);
  });
  for (const host of ['localhost', '127.0.0.1']) {
    await check(page, url.replace('localhost', host));
    await expect(status(page)).toContainText('Ready: stand-in.');
  }
});

test('the browser’s own model is downloaded by a press, can be cancelled, and is ready', async ({
  page,
  email,
}) => {
  await scriptModel(page, {});
  await turnBetaOn(page, email);
  await expect(status(page)).toContainText('not downloaded yet');
  expect(await modelLog(page)).toEqual([]);

  const download = section(page).getByRole('button', { name: 'Download', exact: true });
  await download.press('Enter');
  const progress = section(page).getByRole('progressbar', { name: 'Download' });
  await expect(progress).toHaveAttribute('aria-valuenow', '37');
  await section(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(download).toBeFocused();
  await download.press('Enter');
  await expect(progress).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page, 'a download at 320 px');
  await section(page).getByRole('button', { name: 'Cancel' }).focus();
  await page.evaluate(() => dispatchEvent(new Event('model-is-here')));
  await expect(status(page)).toContainText('Ready: this browser’s own model.');
  await expect(section(page).getByRole('button', { name: 'Check connection' })).toBeFocused();
  expect(await modelLog(page)).toEqual([
    'create in a press',
    'create in a press',
    'destroy',
    'destroy',
  ]);
});

test('a browser that has the name of a model and refuses is not believed', async ({
  page,
  email,
}) => {
  await scriptModel(page, { refusal: 'InvalidStateError' });
  await turnBetaOn(page, email);
  await expect(status(page)).toContainText(problems.notCreated.what);
});

test('signing out forgets the address of a server', async ({ page, email, start }) => {
  const { url } = await start();
  await turnBetaOn(page, email);
  await chooseServer(page);
  await check(page, url);
  await expect(status(page)).toContainText('Ready: stand-in.');
  await expect.poll(() => keptText(page)).toContain(hostOf(url));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await keptText(page)).not.toContain(hostOf(url));
});
