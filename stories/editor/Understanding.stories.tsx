import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { correctingMachine } from '../../machines/correcting';
import { messages } from '../../machines/messages';
import { UnderstandingPanel } from '../../src/editor/builder/understanding/UnderstandingPanel';
import { nothingCorrected } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import {
  bakeryBuild,
  clockBuild,
  groomerBuild,
  plumberBuild,
  vagueBuild,
} from '../fixtures/generatedBuilds';
import { inStates } from '../support/inState';

interface PanelProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  correctingRef: ActorRefFromLogic<typeof correctingMachine>;
}

function Panel(refs: PanelProps) {
  return <UnderstandingPanel {...refs} isDisabled={false} />;
}

type Open = 'typing' | 'listing' | 'choosing';

const open = (value: Open, over: Partial<typeof nothingCorrected>) => ({
  value,
  context: { ...nothingCorrected, ...over },
});

const groomerBuilder = {
  value: 'ready',
  context: builderWith([groomerBuild]),
} as const;
const bakeryOffers = [
  { id: 'i1', name: 'Sourdough', price: '4 €' },
  { id: 'i2', name: 'Croissants', price: '' },
  { id: 'i3', name: 'Coffee', price: '2.50 €' },
];

const meta = {
  title: 'Editor/Builder/Understanding',
  component: inStates(
    { actorRef: builderMachine, correctingRef: correctingMachine },
    Panel,
    { actorRef: {}, correctingRef: { builderRef: null } },
    { correctingRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: { value: 'ready', context: builderWith([bakeryBuild]) },
    correctingRef: { value: 'reading', context: nothingCorrected },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each thing that was taken from the prompt is a chip; what the prompt does not tell can be added. */
export const Reading: Story = { tags: ['phone'] };

/** More facts: phone, hours and wanted sections. */
export const ReadingManyFacts: Story = {
  args: { actorRef: { value: 'ready', context: builderWith([plumberBuild]) } },
};

/** "a website": nothing is claimed that was not said. */
export const ReadingAVaguePrompt: Story = {
  args: { actorRef: { value: 'ready', context: builderWith([vagueBuild]) } },
};

/** The site could not be updated: the reason stands with the chips, and the site stays. */
export const ReadingAfterAFailure: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([bakeryBuild], { rebuildProblem: messages.understanding.failed }),
    },
  },
};

/** Requests, refusals and words that were not used stand under what was understood, each a chip of its own. */
export const ReadingALongPrompt: Story = { args: { actorRef: groomerBuilder }, tags: ['phone'] };

/** What a language model read in the prompt stands apart from what the person placed. */
export const ReadingWithALanguageModel: Story = {
  args: { actorRef: { value: 'ready', context: builderWith([clockBuild]) } },
  tags: ['phone'],
};

/** A name opens in a field, with the words it came from. */
export const TypingTheName: Story = {
  args: { correctingRef: open('typing', { field: 'name', draft: 'Crumb & Ember' }) },
};

/** The kind is any noun; those that the generator knows are suggested. */
export const TypingTheKind: Story = {
  args: { correctingRef: open('typing', { field: 'kind', draft: 'piano tuner' }) },
};

/** fault 27: words that are no e-mail address are kept, and refused with a reason beside them. */
export const TypingRefused: Story = {
  args: {
    correctingRef: open('typing', {
      field: 'email',
      draft: 'hello@"><script>alert(1)</script>',
      problems: { email: messages.understanding.invalidEmail },
    }),
  },
};

/** Each offer has its name and its price, and can be moved and removed with both. */
export const Listing: Story = {
  args: { correctingRef: open('listing', { field: 'offerings', offers: bakeryOffers }) },
  tags: ['phone'],
};

/** A price without a name is refused beside its field. */
export const ListingRefused: Story = {
  args: {
    correctingRef: open('listing', {
      field: 'offerings',
      offers: [...bakeryOffers, { id: 'n1', name: '', price: '3 €' }],
      problems: { 'n1.name': messages.understanding.noOfferName },
    }),
  },
};

/** One page or several; where nothing in the prompt says so, that is told. */
export const ChoosingThePages: Story = {
  args: { correctingRef: open('choosing', { field: 'isMultiPage' }) },
};

/** The site's language, in nine languages by their own names. */
export const ChoosingTheLanguage: Story = {
  args: { correctingRef: open('choosing', { field: 'language' }) },
};

/** Sections are switched one by one, each at once. */
export const ChoosingTheSections: Story = {
  args: { correctingRef: open('choosing', { field: 'sections' }) },
  tags: ['phone'],
};

