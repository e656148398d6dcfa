import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { faqMachine } from '../../machines/faq';
import { faq } from '../../src/content/faq';
import { Faq } from '../../src/marketing/landing/Faq';
import { inState } from '../support/inState';

const meta = {
  title: 'Marketing/Landing/FAQ',
  component: inState(faqMachine, Faq, undefined),
  args: {
    value: { answers: 'closed', list: 'short' },
    context: { open: null },
    onEvent: fn(),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const question = (index: number) => faq[index]?.question ?? 'none';

/** Three questions, all closed. */
export const Closed: Story = {};

/** The second answer is open; the first and third are closed. */
export const Opened: Story = {
  args: { value: { answers: 'opened', list: 'short' }, context: { open: 1 } },
};

/** All six questions; the toggle takes the last three away again. */
export const Whole: Story = { args: { value: { answers: 'closed', list: 'whole' } } };

/** All six, the last one open, on a phone. */
export const WholeOpenedOnAPhone: Story = {
  args: { value: { answers: 'opened', list: 'whole' }, context: { open: 5 } },
  globals: { viewport: { value: 'mobile' } },
};

/** Opening one closes the other; pressing the open one closes it. */
export const OpensOneAtATime: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: question(0) });
    const second = canvas.getByRole('button', { name: question(1) });
    await userEvent.click(first);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'item.toggle', index: 0 });
    await expect(await canvas.findByRole('region', { name: question(0) })).toHaveTextContent(
      faq[0]?.answer ?? '',
    );
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

/** 'Show More' brings three more questions and becomes 'Show Less'; the mouse's focus stays on it. */
export const ShowsMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const less = canvas.getByRole('button', { name: 'Show Less' });
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Show More' })).toHaveFocus();
  },
};

/** Pressed at the keyboard, 'Show More' leads on to the first new question. */
export const MovesFocusAtTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: question(3) })).toHaveFocus());
  },
};
