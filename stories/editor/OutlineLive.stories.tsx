import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { bakeryBuild, bilingualBuild } from '../fixtures/generatedBuilds';
import { LiveBuilder } from '../support/LiveBuilder';
import { loadedFrame } from '../support/previewFrame';

const meta = {
  title: 'Editor/Builder/Outline/Live',
  component: LiveBuilder,
  args: { build: bakeryBuild, panel: 'outline' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LiveBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

const sectionsIn = (document: Document) =>
  [...document.querySelectorAll('main > section:not([hidden])')].map(({ id }) => id);

/** Pressing a section in the preview selects its entry; arranging it changes the same document, and Undo takes it back. */
export const ArrangesThePreview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { contentDocument } = await loadedFrame(canvasElement);
    if (contentDocument === null) throw new Error('The preview has no document.');
    const before = sectionsIn(contentDocument);
    await waitFor(async () => {
      contentDocument.querySelector<HTMLElement>('#contact h2')?.click();
      await expect(canvas.getByRole('treeitem', { name: 'Orders and questions' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await expect(contentDocument.querySelector('[data-chosen]')?.id).toBe('contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(sectionsIn(contentDocument).at(-2)).toBe('contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }));
    await expect(sectionsIn(contentDocument).slice(-3, -1)).toEqual(['contact', 'contact_2']);
    await expect(contentDocument.querySelector('[data-chosen]')?.id).toBe('contact_2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'About' }));
    await expect(contentDocument.querySelector('[data-chosen]')?.id).toBe('about');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(sectionsIn(contentDocument)).not.toContain('about');
    for (let step = 0; step < 4; step += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(sectionsIn(contentDocument)).toEqual(before);
    await expect((await loadedFrame(canvasElement)).contentDocument).toBe(contentDocument);
  },
};

/** A section that is added is drawn into the same document, brought into view and linked; Undo takes it out, Redo puts it back. */
export const AddsToThePreview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { contentDocument } = await loadedFrame(canvasElement);
    if (contentDocument === null) throw new Error('The preview has no document.');
    const before = sectionsIn(contentDocument);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'About' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a section' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Team' }));
    await waitFor(() => expect(contentDocument.querySelector('[data-chosen]')?.id).toBe('team'));
    const added = sectionsIn(contentDocument);
    await expect(added).toEqual(before.toSpliced(before.indexOf('about') + 1, 0, 'team'));
    await expect(
      contentDocument.querySelector('[data-part="footer"] a[href="#team"]')?.textContent,
    ).toBe('Team');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(sectionsIn(contentDocument)).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(sectionsIn(contentDocument)).toEqual(added));
    await expect((await loadedFrame(canvasElement)).contentDocument).toBe(contentDocument);
  },
};

/** Another layout and other words change that section alone in the same document; the way back gives it as it was. */
export const ChoosesForOneSection: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { contentDocument } = await loadedFrame(canvasElement);
    if (contentDocument === null) throw new Error('The preview has no document.');
    const section = () => contentDocument.querySelector('#about');
    const layout = section()?.getAttribute('data-layout');
    const heading = () => section()?.querySelector('h2')?.textContent;
    const words = heading();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'About' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next layout' }));
    await waitFor(() => expect(section()?.getAttribute('data-layout')).not.toBe(layout));
    await userEvent.click(canvas.getByRole('button', { name: 'Next wording' }));
    await waitFor(() => expect(heading()).not.toBe(words));
    await waitFor(() => expect(contentDocument.querySelector('[data-chosen]')?.id).toBe('about'));
    await userEvent.click(canvas.getByRole('button', { name: 'First layout' }));
    await userEvent.click(canvas.getByRole('button', { name: 'First wording' }));
    await waitFor(() => expect(section()?.getAttribute('data-layout')).toBe(layout));
    await waitFor(() => expect(heading()).toBe(words));
    await expect((await loadedFrame(canvasElement)).contentDocument).toBe(contentDocument);
  },
};

/** The switches under Layout and the outline show and hide the same sections. */
export const KeepsStepWithLayout: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = async (name: string) => userEvent.click(canvas.getByRole('tab', { name }));
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Prices/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await show('Customize');
    await userEvent.click(await canvas.findByRole('tab', { name: 'Layout' }));
    await expect(canvas.getByRole('checkbox', { name: 'Pricing' })).not.toBeChecked();
    await show('Outline');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('treeitem', { name: /^Prices/ })).toBeNull();
    await show('Customize');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pricing' }));
    await show('Outline');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Prices' })).toBeVisible());
  },
};

/** A section of another page shows that page; what is arranged there stays there when its second language is shown. */
export const ShowsItsPage: Story = {
  args: { build: bilingualBuild },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loadedFrame(canvasElement);
    const visit = canvas.getAllByRole('treeitem', { name: /^(?:Find us|Visit|How to find us)/ });
    await userEvent.click(visit.at(-1) as HTMLElement);
    await waitFor(async () => {
      const { contentDocument } = await loadedFrame(canvasElement);
      await expect(contentDocument?.querySelector('[data-chosen]')?.id).toBe('visit');
    });
  },
};
