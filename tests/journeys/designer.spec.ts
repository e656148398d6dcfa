import type { FrameLocator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { exportZip } from './support/bakery';
import { expect, openScreen, showPanel, signIn, test } from './support/journey';

const WORDS =
  'Studio Halden, a furniture maker in Malmö: oak tables, shelves and chairs, made to order. A gallery, about us, prices and a contact form.';
const BRAND = '#b4532a';

/** Keeps the site as it is now, under a name. */
async function keepVersion(page: Page, name: string): Promise<void> {
  await showPanel(page, 'History');
  await page.getByRole('button', { name: 'Keep this version' }).click();
  const field = page.getByRole('textbox', { name: 'Name of this build' });
  await expect(field).toBeFocused();
  await field.fill(name);
  await field.press('Enter');
  await expect(
    page.getByRole('button', { name: `Load Build: ${name}`, exact: true }),
  ).toBeVisible();
}

/** What the comparison of two versions says in each row that is not the same. */
async function compared(page: Page, names: readonly [string, string]): Promise<string[]> {
  await showPanel(page, 'History');
  for (const name of names)
    await page.getByRole('checkbox', { name: `Compare: ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare two builds' });
  await expect(dialog.locator('iframe')).toHaveCount(2);
  await expect(dialog.getByRole('row', { name: /^Texts/ })).not.toContainText('as soon as');
  await expectNoViolations(page, 'the comparison');
  const rows = await dialog
    .locator('tbody tr')
    .evaluateAll((all) =>
      all
        .map((row) => [...row.children].map(({ textContent }) => textContent))
        .filter(([, said = '']) => !said.startsWith('The same')),
    );
  await dialog.getByRole('button', { name: 'Close comparison' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  return rows.map((row) => row.join(' | '));
}

const variable = (preview: FrameLocator, name: string) =>
  preview
    .locator('html')
    .evaluate((root, of) => getComputedStyle(root).getPropertyValue(of).trim(), name);

test('a designer gives a site its looks, keeps versions and compares them, and changes the framework without losing an edit', async ({
  page,
  email,
}) => {
  test.setTimeout(180_000);
  const preview = page.frameLocator('iframe[title^="Preview of"]');
  const heading = preview.getByRole('heading', { level: 1 });
  const hero = preview.locator('#hero');

  await test.step('describes the site and keeps it as the first version', async () => {
    await signIn(page, email);
    await openScreen(page, 'Website Builder');
    await page.getByRole('textbox', { name: 'What should your website be?' }).fill(WORDS);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(heading).toHaveText('Studio Halden');
    await keepVersion(page, 'First draft');
  });

  const first = await test.step('chooses typefaces, the brand color and another hero', async () => {
    await showPanel(page, 'Customize');
    const primary = page.getByRole('textbox', { name: 'Primary color', exact: true });
    await primary.fill(BRAND);
    await primary.blur();
    await expect.poll(() => variable(preview, '--site-primary')).toBe(BRAND);
    await page.getByRole('tab', { name: 'Layout' }).click();
    await page
      .getByRole('combobox', { name: 'Typefaces' })
      .selectOption({ label: 'Oswald and Spectral: newspaper' });
    await expect(heading).toHaveCSS('font-family', /^Oswald/);
    const layout = await hero.getAttribute('data-layout');
    await showPanel(page, 'Outline');
    await page.getByRole('treeitem', { name: 'Hero', exact: true }).click();
    await page.getByRole('button', { name: 'Next layout' }).click();
    await expect(hero).not.toHaveAttribute('data-layout', layout ?? '');
    await keepVersion(page, 'Brand');
    return layout;
  });
  const chosen = (await hero.getAttribute('data-layout')) ?? '';

  await test.step('turns it dark', async () => {
    await showPanel(page, 'Customize');
    await page.getByRole('tab', { name: 'Colors' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await expect.poll(() => variable(preview, '--site-scheme')).toBe('dark');
    await keepVersion(page, 'Dark');
  });

  await test.step('compares the versions', async () => {
    expect(await compared(page, ['First draft', 'Brand'])).toEqual([
      expect.stringMatching(`^Colors.*${BRAND}$`),
      'Looks | As the design has them | Oswald and Spectral: newspaper',
      'Layout and wording | Different in: Hero',
    ]);
    expect(await compared(page, ['Brand', 'Dark'])).toEqual([
      expect.stringMatching(/^Colors.*Background.*Text/),
    ]);
  });

  await test.step('goes back to a version without losing the present one', async () => {
    await page.getByRole('button', { name: 'Load Build: First draft', exact: true }).click();
    await expect(hero).toHaveAttribute('data-layout', first ?? '');
    await page.getByRole('button', { name: 'Load Build: Dark', exact: true }).click();
    await expect(hero).toHaveAttribute('data-layout', chosen);
  });

  await test.step('takes Bootstrap', async () => {
    await page.getByRole('button', { name: 'All options' }).click();
    await page.getByText('Bootstrap', { exact: true }).click();
    await page.getByRole('button', { name: 'Apply to this site' }).click();
    await expect(preview.locator('html[data-framework="bootstrap"]')).toHaveCount(1);
    await expect(heading).toHaveCSS('font-family', /^Oswald/);
    await expect(hero).toHaveAttribute('data-layout', chosen);
    expect(await variable(preview, '--site-primary')).toBe(BRAND);
    expect(await variable(preview, '--site-scheme')).toBe('dark');
    const files = unzipSync(await exportZip(page));
    const css = strFromU8(files['styles.css'] ?? new Uint8Array());
    expect(css).toContain(`--site-primary: ${BRAND};`);
    expect(css).toContain("--site-font-heading: 'Oswald'");
    expect(css).toContain('--site-scheme: dark;');
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(
      `data-section="hero" data-kind="hero" data-layout="${chosen}"`,
    );
    for (const width of [375, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `the builder at ${width} px`);
    }
  });
});
