import { Button, Flex } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { messages } from '../../machines/messages';
import { Toaster } from '../../src/ui/Toaster';
import { clearToasts, showToast } from '../../src/ui/toasts';

const TOASTS = [
  { name: 'Success', status: 'success', message: messages.generation.website.succeeded },
  { name: 'Error', status: 'error', message: messages.signOut.failed },
  { name: 'Info', status: 'info', message: messages.export.started },
] as const;

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    clearToasts();
    return clearToasts;
  },
  decorators: [
    (Story) => (
      <Flex gap="4" wrap="wrap" minH="320px">
        {TOASTS.map(({ name, status, message }) => (
          <Button
            key={name}
            onClick={() => showToast({ status, message, duration: EDITOR_NOTICE_DURATION })}
          >
            {name}
          </Button>
        ))}
        <Story />
      </Flex>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to say. Press a button to see each kind; they wait while the pointer or focus is on them. */
export const Quiet: Story = {};

/** A success is announced politely and can be dismissed. */
export const DismissesASuccess: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await expect(await screen.findByRole('status')).toHaveTextContent(
      messages.generation.website.succeeded,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

/** An error is announced, too; the same words stand beside what failed, and those interrupt a screen reader. */
export const AnnouncesAnError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await screen.findByRole('status')).toHaveTextContent(messages.signOut.failed);
  },
};

/** Five at once: three are visible, the others wait for a free place. */
export const ShowsThreeAtMost: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Info' });
    for (let press = 0; press < 5; press += 1) await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
  },
};

/** Fault 58: of twenty messages in one second three are visible; the others follow, each once, and none is lost. */
export const ShowsTwentyOneAfterAnother: Story = {
  play: async () => {
    const said = Array.from({ length: 20 }, (_, index) => `Message ${index + 1} of 20`);
    const heard: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.role === 'status')
          heard.push(node.innerText.trim());
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    for (const message of said) showToast({ status: 'info', message, duration: 60_000 });
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
    for (const message of said) {
      const toast = await screen.findByText(message);
      const root = toast.closest<HTMLElement>('[role=status]');
      if (root === null) throw new Error('A toast is no status.');
      fireEvent.click(within(root).getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
      await expect(screen.queryAllByRole('status').length).toBeLessThanOrEqual(3);
    }
    observer.disconnect();
    await expect(heard).toEqual(said);
  },
};

/** Fault 58: a toast of the editor stands for exactly 3,000 milliseconds. */
export const StandsForThreeSeconds: Story = {
  play: () =>
    withStoppedClock(async (clock) => {
      await sayDone();
      await expectOpenUntil(clock, EDITOR_NOTICE_DURATION);
    }),
};

/** Fault 58: the time of a toast stands still under the pointer. */
export const WaitsUnderThePointer: Story = {
  play: ({ userEvent }) =>
    withStoppedClock(async (clock) => {
      const toast = await sayDone();
      await clock.advance(2000);
      await userEvent.hover(toast);
      await expectWaiting(clock);
      await userEvent.unhover(toast);
      await expectOpenUntil(clock, 1000);
    }),
};

/** Fault 58: so it does with the focus in it, which goes back where it came from. */
export const WaitsWithTheFocus: Story = {
  play: ({ canvas }) =>
    withStoppedClock(async (clock) => {
      await sayDone();
      await clock.advance(2000);
      screen.getByRole('button', { name: 'Dismiss' }).focus();
      await expectWaiting(clock);
      canvas.getByRole('button', { name: 'Success' }).focus();
      await expectOpenUntil(clock, 1000);
    }),
};

/** Fault 58: what is said in a hidden tab, and what stood there before, waits for the person to come back. */
export const WaitsWhileThePageIsHidden: Story = {
  play: () =>
    withStoppedClock(async (clock) => {
      try {
        await sayDone();
        await clock.advance(1000);
        hidePage(true);
        showToast({ status: 'success', message: 'Made meanwhile', duration: 3000 });
        await expectWaiting(clock);
        await expect(screen.queryByText('Made meanwhile')).toBeNull();
        hidePage(false);
        await screen.findByText('Made meanwhile');
        await clock.advance(1999);
        await expect(screen.getAllByRole('status')).toHaveLength(2);
        await clock.advance(1001);
        clock.release();
        await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
      } finally {
        hidePage(false);
      }
    }),
};

/** Time passes, and the toast is still there. */
async function expectWaiting(clock: StoppedClock): Promise<void> {
  await clock.advance(300_000);
  await expect(shownState()).toBe('open');
}

/** The toast goes when `milliseconds` have passed, and not one earlier. */
async function expectOpenUntil(clock: StoppedClock, milliseconds: number): Promise<void> {
  await clock.advance(milliseconds - 1);
  await expect(shownState()).toBe('open');
  await clock.advance(1);
  await waitFor(() => expect(shownState()).not.toBe('open'));
}

async function sayDone(): Promise<HTMLElement> {
  showToast({
    status: 'success',
    message: messages.generation.website.succeeded,
    duration: EDITOR_NOTICE_DURATION,
  });
  return screen.findByRole('status');
}

function shownState(): string | null {
  return screen.queryAllByRole('status')[0]?.dataset.state ?? null;
}

function hidePage(isHidden: boolean): void {
  const visibilityState = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

type StoppedClock = ReturnType<typeof stopTheClock>;

async function withStoppedClock(play: (clock: StoppedClock) => Promise<void>): Promise<void> {
  const clock = stopTheClock();
  try {
    await play(clock);
  } finally {
    clock.release();
  }
}

/** Time goes on only when it is told to, until it is released; frames are drawn all the while. It never goes back. */
function stopTheClock() {
  const frame = window.requestAnimationFrame.bind(window);
  const realNow = performance.now.bind(performance);
  const stoppedAt = realNow();
  let ahead = 0;
  let isStopped = true;
  const now = () => (isStopped ? stoppedAt : realNow()) + ahead;
  window.requestAnimationFrame = (callback) => frame(() => callback(now()));
  performance.now = now;
  const draw = () => new Promise((resolve) => frame(() => frame(() => frame(resolve))));
  return {
    advance: async (milliseconds: number) => {
      await draw();
      ahead += milliseconds;
      await draw();
    },
    release: () => {
      isStopped = false;
    },
  };
}
