import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { arrange, type ArrangingAct } from '../../machines/arrangement';
import { builderMachine } from '../../machines/builder';
import type { Build } from '../../machines/entities';
import { itemListMachine } from '../../machines/itemList';
import { type OutlineContext, outlineMachine } from '../../machines/outline';
import { OutlinePanel } from '../../src/editor/builder/outline/OutlinePanel';
import { outlinedBuild } from '../fixtures/aBuild';
import { nothingListed, nothingSelected } from '../fixtures/builderAtRest';
import { deskWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

interface OutlineProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
}

function Outline(refs: OutlineProps) {
  return <OutlinePanel {...refs} isDisabled={false} />;
}

/** The bakery after something was done with its home page. */
function bakeryAfter(...acts: ArrangingAct[]): Build {
  const home = outlinedBuild.website.outline?.[0];
  if (home === undefined) throw new Error('The fixture has an outline.');
  return {
    ...outlinedBuild,
    customization: acts.reduce(
      (customization, act) => arrange(customization, home, act),
      outlinedBuild.customization,
    ),
  };
}

const selecting = (id: string | null, message = ''): OutlineContext => ({
  ...nothingSelected,
  buildId: outlinedBuild.id,
  selected: { page: 'hero', id },
  message,
});

const meta = {
  title: 'Editor/Outline',
  component: inStates(
    { actorRef: builderMachine, outlineRef: outlineMachine, itemListRef: itemListMachine },
    Outline,
    {
      actorRef: {},
      outlineRef: { builderRef: null },
      itemListRef: { builderRef: null, outlineRef: null },
    },
    {
      outlineRef: ({ actorRef }) => ({ builderRef: actorRef }),
      itemListRef: ({ actorRef, outlineRef }) => ({ builderRef: actorRef, outlineRef }),
    },
  ),
  args: {
    actorRef: { value: 'ready', context: deskWith([outlinedBuild]) },
    outlineRef: { value: { selected: 'resting' }, context: selecting('pricing') },
    itemListRef: { value: 'closed', context: nothingListed },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pages of the site and their sections, none of them selected. */
export const Unselected: Story = {
  args: { outlineRef: { value: 'unselected', context: nothingSelected } },
};

/** The prices are selected; under the list stands what can be done with them. */
export const Selected: Story = {};

/** Every place on the page, named after what it would follow. */
export const ChoosingPlace: Story = {
  args: { outlineRef: { value: { selected: 'choosingPlace' }, context: selecting('pricing') } },
};

/** Every kind of section with a small picture; what is chosen comes behind the prices. */
export const ChoosingKind: Story = {
  args: { outlineRef: { value: 'choosingKind', context: selecting('pricing') } },
};

/** A kind that was removed is put back, one that stands already comes again; nothing is selected, so it comes last. */
export const ChoosingKindAtTheEnd: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: deskWith([bakeryAfter({ act: 'remove', id: 'features' })]),
    },
    outlineRef: { value: 'choosingKind', context: nothingSelected },
  },
};

/** On a phone two kinds stand beside each other. */
export const ChoosingKindOnAPhone: Story = {
  ...ChoosingKind,
  globals: { viewport: { value: 'mobile' } },
};

/** The hero stays first, once; it can only be made compact. */
export const HeroSelected: Story = {
  args: { outlineRef: { value: { selected: 'resting' }, context: selecting('hero') } },
};

/** A page is selected: there is nothing to do with it as a whole. */
export const PageSelected: Story = {
  args: { outlineRef: { value: { selected: 'resting' }, context: selecting(null) } },
};

/** A copy, a hidden section, a compact hero, and what was removed with the way back. */
export const Rearranged: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: deskWith([
        bakeryAfter(
          { act: 'hide', id: 'hero' },
          { act: 'duplicate', id: 'about' },
          { act: 'hide', id: 'about' },
          { act: 'remove', id: 'features' },
        ),
      ]),
    },
    outlineRef: {
      value: { selected: 'resting' },
      context: selecting('about_2', 'About 2 added, 3 of 6'),
    },
  },
};

