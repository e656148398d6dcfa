import type { Page, Worker } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';

import { WORKER_DEADLINE, WORKER_LIMITS } from '../../src/services/workerDeadlines';
import { delayQuestions } from './support/delayQuestions';
import { expect, openScreen, showPanel, signIn, test } from './support/journey';

const prompt =
  'A bakery called Fennel & Rye in Leith with sourdough, cardamom buns and filter coffee, a menu and a contact form';

const previewOf = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'What should your website be?' });

async function openBuilder(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
}

const generate = (page: Page) =>
  page.getByRole('button', { name: 'Generate', exact: true }).click();

test('fault 66: a worker that hangs is ended and replaced, twice; the prompt stays, and the next try makes the site', async ({
  page,
  email,
  expectComplaint,
}) => {
  // The driver's clock is put into the preview's frame too, before and after it has its document, and refused there.
  expectComplaint(/^error: Blocked script execution in 'about:(?:blank|srcdoc)'/);
  await page.clock.install();
  await openBuilder(page, email);
  const heading = previewOf(page).getByRole('heading', { level: 1 });
  await fieldOf(page).fill('A florist called Tulip in Ghent');
  await generate(page);
  await expect(heading).toHaveText('Tulip', { timeout: 30_000 });

  await fieldOf(page).fill(prompt);
  const hung = new Set<Worker>();
  for (const round of [1, 2]) {
    const working = () => page.workers().filter((worker) => !hung.has(worker));
    // One that is hung before it runs is no worker that hangs: the driver holds it back, and the page with it.
    let parts = 0;
    const hasLoaded = async () => {
      const before = parts;
      parts =
        (await working()[0]?.evaluate(() => performance.getEntriesByType('resource').length)) ?? 0;
      return parts > 2 && parts === before;
    };
    await expect
      .poll(hasLoaded, { message: `a loaded worker in round ${round}`, intervals: [1_000] })
      .toBe(true);
    for (const worker of working()) {
      hung.add(worker);
      worker
        .evaluate(() => {
          for (;;);
        })
        .catch(() => undefined);
    }
    await generate(page);
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
    await page.clock.fastForward(WORKER_DEADLINE.drawing + WORKER_LIMITS.starting);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to generate website' }),
      `what is said in round ${round}`,
    ).toBeVisible();
    await expect(fieldOf(page)).toHaveValue(prompt);
    await expect(heading).toHaveText('Tulip');
  }
  await generate(page);
  await expect(heading).toHaveText('Fennel & Rye', { timeout: 30_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('fault 70: what is typed, chosen and corrected while an export runs is taken, and the export is the site as it was', async ({
  page,
  email,
}) => {
  await openBuilder(page, email);
  await fieldOf(page).fill(prompt);
  await generate(page);
  const heading = previewOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Fennel & Rye', { timeout: 30_000 });
  await page.evaluate(delayQuestions, 2_500);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export ZIP' }).click();
  const understood = page.getByRole('region', { name: 'What I understood' });
  await showPanel(page, 'Understood');
  await understood.getByRole('button', { name: /^Place/ }).click();
  await understood.getByRole('textbox', { name: 'Place' }).fill('Faro');
  await page.keyboard.press('Enter');
  await showPanel(page, 'Customize');
  await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#7c2d12');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('textbox', { name: 'Site Title' }).fill('Fennel & Faro');
  await fieldOf(page).fill('A florist in Ghent');
  await expect(heading).toHaveText('Fennel & Faro');

  const files = unzipSync(await readFile(await (await downloading).path()));
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Fennel &amp; Rye');
  await showPanel(page, 'Understood');
  // The drawing follows the export, and is asked of the slow worker too.
  await expect(understood.getByRole('button', { name: /^Place/ })).toHaveText(/Faro/, {
    timeout: 30_000,
  });
  await expect(previewOf(page).getByText('Faro').nth(1)).toBeAttached();
  await expect(heading).toHaveText('Fennel & Faro');
  await showPanel(page, 'Customize');
  await expect(page.getByRole('textbox', { name: 'Site Title' })).toHaveValue('Fennel & Faro');
  await expect(fieldOf(page)).toHaveValue('A florist in Ghent');
  await expect
    .poll(() =>
      previewOf(page)
        .locator('html')
        .evaluate((root) => root.style.getPropertyValue('--site-primary').trim()),
    )
    .toBe('#7c2d12');
});
