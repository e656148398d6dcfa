import { Button, Flex } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Create New Website' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one call to action of a view; its lower edge collapses when pressed. */
export const Sign: Story = { args: { variant: 'sign' } };

/** The ordinary button. */
export const Solid: Story = { args: { variant: 'solid' } };

/** Beside a solid one. */
export const Outline: Story = { args: { variant: 'outline' } };

/** In toolbars. */
export const Ghost: Story = { args: { variant: 'ghost' } };

/** For what cannot be undone. */
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };

/** Looks disabled, can be focused and pressed: the handler says what is missing. */
export const AriaDisabled: Story = { args: { variant: 'sign', 'aria-disabled': true } };

/** 36, 44 and 52 px high. */
export const Sizes: Story = {
  render: () => (
    <Flex gap="4" align="center" wrap="wrap">
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">
        <Plus aria-hidden="true" strokeWidth={2} />
        Large
      </Button>
    </Flex>
  ),
};
