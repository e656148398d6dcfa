import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Channel } from 'storybook/internal/channels';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

type StoryContext = Awaited<ReturnType<typeof getStoryContext>>;

interface Viewports {
  options: Record<string, { styles: { width: string; height: string } }>;
}

/** What Storybook says of a story that was drawn, acted and checked. */
interface Finished {
  reporters: {
    type: string;
    result?: { violations?: { help: string; nodes: { target: string[] }[] }[] };
  }[];
}

declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

const DEFAULT_VIEWPORT = 'laptop';
/** Stories with this tag are drawn, acted and checked a second time, on a phone. */
const PHONE_TAG = 'phone';

const troubles = new WeakMap<Page, string[]>();
const visited = new WeakMap<Page, StoryContext>();

/** A story that complains on the console, throws or calls another host is broken, even where it looks right. */
const config: TestRunnerConfig = {
  preVisit: async (page, story) => {
    listen(page).length = 0;
    // A story of a phone is tested on a phone's width, as the toolbar shows it.
    const context = await getStoryContext(page, story);
    visited.set(page, context);
    const viewport = context.storyGlobals.viewport as { value?: string } | undefined;
    await resize(page, context, viewport?.value ?? DEFAULT_VIEWPORT);
  },
  postVisit: async (page, story) => {
    const context = visited.get(page);
    if (!story.hasFailure && context?.tags.includes(PHONE_TAG)) {
      await resize(page, context, 'mobile');
      listen(page).push(...(await drawAgain(page, story.id)));
    }
    const found = listen(page).splice(0);
    if (found.length > 0) throw new Error([`${story.title}, ${story.name}:`, ...found].join('\n'));
  },
};

export default config;

async function resize(page: Page, { title, parameters }: StoryContext, name: string) {
  const size = (parameters.viewport as Viewports).options[name]?.styles;
  if (size === undefined) throw new Error(`${title}: there is no viewport ${name}.`);
  await page.setViewportSize({ width: parseInt(size.width), height: parseInt(size.height) });
}

/** Draws the story in view from its beginning; gives what went wrong, violations of accessibility among it. */
function drawAgain(page: Page, storyId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const channel = __STORYBOOK_ADDONS_CHANNEL__;
    const problems: string[] = [];
    const note = ({ message }: { message: string }) => void problems.push(`on a phone: ${message}`);
    const failures = ['storyThrewException', 'playFunctionThrewException'];
    for (const name of failures) channel.on(name, note);
    const finished = new Promise<Finished>((resolve) => channel.once('storyFinished', resolve));
    channel.emit('forceRemount', { storyId: id });
    const { reporters } = await finished;
    for (const name of failures) channel.off(name, note);
    const violations = reporters.flatMap(({ type, result }) =>
      type === 'a11y' ? (result?.violations ?? []) : [],
    );
    return [
      ...problems,
      ...violations.map(
        ({ help, nodes }) =>
          `on a phone: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    ];
  }, storyId);
}

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
