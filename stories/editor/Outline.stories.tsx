import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { arrange, type ArrangingAct } from '../../machines/arrangement';
import { builderMachine } from '../../machines/builder';
import type { Build } from '../../machines/entities';
import { itemListMachine } from '../../machines/itemList';
import { outlineMachine } from '../../machines/outline';
import type { OutlineContext } from '../../machines/outlineSetup';
import { actOnPage, type PageAct } from '../../machines/pageActs';
import { OutlinePanel } from '../../src/editor/builder/outline/OutlinePanel';
import { outlinedBuild } from '../fixtures/aBuild';
import { nothingListed, nothingSelected } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
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

/** The gallery's page is selected. */
const selectingPage = (more: Partial<OutlineContext> = {}): OutlineContext => ({
  ...selecting(null),
  selected: { page: 'gallery', id: null },
  ...more,
});

/** The bakery with a page that was added, to which the prices were moved; the contact form stands on the home page. */
const bakeryWithAPage: Build = {
  ...outlinedBuild,
  customization: (
    [
      ['topic-page1', { act: 'addPage', name: 'Weddings' }],
      ['hero', { act: 'transfer', id: 'pricing', on: 'topic-page1', to: 0 }],
      ['contact', { act: 'transfer', id: 'contact', on: 'hero', to: 2 }],
    ] satisfies [string, PageAct][]
  ).reduce(
    (customization, [page, act]) => actOnPage(outlinedBuild.website, customization, page, act),
    outlinedBuild.customization,
  ),
};

const meta = {
  title: 'Editor/Builder/Outline',
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
    actorRef: { value: 'ready', context: builderWith([outlinedBuild]) },
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
export const Selected: Story = { tags: ['phone'] };

/** Every place on the page, named after what it would follow. */
export const ChoosingPlace: Story = {
  args: { outlineRef: { value: { selected: 'choosingPlace' }, context: selecting('pricing') } },
};

/** The places of another page, which was chosen above them. */
export const ChoosingPlaceOnAnotherPage: Story = {
  args: {
    outlineRef: {
      value: { selected: 'choosingPlace' },
      context: { ...selecting('pricing'), placesOn: 'gallery' },
    },
  },
};

const dragging = (dropPlace: OutlineContext['dropPlace']) => ({
  outlineRef: {
    value: 'dragging' as const,
    context: { ...selecting('about'), dragged: { page: 'hero', id: 'pricing' }, dropPlace },
  },
});

/** The prices are dragged; a line shows where they would come. */
export const Dragging: Story = { args: dragging({ page: 'hero', to: 2 }), tags: ['phone'] };

/** The line stands behind the last section of another page. */
export const DraggingToAnotherPage: Story = { args: dragging({ page: 'gallery', to: 2 }) };

/** The sections of the other page are folded away: its row is marked, and the prices would come last. */
export const DraggingToAFoldedPage: Story = {
  args: {
    outlineRef: {
      value: 'dragging',
      context: {
        ...nothingSelected,
        dragged: { page: 'hero', id: 'pricing' },
        folded: ['gallery'],
        dropPlace: { page: 'gallery', to: 2 },
      },
    },
  },
};

/** Over what is no place for them there is no line; dropped there, the prices stay where they are. */
export const DraggingOverNoPlace: Story = { args: dragging(null) };

/** Every kind of section with a small picture; what is chosen comes behind the prices. */
export const ChoosingKind: Story = {
  args: { outlineRef: { value: 'choosingKind', context: selecting('pricing') } },
  tags: ['phone'],
};

/** A kind that was removed is put back, one that stands already comes again; nothing is selected, so it comes last. */
export const ChoosingKindAtTheEnd: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([bakeryAfter({ act: 'remove', id: 'features' })]),
    },
    outlineRef: { value: 'choosingKind', context: nothingSelected },
  },
};

/** The hero stays first, once; it can only be made compact. */
export const HeroSelected: Story = {
  args: { outlineRef: { value: { selected: 'resting' }, context: selecting('hero') } },
};

/** The home page is selected: it can be renamed, and stays the first. */
export const HomePageSelected: Story = {
  args: { outlineRef: { value: { selected: 'resting' }, context: selecting(null) } },
};

/** Another page is selected; it can be renamed, moved and removed. */
export const PageSelected: Story = {
  args: { outlineRef: { value: { selected: 'resting' }, context: selectingPage() } },
};

/** The selected page gets another name. */
export const Renaming: Story = {
  args: {
    outlineRef: { value: { selected: 'renaming' }, context: selectingPage({ name: 'Our work' }) },
  },
};

/** Another page has that name already; it is said under the field. */
export const RenamingRefused: Story = {
  args: {
    outlineRef: {
      value: { selected: 'renaming' },
      context: selectingPage({ name: 'contact form', nameProblem: 'taken' }),
    },
  },
};

/** A new page is given its name; the tree stays in view. */
export const AddingPage: Story = {
  args: { outlineRef: { value: 'addingPage', context: { ...nothingSelected, name: 'Weddings' } } },
};

/** A page without a name is refused under the field. */
export const AddingPageRefused: Story = {
  args: {
    outlineRef: { value: 'addingPage', context: { ...nothingSelected, nameProblem: 'missing' } },
  },
  tags: ['phone'],
};

