import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { componentLibraryMachine } from '../../machines/componentLibrary';
import { generationMachine } from '../../machines/generation';
import { UIComponentsScreen } from '../../src/editor/uiComponents/UIComponentsScreen';
import { nothingAsked } from '../fixtures/builderContexts';
import {
  arabicCard,
  bookingSystem,
  emptyLibrary,
  fullLibrary,
  libraryWithSamples,
  longNamed,
  manyComponents,
  tooLarge,
  unnamed,
} from '../fixtures/components';
import { inStates } from '../support/inState';
import { settle } from '../support/settle';

const nothingWanted = { ...nothingAsked, kind: 'component' } as const;
const resting = { samples: 'shown', copying: 'idle' } as const;

const meta = {
  title: 'Editor/UI components',
  component: inStates(
    { actorRef: componentLibraryMachine, generationRef: generationMachine },
    UIComponentsScreen,
    { actorRef: {}, generationRef: { kind: 'component' } },
    { generationRef: ({ actorRef }) => ({ replyTo: actorRef }) },
  ),
  args: {
    actorRef: { value: resting, context: fullLibrary },
    generationRef: { value: 'idle', context: nothingWanted },
    onEvent: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the library was opened: nothing generated, the samples not asked for. */
export const Waiting: Story = {
  args: { actorRef: { value: { samples: 'waiting', copying: 'idle' }, context: emptyLibrary } },
};

/** The two samples are being drawn; the list says so. */
export const DrawingSamples: Story = {
  args: { actorRef: { value: { samples: 'drawing', copying: 'idle' }, context: emptyLibrary } },
};

/** A first visit: the two built-in components and nothing else. */
export const Shown: Story = {
  args: { actorRef: { value: resting, context: libraryWithSamples } },
};

/** Three generated components above the two samples. */
export const ShownWithGenerated: Story = { tags: ['phone'] };

/** A right-to-left name and one long word: neither breaks its card. */
export const ShownWithExtremeNames: Story = {
  args: {
    actorRef: {
      value: resting,
      context: { ...libraryWithSamples, items: [arabicCard, longNamed] },
    },
  },
};

/** After a reload: the first preview has not been drawn again yet; its code can be copied. */
export const ShownBeforeAPreviewIsRedrawn: Story = {
  args: {
    actorRef: {
      value: resting,
      context: { ...libraryWithSamples, items: [{ ...longNamed, preview: '' }] },
    },
  },
};

/** The first card shows its code instead of its preview. */
export const CodeShown: Story = {
  args: { actorRef: { value: resting, context: { ...fullLibrary, codeShownIds: ['login'] } } },
};

/** Search and category leave nothing: 'No components found' and the way back. */
export const ShownWithNothingFound: Story = {
  args: {
    actorRef: { value: resting, context: { ...fullLibrary, search: '(a+)+$', category: 'forms' } },
  },
};

/** The samples could not be drawn; everything else works, and they can be tried again. */
export const MissingSamples: Story = {
  args: { actorRef: { value: { samples: 'missing', copying: 'idle' }, context: emptyLibrary } },
};

/** The name of the first card is in a field. */
export const Typing: Story = {
  args: {
    actorRef: {
      value: { ...resting, naming: 'typing' },
      context: { ...fullLibrary, namedId: 'login', typedName: 'Login form' },
    },
  },
};

/** The first card was deleted: the list says so and offers the way back. */
export const ShownAfterDeleting: Story = {
  args: {
    actorRef: {
      value: resting,
      context: {
        ...fullLibrary,
        items: fullLibrary.items.slice(1),
        changes: fullLibrary.items
          .slice(0, 1)
          .map((entry) => ({ kind: 'deleted', entry, below: fullLibrary.items.length - 1 })),
      },
    },
  },
};

/** Renaming by keyboard, deleting, and both undone; the focus is never lost. */
export const RenamesAndDeletesWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = fullLibrary.items;
    if (first === undefined) throw new Error('There is no component.');
    const rename = () => canvas.getByRole('button', { name: /^Rename: Sign-in page$/ });
    await userEvent.click(canvas.getByRole('button', { name: `Rename: ${first.name}` }));
    const field = canvas.getByRole('textbox', { name: 'Name of this component' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Sign-in page{Enter}');
    await expect(rename()).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Sign-in page' }));
    await expect(canvas.queryByRole('heading', { name: 'Sign-in page' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Your components' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo delete' }));
    await expect(rename()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo rename' }));
    await expect(canvas.getByRole('heading', { name: first.name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};

/** The browser was asked to copy and has not answered yet. */
export const CopyUnderWay: Story = {
  args: {
    actorRef: {
      value: { samples: 'shown', copying: 'underWay' },
      context: { ...fullLibrary, copyId: 'login' },
    },
  },
};

/** The button of the copied card says so for two seconds. */
export const Copied: Story = {
  args: {
    actorRef: {
      value: { samples: 'shown', copying: 'copied' },
      context: { ...fullLibrary, copyId: 'login' },
    },
  },
};

/** The browser refused: the card says so and shows its code, selected, to copy by hand. */
export const CopyRefused: Story = {
  args: {
    actorRef: {
      value: { samples: 'shown', copying: 'refused' },
      context: { ...fullLibrary, copyId: 'login', codeShownIds: ['login'] },
    },
  },
};

/** A component is being made; the form waits, the library can be used. */
export const Generating: Story = {
  args: {
    actorRef: { value: resting, context: { ...fullLibrary, description: 'A login form' } },
    generationRef: {
      value: { generating: { work: 'working', pace: 'waiting', helper: 'crafter' } },
      context: nothingWanted,
    },
  },
};

/** Generate was pressed without a description: the message stands under the field. */
export const IdleAfterEmptyDescription: Story = {
  args: {
    generationRef: {
      value: 'idle',
      context: { ...nothingWanted, problem: 'Please enter a component description' },
    },
  },
};

/** The generation failed; the description is still there. */
export const IdleAfterFailure: Story = {
  args: {
    actorRef: { value: resting, context: { ...fullLibrary, description: 'A login form' } },
    generationRef: {
      value: 'idle',
      context: { ...nothingWanted, problem: 'Failed to generate component' },
    },
  },
};

/** No component fits what was described: the answer stands under the field, the library is as it was. */
export const Refused: Story = {
  args: {
    actorRef: { value: resting, context: { ...fullLibrary, description: bookingSystem } },
    generationRef: { value: 'refused', context: { ...nothingWanted, refusal: tooLarge } },
  },
};

/** The same on a phone, of a description that names nothing. */
export const RefusedOnAPhone: Story = {
  args: {
    actorRef: { value: resting, context: { ...libraryWithSamples, description: 'make it pop' } },
    generationRef: { value: 'refused', context: { ...nothingWanted, refusal: unnamed } },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** Describing on takes the answer away; the text stays as it was typed. */
export const TakesTheRefusalAway: Story = {
  args: {
    actorRef: { value: resting, context: { ...libraryWithSamples, description: 'make it pop' } },
    generationRef: { value: 'refused', context: { ...nothingWanted, refusal: unnamed } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/No component fits this description yet/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'What should your component be?' });
    await expect(field).toHaveValue('make it pop');
    await userEvent.type(field, ' as a toast');
    await expect(canvas.queryByText(/No component fits/)).toBeNull();
    await expect(field).toHaveValue('make it pop as a toast');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** A suggestion fills the description and runs nothing. */
export const FillsTheDescriptionFromASuggestion: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login form' }));
    await expect(
      canvas.getByRole('textbox', { name: 'What should your component be?' }),
    ).toHaveValue('A login form with email and password');
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: 'generation.start' }),
    );
  },
};

/** Generate sends description and framework once, then the form waits. */
export const GeneratesFromTheForm: Story = {
  args: {
    actorRef: {
      value: resting,
      context: { ...libraryWithSamples, description: 'A login form', framework: 'bootstrap' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Generate' }));
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'generation.start',
      request: { kind: 'component', prompt: 'A login form', framework: 'bootstrap' },
    });
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Generate without a description stays reachable and says what is missing. */
export const AsksForADescription: Story = {
  args: { actorRef: { value: resting, context: libraryWithSamples } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please enter a component description',
    );
  },
};

/** Typing in the search leaves the components with those words; clearing it brings all back. */
export const FindsByWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'navbar');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '.*');
    await expect(canvas.getByText('No components found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all components' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

/** A category leaves its components only. */
export const ChoosesACategory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Tables');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** Show code puts the markup in place of the preview, and back again. */
export const ShowsTheCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show code of A login form/ }));
    const code = canvas.getByRole('textbox', { name: /^Code of A login form/ });
    await expect(code).toHaveAttribute('readonly');
    await expect((code as HTMLTextAreaElement).value).toContain('autocomplete="email"');
    await userEvent.click(canvas.getByRole('button', { name: /^Show preview of A login form/ }));
    await expect(canvas.queryByRole('textbox', { name: /^Code of/ })).toBeNull();
  },
};

/** Copy asks for the code of that card. */
export const CopiesTheCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Copy code of A login form/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'code.copy', id: 'login' });
  },
};

