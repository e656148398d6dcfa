import { Box, Text } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NO_KEEPER } from '../../../machines/keeper';
import { type WorkspaceRef, workspaceMachine } from '../../../machines/workspace';
import { WorkspaceGate } from '../../../src/editor/shell/WorkspaceGate';
import { inState } from '../../support/inState';

/** The gate with a screen behind it. */
function GuardedScreen({ actorRef }: { actorRef: WorkspaceRef }) {
  return (
    <WorkspaceGate actorRef={actorRef}>
      <Box p="6">
        <Text textStyle="prose">What works on the workspace.</Text>
      </Box>
    </WorkspaceGate>
  );
}

const meta = {
  title: 'Editor/Layout/Workspace Gate',
  component: inState(workspaceMachine, GuardedScreen, { uid: 'u-ada' }),
  args: { value: 'waiting', context: { uid: 'u-ada', keeper: NO_KEEPER }, onEvent: fn() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was kept is being read: the screen comes once it is there. */
export const Waiting: Story = {};

/** The screen stands on the person's work. */
export const Working: Story = { args: { value: 'working' } };

/** The person is gone: nothing of theirs is shown while what was kept is removed. */
export const Leaving: Story = { args: { value: 'leaving' } };
