import { type RefCallback, useCallback, useState } from 'react';

/** Rows drawn above and below what is in view, so that Tab and a quick scroll meet a row that is there. */
const SPARE_ROWS = 3;

/**
 * Which rows of a long list are in view, for a list whose rows are all `rowHeight` rem high. Give the ref to the box that
 * scrolls. A list of a thousand rows then costs as much as a list of ten.
 */
export function useVisibleRows(
  rowHeight: number,
): [RefCallback<HTMLElement>, { first: number; last: number }] {
  const [rows, setRows] = useState({ first: 0, last: 2 * SPARE_ROWS });
  const ref = useCallback(
    (box: HTMLElement | null) => {
      if (box === null) return;
      let height = Infinity;
      let shown = 0;
      const show = () => {
        const first = Math.max(0, Math.floor(box.scrollTop / height) - SPARE_ROWS);
        const last = Math.ceil((box.scrollTop + shown) / height) + SPARE_ROWS;
        setRows((now) => (now.first === first && now.last === last ? now : { first, last }));
      };
      // Not while it is scrolled: nothing is measured there.
      const observer = new ResizeObserver(() => {
        height = rowHeight * parseFloat(getComputedStyle(document.documentElement).fontSize);
        shown = box.clientHeight;
        show();
      });
      observer.observe(box);
      box.addEventListener('scroll', show, { passive: true });
      return () => {
        observer.disconnect();
        box.removeEventListener('scroll', show);
      };
    },
    [rowHeight],
  );
  return [ref, rows];
}
