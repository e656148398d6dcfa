import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { builderMachine } from '../../machines/builder';
import { findBuild } from '../../machines/builderDocument';
import { outlineMachine } from '../../machines/outline';
import { type DropPlace, isDraggable } from '../../machines/outlineDrag';
import { outlineOf } from '../../machines/outlineOf';
import { outlinedBuild } from '../../stories/fixtures/aBuild';

const pages = outlineOf(outlinedBuild);
const rows = pages.flatMap(({ page, entries }) =>
  entries.map(({ id }) => ({ page: page.lead, id })),
);
const places = pages.flatMap(({ page, entries }) =>
  [null, ...entries.map(({ id }) => id)].flatMap((id) =>
    (['upper', 'lower'] as const).map((half) => ({ page: page.lead, id, half })),
  ),
);

function start() {
  const builderRef = createActor(builderMachine, {
    input: { history: [outlinedBuild], currentId: outlinedBuild.id },
  }).start();
  const actor = createActor(outlineMachine, { input: { builderRef } }).start();
  const context = () => builderRef.getSnapshot().context;
  return {
    actor,
    builderRef,
    customization: () => findBuild(context(), outlinedBuild.id)?.customization,
    steps: () => context().past.length,
  };
}

const sources = import.meta.glob<string>(
  '../../src/{app,auth,editor,marketing,ui,viewer}/**/*.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const sourceOf = (file: string): string => sources[`../../src/editor/builder/${file}`] ?? '';

/** What in the source listens for drags, and the control that does the same by press and by key. */
const OTHER_WAYS: Record<string, { file: string; control: string }> = {
  'outline/watchRowDrags.ts': { file: 'outline/SectionPlaces.tsx', control: 'Move to…' },
  'SiteDropTarget.tsx': { file: 'OpenSite.tsx', control: 'Open a ZIP' },
  'watchFileDrags.ts': { file: 'photos/PhotoEditor.tsx', control: 'Choose' },
  'photos/PhotoCropper.tsx': { file: 'photos/PhotoCropper.tsx', control: 'arrow keys' },
};

describe('what can be dragged has another way (GrapesJS #6582: a path by dragging alone)', () => {
  it('rows of the outline: each place they drop at is one of “Move to…”, and a step of undo (Puck #1679: a reorder without one)', () => {
    let dropped = 0;
    for (const row of rows)
      for (const over of places) {
        const dragging = start();
        dragging.actor.send({ type: 'drag.begin', ...row });
        expect(dragging.actor.getSnapshot().matches('dragging')).toBe(isDraggable(row));
        dragging.actor.send({ type: 'drag.over', over });
        const place: DropPlace | null = dragging.actor.getSnapshot().context.dropPlace;
        if (place === null) continue;
        dropped += 1;
        dragging.actor.send({ type: 'drag.drop' });
        const moving = start();
        const first = moving.customization();
        moving.actor.send({ type: 'entry.select', ...row });
        moving.actor.send({ type: 'places.open' });
        expect(moving.actor.getSnapshot().value).toEqual({ selected: 'choosingPlace' });
        moving.actor.send({
          type: 'entry.arrange',
          asked: { act: 'place', to: place.to, on: place.page },
        });
        expect(moving.customization()).toEqual(dragging.customization());
        for (const { builderRef, steps, customization } of [dragging, moving]) {
          expect(steps()).toBe(1);
          builderRef.send({ type: 'edit.undo' });
          expect(customization()).toEqual(first);
        }
      }
    expect(dropped).toBeGreaterThan(50);
  });

  it('nothing else in the source listens for drags than what has a control beside it', () => {
    const listening = Object.entries(sources)
      .filter(([, source]) =>
        /@dnd-kit|ImageCropper\.|addEventListener\('drop'|\bonDrop=|\bdraggable=/.test(source),
      )
      .map(([file]) => file.replace('../../src/editor/builder/', ''));
    expect(listening.sort()).toEqual(Object.keys(OTHER_WAYS).sort());
    for (const { file, control } of Object.values(OTHER_WAYS))
      expect(sourceOf(file), file).toContain(control);
  });
});
