import { type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFromLogic, SnapshotFrom } from 'xstate';

import { sectionOf } from '../../../../machines/sectionIds';
import type { outlineMachine } from '../../../../machines/outline';
import type { EntrySought } from '../../../../machines/outlineSetup';
import { markSections } from './markSection';

/**
 * Marks the section that is selected in the outline in the preview, brings what is sought into view, and tells what is
 * pressed. `loads`: how often a document was loaded in the frame; its `data-lead` says which page that is.
 */
export function useSectionMarks(
  frame: RefObject<HTMLIFrameElement | null>,
  outlineRef: ActorRefFromLogic<typeof outlineMachine> | undefined,
  loads: number,
): void {
  const sought = useRef<EntrySought | null>(null);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    const lead = frame.current?.dataset.lead ?? '';
    if (loads === 0 || !document || outlineRef === undefined) return;
    const marks = markSections(document, (section) =>
      outlineRef.send({ type: 'section.press', page: lead, section }),
    );
    const mark = ({ context: { selected } }: SnapshotFrom<typeof outlineMachine>) =>
      marks.mark(
        selected === null || selected.id === null || selected.page !== lead
          ? null
          : sectionOf(selected.id),
      );
    const seek = (entry: EntrySought) => {
      sought.current = entry;
      if (entry.page !== lead) return;
      // Under a sheet its lower part cannot be seen.
      if (isCutOff(frame.current)) frame.current?.scrollIntoView({ block: 'start' });
      if (marks.seek(entry.section)) sought.current = null;
    };
    mark(outlineRef.getSnapshot());
    if (sought.current !== null) seek(sought.current);
    const marking = outlineRef.subscribe(mark);
    const seeking = outlineRef.on('entry.sought', seek);
    return () => {
      marking.unsubscribe();
      seeking.unsubscribe();
      marks.end();
    };
  }, [frame, outlineRef, loads]);
}

/** Whether the top of a frame stands outside the upper third of the window. */
function isCutOff(frame: HTMLIFrameElement | null): boolean {
  const top = frame?.getBoundingClientRect().top ?? 0;
  return top < 0 || top > window.innerHeight / 3;
}
