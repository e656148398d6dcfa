import { Button, Flex } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { EDITOR_NOTICE_DURATION } from '../../machines/limits';
import { messages } from '../../machines/messages';
import { Toaster } from '../../src/ui/Toaster';
import { showToast, toasters } from '../../src/ui/toasts';

const clear = () => {
  for (const toaster of Object.values(toasters)) toaster.remove();
};

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    clear();
    return clear;
  },
  decorators: [
    (Story) => (
      <Flex gap="4" wrap="wrap" minH="320px">
        <Button
          onClick={() =>
            showToast({
              status: 'success',
              message: messages.generation.website.succeeded,
              duration: EDITOR_NOTICE_DURATION,
            })
          }
        >
          Success
        </Button>
        <Button
          onClick={() =>
            showToast({
              status: 'error',
              message: messages.signOut.failed,
              duration: EDITOR_NOTICE_DURATION,
            })
          }
        >
          Error
        </Button>
        <Button
          onClick={() =>
            showToast({
              status: 'info',
              message: messages.export.started,
              duration: EDITOR_NOTICE_DURATION,
            })
          }
        >
          Info
        </Button>
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