/** Words that were not used get a role. */
export const ChoosingTheRoleOfWords: Story = {
  args: {
    actorRef: groomerBuilder,
    correctingRef: open('choosing', { field: 'passage', draft: 'towel and blow dry' }),
  },
};

/** Words become an offer at once: their chip goes over to those that the person placed, and stays open. */
export const PlacesWordsThatWereNotUsed: Story = {
  args: { actorRef: groomerBuilder },
  play: async ({ args, canvas, userEvent }) => {
    const unused = canvas.getByRole('group', { name: 'Not used' });
    await userEvent.click(within(unused).getByRole('button', { name: 'towel and blow dry' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Use as' }), 'Offer');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'site.change',
      change: { corrections: { placed: { 'towel and blow dry': 'offering' } } },
    });
    const placed = within(canvas.getByRole('group', { name: 'Placed by you' }));
    const chip = placed.getByRole('button', { name: 'Offer towel and blow dry' });
    await expect(chip).toHaveAccessibleDescription('Set by you.');
    await userEvent.click(placed.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(chip).toHaveFocus();
  },
};

/** An offer is moved with its price; a new one has a field of its own; all are kept at once. */
export const CorrectsOffers: Story = {
  args: { correctingRef: Listing.args?.correctingRef },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move offer 3 up' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Coffee: 2 of 3');
    await expect(canvas.getByRole('textbox', { name: 'Price of offer 2' })).toHaveValue('2.50 €');
    await expect(canvas.getByRole('button', { name: 'Move offer 2 up' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove offer 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add an offer' }));
    await expect(canvas.getByRole('textbox', { name: 'Name of offer 3' })).toHaveFocus();
    await userEvent.keyboard('Buns{Tab}3 €{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'site.change',
      change: {
        corrections: {
          offerings: [
            { id: 'i3', name: 'Coffee', price: '2.50 €' },
            { id: 'i2', name: 'Croissants', price: null },
            { id: 'n1', name: 'Buns', price: '3 €' },
          ],
        },
      },
    });
  },
};

/** Any noun is taken as the kind. */
export const CorrectsTheKind: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kind/ }));
    const field = await canvas.findByRole('combobox', { name: 'Kind' });
    await userEvent.clear(field);
    await userEvent.type(field, 'piano tuner{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'site.change',
      change: { corrections: { kind: 'piano tuner' } },
    });
  },
};

/** A chip opens its field, Save asks for the site with the new words, and focus goes back to the chip. */
export const CorrectsAPlace: Story = {
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
  args: { correctingRef: open('choosing', { field: 'sections' }) },
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
    await expect(canvas.getByText(/^Turn hero, features, pricing/)).toBeVisible();
  },
};

/** A chip that has the focus tells the words it came from, and to a screen reader too. */
export const TellsTheWordsOfAChip: Story = {
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /^Place/ });
    chip.focus();
    await waitFor(() => expect(canvas.getByText(/^Place: From your words/)).toBeVisible());
    await expect(chip).toHaveAccessibleDescription('From your words: “Porto”');
    await userEvent.tab();
    await expect(canvas.queryByText(/^Place: From your words/)).toBeNull();
    await userEvent.hover(chip);
    await waitFor(() => expect(canvas.getByText(/^Place: From your words/)).toBeVisible());
  },
};

/** Of each chip is told who read it: the person's language model or the rules. */
export const TellsWhatALanguageModelRead: Story = {
  args: { actorRef: ReadingWithALanguageModel.args?.actorRef },
  play: async ({ canvas, userEvent }) => {
    const byModel = 'Read in your words by your language model: “Harrow Lane”';
    const understood = within(canvas.getByRole('group', { name: 'Understood' }));
    const place = understood.getByRole('button', { name: 'Place Harrow Lane' });
    await expect(place).toHaveAccessibleDescription(byModel);
    const offers = understood.getByRole('button', { name: /^Offers/ });
    await expect(offers).toHaveAccessibleDescription(/^From your words: “.*clocks/);
    const read = within(canvas.getByRole('group', { name: 'Read by your language model' }));
    await expect(read.getByRole('button')).toHaveAccessibleDescription(
      'Read by your language model.',
    );
    await expect(canvas.queryByRole('group', { name: 'Placed by you' })).toBeNull();
    await userEvent.hover(offers);
    await waitFor(() => expect(canvas.getByText(/^Offers: From your words/)).toBeVisible());
    await userEvent.click(place);
    await expect(await canvas.findByText(byModel)).toBeVisible();
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

/** Escape while an input method composes belongs to the input method: the field and what is typed in it stay. */
export const StaysOpenWhileComposing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Phone' }));
    const field = await canvas.findByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '12');
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('12');
    await expect(args.onEvent).not.toHaveBeenCalledWith({ type: 'field.close' });
  },
};
