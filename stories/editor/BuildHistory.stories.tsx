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
import { builderWith, emptyBuilder } from '../fixtures/builderContexts';
import { recentBuilds } from '../fixtures/builds';
import { inStates } from '../support/inState';

const twoBuilds = builderWith([crumbAndEmber, harbourYoga]);
const threeBuilds = builderWith([
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

const builder = (context: BuilderContext) => ({ actorRef: { value: 'ready' as const, context } });

const meta = {
  title: 'Editor/Builder/Build history',
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
    ...builder(twoBuilds),
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
export const Empty: Story = {
  args: { actorRef: { value: 'ready' as const, context: emptyBuilder } },
};

/** Two builds, each with a sketch of its page, theme, framework and time; the first is in the preview. */
export const WithBuilds: Story = {};

/** The current site is being kept as a version. */
export const Keeping: Story = {
  args: { renamingRef: { value: 'keeping', context: nothingRenamed } },
};

/** The current site is kept as it is: its name stands in a field, and Undo takes the version away. */
export const KeepsAVersion: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this version' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'version.keep' });
  },
};

/** Long, short and right-to-left prompts, as narrow as a phone. */
export const WithLongPromptsOnAPhone: Story = {
  args: builder({ ...builderWith([crumbAndEmber]), history: [...recentBuilds] }),
  globals: { viewport: { value: 'mobile' } },
};

/** One build was deleted a moment ago; a line offers to take that back. */
export const AfterDeleting: Story = {
  args: builder({
    ...builderWith([crumbAndEmber]),
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
    ...builder(threeBuilds),
    comparisonRef: {
      value: { choosing: 'oneChosen' },
      context: { ...nothingCompared, chosenIds: ['build-1'] },
    },
  },
};

/** Two are chosen, Compare is ready; a third cannot be ticked until one of them is unticked. */
export const ComparingBothChosen: Story = {
  args: {
    ...builder(threeBuilds),
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

/** fault 36: a thousand builds are as quick to open and to scroll as ten. */
export const WithAThousandBuilds: Story = {
  args: builder({
    ...builderWith([crumbAndEmber]),
    history: Array.from({ length: 1000 }, (_, index) =>
      aBuild({
        id: index === 0 ? 'build-1' : `many-${index}`,
        prompt: `Shop number ${1000 - index}`,
        theme: THEMES[index % THEMES.length] ?? 'modern',
      }),
    ),
  }),
};

/** fault 36: a thousand builds keep few rows on the page, and the last one can be scrolled to and loaded. */
export const ScrollsThroughAThousandBuilds: Story = {
  args: WithAThousandBuilds.args ?? {},
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvasElement.querySelector('ol')?.parentElement;
    if (box === null || box === undefined) throw new Error('There is no list.');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(20);
    const scrollTo = async (top: number, text: string) => {
      const start = performance.now();
      box.scrollTop = top;
      await fireEvent.scroll(box);
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible(), { interval: 5 });
      return performance.now() - start;
    };
    // The quickest of some says what the list costs; the others what else the machine was doing.
    const times: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      times.push(await scrollTo(0, 'Shop number 1000'));
      times.push(await scrollTo(box.scrollHeight, 'Shop number 1'));
    }
    await expect(Math.min(...times.slice(1))).toBeLessThan(200);
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

/** Escape while an input method composes belongs to the input method: the name that is being typed stays. */
export const KeepsTheNameWhileComposing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Rename: Yoga studio/ }));
    const field = canvas.getByRole('textbox', { name: 'Name of this build' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Autumn');
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(canvas.getByRole('textbox', { name: 'Name of this build' })).toHaveValue('Autumn');
  },
};

/** Two builds are ticked, Compare opens the comparison; a third one cannot be ticked; the choice is said as it changes. */
export const ChoosesTwoToCompare: Story = {
  args: builder(threeBuilds),
  play: async ({ args, canvas, userEvent }) => {
    const boxes = () => canvas.getAllByRole('checkbox', { name: /^Compare: / });
    const said = () => canvas.getAllByRole('status').at(-1);
    await expect(said()).toHaveTextContent('Tick two builds to compare them.');
    boxes()[0]?.focus();
    await userEvent.keyboard(' ');
    await expect(said()).toHaveTextContent(
      '1 of 2 chosen: a bakery called Crumb &…. Tick one more.',
    );
    const compare = canvas.getByRole('button', { name: 'Compare' });
    await expect(compare).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getAllByText('Compare', { selector: 'label span' })[2] ?? compare);
    await expect(said()).toHaveTextContent('2 of 2 chosen');
    await expect(boxes()[1]).toBeDisabled();
    await userEvent.click(compare);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'comparison.open' });
  },
};

/** A deleted build comes back with one press, where it was. */
export const DeletesABuildAndTakesItBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete: Yoga studio/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    const [deleted] = canvas.getAllByRole('status');
    await expect(deleted).toHaveTextContent('Deleted Yoga studio');
    await expect(canvas.getByRole('heading', { name: 'Build History' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo delete' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(deleted).toBeEmptyDOMElement();
  },
};

/** fault 24: 100,000 characters, 10,000 lines and one endless word take no more room than any other prompt. */
export const ClipsEndlessPrompts: Story = {
  args: builder(
    builderWith([
      crumbAndEmber,
      aBuild({ id: 'long', prompt: 'endless '.repeat(12_500) }),
      aBuild({ id: 'lines', prompt: 'one line\n'.repeat(10_000) }),
      aBuild({ id: 'word', prompt: 'W'.repeat(100_000) }),
    ]),
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole('listitem');
    for (const item of others) {
      await expect([item.offsetHeight, item.scrollWidth]).toEqual([
        first?.offsetHeight,
        first?.scrollWidth,
      ]);
      await expect(item.textContent.length).toBeLessThan(1000);
    }
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: /^Load Build: WWW/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'build.load', id: 'word' });
  },
};

/** fault 37: times that are none are left out; 'Invalid Date' is never shown. */
export const LeavesOutUnreadableTimes: Story = {
  args: builder(
    builderWith([
      aBuild({ createdAt: Number.NaN }),
      aBuild({ id: 'future', createdAt: 8.64e15 + 1 }),
    ]),
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    for (const item of [first, second]) await expect(item).not.toHaveTextContent('Invalid');
    await expect(canvas.queryByRole('time')).toBeNull();
  },
};
