import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { strFromU8, unzipSync } from 'fflate';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { exportZip, openZip, startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';

const ADDRESS = ', our website is www.fennel.example';
const SITE = 'https://www.fennel.example/';
const ENDPOINT = 'https://forms.example.com/f/1';

/** Stands in for a form service: keeps what it gets, throws away what fills in the trap, sends visitors on. */
async function startService() {
  const received: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
      if (!fields._gotcha) received.push(fields);
      response.writeHead(303, { location: fields._next ?? '/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { received, address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test('a form service is chosen by keyboard, survives undo, reload, framework, ZIP and back, and receives a message from the exported site', async ({
  page,
  browser,
  email,
}) => {
  const preview = await startSite(page, email, ADDRESS);
  const form = preview.locator('form').first();
  await preview.locator('html').evaluate((root) => root.setAttribute('data-same', ''));
  await expect(form).toContainText('This form has no receiver yet.');
  await showPanel(page, 'Customize');
  await page.getByRole('tab', { name: 'Content' }).click();
  const panel = page.getByRole('form', { name: 'Where messages go' });
  const choice = panel.getByRole('combobox');
  await expect(panel.getByRole('status')).toHaveText('Messages from the form go nowhere yet.');

  await choice.focus();
  await choice.selectOption('Another form service');
  await page.keyboard.press('Tab');
  await page.keyboard.type('http://forms.example.com/f/1');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(
    'Only addresses that begin with https:// can be used.',
  );
  await expectNoViolations(page, 'an endpoint that is refused');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(ENDPOINT);
  await expect(panel).toContainText('Messages are sent to forms.example.com.');
  await page.keyboard.press('Enter');
  await expect(choice).toBeFocused();
  await expect(form).toContainText('forms.example.com');
  await expect(preview.locator('html[data-same]')).toHaveCount(1);
  await showPanel(page, 'Checks');
  const publish = page.getByRole('region', { name: 'Before you publish' });
  await expect(publish).toContainText('Messages are sent to forms.example.com');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(form).toContainText('This form has no receiver yet.');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(form).toContainText('forms.example.com');
  await page.reload();
  await expect(form).toContainText('forms.example.com');
  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Bootstrap', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-framework="bootstrap"]')).toHaveCount(1);
  await expect(form).toContainText('forms.example.com');

  const zip = await exportZip(page);
  await openZip(page, zip);
  await expect(form).toContainText('forms.example.com');
  expect((await exportZip(page)).equals(zip)).toBe(true);

  // The exported site, at its address, with its policy in force and without JavaScript.
  const files = unzipSync(zip);
  const service = await startService();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const problems: string[] = [];
  await context.route(`${SITE}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const file = files[path];
    if (file === undefined) return route.fulfill({ status: 404, body: '' });
    const body = /\.html$/.test(path)
      ? strFromU8(file).replace(/<!-- (<meta http-equiv="[^>]*>) -->/, '$1')
      : Buffer.from(file);
    return route.fulfill({ body, contentType: typeOf(path) });
  });
  await context.route(`${ENDPOINT}**`, async (route) => {
    const answer = await fetch(service.address, {
      method: 'POST',
      body: route.request().postData() ?? '',
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    // Where a redirect leads is not routed in every Chromium; where a page leads is.
    const body = `<!doctype html><meta http-equiv="refresh" content="0; url=${location}">`;
    await route.fulfill({ body, contentType: 'text/html' });
  });
  const visitor = await context.newPage();
  visitor.on('console', (message) => problems.push(message.text()));
  const send = async () => {
    await visitor.goto(SITE);
    await visitor.getByLabel('Your name').fill('Ida <b>& Co</b>');
    await visitor.getByLabel('E-mail address').fill('ida@example.com');
    await visitor.getByLabel('Message').fill('Do you bake\nrye?');
  };
  await send();
  await expect(visitor.locator('[name="_gotcha"]')).toBeHidden();
  await visitor.locator('form button').click();
  await expect(visitor).toHaveURL(`${SITE}thank-you.html`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await visitor.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(visitor, 'the thank-you page');
  expect(service.received).toEqual([
    {
      _subject: 'Fennel & Rye',
      _next: `${SITE}thank-you.html`,
      _gotcha: '',
      name: 'Ida <b>& Co</b>',
      email: 'ida@example.com',
      message: 'Do you bake\r\nrye?',
    },
  ]);
  await visitor.getByRole('link', { name: 'Back to the site' }).click();
  await expect(visitor).toHaveURL(`${SITE}index.html#hero`);

  // What a program fills in is thrown away.
  const body = new URLSearchParams({ name: 'robot', message: 'buy', _gotcha: 'x' }).toString();
  await fetch(service.address, { method: 'POST', body, redirect: 'manual' });
  expect(service.received).toHaveLength(1);
  expect(problems).toEqual([]);
  await context.close();
  service.stop();
});

const typeOf = (path: string): string => {
  const types: Record<string, string> = {
    html: 'text/html; charset=utf-8',
    css: 'text/css',
    svg: 'image/svg+xml',
    png: 'image/png',
    woff2: 'font/woff2',
  };
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
};
