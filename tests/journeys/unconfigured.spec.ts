import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { messages } from '../../machines/messages';
import { hostingConfiguration } from '../../dev/hosting.mjs';
import { localConfiguration } from '../../dev/localConfiguration.mjs';
import { runNpm } from '../../dev/run.mjs';
import { serve } from '../../dev/serve.mjs';
import { expect, publicPaths, test } from './support/journey';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = `dist-journeys/unconfigured-${process.pid}`;
/** Empty, so that no .env file says otherwise. */
const nothing = Object.fromEntries(
  Object.keys(localConfiguration({ emulatorUrl: '' })).map((name) => [name, '']),
);
let site: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { code, output } = await runNpm('build', ['--outDir', folder, '--logLevel', 'warn'], {
    env: nothing,
    isHeld: true,
  });
  expect(code, output).toBe(0);
  site = await serve({ folder, hosting: hostingConfiguration() });
});

test.afterAll(async () => {
  await site.close();
  await rm(join(ROOT, folder), { recursive: true, force: true });
});

test('fault 62: without any configuration the public site works, and what needs a service says that it is not set up', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  for (const path of await publicPaths(request)) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await page.goto(`${site.url}/editor/builder`);
  await expect(page).toHaveURL(/\/auth\?/);
  const main = page.getByRole('main');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('ada@example.com');
  await page.getByRole('button', { name: /link/i }).click();
  await expect(main.getByText(messages.signIn.notSetUp)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /e-?mail/i })).toHaveValue('ada@example.com');
  await page.getByRole('button', { name: /google/i }).click();
  await expect(main.getByText(messages.signIn.notSetUp)).toBeVisible();
  await page.goto(`${site.url}/authEmail?mode=signIn&oobCode=abc`);
  await expect(main.getByRole('alert')).toHaveText(messages.signIn.notSetUp);

  await page.goto(`${site.url}/contact`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is anybody there?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText(messages.contact.notSetUp)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is anybody there?');
});
