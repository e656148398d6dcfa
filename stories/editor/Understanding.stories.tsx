import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { correctingMachine } from '../../machines/correcting';
import { messages } from '../../machines/messages';
import { UnderstandingPanel } from '../../src/editor/builder/understanding/UnderstandingPanel';
import { nothingCorrected } from '../fixtures/builderAtRest';
import { deskWith } from '../fixtures/builderContexts';
import { bakeryBuild, plumberBuild, vagueBuild } from '../fixtures/generatedBuilds';
import { inStates } from '../support/inState';

interface PanelProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
}

function Panel(refs: PanelProps) {
  return <UnderstandingPanel {...refs} isDisabled={false} />;
}

const editing = (over: Partial<typeof nothingCorrected>) => ({
  value: 'editing' as const,
  context: { ...nothingCorrected, ...over },
});

const meta = {
  title: 'Editor/Understanding',
  component: inStates(
    { actorRef: builderMachine, correctingRef: correctingMachine },
    Panel,
    { actorRef: {}, correctingRef: { builderRef: null } },
    { correctingRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: { value: { built: 'customizing' }, context: deskWith([bakeryBuild]) },
    correctingRef: { value: 'reading', context: nothingCorrected },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each thing that was taken from the prompt is a chip; what the prompt does not tell can be added. */
export const Reading: Story = {};

/** The same on a phone. */
export const ReadingOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** More facts: phone, hours and wanted sections. */
export const ReadingManyFacts: Story = {
  args: { actorRef: { value: { built: 'customizing' }, context: deskWith([plumberBuild]) } },
};

/** "a website": nothing is claimed that was not said. */
export const ReadingAVaguePrompt: Story = {
  args: { actorRef: { value: { built: 'customizing' }, context: deskWith([vagueBuild]) } },
};

/** The site could not be drawn anew: the reason stands with the chips, and the site stays. */
export const ReadingAfterAFailure: Story = {
  args: {
    actorRef: {
      value: { built: 'customizing' },
      context: deskWith([bakeryBuild], { rebuildProblem: messages.understanding.failed }),
    },
  },
};

/** A name opens in a field, with the words it came from. */
export const EditingTheName: Story = {
  args: { correctingRef: editing({ field: 'name', draft: 'Crumb & Ember' }) },
};

/** Offerings are a list, one a line; they can be left out altogether. */
export const EditingTheOfferings: Story = {
  args: { correctingRef: editing({ field: 'offerings', draft: 'sourdough\ncroissants\ncoffee' }) },
};

/** The kind of business is one of those that the generator knows. */
export const EditingTheKind: Story = { args: { correctingRef: editing({ field: 'trade' }) } };

/** One page or several; where nothing in the prompt says so, that is told. */
export const EditingThePages: Story = {
  args: { correctingRef: editing({ field: 'isMultiPage' }) },
};

/** The site's language, in nine languages by their own names. */
export const EditingTheLanguage: Story = {
  args: { correctingRef: editing({ field: 'language' }) },
};

/** Sections are switched one by one, each at once. */
export const EditingTheSections: Story = {
  args: { correctingRef: editing({ field: 'sections' }) },
};

/** The same on a phone. */
export const EditingTheSectionsOnAPhone: Story = {
  ...EditingTheSections,
  globals: { viewport: { value: 'mobile' } },
};

/** fault 27: words that are no e-mail address are kept, and refused with a reason beside them. */
export const EditingRefused: Story = {
  args: {
    correctingRef: editing({
      field: 'email',
      draft: 'hello@"><script>alert(1)</script>',
      problem: messages.understanding.invalidEmail,
    }),
  },
};

/** A chip opens its field, Save asks for the site with the new words, and focus goes back to the chip. */
export const SetsAPlaceRight: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /^Place/ });
    await userEvent.click(chip);
    const field = await canvas.findByRole('textbox', { name: 'Place' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Faro{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'site.change',
      change: { corrections: { place: 'Faro' } },
    });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(chip).toHaveFocus();
  },
};

/** fault 27: a refused address stays in its field, which says why to a screen reader too; the reason goes while it is mended. */
export const RefusesWhatIsNoAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'E-mail' }));
    const field = await canvas.findByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'hello@{Enter}');
    await expect(field).toHaveValue('hello@');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(messages.understanding.invalidEmail);
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: 'site.change' }),
    );
    await userEvent.type(field, 'crumb.example');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'site.change',
      change: { corrections: { email: 'hello@crumb.example' } },
    });
  },
};

/** A section shows as switched at once, while the site is still being drawn with it. */
export const SwitchesSectionsAtOnce: Story = {
  args: { correctingRef: editing({ field: 'sections' }) },
  play: async ({ args, canvas, userEvent }) => {
    const team = canvas.getByRole('checkbox', { name: 'Team' });
    await userEvent.click(team);
    await expect(team).toBeChecked();
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'site.change',
      change: { corrections: { sections: { team: true } } },
    });
    await userEvent.click(team);
    await expect(team).not.toBeChecked();
    await expect(canvas.getByText(/^Hero, features, pricing/)).toBeVisible();
  },
};

/** A chip that has the focus tells the words it came from, and to a screen reader too. */
export const TellsTheWordsOfAChip: Story = {
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /^Place/ });
    chip.focus();
    await expect(await canvas.findByText(/^Place: From your words/)).toBeVisible();
    await expect(chip).toHaveAccessibleDescription('From your words: “Porto”');
    await userEvent.tab();
    await expect(canvas.queryByText(/^Place: From your words/)).toBeNull();
    await userEvent.hover(chip);
    await expect(await canvas.findByText(/^Place: From your words/)).toBeVisible();
  },
};

/** The field opens right after its chip, so that it is in view and the Tab key goes from one to the other. */
export const OpensBesideItsChip: Story = {
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /^Language/ });
    await userEvent.click(chip);
    await expect(chip.nextElementSibling).toBe(
      await canvas.findByRole('form', { name: 'Language' }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(chip).toHaveFocus();
  },
};

/** Escape leaves everything as it was. */
export const ClosesOnEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Phone' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone' }), '12{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onEvent).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: 'site.change' }),
    );
  },
};
