import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { aboutToggleMachine } from '../../machines/aboutToggle';

describe('aboutToggleMachine', () => {
  it('starts with the mission', () => {
    expect(createActor(aboutToggleMachine).start().getSnapshot().value).toBe('mission');
  });

  it('switches to the text that is chosen, and stays when it is chosen again', () => {
    const actor = createActor(aboutToggleMachine).start();
    const after = (type: 'mission.choose' | 'vision.choose') => {
      actor.send({ type });
      return actor.getSnapshot().value;
    };
    expect(after('mission.choose')).toBe('mission');
    expect(after('vision.choose')).toBe('vision');
    expect(after('vision.choose')).toBe('vision');
    expect(after('mission.choose')).toBe('mission');
  });

  it('every state can be reached', () => {
    const reached = getShortestPaths(aboutToggleMachine).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(['mission', 'vision']));
  });
});
