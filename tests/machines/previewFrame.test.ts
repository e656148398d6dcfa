import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { generationMachine } from '../../machines/generation';
import { outlineMachine } from '../../machines/outline';
import { previewMachine } from '../../machines/preview';
import {
  type Drawing,
  type PreviewFrameContext,
  type PreviewFrameEvent,
  previewFrameMachine,
} from '../../machines/previewFrame';
import { outlinedBuild } from '../../stories/fixtures/aBuild';
import { bakeryDrawing, outOfReach, withinReach } from '../../stories/fixtures/previewFrames';

const drawing: Drawing = { ...bakeryDrawing, buildId: outlinedBuild.id };
const anotherPage: Drawing = { ...drawing, path: 'menu.html', lead: 'menu' };
const load = { type: 'document.loaded', frame: withinReach } as const;

/** A frame whose actors only tell when they begin and end, and what they are told. */
function startFrame(first = drawing) {
  const told: string[] = [];
  const actorsIn: Record<string, (event: PreviewFrameEvent) => void> = {};
  const standIn = (name: string) =>
    fromCallback<PreviewFrameEvent, PreviewFrameContext>(({ sendBack, receive }) => {
      told.push(`${name} begins`);
      actorsIn[name] = sendBack;
      receive(({ type }) => told.push(`${name}: ${type}`));
      return () => {
        told.push(`${name} ends`);
      };
    });
  const builderRef = createActor(builderMachine, {
    input: { history: [outlinedBuild], currentId: outlinedBuild.id },
  }).start();
  const previewRef = createActor(previewMachine, { input: { builderRef } }).start();
  const generationRef = createActor(generationMachine, { input: { kind: 'website' } }).start();
  const outlineRef = createActor(outlineMachine, { input: { builderRef } }).start();
  const actor = createActor(
    previewFrameMachine.provide({
      actors: {
        followDrawing: fromCallback(({ sendBack }) => {
          actorsIn.followDrawing = sendBack;
        }),
        customize: standIn('customize') as never,
        redraw: standIn('redraw') as never,
        forwardShortcuts: fromCallback(() => {}),
        trackProvenance: fromCallback(() => {}),
        followPageLinks: fromCallback(() => {}),
        seekText: standIn('seekText') as never,
        editTexts: standIn('editTexts') as never,
        markSections: standIn('markSections') as never,
      },
    }),
    {
      input: {
        builderRef,
        previewRef,
        generationRef,
        outlineRef,
        followsPage: true,
        drawing: first,
      },
    },
  ).start();
  const tell = (name: string, event: PreviewFrameEvent) => actorsIn[name]?.(event);
  const read = () => told.splice(0);
  return { actor, builderRef, previewRef, outlineRef, tell, read };
}

