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
      const measure = () => {
        const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
        const height = rowHeight * rem;
        const first = Math.max(0, Math.floor(box.scrollTop / height) - SPARE_ROWS);
        const last = Math.ceil((box.scrollTop + box.clientHeight) / height) + SPARE_ROWS;
        setRows((now) => (now.first === first && now.last === last ? now : { first, last }));
      };
      const observer = new ResizeObserver(measure);
      observer.observe(box);
      box.addEventListener('scroll', measure, { passive: true });
      return () => {
        observer.disconnect();
        box.removeEventListener('scroll', measure);
      };
    },
    [rowHeight],
  );
  return [ref, rows];
}
