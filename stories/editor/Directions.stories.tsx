import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { ActorRefFromLogic } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { type DirectionsContext, directionsMachine } from '../../machines/directions';
import { messages } from '../../machines/messages';
import { ThreeDirections } from '../../src/editor/builder/directions/ThreeDirections';
import { builderWith } from '../fixtures/builderContexts';
import { threeDirections } from '../fixtures/directions';
import { bakeryBuild } from '../fixtures/generatedBuilds';
import { inStates } from '../support/inState';

interface DirectionsProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  directionsRef: ActorRefFromLogic<typeof directionsMachine>;
}

function Directions(refs: DirectionsProps) {
  return <ThreeDirections {...refs} isDisabled={false} />;
}

const nothingDrawn: DirectionsContext = {
  builderRef: null,
  build: bakeryBuild,
  locks: { theme: false, colors: false, layout: false },
  round: 0,
  directions: [],
  problem: null,
};
const drawn: DirectionsContext = { ...nothingDrawn, directions: threeDirections };

const meta = {
  title: 'Editor/Builder/Directions',
  component: inStates(
    { actorRef: builderMachine, directionsRef: directionsMachine },
    Directions,
    { actorRef: {}, directionsRef: { builderRef: null } },
    { directionsRef: ({ actorRef }) => ({ builderRef: actorRef }) },
  ),
  args: {
    actorRef: { value: 'ready', context: builderWith([bakeryBuild]) },
    directionsRef: { value: { open: 'showing' }, context: drawn },
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that opens them. */
export const Closed: Story = {
  args: { directionsRef: { value: 'closed', context: nothingDrawn } },
};

/** The site in three designs, side by side. */
export const Showing: Story = { tags: ['phone'] };

/** With everything kept there is nothing else to show, and that is said. */
export const ShowingWithAllKept: Story = {
  args: {
    directionsRef: {
      value: { open: 'showing' },
      context: { ...drawn, locks: { theme: true, colors: true, layout: true } },
    },
  },
};

/** Three designs are being drawn for the first time. */
export const Drawing: Story = {
  args: { directionsRef: { value: { open: 'drawing' }, context: nothingDrawn } },
};

/** fault 34: they could not be drawn; the site is unchanged. */
export const Failed: Story = {
  args: {
    directionsRef: {
      value: { open: 'failed' },
      context: { ...nothingDrawn, problem: messages.directions.failed },
    },
  },
};

/** Choosing one puts theme, design and colors on the site. */
export const PutsADesignOnTheSite: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Alternatives' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Colors' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'lock.toggle', lock: 'colors' });
    await userEvent.click(dialog.getByRole('button', { name: /^Use this design: 2/ }));
    const [, second] = threeDirections;
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'site.change',
      buildId: bakeryBuild.id,
      change: { theme: second.theme, direction: second.direction, colors: second.colors },
    });
  },
};
