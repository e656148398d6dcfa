import { expect } from '@playwright/test';

import {
  at,
  copiedShareLink,
  generate,
  HEADING,
  openBuilder,
  openInTab,
  openZip,
} from './support/builder';
import type { Engine } from './support/Engine';
import { delayQuestions } from '../journeys/support/delayQuestions';
import { test } from './support/engineTest';
import {
  click,
  clickUntil,
  downloaded,
  fill,
  pasted,
  pointAt,
  until,
  untilSaid,
  untilWords,
  wordsOf,
} from './support/person';

const prompt =
  'A multi-page site for Olmo, an Italian restaurant in Leeds. We serve ravioli, risotto and tiramisu. hello@olmo.example';

const editing = { css: 'button', name: 'Edit text' };
const heading = { css: 'h2 [data-text]', isFramed: true };

/** The color of the site in the frame, or in the tab itself. */
const colorOf = (engine: Engine, { isFramed = true } = {}) =>
  engine.evaluate((within) => {
    const shown = within ? document.querySelector('iframe')?.contentDocument : document;
    return shown === null || shown === undefined
      ? ''
      : getComputedStyle(shown.documentElement).getPropertyValue('--site-primary').trim();
  }, isFramed);

/** Edits one text by click and another by keyboard, and steps back and forth. */
async function editTexts(engine: Engine): Promise<void> {
  const before = (await wordsOf(engine, heading)) ?? '';
  await click(engine, editing);
  await click(engine, { ...heading, css: 'h2 [data-text][tabindex]' });
  await engine.type('Our kitchen');
  await engine.press('Enter');
  await untilWords(engine, heading, 'Our kitchen');

  await engine.press('Tab');
  const id = await until('the next text to have the focus', () =>
    engine.evaluate(() => {
      const active = document.querySelector('iframe')?.contentDocument?.activeElement;
      return active?.closest('h2') ? null : active?.getAttribute('data-text');
    }),
  );
  const next = { css: `[data-text="${id}"]`, isFramed: true };
  const nextBefore = (await wordsOf(engine, next)) ?? '';
  await engine.press('Enter');
  await engine.type('By hand');
  await engine.press('Enter');
  await untilWords(engine, next, 'By hand');

  await engine.press('Control', 'z');
  await untilWords(engine, next, nextBefore);
  await untilWords(engine, heading, 'Our kitchen');
  await engine.press('Control', 'z');
  await untilWords(engine, heading, before);
  await engine.press('Control', 'Shift', 'z');
  await untilWords(engine, heading, 'Our kitchen');
  await click(engine, editing);
}

/** Follows a link to another page of the site, and its way back. */
async function followPageLinks(engine: Engine): Promise<void> {
  const isInner = async () =>
    (await wordsOf(engine, { css: '#page-heading', isFramed: true })) !== null;
  const link = { css: 'main a[data-page]', isFramed: true };
  await clickUntil(engine, link, 'another page', isInner);
  const brand = { css: '[data-part="header"] a[data-part="brand"]', isFramed: true };
  await clickUntil(engine, brand, 'the first page', async () => !(await isInner()));
  await untilWords(engine, heading, 'Our kitchen');
}

test('fault 72, fault 74: the main job, with a worker that takes 6 s to copy and to open the page', async ({
  engine,
}) => {
  await openBuilder(engine);
  await generate(engine, prompt);
  await untilWords(engine, HEADING, 'Olmo');
  await editTexts(engine);
  await engine.evaluate(delayQuestions, 6_000);
  await click(engine, { css: 'button', name: 'Copy HTML' });

  await pointAt(engine, { css: 'h1 [data-text]', isFramed: true });
  await untilSaid(engine, 'From your words: “Olmo”');
  await followPageLinks(engine);
  await fill(engine, { css: 'input[type=color] + input' }, '#7c2d12');
  await until('the new color', async () => (await colorOf(engine)) === '#7c2d12');
  await untilSaid(engine, 'Copied to clipboard');
  const html = await pasted(engine);
  expect(html).toMatch(/^<!DOCTYPE html>/);
  expect(html).toContain('>Our kitchen</');

  await openInTab(engine);
  await untilWords(engine, { css: 'h1' }, 'Olmo');
  await untilWords(engine, { css: 'h2 [data-text]' }, 'Our kitchen');
  expect(await colorOf(engine, { isFramed: false })).toBe('#7c2d12');
  expect(await engine.evaluate(() => window.opener === null)).toBe(true);
  await engine.closeTab();

  await engine.open(at('/editor/builder'));
  const expectItBack = async () => {
    await untilWords(engine, HEADING, 'Olmo');
    await untilWords(engine, heading, 'Our kitchen');
    await until('the color', async () => (await colorOf(engine)) === '#7c2d12');
  };
  await expectItBack();
  await click(engine, { css: 'button', name: 'Export ZIP' });
  const zip = await downloaded(engine);
  const link = await copiedShareLink(engine);

  await click(engine, { css: 'button', name: 'All options' });
  await click(engine, { css: 'button', name: 'Reset' });
  await untilSaid(engine, 'Ready to Build?');
  await openZip(engine, zip);
  await expectItBack();
  expect(await engine.tabCount()).toBe(1);

  await engine.open(link);
  await untilWords(engine, { css: 'h1' }, 'Olmo');
  const shared = await engine.evaluate(() => document.querySelector('iframe')?.srcdoc);
  expect(shared).toContain('>Our kitchen</');
  expect(shared).toContain('#7c2d12');
});
