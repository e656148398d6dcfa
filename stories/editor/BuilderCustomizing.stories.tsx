import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { presetColors } from '../../machines/colorPresets';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { atRest, panelsIn } from '../fixtures/builderAtRest';
import { builderWith, nothingAsked } from '../fixtures/builderContexts';
import { bakeryBuild, plumberBuild, yogaBuild } from '../fixtures/generatedBuilds';
import { inBuilder } from '../support/inBuilder';
import { loadedFrame, styleOf } from '../support/previewFrame';

const idle = { value: 'idle', context: nothingAsked } as const;
const bakeryBuilder = builderWith([bakeryBuild, yogaBuild, plumberBuild]);

const meta = {
  title: 'Editor/Builder/Customize',
  component: inBuilder(),
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    generationRef: idle,
    ...atRest,
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A typed color reaches the document in the preview without loading it again. */
export const ChangesAColorInPlace: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await loadedFrame(canvasElement);
    const before = frame.contentDocument;
    const field = canvas.getByRole('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#7c2d12');
    await waitFor(() => expect(styleOf(frame, '--site-primary')).toBe('#7c2d12'));
    await expect(frame.contentDocument).toBe(before);
  },
};

/** A dark appearance, round corners and airy spacing reach the document in place; Undo takes each back. */
export const ChoosesDarkRoundAndAiry: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await loadedFrame(canvasElement);
    const before = frame.contentDocument;
    const light = styleOf(frame, '--site-background');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(styleOf(frame, '--site-scheme')).toBe('dark'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Layout' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Round' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Airy' }));
    await waitFor(() => expect(styleOf(frame, '--site-space-section')).toContain('1.45'));
    await expect(styleOf(frame, '--site-radius-card')).toBe('28px');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    for (let step = 0; step < 3; step += 1) await userEvent.click(undo);
    await waitFor(() => expect(styleOf(frame, '--site-background')).toBe(light));
    await expect(canvas.getByRole('radio', { name: 'Soft' })).toBeChecked();
    await expect(frame.contentDocument).toBe(before);
  },
};

/** A section that is switched off leaves the preview, and Undo brings it back. */
export const TogglesASectionAndUndoes: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await loadedFrame(canvasElement);
    const pricing = () => frame.contentDocument?.querySelector('[data-section="pricing"]');
    await userEvent.click(canvas.getByRole('tab', { name: 'Layout' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pricing' }));
    await waitFor(() => expect(pricing()).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(pricing()).toBeVisible());
  },
};

/** fault 29: with all four sections switched off one after another, the site still shows its title and description. */
export const SwitchesEverySectionOff: Story = {
  args: {
    panelsRef: panelsIn({}, { tab: 'layout' }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await loadedFrame(canvasElement);
    const find = (selector: string) => frame.contentDocument?.querySelector(selector);
    for (const name of ['Hero', 'Features', 'Pricing', 'Contact Form']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    await waitFor(() => expect(find('[data-section="contact"]')).not.toBeVisible());
    await expect(find('h1')).toBeVisible();
    await expect(find('h1')).toHaveTextContent('Crumb & Ember');
    await expect(find('[data-text="description"]')).toBeVisible();
  },
};

/** fault 30: Refresh, device and colors a hundred times without a pause: the last ones stand, in one frame, and focus stays. */
export const KeepsOneFrameThroughAHundredChanges: Story = {
  play: async ({ canvas, canvasElement }) => {
    await loadedFrame(canvasElement);
    const refresh = canvas.getByRole('button', { name: 'Refresh preview' });
    refresh.focus();
    const devices = ['Tablet', 'Desktop', 'Mobile'];
    const presets = ['Purple', 'Green', 'Red', 'Blue'];
    for (let round = 0; round < 100; round += 1) {
      refresh.click();
      canvas.getByRole('radio', { name: devices[round % devices.length] ?? '' }).click();
      canvas.getByRole('button', { name: presets[round % presets.length] ?? '' }).click();
    }
    await waitFor(async () => {
      const frames = canvasElement.querySelectorAll('iframe');
      await expect(frames).toHaveLength(1);
      await expect(frames[0]?.offsetWidth).toBe(768);
    });
    const frame = await loadedFrame(canvasElement);
    const { variables } = customizationPatch('modern', {
      ...bakeryBuild.customization,
      colors: { ...bakeryBuild.customization.colors, ...presetColors.Blue },
    });
    const primary = variables['--site-primary'];
    await waitFor(() => expect(styleOf(frame, '--site-primary')).toBe(primary));
    await expect(refresh).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Tablet' })).toBeChecked();
  },
};

/** A new title stands in the preview as it is typed, HTML signs included. */
export const RewordsTheTitle: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await loadedFrame(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Content' }));
    const field = canvas.getByRole('textbox', { name: 'Site Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Crumb <b>');
    await waitFor(() =>
      expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent('Crumb <b>'),
    );
  },
};

/** A text of the site is edited where it stands: Escape keeps the old words, Enter the new ones, undo brings them back. */
export const EditsATextInThePreview: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const frame = await loadedFrame(canvasElement);
    const texts = () => [...(frame.contentDocument?.querySelectorAll('[data-text]') ?? [])];
    const toggle = canvas.getByRole('button', { name: 'Edit text' });
    await userEvent.click(toggle);
    await waitFor(() => expect(texts()[0]).toHaveAttribute('role', 'button'));
    const text = frame.contentDocument?.querySelector<HTMLElement>('h2 [data-text]');
    if (!text) throw new Error('The site has no heading.');
    const before = text.textContent;

    await fireEvent.keyDown(text, { key: 'Enter' });
    await expect(text).toHaveAttribute('contenteditable', 'plaintext-only');
    text.textContent = 'Never kept';
    await fireEvent.keyDown(text, { key: 'Escape' });
    await expect(text).toHaveTextContent(before);

    await fireEvent.click(text);
    text.textContent = ' Fresh every\n morning <b> ';
    await fireEvent.keyDown(text, { key: 'Enter' });
    await expect(text).toHaveTextContent('Fresh every morning <b>');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'text.change',
      id: text.dataset.text,
      value: 'Fresh every morning <b>',
    });
    await expect(text).toHaveAccessibleName('Fresh every morning <b>');

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(text).toHaveTextContent(before);
    await userEvent.click(toggle);
    await waitFor(() => expect(text).not.toHaveAttribute('role'));
    await expect(texts().some((element) => element.hasAttribute('tabindex'))).toBe(false);
  },
};

/** The swatches say when and how a color is adjusted to be readable, with both values. */
export const SaysHowAColorIsAdjusted: Story = {
  play: async ({ canvas, userEvent }) => {
    const set = async (name: string, color: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, color);
    };
    await set('Primary color', '#ea580c');
    await waitFor(() =>
      expect(canvas.getByText(/^Adjusted from #ea580c to #[0-9a-f]{6}: white text/)).toBeVisible(),
    );
    await set('Primary color', '#7c2d12');
    await waitFor(() => expect(canvas.queryByText(/^Adjusted from/)).toBeNull());
    await set('Background color', '#16202a');
    const { text } = bakeryBuild.customization.colors;
    await waitFor(() =>
      expect(
        canvas.getByText(
          new RegExp(`^The text color ${text} would not stand out enough here. The site uses #`),
        ),
      ).toBeVisible(),
    );
  },
};
