import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { POST_IMAGES } from '../../src/content/post';
import { PostPicture } from '../../src/marketing/PostPicture';

const meta = {
  title: 'UI/Post picture',
  component: PostPicture,
  args: { image: 'promptSlip' },
  argTypes: { image: { control: 'select', options: POST_IMAGES } },
  render: ({ image }) => (
    <Box maxW="640px" p="6">
      <PostPicture image={image} borderRadius="card" />
    </Box>
  ),
} satisfies Meta<typeof PostPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A slip of paper with five facts, and the window that it becomes. */
export const PromptSlip: Story = {};

/** A street of five fronts. */
export const FiveWindows: Story = { args: { image: 'fiveWindows' } };

/** Paint cards: on some the letters can be read. */
export const PaintCards: Story = { args: { image: 'paintCards' } };
