import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import type { Build } from '../../machines/entities';
import { actOnItem, type ItemAct } from '../../machines/itemActs';
import { CLOSED_WEEK, weekOf } from '../../machines/openingWeek';
import { type ItemListContext, itemListMachine } from '../../machines/itemList';
import { itemSection } from '../../machines/items';
import { outlineMachine } from '../../machines/outline';
import { OutlinePanel } from '../../src/editor/builder/outline/OutlinePanel';
import { outlinedBuild } from '../fixtures/aBuild';
import { nothingListed, nothingSelected } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { ON_A_DATE, timeOf } from '../../machines/timetable';
import { inStates } from '../support/inState';

interface ItemsProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  outlineRef: ActorRefFromLogic<typeof outlineMachine>;
  itemListRef: ActorRefFromLogic<typeof itemListMachine>;
}

function Items(refs: ItemsProps) {
  return <OutlinePanel {...refs} isDisabled={false} />;
}

/** The bakery after something was done with the items of a section. */
function bakeryAfter(id: string, ...acts: ItemAct[]): Build {
  const section = itemSection(outlinedBuild.website, id);
  if (section === null) throw new Error('The fixture has no such section.');
  return {
    ...outlinedBuild,
    customization: acts.reduce(
      (customization, act) => actOnItem(customization, section, act),
      outlinedBuild.customization,
    ),
  };
}

const listing = (section: string, more: Partial<ItemListContext> = {}): ItemListContext => ({
  ...nothingListed,
  section,
  ...more,
});

const sourdough = { title: 'Sourdough', body: 'Baked at night', detail: '€4' };

const meta = {
  title: 'Editor/Builder/Outline/Items',
  component: inStates(
    { actorRef: builderMachine, outlineRef: outlineMachine, itemListRef: itemListMachine },
    Items,
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
    outlineRef: {
      value: { selected: 'resting' },
      context: {
        ...nothingSelected,
        buildId: outlinedBuild.id,
        selected: { page: 'hero', id: 'pricing' },
      },
    },
    itemListRef: { value: { listing: 'resting' }, context: listing('pricing') },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The outline, with the way to the items of the selected section. */
export const Closed: Story = { args: { itemListRef: { value: 'closed', context: nothingListed } } };

/** The price list as a list: names, prices, what is still to be filled in. */
export const Listing: Story = { tags: ['phone'] };

/** Every place in the list, and the way out of it. */
export const ChoosingPlace: Story = {
  args: {
    itemListRef: {
      value: { listing: 'choosingPlace' },
      context: listing('pricing', { lastId: 'i2' }),
    },
  },
};

/** One was added, one taken out with the way back, and what was done is read out. */
export const Changed: Story = {
  args: {
    actorRef: {
      value: 'ready',
      context: builderWith([
        bakeryAfter(
          'pricing',
          { act: 'add', words: { title: 'Rye loaf', body: '', detail: '€5' } },
          { act: 'remove', id: 'i3' },
        ),
      ]),
    },
    itemListRef: {
      value: { listing: 'resting' },
      context: listing('pricing', { lastId: 'i2', message: 'Coffee removed' }),
    },
  },
};

/** An item stands open with the fields that a price has. */
export const Editing: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: listing('pricing', {
        lastId: 'i1',
        draft: { id: 'i1', words: sourdough, week: null, time: null },
      }),
    },
  },
};

/** A new question, with a question and an answer. */
export const EditingNew: Story = {
  args: { itemListRef: { value: 'editing', context: listing('faq') } },
};

/** What is missing or too long is told beside its field; the words stay. */
export const EditingAfterRefusal: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: listing('faq', {
        draft: {
          id: null,
          words: { title: '', body: 'By phone.', detail: '' },
          week: null,
          time: null,
        },
        problems: { title: 'Fill in “Question”.' },
      }),
    },
  },
};

/** Opening hours are a table of the week. */
export const EditingHours: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: listing('contact', {
        lastId: 'hours',
        draft: {
          id: 'hours',
          words: { title: 'Opening hours', body: 'Tue–Sun 7am–3pm', detail: '' },
          week: weekOf('Tue–Sun 7am–3pm'),
          time: null,
        },
      }),
    },
  },
};

/** A day that closes before it opens is told, and marked. */
export const EditingHoursAfterRefusal: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: listing('contact', {
        draft: {
          id: 'hours',
          words: { title: 'Opening hours', body: '', detail: '' },
          week: CLOSED_WEEK.map((_, day) =>
            day === 4 ? { opens: '18:00', closes: '02:00' } : null,
          ),
          time: null,
        },
        problems: {
          body: 'Closing time must be after opening time. Enter hours past midnight as text.',
        },
      }),
    },
  },
};

/** Hours that no table holds are words. */
export const EditingHoursInWords: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: listing('contact', {
        draft: {
          id: 'hours',
          words: { title: 'Opening hours', body: 'When the lamp is lit', detail: '' },
          week: null,
          time: null,
        },
      }),
    },
  },
};

