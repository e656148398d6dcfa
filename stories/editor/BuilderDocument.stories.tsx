import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { atRest, handover, panelsIn } from '../fixtures/builderAtRest';
import { builderWith, emptyBuilder, nothingAsked } from '../fixtures/builderContexts';
import { bakeryBuild, bilingualBuild, plumberBuild, yogaBuild } from '../fixtures/generatedBuilds';
import { inBuilder } from '../support/inBuilder';
import { loadedFrame } from '../support/previewFrame';

const idle = { value: 'idle', context: nothingAsked } as const;
const bakeryBuilder = builderWith([bakeryBuild, yogaBuild, plumberBuild]);

const meta = {
  title: 'Editor/Builder/Document',
  component: inBuilder(),
  args: {
    actorRef: { value: 'ready', context: emptyBuilder },
    generationRef: idle,
    ...atRest,
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A suggestion fills the prompt and runs nothing. */
export const FillsThePromptFromASuggestion: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bakery in Porto' }));
    await expect(canvas.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue(
      bakeryBuild.prompt,
    );
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: 'generation.start' }),
    );
  },
};

/** Load Build brings back prompt, theme, framework and the site. */
export const LoadsABuild: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    panelsRef: panelsIn({ form: 'unfolded' }, { panel: 'history' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Load Build: A yoga studio/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'build.load', id: 'build-2' });
    await expect(canvas.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue(
      yogaBuild.prompt,
    );
    await expect(canvas.getByRole('radio', { name: 'Elegant' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Bootstrap' })).toBeChecked();
  },
};

/** Reset clears prompt, site and Customize panel; the history stays. */
export const ResetsTheBuilder: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    panelsRef: panelsIn({ form: 'unfolded' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue(
      '',
    );
    await expect(canvas.getByRole('heading', { name: 'Ready to Build?' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Customize' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** fault 38: Export with nothing built says so beside the button. */
export const ExportsNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export ZIP' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'site.export' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('No website to export');
  },
};

/** A link in the preview that leads to another page shows that page, and so does the choice among the tools. */
export const FollowsPageLinks: Story = {
  args: { actorRef: { value: 'ready', context: builderWith([bilingualBuild]) } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const frame = await loadedFrame(canvasElement);
    const choice = canvas.getByLabelText('Page of the site');
    await expect(choice).toHaveValue('index.html');
    const link = frame.contentDocument?.querySelector<HTMLElement>('[data-page="menu.html"]');
    if (!link) throw new Error('No link leads to the menu.');
    // A document listens to its links as soon as it is drawn, not before it is loaded.
    await waitFor(async () => {
      await fireEvent.click(link);
      await expect(args.onEvent).toHaveBeenCalledWith({ type: 'page.show', path: 'menu.html' });
    });
    await expect(choice).toHaveValue('menu.html');
    await waitFor(() =>
      expect(frame.contentDocument?.querySelector('#page-heading')).toHaveTextContent('Menu'),
    );
    await userEvent.selectOptions(choice, 'it/index.html');
    await waitFor(() => expect(frame.contentDocument?.documentElement.lang).toBe('it'));
  },
};

/** Copy HTML and Open in a new tab each ask once, and the field of a refused copy can be closed (fault 40). */
export const OffersThePageElsewhere: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: {
        ...bakeryBuilder,
      },
    },
    handoverRef: handover(
      { clipboard: 'manualCopy' },
      { html: '<!doctype html>\n<html lang="en">\n<head>…' },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML of your page' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('textbox', { name: 'HTML of your page' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy HTML' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy HTML' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'html.copy' });
  },
};

/** Ctrl+Z takes a step back from anywhere on the page, also from inside the preview, but not from a text field. */
export const UndoesByKeyboard: Story = {
  args: {
    actorRef: { value: 'ready', context: bakeryBuilder },
    panelsRef: panelsIn({ form: 'unfolded' }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await loadedFrame(canvasElement);
    const vibrant = canvas.getByRole('radio', { name: 'Vibrant' });
    await userEvent.click(vibrant);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(vibrant).toBeChecked();
    await fireEvent.keyDown(frame.contentDocument?.querySelector('h1') ?? frame, {
      key: 'z',
      ctrlKey: true,
    });
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toBeChecked();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(vibrant).toBeChecked();
    await userEvent.click(canvas.getByRole('textbox', { name: 'What should your website be?' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(vibrant).toBeChecked();
  },
};

/** '?' opens the list of shortcuts, Escape closes it, and the button does the same; while typing it is a question mark. */
export const ListsTheShortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    const description = canvas.getByRole('textbox', { name: 'What should your website be?' });
    await userEvent.type(description, 'Why?');
    await expect(description).toHaveValue('Why?');
    await expect(screen.queryByRole('dialog')).toBeNull();

    const button = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    button.focus();
    await userEvent.keyboard('?');
    await expect(
      await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }),
    ).toHaveTextContent('Undo');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Switched off, '?' alone opens nothing; the button still does, and the switch is there to turn it on again. */
export const SwitchesTheSingleKeyOff: Story = {
  args: { panelsRef: panelsIn({ sheet: 'listingShortcuts' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Open this list with the ? key' }),
    );
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'helpKey.toggle' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    button.focus();
    await userEvent.keyboard('?');
    await expect(args.onEvent).not.toHaveBeenCalledWith({ type: 'shortcuts.open' });
    await userEvent.click(button);
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(list).toBeVisible());
  },
};
