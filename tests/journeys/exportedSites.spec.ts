import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

import { framedDocument } from '../../src/ui/framedDocument';
import { LISTENING_SANDBOX } from '../../src/ui/listeningSandbox';
import { expectNoOverflow, expectNoViolations } from './support/axe';
import { exportSamples, geometryOf, unpacked, visit } from './support/disk';
import { HOSTILE_SAMPLES, SAMPLES } from './support/samples';
import { typefacesOf } from './support/typefaces';

/*
 * Sites as a person finds them after unpacking the ZIP: on the disk, offline. They are made by the generator itself in two
 * processes on opposite sides of the date line, which must agree to the byte.
 */
let folder = '';
const WIDTHS = [320, 1280];
const recommended = { extends: ['html-validate:recommended'] };
const validators = {
  usual: new HtmlValidate(recommended),
  // What an owner calls the site may be as long as they like; report.html tells them.
  hostile: new HtmlValidate({ ...recommended, rules: { 'long-title': 'off' } }),
};

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(join(tmpdir(), 'exported-sites-'));
  await Promise.all([
    exportSamples(join(folder, 'east'), { TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8' }),
    exportSamples(join(folder, 'west'), { TZ: 'America/Los_Angeles', LANG: 'C' }),
  ]);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const opened = (name: string) => unpacked(join(folder, 'east'), name);
const textOf = (bytes: Uint8Array | undefined) =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

async function expectValid(
  html: string,
  where: string,
  owner: keyof typeof validators = 'usual',
): Promise<void> {
  const { results } = await validators[owner].validateString(html);
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
  );
  expect(messages, `html-validate on ${where}`).toEqual([]);
}

/** Looks at every page of a sample from the disk at both widths, with JavaScript and without. */
async function look(browser: Browser, name: string): Promise<void> {
  const site = await opened(name);
  const [scripted, plain] = await Promise.all([
    visit(browser, { javaScriptEnabled: true, width: 320 }),
    visit(browser, { javaScriptEnabled: false, width: 320 }),
  ]);
  for (const path of site.pages) {
    const where = `${name}/${path}`;
    await expectValid(textOf(site.files[path]), where);
    await Promise.all([scripted, plain].map(({ page }) => page.goto(site.root + path)));
    await expect(plain.page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const { asked, loaded } = await typefacesOf(scripted.page.locator('html'));
    const isLatin = !/<html lang="(?:ar|hi|ja)"/.test(textOf(site.files[path]));
    expect(loaded, `fonts of ${where}`).toEqual(isLatin ? asked : []);
    for (const width of WIDTHS) {
      await Promise.all(
        [scripted, plain].map(({ page }) => page.setViewportSize({ width, height: 900 })),
      );
      await expectNoOverflow(scripted.page, `${where} at ${width} px`);
      // Fonts of other scripts come a moment after the page.
      await expect(async () =>
        expect(await geometryOf(plain.page), `${where} at ${width} px without JavaScript`).toEqual(
          await geometryOf(scripted.page),
        ),
      ).toPass({ timeout: 5000 });
      await expectNoViolations(scripted.page, `${where} at ${width} px`);
    }
  }
  for (const { context, troubles } of [scripted, plain]) {
    expect(troubles, name).toEqual([]);
    await context.close();
  }
}

test('the samples are every framework in every theme, and every language', async () => {
  const pairs = SAMPLES.map(({ request: { framework, theme } }) => `${framework} ${theme}`);
  expect(new Set(pairs).size).toBe(9);
  const languages = SAMPLES.map(({ name }) => name.split('-').slice(2));
  const written = await readdir('src/generator/languages', { withFileTypes: true });
  const folders = written.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(new Set(languages.flat())).toEqual(new Set(folders));
  const english = languages.filter(([language]) => language === 'en');
  expect([english.length, languages.length]).toEqual([9, 18]);
});

for (const { name } of SAMPLES) {
  test(`from the disk: ${name}`, async ({ browser }) => {
    const [, , language = '', second] = name.split('-');
    const site = await opened(name);
    expect(textOf(site.files['index.html'])).toContain(
      `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`,
    );
    expect(site.pages.some((path) => path.startsWith(`${second}/`))).toBe(second !== undefined);
    await look(browser, name);
  });
}

test('the same bytes on repeat, on both sides of the date line and in two locales', async () => {
  for (const { name } of [...SAMPLES, ...HOSTILE_SAMPLES]) {
    const [east, west] = await Promise.all(
      ['east', 'west'].map((side) => readFile(join(folder, side, `${name}.zip`))),
    );
    expect(east?.equals(west ?? Buffer.alloc(0)), name).toBe(true);
  }
});

for (const framework of ['tailwind', 'bootstrap', 'vuetify']) {
  test(`${framework}: the menu opens and leads to the form without JavaScript`, async ({
    browser,
  }) => {
    const { root } = await opened(`${framework}-modern-en`);
    const { context, page, troubles } = await visit(browser, {
      javaScriptEnabled: false,
      width: 320,
    });
    await page.goto(`${root}index.html`);
    await page.locator('header summary').click();
    await page.locator('header details a[href="#contact"]').click();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(page.locator('#contact form')).toBeVisible();
    expect(page.url()).toBe(`${root}index.html#contact`);
    expect(troubles).toEqual([]);
    await context.close();
  });
}

test('the report can be read by everybody, on a light and on a dark screen', async ({
  browser,
}) => {
  const site = await opened('tailwind-modern-ar');
  await expectValid(textOf(site.files['report.html']), 'report.html');
  const { context, page, troubles } = await visit(browser, { javaScriptEnabled: true, width: 320 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site.root}report.html`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `report.html at ${width} px`);
      await expectNoViolations(page, `report.html at ${width} px, ${colorScheme}`);
    }
  }
  expect(troubles).toEqual([]);
  await context.close();
});

for (const { name, request, customization } of HOSTILE_SAMPLES) {
  const [, fault] = name.split('-');
  test(`fault ${fault}: ${name} is an ordinary site`, async ({ browser }) => {
    const site = await opened(name);
    for (const path of Object.keys(site.files)) {
      expect(path).toMatch(
        /^(?:[a-z]{2}\/|images\/|fonts\/)?[\w-]+\.(?:html|css|svg|png|txt|xml|json|woff2)$/,
      );
    }
    const { fileName } = JSON.parse(
      await readFile(join(folder, 'east', `${name}.json`), 'utf8'),
    ) as { fileName: string };
    expect(fileName).toMatch(/^[a-z0-9-]{1,60}\.zip$/);
    expect(textOf(site.files['styles.css'])).not.toMatch(
      /evil|expression\(|url\((?!"?data:|['"]?fonts\/[\w-]+\.woff2['"]?\))/,
    );
    const html = textOf(site.files['index.html']);
    // eslint-disable-next-line no-control-regex
    expect(html).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff]/u);
    await expectValid(html, name, 'hostile');
    await expectValid(textOf(site.files['report.html']), `the report of ${name}`);
    expect(html.length).toBeLessThan(200_000);

    const { context, page, troubles } = await visit(browser, {
      javaScriptEnabled: true,
      width: 320,
    });
    await page.goto(`${site.root}index.html`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const title = customization?.content?.title;
    if (fault === '27' && title !== undefined) await expect(heading).toHaveText(title);
    expect(await page.locator('script:not([type="application/ld+json"]), base').count()).toBe(0);
    await expectNoOverflow(page, `${name} at 320 px`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectNoOverflow(page, `${name} at 1280 px`);
    await expectNoViolations(page, name);
    expect(troubles, request.prompt.slice(0, 60)).toEqual([]);
    await context.close();
  });
}

test('fault 31: every link of an exported site stays on the site', async ({ browser }) => {
  const site = await opened('fault-31-0');
  const { context, page, troubles } = await visit(browser, {
    javaScriptEnabled: true,
    width: 1280,
  });
  const followed = new Set<string>();
  for (const path of site.pages) {
    await page.goto(site.root + path);
    const links = page.locator('a:visible');
    const addresses = await links.evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map((a) => a.href),
    );
    for (const [index, address] of addresses.entries()) {
      if (followed.has(address)) continue;
      followed.add(address);
      await page.goto(site.root + path);
      await links.nth(index).press('Enter');
      await expect(page).toHaveURL(address);
      expect(site.pages, `link ${index} of ${path}`).toContain(
        decodeURI(page.url()).slice(site.root.length).replace(/#.*$/, ''),
      );
    }
  }
  expect(followed.size).toBeGreaterThan(site.pages.length);
  expect(troubles).toEqual([]);
  await context.close();
});

test('fault 31: nothing in a preview leaves it, whatever its owner typed', async ({ browser }) => {
  for (const name of ['fault-27-4', 'fault-27-5']) {
    const { html } = JSON.parse(await readFile(join(folder, 'east', `${name}.json`), 'utf8')) as {
      html: string;
    };
    const { context, page, troubles } = await visit(browser, {
      javaScriptEnabled: true,
      width: 1280,
    });
    await page.goto((await opened(name)).root + 'robots.txt');
    const address = page.url();
    await page.evaluate(
      ({ srcdoc, sandbox }) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', sandbox);
        frame.style.cssText = 'width: 1200px; height: 800px';
        frame.srcdoc = srcdoc;
        document.body.replaceChildren(frame);
      },
      { srcdoc: framedDocument(html), sandbox: LISTENING_SANDBOX.usual },
    );
    const preview = page.frameLocator('iframe');
    const links = preview.locator('a:visible');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) await link.press('Enter');
    await preview.getByRole('textbox').first().fill('Ada');
    await page.keyboard.press('Enter');
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.frames()).toHaveLength(2);
    expect([page.url(), troubles]).toEqual([address, []]);
    await context.close();
  }
});
