import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { testimonialsMachine } from '../../machines/testimonials';

describe('testimonialsMachine', () => {
  it('highlights the first, then whichever is pressed, and keeps it when it is pressed again', () => {
    const actor = createActor(testimonialsMachine).start();
    const seen = [actor.getSnapshot().context.highlighted];
    for (const index of [3, 3, 1]) {
      actor.send({ type: 'testimonial.highlight', index });
      seen.push(actor.getSnapshot().context.highlighted);
    }
    expect(seen).toEqual([0, 3, 3, 1]);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(testimonialsMachine, {
      events: [{ type: 'testimonial.highlight', index: 3 }],
    });
    expect(paths.map(({ state }) => [state.value, state.context.highlighted])).toEqual([
      ['highlighting', 0],
      ['highlighting', 3],
    ]);
  });
});
