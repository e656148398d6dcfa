import type { Page } from '@playwright/test';

import { expect, openScreen, showPanel, signIn, test } from './support/journey';
import { keepRecords, type KeptRecord, keptRecords } from './support/kept';

const BUILDS = 1000;

async function keptBuild(page: Page): Promise<KeptRecord> {
  let made: KeptRecord | undefined;
  await expect(async () => {
    made = (await keptRecords(page)).find(({ store }) => store === 'builds');
    expect(made).toBeDefined();
  }).toPass();
  if (made === undefined) throw new Error('No build was kept.');
  return made;
}

test('fault 36: a thousand builds are listed by those in view, scroll and load; the dashboard shows five', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('Shop 1000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  // "Saved in this browser" may still be of what was typed, before the build.
  const made = await keptBuild(page);
  const [uid] = made.key;
  const build = made.value as { createdAt: number; website: object };
  await keepRecords(
    page,
    Array.from({ length: BUILDS - 1 }, (_, index) => ({
      store: 'builds',
      key: [uid, `many-${index}`],
      value: {
        ...build,
        id: `many-${index}`,
        prompt: `Shop ${BUILDS - 1 - index}`,
        createdAt: build.createdAt - (index + 1) * 60_000,
        website: index < 10 ? build.website : { ...build.website, site: '' },
      },
    })),
  );

  await page.goto('/editor');
  const recent = page.getByRole('region', { name: 'Recent Builds' }).getByRole('listitem');
  await expect(recent).toHaveCount(5);
  await expect(recent.first()).toContainText('Shop 1000');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Total Builds' }).getByText('1,000'),
  ).toBeVisible();

  const list = page.getByRole('region', { name: 'Build History' });
  await openScreen(page, 'Website Builder');
  await showPanel(page, 'History');
  await expect(list.locator('[aria-setsize="1000"]').first()).toBeVisible();
  // What the benchmark times: a list of a thousand costs what its visible entries cost.
  expect(await list.getByRole('listitem').count()).toBeLessThan(50);
  // More than keep their documents: the first is drawn again when it comes back.
  const prompt = page.getByRole('textbox', { name: 'What should your website be?' });
  const heading = page.frameLocator('iframe').first().getByRole('heading', { level: 1 });
  for (const number of [999, 998, 997, 996, 995, 994, 999]) {
    if (number === 999) {
      await list.getByRole('list').evaluate((rows) => rows.parentElement?.scrollTo({ top: 0 }));
    }
    await list.getByRole('button', { name: `Load Build: Shop ${number}`, exact: true }).click();
    await expect(prompt).toHaveValue(`Shop ${number}`);
    await expect(heading).toBeVisible();
  }
  await list.getByRole('button', { name: 'Load Build: Shop 999' }).focus();
  await list.getByRole('list').evaluate((rows) => {
    rows.parentElement?.scrollTo({ top: rows.scrollHeight });
  });
  await list.getByRole('button', { name: 'Load Build: Shop 1', exact: true }).click();
  await expect(prompt).toHaveValue('Shop 1');
  await expect(heading).toBeVisible();

  await openScreen(page, 'Dashboard');
  await recent.filter({ hasText: 'Shop 997' }).getByRole('link').click();
  await expect(prompt).toHaveValue('Shop 997');
  await expect(heading).toBeVisible();
  await list.getByRole('list').evaluate((rows) => rows.parentElement?.scrollTo({ top: 0 }));
  await expect(list.getByRole('listitem').filter({ hasText: 'In the preview' })).toContainText(
    'Shop 997',
  );
});