/** An entry of a timetable has its day or date, its begin and its end in fields. */
export const EditingTime: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: listing('events', {
        lastId: '1',
        draft: {
          id: '1',
          words: { title: 'Baking course', body: 'At the oven', detail: 'Tuesdays 7pm' },
          week: null,
          time: timeOf('Tuesdays 7pm', 'en'),
        },
      }),
    },
  },
};

/** A date that is missing and an end before the begin are told beside their fields. */
export const EditingTimeAfterRefusal: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: listing('events', {
        draft: {
          id: null,
          words: { title: 'Open day', body: '', detail: '' },
          week: null,
          time: { day: ON_A_DATE, date: '', begins: '18:00', ends: '10:00' },
        },
        problems: {
          date: 'Choose the date.',
          ends: 'The end must be after the beginning. Enter times past midnight as text.',
        },
      }),
    },
  },
};

/** What no fields hold is words. */
export const EditingTimeInWords: Story = {
  args: {
    itemListRef: {
      value: 'editing',
      context: listing('events', {
        lastId: '2',
        draft: {
          id: '2',
          words: { title: 'Open day', body: '', detail: '3 May' },
          week: null,
          time: null,
        },
      }),
    },
  },
};

/** From the outline to the prices: one is added, moved, edited and removed, and the focus stays with what is done. */
export const ChangesAPriceList: Story = {
  args: { itemListRef: { value: 'closed', context: nothingListed } },
  play: async ({ canvas, userEvent }) => {
    const rows = () =>
      within(canvas.getByRole('list', { name: 'Price list' }))
        .getAllByRole('button', { name: /^Edit / })
        .map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Price list' }));
    await expect(canvas.getByRole('button', { name: /^Edit Sourdough/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price' }));
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '€5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fill in “Name”.');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /^Price/ })).toHaveValue('€5');
    await userEvent.keyboard('Rye loaf{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Rye loaf added, 4 of 4');
    await expect(canvas.getByRole('button', { name: /^Edit Rye loaf/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Rye loaf up' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Rye loaf, 3 of 4');
    await expect(canvas.getByRole('button', { name: 'Move Rye loaf up' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Sourdough/ }));
    const price = canvas.getByRole('textbox', { name: /^Price/ });
    await userEvent.clear(price);
    await userEvent.type(price, '€4.50{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sourdough saved');
    await expect(rows()[0]).toContain('€4.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Move or remove Rye loaf' }));
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Remove' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Rye loaf removed');
    await expect(rows()).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Edit Coffee/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    await expect(canvas.getByRole('button', { name: 'Price list' })).toHaveFocus();
  },
};

/** A place is chosen from a menu; Escape leaves a form without a change. */
export const PlacesAnItem: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Coffee/ }));
    await userEvent.keyboard('x{Escape}');
    await expect(canvas.getByRole('button', { name: /^Edit Coffee/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Move or remove Coffee' }));
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Coffee, 1 of 3');
  },
};

/** Alt with arrow keys moves a row, Delete takes it out; the focus stays with what is done. */
export const AnswersTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Edit Coffee/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Coffee, 2 of 3');
    await expect(canvas.getByRole('button', { name: /^Edit Coffee/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Coffee removed');
    await expect(canvas.getByRole('button', { name: /^Edit Croissants/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Put back Coffee' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Coffee, 2 of 3');
    await expect(canvas.getByRole('button', { name: /^Edit Coffee/ })).toHaveFocus();
  },
};

/** Days are opened and closed in the table, and it can be turned into words. */
export const SetsTheHours: Story = {
  args: { itemListRef: { value: { listing: 'resting' }, context: listing('contact') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Opening hours/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sunday' }));
    await expect(canvas.queryByLabelText('Sunday opens')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }));
    await expect(canvas.getByLabelText('Monday opens')).toHaveValue('09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter them as text' }));
    await expect(canvas.getByRole('textbox', { name: /^Text/ })).toHaveValue(
      'Mon 9 am–5 pm, Tue–Sat 7 am–3 pm',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use a weekly table' }));
    await expect(canvas.getByLabelText('Tuesday opens')).toHaveValue('07:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening hours saved');
  },
};

/** An entry's fields are filled in, what is wrong is marked, and its words can be written instead. */
export const SetsTheTime: Story = {
  args: { itemListRef: { value: { listing: 'resting' }, context: listing('events') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Baking course/ }));
    const day = canvas.getByRole('combobox', { name: 'Day' });
    await expect(day).toHaveFocus();
    await expect(day).toHaveDisplayValue('Every Tuesday');
    await expect(canvas.getByLabelText('Begins')).toHaveValue('19:00');
    await userEvent.type(canvas.getByLabelText('Ends'), '18:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('Ends')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The end must be after the beginning.',
    );
    await userEvent.clear(canvas.getByLabelText('Ends'));
    await userEvent.type(canvas.getByLabelText('Ends'), '20:30');
    await userEvent.selectOptions(day, 'On a date');
    await userEvent.type(canvas.getByLabelText('Date'), '2026-06-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter it as text' }));
    await expect(canvas.getByRole('textbox', { name: /^Day and time/ })).toHaveValue(
      'Sunday 14 June 2026, 7 pm–8:30 pm',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use day and times' }));
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-06-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Baking course saved');
  },
};