describe('previewFrameMachine', () => {
  it('customizes a document as soon as it has loaded, not before', () => {
    const { actor, read } = startFrame();
    expect([actor.getSnapshot().value, read()]).toEqual(['loading', []]);
    actor.send(load);
    expect(actor.getSnapshot().value).toEqual({ shown: 'reading' });
    expect(actor.getSnapshot().context.frame()).toBe(withinReach);
    expect(read()).toEqual([
      'customize begins',
      'redraw begins',
      'seekText begins',
      'markSections begins',
    ]);
  });

  it('keeps the document while the same page is drawn again', () => {
    const { actor, tell, read } = startFrame();
    actor.send(load);
    read();
    const again = { ...drawing, html: drawing.html.replace('</main>', '<hr></main>') };
    tell('followDrawing', { type: 'drawing.changed', drawing: again });
    expect(read()).toEqual(['redraw: drawing.changed']);
    expect(actor.getSnapshot().value).toEqual({ shown: 'reading' });
    expect(actor.getSnapshot().context).toMatchObject({ loaded: drawing, drawing: again });
  });

  it('works in the sections that were put in', () => {
    const { actor, tell, read } = startFrame();
    actor.send(load);
    read();
    tell('redraw', { type: 'document.redrawn' });
    expect(read()).toEqual(['markSections ends', 'markSections begins']);
  });

  it.each([
    ['another page', anotherPage],
    ['another build', { ...drawing, buildId: 'another' }],
    [
      'another look',
      { ...drawing, html: drawing.html.replace('<html', '<html data-look="other"') },
    ],
  ])('loads %s', (_, next) => {
    const { actor, tell, read } = startFrame();
    actor.send(load);
    read();
    tell('followDrawing', { type: 'drawing.changed', drawing: next });
    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context.loaded).toEqual(next);
    expect(actor.getSnapshot().context.frame()).toBeNull();
    expect(read().every((line) => line.endsWith('ends'))).toBe(true);
  });

  it('loads what was not drawn yet, and keeps what is no longer drawn', () => {
    const { actor, tell } = startFrame({ ...drawing, html: '' });
    tell('followDrawing', { type: 'drawing.changed', drawing });
    expect(actor.getSnapshot().context.loaded).toEqual(drawing);
    actor.send(load);
    tell('followDrawing', { type: 'drawing.changed', drawing: { ...drawing, html: '' } });
    expect(actor.getSnapshot().value).toEqual({ shown: 'reading' });
    expect(actor.getSnapshot().context.loaded).toEqual(drawing);
  });

  it('has the latest drawing for a document that is still loading', () => {
    const { actor, tell } = startFrame();
    const again = { ...drawing, html: `${drawing.html}<!-- -->` };
    tell('followDrawing', { type: 'drawing.changed', drawing: again });
    actor.send(load);
    expect(actor.getSnapshot().context).toMatchObject({ loaded: drawing, drawing: again });
  });

  it('edits texts while the preview says so, on the next page too', () => {
    const { actor, previewRef, tell, read } = startFrame();
    actor.send(load);
    read();
    previewRef.send({ type: 'textEditing.toggle' });
    expect(actor.getSnapshot().value).toEqual({ shown: 'editing' });
    expect(read()).toContain('editTexts begins');
    tell('followDrawing', { type: 'drawing.changed', drawing: anotherPage });
    expect(read()).toContain('editTexts ends');
    actor.send(load);
    expect(actor.getSnapshot().value).toEqual({ shown: 'editing' });
    previewRef.send({ type: 'textEditing.toggle' });
    expect(actor.getSnapshot().value).toEqual({ shown: 'reading' });
  });

  it('reads on the next page when editing ended while that was loading', () => {
    const { actor, previewRef, tell } = startFrame();
    actor.send(load);
    previewRef.send({ type: 'textEditing.toggle' });
    tell('followDrawing', { type: 'drawing.changed', drawing: anotherPage });
    previewRef.send({ type: 'textEditing.toggle' });
    actor.send(load);
    expect(actor.getSnapshot().value).toEqual({ shown: 'reading' });
  });

  it('remembers a text that is sought until the page with it is there', () => {
    const { actor, previewRef, tell, read } = startFrame();
    previewRef.send({ type: 'text.seek', id: 'features.heading' });
    expect(actor.getSnapshot().context.soughtText).toBe('features.heading');
    actor.send(load);
    tell('seekText', { type: 'text.found' });
    expect(actor.getSnapshot().context.soughtText).toBeNull();
    read();
    previewRef.send({ type: 'text.seek', id: 'visit.heading' });
    expect(read()).toContain('seekText: text.sought');
  });

  it('remembers an entry of the outline that is sought until its page is there', () => {
    const { actor, outlineRef, tell, read } = startFrame();
    actor.send(load);
    read();
    outlineRef.send({ type: 'entry.select', page: 'hero', id: 'features' });
    expect(read()).toContain('markSections: entry.sought');
    const { soughtEntry } = actor.getSnapshot().context;
    expect(soughtEntry).toMatchObject({ page: 'hero' });
    tell('followDrawing', { type: 'drawing.changed', drawing: anotherPage });
    actor.send(load);
    expect(actor.getSnapshot().context.soughtEntry).toEqual(soughtEntry);
    tell('markSections', { type: 'entry.found' });
    expect(actor.getSnapshot().context.soughtEntry).toBeNull();
  });

  it('loses a document that leads out of reach, and loads the page again when asked', () => {
    const { actor, tell, read } = startFrame();
    actor.send(load);
    const again = { ...drawing, html: `${drawing.html}<!-- -->` };
    tell('followDrawing', { type: 'drawing.changed', drawing: again });
    read();
    actor.send({ type: 'document.loaded', frame: outOfReach });
    expect(actor.getSnapshot().value).toBe('lost');
    expect(read().every((line) => line.endsWith('ends'))).toBe(true);
    actor.send({ type: 'document.reload' });
    expect(actor.getSnapshot().value).toBe('loading');
    expect(actor.getSnapshot().context.loaded).toEqual(again);
  });
});