/** The prices have another layout and other words than at first; both have a way back. */
export const Chosen: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: deskWith([
        bakeryAfter({
          act: 'choose',
          id: 'pricing',
          choice: { layout: 'menu', wording: 1 },
          what: 'layout',
          at: 2,
          of: 3,
        }),
      ]),
    },
    outlineRef: {
      value: { selected: 'resting' },
      context: selecting('pricing', 'Prices: layout 2 of 3'),
    },
  },
};

/** On a phone the tools wrap; none is smaller than a finger. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** The tools move, duplicate, hide and remove what is selected, and what was done is read out. */
export const ArrangesTheSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = () =>
      canvas.getAllByRole('treeitem', { hidden: false }).map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices, 4 of 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices, 6 of 6');
    await expect(canvas.getByRole('button', { name: 'Move down' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Move down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices 2 added, 7 of 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(canvas.getByRole('treeitem', { name: /^Prices 2/ })).toHaveTextContent('Hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices 2 removed');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices removed');
    await expect(rows().join()).not.toContain('Prices');
    await userEvent.click(canvas.getByRole('button', { name: 'Put back Prices' }));
    const prices = canvas.getByRole('treeitem', { name: 'Prices' });
    await expect(prices).toHaveAttribute('aria-selected', 'true');
    await expect(prices).toHaveFocus();
  },
};

/** A section is added from the catalogue; its row is selected and has the focus. The way back gives the focus to its button. */
export const AddsASection: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a section' }));
    const heading = canvas.getByRole('heading', { name: 'Add a section' });
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    const button = canvas.getByRole('button', { name: 'Add a section' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^After Prices\./)).toBeVisible();
    canvas.getByRole('button', { name: 'Reviews' }).focus();
    await userEvent.keyboard('{Enter}');
    const row = canvas.getByRole('treeitem', { name: 'Reviews' });
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(row).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Reviews added, 6 of 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a section' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Reviews\s*Another one$/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Reviews 2 added, 7 of 8');
  },
};

/** Another layout and another wording, round and round, and back to the first; what is chosen is read out. */
export const ChoosesLayoutAndWording: Story = {
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    const layout = within(canvas.getByRole('group', { name: 'Layout' }));
    await userEvent.click(layout.getByRole('button', { name: 'Previous layout' }));
    await expect(said).toHaveTextContent('Prices: layout 3 of 3');
    await userEvent.click(layout.getByRole('button', { name: 'Next layout' }));
    await expect(said).toHaveTextContent('Prices: layout 1 of 3');
    const first = layout.getByRole('button', { name: 'First layout' });
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(layout.getByRole('button', { name: 'Next layout' }));
    await userEvent.click(first);
    await expect(first).toHaveFocus();
    await expect(said).toHaveTextContent('Prices: layout 1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next wording' }));
    await expect(said).toHaveTextContent('Prices: wording 2 of 2');
  },
};

/** A place is chosen from a menu, and Escape leaves all as it was. */
export const PlacesTheSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move to…' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'Move to…' }));
    await expect(menu.getByRole('menuitem', { name: /here/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const again = within(await screen.findByRole('menu', { name: 'Move to…' }));
    await waitFor(() => expect(again.getAllByRole('menuitem')[0]).toBeVisible());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'entry.arrange',
      asked: { act: 'place', to: 1 },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices, 2 of 6');
  },
};

/** Arrow keys go through the tree and select; Alt with them moves; Delete removes; the focus stays with what is selected. */
export const AnswersTheKeyboard: Story = {
  args: { outlineRef: { value: 'unselected', context: nothingSelected } },
  play: async ({ canvas, userEvent }) => {
    const chosen = () =>
      canvas.getAllByRole('treeitem', { selected: true }).map(({ textContent }) => textContent);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a section' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(chosen()).toEqual(['About']);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('status')).toHaveTextContent('About, 2 of 6');
    await expect(canvas.getByRole('treeitem', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('status')).toHaveTextContent('About removed');
    await expect(canvas.getByRole('treeitem', { name: 'Good to know' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen()).toEqual(['GalleryExcerpt']);
  },
};
