import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex } from '@chakra-ui/react';
import { expect, waitFor } from 'storybook/test';

import { SeededAvatar } from '../../src/ui/SeededAvatar';

const meta = {
  title: 'UI/SeededAvatar',
  component: SeededAvatar,
  parameters: { layout: 'padded' },
  args: { seed: 'Ada Lovelace', size: 64 },
} satisfies Meta<typeof SeededAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A shop drawn from a name. */
export const FromAName: Story = {};

/** A small street: every name its own shop, always the same one. */
export const AStreet: Story = {
  render: ({ size }) => (
    <Flex gap="4" wrap="wrap">
      {[
        'Ada Lovelace',
        'Grace Hopper',
        'Ines Duarte',
        'Second Gear',
        'Zoë',
        'محمد',
        'Bo',
        'Still Water',
      ].map((seed) => (
        <SeededAvatar key={seed} seed={seed} size={size} />
      ))}
    </Flex>
  ),
};

/** Fault 50: an address that is not https is never asked for; the shop stands in. */
export const RefusesAnUnsafePhoto: Story = {
  args: { photoURL: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).not.toBeNull();
  },
};

/** Fault 50: a photo that does not load gives way to the shop. */
export const FallsBackToTheShop: Story = {
  args: { photoURL: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
