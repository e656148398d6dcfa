import type { Page } from '@playwright/test';

import { expect, showPanel, signIn, test } from './support/journey';

const prompts = {
  'fault 24: 100,000 characters': `A bakery called Fennel & Rye in Leith, ${'endless '.repeat(12_495)}`,
  'fault 24: 10,000 lines': `A bakery called Fennel & Rye in Leith\n${'one line\n'.repeat(9_999)}`,
  'fault 24: one word of 100,000 letters': 'W'.repeat(100_000),
};

/** Puts the words into the field at once: what the browser's own typing of 10,000 lines costs is not the product's. */
const describe = (page: Page, words: string) =>
  page
    .getByRole('textbox', { name: 'What should your website be?' })
    .evaluate((field: HTMLTextAreaElement, value) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, words);

const generate = async (page: Page, words: string) => {
  await describe(page, words);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible({
    timeout: 15_000,
  });
};

for (const [title, prompt] of Object.entries(prompts)) {
  test(`${title} widen nothing and come back whole with Load Build`, async ({ page, email }) => {
    await signIn(page, email);
    await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
    await generate(page, prompt);
    await generate(page, 'A florist in Ghent');
    await showPanel(page, 'History');

    const [florist, endless] = await page
      .getByRole('region', { name: 'Build History' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => [item.clientHeight, item.scrollWidth]));
    expect(endless).toEqual(florist);
    await page
      .getByRole('button', { name: /^Load Build: / })
      .last()
      .click();
    await expect(page.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue(
      prompt,
    );
    await expect(
      page.getByText(`Loaded build: ${prompt.slice(0, 50)}...`, { exact: true }).first(),
    ).toBeVisible();

    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
