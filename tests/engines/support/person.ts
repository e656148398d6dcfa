import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Engine } from './Engine';

export interface Target {
  css: string;
  /** How its label or its words begin. */
  name?: string;
  /** It stands in the document of the first frame. */
  isFramed?: boolean;
}

/** Asks until the answer is truthy; fails with what was looked for. */
export async function until<Result>(
  what: string,
  look: () => Promise<Result>,
  timeout = 60_000,
): Promise<NonNullable<Result>> {
  const end = Date.now() + timeout;
  let problem: unknown = null;
  while (Date.now() < end) {
    try {
      const answer = await look();
      if (answer) return answer;
      problem = null;
    } catch (error) {
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain for ${what}.`, { cause: problem });
}

/** The middle of an element in the window, brought into view; null until it is there, takes a click, and nothing lies over it. */
function placeOf({ css, name, isFramed }: Target): { x: number; y: number } | null {
  const frame = isFramed ? document.querySelector('iframe') : null;
  const within = isFramed ? frame?.contentDocument : document;
  if (frame?.style.opacity === '0') return null;
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const element = [...(within?.querySelectorAll(css) ?? [])].find(
    (each) =>
      (name === undefined || nameOf(each).startsWith(name)) && each.getClientRects().length > 0,
  );
  if (!within || element === undefined || element.matches(':disabled')) return null;
  frame?.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const top = within.elementFromPoint(place.x, place.y);
  if (top === null || !(element.contains(top) || top.contains(element))) return null;
  if (frame === null) return place;
  const around = frame.getBoundingClientRect();
  const scale = around.width / frame.offsetWidth;
  return { x: around.left + place.x * scale, y: around.top + place.y * scale };
}

/** Where an element is once it stands still: a click on what moves would miss it. */
async function findPlace(engine: Engine, target: Target): Promise<{ x: number; y: number }> {
  let last: { x: number; y: number } | null = null;
  return until(JSON.stringify(target), async () => {
    const place = await engine.evaluate(placeOf, target);
    const isStill = place !== null && place.x === last?.x && place.y === last.y;
    last = place;
    return isStill ? place : null;
  });
}

export async function click(engine: Engine, target: Target): Promise<void> {
  const { x, y } = await findPlace(engine, target);
  await engine.clickAt(x, y);
}

/** Clicks, and once more if nothing comes of it: a page that was just drawn may not listen yet. */
export const clickUntil = (
  engine: Engine,
  target: Target,
  what: string,
  isDone: () => Promise<boolean>,
) =>
  until(what, async () => {
    await click(engine, target);
    return until(what, isDone, 2_000);
  });

export async function pointAt(engine: Engine, target: Target): Promise<void> {
  const { x, y } = await findPlace(engine, target);
  await engine.moveTo(x - 1, y);
  await engine.moveTo(x, y);
}

/** Clicks a field and puts other words into it at once: typed through a driver, a prompt would take WebKit a minute. */
export async function fill(engine: Engine, target: Target, text: string): Promise<void> {
  await click(engine, target);
  await engine.evaluate(
    (css, value) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(css);
      if (field === null) throw new Error('There is no such field.');
      const { set } =
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    target.css,
    text,
  );
}

/** The words of the first element that matches; null where there is none. */
export const wordsOf = (engine: Engine, target: Target): Promise<string | null> =>
  engine.evaluate(({ css, isFramed }) => {
    const within = isFramed ? document.querySelector('iframe')?.contentDocument : document;
    return within?.querySelector(css)?.textContent ?? null;
  }, target);

/** Waits until an element has these words. */
export const untilWords = (engine: Engine, target: Target, words: string | RegExp) =>
  until(`${String(words)} in ${target.css}`, async () => {
    const found = (await wordsOf(engine, target))?.trim();
    return found !== undefined && (words instanceof RegExp ? words.test(found) : found === words);
  });

/** Waits until the page says so, somewhere. */
export const untilSaid = (engine: Engine, words: string) =>
  until(`"${words}"`, () =>
    engine.evaluate((sought) => document.body.textContent.includes(sought), words),
  );

/** What the clipboard holds, as a person finds out: pasted into a field, which is gone afterwards. */
export async function pasted(engine: Engine): Promise<string> {
  await engine.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.id = 'pasted';
    field.focus();
  });
  await engine.press('Control', 'v');
  const words = await until('what was pasted', () =>
    engine.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value),
  );
  await engine.evaluate(() => document.querySelector('#pasted')?.remove());
  return words;
}

const END_OF_ZIP = Buffer.from('PK\u0005\u0006');

/** A ZIP that was downloaded, once all of it is there. */
export const downloaded = (engine: Engine): Promise<Buffer> =>
  until('a download', async () => {
    const name = (await readdir(engine.downloads)).find((each) => each.endsWith('.zip'));
    const zip = await readFile(join(engine.downloads, name ?? ''));
    return zip.includes(END_OF_ZIP) ? zip : null;
  });

/** Chooses a file in the page's file field. */
export async function chooseFile(engine: Engine, css: string, bytes: Uint8Array): Promise<void> {
  await engine.evaluate(
    (selector, content) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([data], 'site.zip', { type: 'application/zip' }));
      const field = document.querySelector<HTMLInputElement>(selector);
      if (field === null) throw new Error('There is no such field.');
      field.files = transfer.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    css,
    Buffer.from(bytes).toString('base64'),
  );
}
