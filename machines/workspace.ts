import { type ActorRefFromLogic, setup } from 'xstate';

import { builderMachine } from './builder';
import { generationMachine } from './generation';

export interface WorkspaceContext {
  builderRef: ActorRefFromLogic<typeof builderMachine>;
  websiteGenerationRef: ActorRefFromLogic<typeof generationMachine>;
}

/**
 * The signed-in person's work: lives from sign-in to sign-out, across navigation (specification section 1,
 * "work is session-based"). Stopping it stops everything that was under way, so nothing of one user reaches the next.
 */
export const workspaceMachine = setup({
  types: {} as { context: WorkspaceContext },
  actors: { builder: builderMachine, generation: generationMachine },
}).createMachine({
  id: 'workspace',
  context: ({ spawn }) => {
    const builderRef = spawn('builder', { id: 'builder', input: {} });
    const websiteGenerationRef = spawn('generation', {
      id: 'websiteGeneration',
      input: { kind: 'website', replyTo: builderRef },
    });
    return { builderRef, websiteGenerationRef };
  },
});
