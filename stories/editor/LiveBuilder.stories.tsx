import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import type { Build } from '../../machines/entities';
import { bakeryBuild, bilingualBuild } from '../fixtures/generatedBuilds';
import { LiveBuilder } from '../support/LiveBuilder';
import { loadedFrame, styleOf } from '../support/previewFrame';

/** The bakery, with a name, a heading and a color of the person's own. */
const edited: Build = {
  ...bakeryBuild,
  customization: {
    ...bakeryBuild.customization,
    content: { ...bakeryBuild.customization.content, title: 'Crumb & Co' },
    texts: { 'offerings.heading': 'From our oven' },
    colors: { ...bakeryBuild.customization.colors, primary: '#7c2d12' },
  },
};

const meta = {
  title: 'Editor/Builder/Live',
  component: LiveBuilder,
  args: { build: edited },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LiveBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was written and colored is in the site of another theme. */
export const KeepsEditsThroughAnotherTheme: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = await documentOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'All options' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Elegant' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply to this site' }));
    await drawnAnew(canvasElement, before);
    await expectEdits(canvasElement);
  },
};

/** The same in another framework. */
export const KeepsEditsThroughAnotherFramework: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = await documentOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'All options' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Bootstrap' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply to this site' }));
    await drawnAnew(canvasElement, before);
    await expectEdits(canvasElement);
  },
};

/** The same in another language, whose other words change; no generation is spent, and Undo takes it back. */
export const KeepsEditsThroughAnotherLanguage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = await documentOf(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Understood' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Language/ }));
    const choice = await canvas.findByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(choice, 'Français');
    const after = await drawnAnew(canvasElement, before);
    await expect(after.documentElement.lang).toBe('fr');
    await expectEdits(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Kind bakery/i })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await drawnAnew(canvasElement, after);
    await expect((await documentOf(canvasElement)).documentElement.lang).toBe('en');
  },
};

/** The same where the prompt is added to and generated again. */
export const KeepsEditsThroughAnotherGeneration: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = await documentOf(canvasElement);
    const prompt = canvas.getByRole('textbox', { name: 'What should your website be?' });
    await userEvent.type(prompt, ', open every day from 8 to 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await drawnAnew(canvasElement, before);
    await expectEdits(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Load Build/ })).toHaveLength(2),
    );
  },
};

/** A gap on another page is one press away: its page opens with the gap in focus; filled in, it leaves the list. */
export const LeadsToAGapAndForgetsItOnceFilled: Story = {
  args: { build: bilingualBuild },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Checks' }));
    const list = await canvas.findByRole('list', { name: 'To fill in' }, { timeout: 5000 });
    const before = within(list).getAllByRole('button').length;
    await userEvent.click(within(list).getByRole('button', { name: /street address/ }));
    await waitFor(async () =>
      expect((await documentOf(canvasElement)).activeElement).toHaveAttribute(
        'data-text',
        'visit.address.body',
      ),
    );
    await expect(canvas.getByLabelText('Page of the site')).not.toHaveValue('index.html');
    const gap = (await documentOf(canvasElement)).activeElement as HTMLElement;
    gap.click();
    gap.textContent = '14 Mill Lane';
    gap.blur();
    await waitFor(
      async () => expect(within(list).getAllByRole('button')).toHaveLength(before - 1),
      { timeout: 5000 },
    );
    await expect(within(list).queryByRole('button', { name: /street address/ })).toBeNull();
  },
};

async function documentOf(canvasElement: HTMLElement): Promise<Document> {
  const { contentDocument } = await loadedFrame(canvasElement);
  if (contentDocument === null) throw new Error('The preview has no document.');
  return contentDocument;
}

/** The document that has taken the place of `before`. */
async function drawnAnew(canvasElement: HTMLElement, before: Document): Promise<Document> {
  return waitFor(
    async () => {
      const now = await documentOf(canvasElement);
      await expect(now).not.toBe(before);
      return now;
    },
    { timeout: 5000 },
  );
}

async function expectEdits(canvasElement: HTMLElement): Promise<void> {
  const frame = await loadedFrame(canvasElement);
  const text = (selector: string) => frame.contentDocument?.querySelector(selector);
  await expect(text('h1')).toHaveTextContent('Crumb & Co');
  await expect(text('[data-text="offerings.heading"]')).toHaveTextContent('From our oven');
  await expect(styleOf(frame, '--site-primary')).toBe('#7c2d12');
}
