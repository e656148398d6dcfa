import { randomUUID } from 'node:crypto';

import { sentLink } from '../../journeys/support/emulator';
import type { Engine } from './Engine';
import { chooseFile, click, fill, pasted, until, untilSaid, untilWords, wordsOf } from './person';

export const HEADING = { css: 'h1', isFramed: true };

export const at = (path: string) => `${process.env.JOURNEY_BASE_URL ?? ''}${path}`;

const button = (name: string) => ({ css: 'button', name });

async function follow(engine: Engine, name: string): Promise<void> {
  await click(engine, { css: 'nav a', name });
  await untilWords(engine, { css: 'h1' }, name);
}

/** Signs in by a link, as somebody new, and opens the builder. */
export async function openBuilder(engine: Engine): Promise<void> {
  const email = `engine-${randomUUID()}@example.com`;
  await engine.open(at('/auth'));
  await fill(engine, { css: 'input[type=email]' }, email);
  await engine.press('Enter');
  await untilSaid(engine, 'Check your inbox');
  await engine.open(await sentLink(email));
  await untilWords(engine, { css: 'h1' }, 'Dashboard');
  await follow(engine, 'Website Builder');
}

/** Describes a site and waits until the preview shows it. */
export async function generate(engine: Engine, prompt: string): Promise<void> {
  await fill(engine, { css: 'main textarea' }, prompt);
  await engine.press('Control', 'Enter');
  await untilSaid(engine, 'Website generated successfully!');
  await until('the site in the preview', () => wordsOf(engine, HEADING));
}

export async function openZip(engine: Engine, zip: Uint8Array): Promise<void> {
  await chooseFile(engine, 'input[type=file][accept*=zip]', zip);
  await untilSaid(engine, 'Site opened');
}

/** Opens the page in view in a tab and brings that into view, once it shows it. */
export async function openInTab(engine: Engine): Promise<void> {
  await click(engine, button('Open in a new tab'));
  await until('a new tab', async () => (await engine.tabCount()) === 2);
  await engine.toOpenedTab();
  await until('the page in the tab', () => wordsOf(engine, { css: 'h1' }));
}

/** Copies a link that holds the site. */
export async function copiedShareLink(engine: Engine): Promise<string> {
  await click(engine, { css: 'button', name: 'Share link' });
  await untilSaid(engine, 'Copied to clipboard');
  return pasted(engine);
}
