import { Box, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import type { Device } from '../../machines/entities';
import { DeviceFrame } from '../../src/editor/builder/DeviceFrame';

/** The room for the site, in CSS pixels; the frame keeps 2 px free on each side. */
const ROOMS = [
  { name: 'narrower', width: 640 },
  { name: 'wider', width: 1500 },
];

function InRooms({ device }: { device: Device }) {
  return (
    <Stack gap="4" overflow="hidden">
      {ROOMS.map(({ name, width }) => (
        <Box
          key={name}
          role="group"
          aria-label={name}
          display="flex"
          flexShrink="0"
          height="160px"
          style={{ width: `${width + 4}px` }}
        >
          <DeviceFrame device={device} preview={<Box height="100%" data-site="" />} />
        </Box>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Editor/Device Frame',
  component: InRooms,
  args: { device: 'desktop' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InRooms>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a narrower and a wider room say: the whole width, the pixels the site is laid out at, and the scale where it is drawn smaller. */
export const Desktop: Story = {};

/** A tablet has its own width in both. */
export const Tablet: Story = { args: { device: 'tablet' } };

/** Desktop is laid out at 1280 px or at the room's width, whichever is larger, and the ticket says so. */
export const SaysWidthAndScale: Story = {
  play: async ({ canvas }) => {
    const [narrower, wider] = ROOMS.map(({ name }) => canvas.getByRole('group', { name }));
    await waitFor(() => expect(narrower).toHaveTextContent('100 % · 1280 px · 50 %'));
    await waitFor(() => expect(wider).toHaveTextContent(/^100 % · 1500 px$/));
    const siteIn = (room: HTMLElement | undefined) =>
      room?.querySelector<HTMLElement>('[data-site]');
    await expect([siteIn(narrower)?.offsetWidth, siteIn(wider)?.offsetWidth]).toEqual([1280, 1500]);
    await expect(siteIn(narrower)?.getBoundingClientRect().width).toBe(640);
  },
};

/** A tablet is drawn smaller where there is less room, and no larger where there is more. */
export const SaysTheScaleOfATablet: Story = {
  ...Tablet,
  play: async ({ canvas }) => {
    const [narrower, wider] = ROOMS.map(({ name }) => canvas.getByRole('group', { name }));
    await waitFor(() => expect(narrower).toHaveTextContent(/^768 px · 83 %$/));
    await waitFor(() => expect(wider).toHaveTextContent(/^768 px$/));
  },
};
