import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { bakeryBuild } from '../fixtures/generatedBuilds';
import { LiveBuilder } from '../support/LiveBuilder';
import { loadedFrame } from '../support/previewFrame';

const meta = {
  title: 'Editor/Builder/Outline/Items, live',
  component: LiveBuilder,
  args: { build: bakeryBuild, panel: 'outline' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LiveBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An item that is added is in the same document, as the generated ones are; Undo takes it back, and nothing is loaded again. */
export const ChangesThePreview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { contentDocument } = await loadedFrame(canvasElement);
    if (contentDocument === null) throw new Error('The preview has no document.');
    const questions = () =>
      [...contentDocument.querySelectorAll('#faq summary')].map(({ textContent }) => textContent);
    const before = questions();
    const hero = contentDocument.querySelector('#hero');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Questions/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Questions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Question/ }), 'Do you ship?');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Answer/ }), '<b>No</b>, sorry.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(questions()).toEqual([...before, 'Do you ship?']));
    await expect(contentDocument.querySelector('#faq b')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Do you ship? up' }));
    await waitFor(() => expect(questions().at(-2)).toBe('Do you ship?'));
    await waitFor(() => expect(contentDocument.querySelector('[data-chosen]')?.id).toBe('faq'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(questions()).toEqual(before));
    await expect((await loadedFrame(canvasElement)).contentDocument).toBe(contentDocument);
    await expect(contentDocument.querySelector('#hero')).toBe(hero);
  },
};
