import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { presetColors } from '../../machines/colorPresets';
import { messages } from '../../machines/messages';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { aBuild } from '../fixtures/aBuild';
import { atRest } from '../fixtures/builderAtRest';
import { deskWith, emptyDesk, nothingAsked } from '../fixtures/builderContexts';
import { bakeryBuild, plumberBuild, yogaBuild } from '../fixtures/generatedBuilds';
import { inBuilder } from '../support/inBuilder';

const idle = { value: 'idle', context: nothingAsked } as const;
const customizing = { built: 'customizing' } as const;
const bakeryDesk = deskWith([bakeryBuild, yogaBuild, plumberBuild]);

const arabic = {
  prompt: 'متجر صغير للخزف اليدوي في عمّان، مع قائمة أسعار ونموذج اتصال',
  title: 'خزف عمّان',
};
const rightToLeftDesk = deskWith([
  {
    ...bakeryBuild,
    prompt: arabic.prompt,
    customization: {
      ...bakeryBuild.customization,
      content: { title: arabic.title, subtitle: arabic.prompt, description: arabic.prompt },
    },
  },
  yogaBuild,
]);
const manyBuilds = Array.from({ length: 999 }, (_, index) =>
  aBuild({ id: `many-${index}`, prompt: `Shop number ${999 - index}` }),
);

const meta = {
  title: 'Editor/Builder',
  component: inBuilder(),
  args: {
    actorRef: { value: 'empty', context: emptyDesk },
    generationRef: idle,
    ...atRest,
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first visit: nothing described, the shop window is closed and says what to do. */
export const Empty: Story = {};

/** The same on a phone: form first, then the window, then the history. */
export const EmptyOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** Export was asked for before anything was generated; the message stands above the window. */
export const EmptyAfterMissingExport: Story = {
  args: {
    actorRef: { value: 'empty', context: { ...emptyDesk, exportProblem: 'No website to export' } },
  },
};

/** After Reset: the form is blank, the builds are still in the history. */
export const EmptyAfterReset: Story = {
  args: {
    actorRef: { value: 'empty', context: { ...emptyDesk, history: [bakeryBuild, yogaBuild] } },
  },
};

/** A generated site in the preview, the Customize panel beside it, three builds in the history. */
export const Customizing: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
};

/** The tablet width, 768 px, scaled to the pane where the pane is narrower; the ticket says the scale. */
export const CustomizingAtTabletWidth: Story = {
  args: { actorRef: { value: customizing, context: { ...bakeryDesk, device: 'tablet' } } },
};

/** The phone width, 375 px. */
export const CustomizingAtMobileWidth: Story = {
  args: { actorRef: { value: customizing, context: { ...bakeryDesk, device: 'mobile' } } },
};

/** All of it on a phone: preview under the form, Customize under the preview. */
export const CustomizingOnAPhone: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
  globals: { viewport: { value: 'mobile' } },
};

/** fault 24: a prompt of 100,000 characters without a space widens nothing. */
export const CustomizingWithAnEndlessPrompt: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: deskWith([{ ...bakeryBuild, prompt: 'W'.repeat(100_000) }, yogaBuild]),
    },
  },
};

/** The same on a phone. */
export const CustomizingWithAnEndlessPromptOnAPhone: Story = {
  ...CustomizingWithAnEndlessPrompt,
  globals: { viewport: { value: 'mobile' } },
};

/** Right-to-left words in the prompt, in the names of builds and in the site. */
export const CustomizingRightToLeft: Story = {
  args: { actorRef: { value: customizing, context: rightToLeftDesk } },
};

/** The same on a phone. */
export const CustomizingRightToLeftOnAPhone: Story = {
  ...CustomizingRightToLeft,
  globals: { viewport: { value: 'mobile' } },
};

/** A thousand builds in the history. */
export const CustomizingWithAThousandBuilds: Story = {
  args: { actorRef: { value: customizing, context: deskWith([bakeryBuild, ...manyBuilds]) } },
};

/** Every section switched off: the site keeps its title and description. */
export const CustomizingWithoutSections: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: deskWith([
        {
          ...bakeryBuild,
          customization: {
            ...bakeryBuild.customization,
            layout: {
              showHero: false,
              showFeatures: false,
              showPricing: false,
              showContact: false,
            },
          },
        },
      ]),
    },
  },
};

/** A color that is none: the field keeps what was typed, says why, and the site keeps its last color. */
export const CustomizingWithAWrongColor: Story = {
  args: {
    actorRef: { value: customizing, context: { ...bakeryDesk, colorDrafts: { primary: '#GGG' } } },
  },
};

