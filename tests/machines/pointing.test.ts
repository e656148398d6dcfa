import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { type PointedText, pointingMachine } from '../../machines/pointing';

const heading: PointedText = { id: 'hero.heading', from: 'prompt', evidence: 'Crumb & Ember' };
const intro: PointedText = { id: 'about.intro', from: 'standard', evidence: '' };

describe('pointingMachine', () => {
  it('knows the text that is pointed at, one after the other, and forgets it', () => {
    const actor = createActor(pointingMachine).start();
    const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.text];
    expect(state()).toEqual(['nowhere', null]);
    actor.send({ type: 'text.point', text: heading });
    expect(state()).toEqual(['atText', heading]);
    actor.send({ type: 'text.point', text: intro });
    expect(state()).toEqual(['atText', intro]);
    actor.send({ type: 'text.leave' });
    expect(state()).toEqual(['nowhere', null]);
    actor.send({ type: 'text.leave' });
    expect(state()).toEqual(['nowhere', null]);
  });
});