/** A page was added, and a section moved to it; another page has nothing on it any more. */
export const ArrangedPages: Story = {
  args: {
    actorRef: { value: 'ready', context: builderWith([bakeryWithAPage]) },
    outlineRef: {
      value: { selected: 'resting' },
      context: {
        ...nothingSelected,
        buildId: outlinedBuild.id,
        selected: { page: 'topic-page1', id: 'pricing' },
        message: 'Prices, 1 of 2 on Weddings',
      },
    },
  },
};

const aPage = { lead: 'hero', label: 'Home', html: '' };
const inTwoLanguages: Build = {
  ...bakeryWithAPage,
  website: {
    ...bakeryWithAPage.website,
    pages: [
      { ...aPage, path: 'index.html', language: 'en' },
      { ...aPage, path: 'es/index.html', language: 'es' },
    ],
  },
};

/** The site has a second language: it is said where the page that was added gets its name there. */
export const AddedPageSelectedInTwoLanguages: Story = {
  args: {
    actorRef: { value: 'ready', context: builderWith([inTwoLanguages]) },
    outlineRef: {
      value: { selected: 'resting' },
      context: selectingPage({
        buildId: inTwoLanguages.id,
        selected: { page: 'topic-page1', id: null },
      }),
    },
  },
};

/** The prices are locked: layout and wording cannot be changed until they are free again. */
export const Locked: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([bakeryAfter({ act: 'lock', id: 'pricing' })]),
    },
    outlineRef: {
      value: { selected: 'resting' },
      context: selecting('pricing', 'Prices is locked'),
    },
  },
};

/** A copy, a hidden section, a compact hero, and what was removed with the way back. */
export const Rearranged: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([
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
      context: builderWith([
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

/** The menu of places, once it takes keys and presses. */
async function openedPlaces() {
  const menu = await screen.findByRole('menu', { name: 'Move to…' });
  await waitFor(() => expect(menu).toHaveFocus());
  return within(menu);
}

/** A place is chosen from a menu, and Escape leaves all as it was. */
export const PlacesTheSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move to…' });
    await userEvent.click(button);
    const menu = await openedPlaces();
    await expect(menu.getByRole('menuitem', { name: /here/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const again = await openedPlaces();
    const [first] = again.getAllByRole('menuitem');
    if (first === undefined) throw new Error('There is no place to move to.');
    await waitFor(() => expect(first).toBeVisible());
    // The pages stand above the places.
    await userEvent.keyboard('{Home}');
    for (let page = 0; page < again.getAllByRole('menuitemradio').length; page += 1)
      await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
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
    await expect(canvas.getByRole('button', { name: 'Add a page' })).toHaveFocus();
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

/** A page is added: a name that another has is refused, a right one makes it the selected row, with the focus. */
export const AddsAPage: Story = {
  args: { outlineRef: { value: 'unselected', context: nothingSelected } },
  play: async ({ canvas, userEvent }) => {
    const open = () => canvas.getByRole('button', { name: 'Add a page' });
    await userEvent.click(open());
    const field = () => canvas.getByRole('textbox', { name: /Name of the new page/ });
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(open()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Give the page a name.');
    await userEvent.type(field(), 'gallery{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Another page has this name.');
    await waitFor(() => expect(field()).toHaveAccessibleErrorMessage(/Another page has this name/));
    await userEvent.clear(field());
    await userEvent.type(field(), 'Weddings{Enter}');
    const row = canvas.getByRole('treeitem', { name: /^Weddings/, expanded: true });
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Weddings added, page 4 of 4');
  },
};

/** The selected page is renamed, moved and removed; what was done is read out, and the focus is never lost. */
export const ArrangesPages: Story = {
  args: { outlineRef: { value: { selected: 'resting' }, context: selectingPage() } },
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    const rename = () => canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(rename());
    const field = canvas.getByRole('textbox', { name: /Name of the page/ });
    await expect(field).toHaveValue('Gallery');
    await userEvent.clear(field);
    await userEvent.type(field, 'Our work{Enter}');
    await expect(said).toHaveTextContent('Gallery is now called Our work');
    await expect(rename()).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await expect(said).toHaveTextContent('Our work, page 3 of 3');
    await expect(canvas.getByRole('button', { name: 'Move down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(said).toHaveTextContent('Our work removed');
    await expect(canvas.getByRole('button', { name: 'Put back Our work' })).toBeVisible();
  },
};

/** A page is chosen in the menu, then a place on it; the section is selected there. */
export const MovesToAnotherPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to…' }));
    const menu = await openedPlaces();
    const gallery = menu.getByRole('menuitemradio', { name: 'Gallery' });
    await userEvent.click(gallery);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'places.page', page: 'gallery' });
    await waitFor(() => expect(gallery).toBeChecked());
    const first = menu.getByRole('menuitem', { name: /First$/ });
    await userEvent.hover(first);
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
    await userEvent.click(first);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'entry.arrange',
      asked: { act: 'place', to: 0, on: 'gallery' },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices, 1 of 3 on Gallery');
    const row = canvas.getByRole('treeitem', { name: 'Prices' });
    await expect(row).toHaveAttribute('aria-selected', 'true');
  },
};

/** A section is locked, and free again; while it is locked no other layout or wording is offered. */
export const LocksTheSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices is locked');
    await expect(canvas.getByRole('treeitem', { name: /^Prices/ })).toHaveTextContent('Locked');
    await expect(canvas.queryByRole('group', { name: 'Layout' })).toBeNull();
    const unlock = canvas.getByRole('button', { name: 'Unlock' });
    await expect(unlock).toHaveFocus();
    await userEvent.click(unlock);
    await expect(canvas.getByRole('group', { name: 'Layout' })).toBeVisible();
  },
};