/** Another theme was chosen after generating; the preview says that it is not applied yet. */
export const CustomizingWithAnotherTheme: Story = {
  args: { actorRef: { value: customizing, context: { ...bakeryDesk, theme: 'elegant' } } },
};

/** fault 38: the export could not be made; the message stands in the preview and everything stays. */
export const CustomizingAfterFailedExport: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: {
        ...bakeryDesk,
        exportProblem: 'The export could not be created. Please try again.',
      },
    },
  },
};

/** Edit text is on: every text of the site is outlined, a line says how. */
export const CustomizingTexts: Story = {
  args: { actorRef: { value: customizing, context: { ...bakeryDesk, isEditingTexts: true } } },
};

/** The ZIP is being packed; editing goes on. */
export const Exporting: Story = {
  args: { actorRef: { value: { built: 'exporting' }, context: bakeryDesk } },
};

/** The page is drawn as one document for the clipboard. */
export const Copying: Story = {
  args: { actorRef: { value: { built: 'copying' }, context: bakeryDesk } },
};

/** The page is drawn as one document for a tab of its own. */
export const Opening: Story = {
  args: { actorRef: { value: { built: 'opening' }, context: bakeryDesk } },
};

/** The browser gave no access to the clipboard: the HTML stands in a field to be copied by hand (fault 40). */
export const CustomizingAfterRefusedCopy: Story = {
  args: {
    actorRef: {
      value: customizing,
      context: {
        ...bakeryDesk,
        exportProblem: messages.page.notCopied,
        uncopiedHtml: '<!doctype html>\n<html lang="en">\n<head>…',
      },
    },
  },
};

/** A new site is generated while the last one stays in view; every control waits. */
export const GeneratingAnother: Story = {
  args: {
    actorRef: { value: customizing, context: bakeryDesk },
    generationRef: {
      value: { generating: { work: 'working', pace: 'waiting', helper: 'designAssistant' } },
      context: nothingAsked,
    },
  },
};

/** The list of shortcuts lies over the builder; its last line switches the single key off. */
export const ListingShortcuts: Story = {
  args: { panelsRef: { value: 'listingShortcuts', context: { tab: 'colors' } } },
};

/** A suggestion fills the prompt and runs nothing. */
export const FillsThePromptFromASuggestion: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bakery in Porto' }));
    await expect(canvas.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue(
      bakeryBuild.prompt,
    );
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: 'generate' }),
    );
  },
};

/** A typed color reaches the document in the preview without loading it again. */
export const ChangesAColorInPlace: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
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

/** A section that is switched off leaves the preview, and Undo brings it back. */
export const TogglesASectionAndUndoes: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
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
    actorRef: { value: customizing, context: bakeryDesk },
    panelsRef: { value: 'closed', context: { tab: 'layout' } },
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
  args: { actorRef: { value: customizing, context: bakeryDesk } },
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
  args: { actorRef: { value: customizing, context: bakeryDesk } },
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

/** Load Build brings back prompt, theme, framework and the site. */
export const LoadsABuild: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
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
export const ResetsTheDesk: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
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
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'export' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('No website to export');
  },
};

/** A text of the site is edited where it stands: Escape keeps the old words, Enter the new ones, undo brings them back. */
export const EditsATextInThePreview: Story = {
  args: { actorRef: { value: customizing, context: bakeryDesk } },
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

/** Copy HTML and Open in a new tab each ask once, and the field of a refused copy can be closed (fault 40). */
export const OffersThePageElsewhere: Story = {
  args: CustomizingAfterRefusedCopy.args ?? {},
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
  args: { actorRef: { value: customizing, context: bakeryDesk } },
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
  args: { panelsRef: { value: 'listingShortcuts', context: { tab: 'colors' } } },
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

async function loadedFrame(canvasElement: HTMLElement): Promise<HTMLIFrameElement> {
  return waitFor(() => {
    const frame = canvasElement.querySelector('iframe');
    if (frame?.contentDocument?.querySelector('h1') == null || !isShown(frame)) {
      throw new Error('The preview is not loaded yet.');
    }
    return frame;
  });
}

function isShown(frame: HTMLIFrameElement): boolean {
  return frame.style.visibility === 'visible';
}

function styleOf(frame: HTMLIFrameElement, property: string): string {
  return frame.contentDocument?.documentElement.style.getPropertyValue(property).trim() ?? '';
}
