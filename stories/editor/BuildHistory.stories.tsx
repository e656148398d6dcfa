import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import type { BuilderContext } from '../../machines/builderContext';
import { comparisonMachine } from '../../machines/comparison';
import { THEMES } from '../../machines/entities';
import { renamingMachine } from '../../machines/renaming';
import { BuildHistory } from '../../src/editor/builder/BuildHistory';
import { aBuild, crumbAndEmber, harbourYoga } from '../fixtures/aBuild';
import { atRest, nothingCompared, nothingRenamed } from '../fixtures/builderAtRest';
import { deskWith, emptyDesk } from '../fixtures/builderContexts';
import { recentBuilds } from '../fixtures/builds';
import { inStates } from '../support/inState';

const customizing = { built: 'customizing' } as const;
const twoBuilds = deskWith([crumbAndEmber, harbourYoga]);
const threeBuilds = deskWith([
  crumbAndEmber,
  harbourYoga,
  aBuild({ id: 'build-3', prompt: 'متجر صغير للخزف اليدوي في عمّان', theme: 'vibrant' }),
]);

interface HistoryProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  comparisonRef: ActorRefFromLogic<typeof comparisonMachine>;
  renamingRef: ActorRefFromLogic<typeof renamingMachine>;
}

function History(refs: HistoryProps) {
  return <BuildHistory {...refs} isDisabled={false} />;
}

const desk = (context: BuilderContext) => ({ actorRef: { value: customizing, context } });

const meta = {
  title: 'Editor/Builder/BuildHistory',
  component: inStates(
    { actorRef: builderMachine, comparisonRef: comparisonMachine, renamingRef: renamingMachine },
    History,
    { actorRef: {}, comparisonRef: { builderRef: null }, renamingRef: { builderRef: null } },
    {
      comparisonRef: ({ actorRef }) => ({ builderRef: actorRef }),
      renamingRef: ({ actorRef }) => ({ builderRef: actorRef }),
    },
  ),
  args: {
    ...desk(twoBuilds),
    comparisonRef: atRest.comparisonRef,
    renamingRef: atRest.renamingRef,
    onEvent: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing built yet; one sentence says what will be here. */
export const Empty: Story = { args: { actorRef: { value: 'empty', context: emptyDesk } } };

/** Two builds, each with a sketch of its page, theme, framework and time; the first is in the preview. */
export const WithBuilds: Story = {};

/** Long, short and right-to-left prompts, as narrow as a phone. */
export const WithLongPromptsOnAPhone: Story = {
  args: desk({ ...deskWith([crumbAndEmber]), history: [...recentBuilds] }),
  globals: { viewport: { value: 'mobile' } },
};

/** One build was deleted a moment ago; a line offers to take that back. */
export const AfterDeleting: Story = {
  args: desk({
    ...deskWith([crumbAndEmber]),
    past: [
      {
        before: { entry: { buildId: harbourYoga.id, build: harbourYoga, below: 0 } },
        after: { entry: { buildId: harbourYoga.id, build: null, below: 0 } },
        edit: null,
      },
    ],
  }),
};

/** Nothing is chosen for comparing yet; a line says how. */
export const ComparingNone: Story = {};

/** One of the two is chosen; the line says which and asks for another. */
export const ComparingOneChosen: Story = {
  args: {
    ...desk(threeBuilds),
    comparisonRef: {
      value: { choosing: 'oneChosen' },
      context: { ...nothingCompared, chosenIds: ['build-1'] },
    },
  },
};

/** Two are chosen, Compare is ready; a third cannot be ticked until one of them is unticked. */
export const ComparingBothChosen: Story = {
  args: {
    ...desk(threeBuilds),
    comparisonRef: {
      value: { choosing: 'bothChosen' },
      context: { ...nothingCompared, chosenIds: ['build-1', 'build-2'] },
    },
  },
};

/** The second build has its name in a field. */
export const RenamingTyping: Story = {
  args: {
    renamingRef: {
      value: 'typing',
      context: {
        ...nothingRenamed,
        buildId: 'build-2',
        before: harbourYoga.prompt,
        name: 'Autumn site',
      },
    },
  },
};

/** A thousand builds: as quick to open and to scroll as ten (fault 36). */
export const WithAThousandBuilds: Story = {
  args: desk({
    ...deskWith([crumbAndEmber]),
    history: Array.from({ length: 1000 }, (_, index) =>
      aBuild({
        id: index === 0 ? 'build-1' : `many-${index}`,
        prompt: `Shop number ${1000 - index}`,
        theme: THEMES[index % THEMES.length] ?? 'modern',
      }),
    ),
  }),
};

/** A thousand builds keep few rows on the page, and the last one can be scrolled to and loaded. */
export const ScrollsThroughAThousandBuilds: Story = {
  args: WithAThousandBuilds.args ?? {},
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvasElement.querySelector('ol')?.parentElement;
    if (box === null || box === undefined) throw new Error('There is no list.');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(20);
    const start = performance.now();
    box.scrollTop = box.scrollHeight;
    await fireEvent.scroll(box);
    await waitFor(() => expect(canvas.getByText('Shop number 1')).toBeVisible());
    await expect(performance.now() - start).toBeLessThan(200);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Load Build: Shop number 1' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'build.load', id: 'many-999' });
  },
};

/** A new name takes the prompt's place with Enter; Escape keeps the old one. Focus returns to the pencil. */
export const RenamesABuild: Story = {
  play: async ({ canvas, userEvent }) => {
    const pencil = () => canvas.getAllByRole('button', { name: /^Rename: / })[1];
    await userEvent.click(canvas.getByRole('button', { name: /^Rename: Yoga studio/ }));
    const field = canvas.getByRole('textbox', { name: 'Name of this build' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Autumn site{Enter}');
    await expect(canvas.getByText('Autumn site')).toBeVisible();
    await expect(pencil()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of this build' }), ' 2{Escape}');
    await expect(canvas.getByText('Autumn site')).toBeVisible();
    await expect(pencil()).toHaveFocus();
  },
};

/** A deleted build comes back with one press, where it was. */
export const DeletesABuildAndTakesItBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete: Yoga studio/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleted Yoga studio');
    await expect(canvas.getByRole('heading', { name: 'Build History' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo delete' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A prompt of 100,000 characters takes no more room than any other, and Load Build brings it back whole (fault 24). */
export const ClipsAnEndlessPrompt: Story = {
  args: desk({
    ...deskWith([crumbAndEmber, aBuild({ id: 'long', prompt: 'endless'.repeat(14_286) })]),
  }),
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.offsetHeight).toBe(first?.offsetHeight);
    await expect(second?.scrollWidth).toBe(first?.scrollWidth);
    await userEvent.click(canvas.getByRole('button', { name: /^Load Build: endless/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'build.load', id: 'long' });
  },
};

/** Times that are none are left out; 'Invalid Date' is never shown (fault 37). */
export const LeavesOutUnreadableTimes: Story = {
  args: desk(
    deskWith([aBuild({ createdAt: Number.NaN }), aBuild({ id: 'future', createdAt: 8.64e15 + 1 })]),
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    for (const item of [first, second]) await expect(item).not.toHaveTextContent('Invalid');
    await expect(canvas.queryByRole('time')).toBeNull();
  },
};
