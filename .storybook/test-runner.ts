import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

const troubles = new WeakMap<Page, string[]>();

/** A story that complains on the console, throws or calls another host is broken, even where it looks right. */
const config: TestRunnerConfig = {
  preVisit: (page) => {
    listen(page).length = 0;
    return Promise.resolve();
  },
  postVisit: (page, { title, name }) => {
    const found = listen(page).splice(0);
    return found.length === 0
      ? Promise.resolve()
      : Promise.reject(new Error([`${title}, ${name}:`, ...found].join('\n')));
  },
};

export default config;

function listen(page: Page): string[] {
  const known = troubles.get(page);
  if (known !== undefined) return known;

  const found: string[] = [];
  troubles.set(page, found);
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(page.url()).host) {
      found.push(`request to another host: ${request.url()}`);
    }
  });
  return found;
}
