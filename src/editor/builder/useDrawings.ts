import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { redrawSections } from '../../generator/preview/redrawSections';

interface Drawing {
  /** The build that is drawn, and the path of the page: another one is loaded anew. */
  id: string;
  path: string;
  html: string;
}

/** What a page is as a whole: its language, theme, framework and looks. Room for links and typefaces are no part of it. */
const rootOf = (html: string): string =>
  (/<html[^>]*>/.exec(html)?.[0] ?? '').replace(/ data-(?:nav|type)="[^"]*"/g, '');

/** What has no document yet is no page; one whose document was let go is still the same. */
const isSamePage = (one: Drawing, other: Drawing): boolean =>
  one.id === other.id &&
  one.path === other.path &&
  (other.html === '' || (one.html !== '' && rootOf(one.html) === rootOf(other.html)));

/**
 * Keeps the document in a frame while the same page is drawn again: what is drawn in another way is put into it, and `onRedraw`
 * is called to customize it. `html` is what to load: the page's first drawing; `onLoad` is to be called once that is there.
 * `redraws` counts what was put in.
 */
export function useDrawings(
  frame: RefObject<HTMLIFrameElement | null>,
  now: Drawing,
  onRedraw: () => void,
): { html: string; redraws: number; onLoad: () => void } {
  const [first, setFirst] = useState(now);
  const [redraws, setRedraws] = useState(0);
  const loaded = isSamePage(first, now) ? first : now;
  if (loaded !== first) setFirst(loaded);
  /** The drawing that the document in the frame has; null while it is loaded. */
  const standing = useRef<string | null>(null);
  const latest = useRef({ html: now.html, onRedraw });

  useEffect(() => {
    latest.current = { html: now.html, onRedraw };
  });

  const catchUp = (frameNow: HTMLIFrameElement | null) => {
    const document = frameNow?.contentDocument;
    const { html, onRedraw: customize } = latest.current;
    const before = standing.current;
    if (before === null || before === html || html === '' || !document) return;
    standing.current = html;
    const parser = new DOMParser();
    const read = (markup: string) => parser.parseFromString(markup, 'text/html');
    const isRedrawn = redrawSections(document, read(before), read(html));
    customize();
    if (isRedrawn) setRedraws((count) => count + 1);
  };

  useEffect(() => {
    standing.current = null;
  }, [loaded.html]);

  const onDrawn = useEffectEvent(() => catchUp(frame.current));
  useEffect(() => onDrawn(), [now.html]);

  return {
    html: loaded.html,
    redraws,
    onLoad: () => {
      standing.current = loaded.html;
      catchUp(frame.current);
    },
  };
}