/** Five hundred components: only those near the screen are drawn. */
export const ShownWithFiveHundred: Story = {
  args: {
    actorRef: { value: resting, context: { ...libraryWithSamples, items: manyComponents } },
  },
};

/** A description of 100,000 characters, some right to left: the field scrolls, the page keeps its width. */
export const ShownWithAVeryLongDescription: Story = {
  args: {
    actorRef: {
      value: resting,
      context: { ...libraryWithSamples, description: 'A form بالعربية '.repeat(6_250) },
    },
  },
  globals: { viewport: { value: 'mobile' } },
};

/** Fault 34: a generation that fails says so, keeps the description and can be tried again. */
export const SaysThatItFailed: Story = {
  args: {
    actorRef: {
      value: resting,
      context: { ...libraryWithSamples, description: 'A login form', framework: 'bootstrap' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    settle({ error: new Error('The generator failed.') }, 'generationRef');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to generate component',
    );
    await expect(
      canvas.getByRole('textbox', { name: 'What should your component be?' }),
    ).toHaveValue('A login form');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toBeVisible();
  },
};

/** Fault 40: a refused copy shows the code, selected, and never says that it was copied. */
export const ShowsTheCodeInstead: Story = {
  args: { actorRef: { value: resting, context: libraryWithSamples } },
  play: async ({ canvas, userEvent }) => {
    const [copy] = canvas.getAllByRole('button', { name: /^Copy code of/ });
    if (copy === undefined) throw new Error('No component is shown.');
    await userEvent.click(copy);
    settle({ error: new Error('denied') });
    const code = await canvas.findByRole('textbox', { name: /^Code of/ });
    await expect(code).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be copied');
    await expect(canvas.queryByRole('button', { name: /^Copied/ })).toBeNull();
  },
};
