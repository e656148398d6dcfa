import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

interface Viewports {
  options: Record<string, { styles: { width: string; height: string } }>;
}

const DEFAULT_VIEWPORT = 'laptop';

const troubles = new WeakMap<Page, string[]>();

/** A story that complains on the console, throws or calls another host is broken, even where it looks right. */
const config: TestRunnerConfig = {
  preVisit: async (page, story) => {
    listen(page).length = 0;
    // A story of a phone is tested on a phone's width, as the toolbar shows it.
    const { parameters, storyGlobals } = await getStoryContext(page, story);
    const { options } = parameters.viewport as Viewports;
    const { value = DEFAULT_VIEWPORT } = (storyGlobals.viewport ?? {}) as { value?: string };
    const size = options[value]?.styles;
    if (size === undefined) throw new Error(`${story.title}: there is no viewport ${value}.`);
    await page.setViewportSize({ width: parseInt(size.width), height: parseInt(size.height) });
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
