import type { CDPSession, Locator, Page } from '@playwright/test';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';

interface Point {
  x: number;
  y: number;
}

/** A point of a row, by the share of its height from the top. */
async function pointOf(row: Locator, share: number, fromStart = 60): Promise<Point> {
  const box = await row.boundingBox();
  if (box === null) throw new Error('The row is not drawn.');
  return { x: box.x + fromStart, y: box.y + box.height * share };
}

const said = (outline: Locator) => outline.getByRole('status');
const entry = (outline: Locator, name: string | RegExp) =>
  outline.getByRole('treeitem', { name, exact: true });
const rowOfPage = (outline: Locator, name: string) =>
  outline.locator('[data-part="branch-control"]', { hasText: name });
const idsIn = (page: Page) =>
  page
    .frameLocator('iframe[title^="Preview of"]')
    .locator('main > section:not([hidden])')
    .evaluateAll((sections) => sections.map(({ id }) => id));

/** What is selected, where the line stands and what follows the pointer, while something is dragged. */
const expectLine = (outline: Locator, name: string | RegExp, side: string) =>
  expect(entry(outline, name)).toHaveAttribute('data-drop', side);

test('sections are dragged with the mouse, under another page too, each as one step (Puck #1679: one without); Escape leaves all as it was', async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await startSite(page, email);
  await showPanel(page, 'Outline');
  const outline = page.getByRole('region', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Add a page' }).click();
  await page.keyboard.type('Weddings');
  await page.keyboard.press('Enter');
  await expect(said(outline)).toHaveText('Weddings added, page 2 of 2');
  await entry(outline, 'Questions').click();
  await expect.poll(() => idsIn(page)).toContain('faq');
  const before = await idsIn(page);
  const { mouse } = page;
  const drag = async (from: Locator, to: Locator, share: number) => {
    const start = await pointOf(from, 0.5);
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(start.x, start.y + 8, { steps: 2 });
    await expect(from).toHaveAttribute('data-dragged', '');
    const end = await pointOf(to, share);
    await mouse.move(end.x, end.y, { steps: 4 });
  };

  await drag(entry(outline, 'Questions'), entry(outline, 'Gallery'), 0.2);
  await expectLine(outline, 'Gallery', 'before');
  await page.keyboard.press('Escape');
  await mouse.up();
  await expect(outline.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  expect(await idsIn(page)).toEqual(before);

  await drag(entry(outline, 'Questions'), entry(outline, 'Hero'), 0.9);
  await mouse.up();
  const count = before.length;
  await expect(said(outline)).toHaveText(`Questions, 2 of ${count}`);
  await expect(entry(outline, 'Questions')).toBeFocused();
  await expect.poll(async () => (await idsIn(page)).slice(0, 2)).toEqual(['hero', 'faq']);

  await drag(entry(outline, 'Questions'), rowOfPage(outline, 'Weddings'), 0.5);
  await expect(outline.locator('[data-drop]')).toHaveCount(1);
  await mouse.up();
  await expect(said(outline)).toHaveText('Questions, 1 of 2 on Weddings');
  await expect(entry(outline, 'Questions')).toBeFocused();
  await expect.poll(() => idsIn(page)).toContain('faq');
  await expectNoViolations(page, 'the outline after a drop');

  // The hero stays first and where it is.
  const hero = await pointOf(entry(outline, 'Hero'), 0.5);
  await mouse.move(hero.x, hero.y);
  await mouse.down();
  await mouse.move(hero.x, hero.y + 80, { steps: 4 });
  await expect(outline.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await mouse.up();

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await undo.click();
  await entry(outline, 'Questions').click();
  await expect.poll(() => idsIn(page)).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });

  test('sections are dragged by their handles with a finger, and rows still scroll', async ({
    page,
    email,
  }) => {
    await startSite(page, email);
    await page.getByRole('button', { name: 'Outline', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Outline' });
    const session = await page.context().newCDPSession(page);
    const handle = (name: string) => entry(sheet, name).locator('[data-handle]');
    for (const one of await sheet.locator('[data-handle]').all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
    }
    await entry(sheet, 'Gallery').scrollIntoViewIfNeeded();
    const from = await pointOf(handle('Gallery'), 0.5, 20);
    await touch(session, 'touchStart', from);
    await glide(session, from, { x: from.x, y: from.y - 12 });
    await expect(entry(sheet, 'Gallery')).toHaveAttribute('data-dragged', '');
    await glide(session, from, await pointOf(entry(sheet, 'Questions'), 0.8));
    await expectLine(sheet, 'Orders and questions', 'before');
    await expectNoOverflow(page, 'the outline while a section is dragged');
    await touch(session, 'touchEnd');
    await expect(said(sheet)).toContainText(/^Gallery, \d+ of \d+$/);
    await expect(entry(sheet, 'Gallery')).toHaveAttribute('aria-selected', 'true');
    const order = await sheet.locator('[data-part="item"]').allTextContents();
    expect(order.indexOf('Gallery')).toBe(order.indexOf('Questions') + 1);

    // Beside the handle a finger scrolls, as everywhere.
    const beside = await pointOf(entry(sheet, 'Prices'), 0.5, 120);
    await touch(session, 'touchStart', beside);
    await glide(session, beside, { x: beside.x, y: beside.y - 60 });
    await expect(sheet.locator('[data-dragged]')).toHaveCount(0);
    await touch(session, 'touchEnd');
    expect(await sheet.locator('[data-part="item"]').allTextContents()).toEqual(order);
  });
});

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...points: Point[]
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
}

async function glide(session: CDPSession, from: Point, to: Point): Promise<void> {
  for (let step = 1; step <= 6; step += 1)
    await touch(session, 'touchMove', {
      x: from.x + ((to.x - from.x) * step) / 6,
      y: from.y + ((to.y - from.y) * step) / 6,
    });
}
