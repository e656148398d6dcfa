import { expect, openScreen, signIn, test } from './support/journey';

const BUILDS = 1000;

test('fault 36: a thousand builds are listed by those in view, scroll and load; the dashboard shows five', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await openScreen(page, 'Website Builder');
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('Shop 1000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Website generated successfully!')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const saved = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await page.addInitScript(
    ({ entries, count }) => {
      if (window !== window.top) return;
      for (const [key, value] of Object.entries(entries)) {
        if (!key.startsWith('workspace:')) continue;
        const stored = JSON.parse(value) as {
          work: { builder: { history: { createdAt: number; website: object }[] } };
        };
        const [build] = stored.work.builder.history;
        if (build === undefined) continue;
        stored.work.builder.history = Array.from({ length: count }, (_, index) => ({
          ...build,
          ...(index === 0 ? {} : { id: `many-${index}` }),
          prompt: `Shop ${count - index}`,
          createdAt: build.createdAt - index * 60_000,
          website: index < 10 ? build.website : { ...build.website, site: '' },
        }));
        sessionStorage.setItem(key, JSON.stringify(stored));
      }
    },
    { entries: saved, count: BUILDS },
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
  await expect(list.locator('[aria-setsize="1000"]').first()).toBeVisible();
  // What the benchmark times: a list of a thousand costs what its visible entries cost.
  expect(await list.getByRole('listitem').count()).toBeLessThan(50);
  await list.getByRole('button', { name: 'Load Build: Shop 999' }).focus();
  await list.getByRole('list').evaluate((rows) => {
    rows.parentElement?.scrollTo({ top: rows.scrollHeight });
  });
  await list.getByRole('button', { name: 'Load Build: Shop 1', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue(
    'Shop 1',
  );
  await expect(
    page.frameLocator('iframe').first().getByRole('heading', { level: 1 }),
  ).toBeVisible();
});
