import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { previewMachine, previewToSave } from '../../machines/preview';
import { crumbAndEmber } from '../../stories/fixtures/aBuild';

function startPreview({ hasSite = true }: { hasSite?: boolean } = {}) {
  const builderRef = createActor(builderMachine, {
    input: hasSite ? { history: [crumbAndEmber], currentId: crumbAndEmber.id } : {},
  }).start();
  const sought: string[] = [];
  builderRef.on('text.sought', ({ id }) => sought.push(id));
  const actor = createActor(previewMachine, { input: { builderRef, device: 'tablet' } }).start();
  return { actor, builderRef, sought };
}

describe('previewMachine', () => {
  it('goes on at the width that was saved, and tells the next', () => {
    const { actor } = startPreview();
    expect(previewToSave(actor.getSnapshot().context)).toEqual({ device: 'tablet' });
    actor.send({ type: 'device.choose', device: 'mobile' });
    expect(previewToSave(actor.getSnapshot().context)).toEqual({ device: 'mobile' });
  });

  it('lets the texts of a site be edited, and only read again', () => {
    const { actor } = startPreview();
    actor.send({ type: 'textEditing.toggle' });
    expect(actor.getSnapshot().value).toBe('editingTexts');
    actor.send({ type: 'textEditing.toggle' });
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('seeks a text, which can be edited then', () => {
    const { actor, sought } = startPreview();
    actor.send({ type: 'text.seek', id: 'features.heading' });
    actor.send({ type: 'text.seek', id: 'visit.heading' });
    expect(actor.getSnapshot().value).toBe('editingTexts');
    expect(sought).toEqual(['features.heading', 'visit.heading']);
  });

  it('has no texts to edit or to seek without a site', () => {
    const { actor, sought } = startPreview({ hasSite: false });
    expect(actor.getSnapshot().can({ type: 'textEditing.toggle' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'text.seek', id: 'visit.heading' })).toBe(false);
    actor.send({ type: 'text.seek', id: 'visit.heading' });
    expect([actor.getSnapshot().value, sought]).toEqual(['reading', []]);
  });

  it('costs the builder no step to undo', () => {
    const { actor, builderRef } = startPreview();
    actor.send({ type: 'device.choose', device: 'mobile' });
    actor.send({ type: 'text.seek', id: 'features.heading' });
    expect(builderRef.getSnapshot().context.past).toEqual([]);
  });
});
