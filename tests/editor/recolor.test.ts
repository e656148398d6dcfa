// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { finishColors, recolor } from '../../src/editor/builder/frame/recolor';
import { aBuild } from '../../stories/fixtures/aBuild';

let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
});

afterEach(() => {
  comeFrame();
  finishColors(document);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of four blocks, of which the window shows the first three; the third has nothing in the primary color. */
function openPage() {
  document.head.innerHTML =
    '<style>body, [data-surface] { --s-fill: var(--site-primary); } a { background: var(--s-fill); } p { color: var(--site-accent); }</style>';
  document.body.innerHTML = `
    <header data-part="header"><a></a></header>
    <main>
      <section data-surface="auto">
        <a></a>
        <svg><rect fill="var(--site-primary)"></rect><rect fill="#fff"></rect></svg>
      </section>
      <section data-surface="auto"><p></p></section>
      <section data-surface="auto"><a></a></section>
    </main>`;
  document.documentElement.removeAttribute('style');
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const blocks = [...document.querySelectorAll<HTMLElement>('header, section')];
  for (const [index, block] of blocks.entries())
    vi.spyOn(block, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 300, 100, 300));
  const drawn = [...document.querySelectorAll<HTMLElement>('a, p')];
  const colorsOf = (name = '--site-primary') =>
    [document.documentElement, ...drawn].map(
      ({ style, parentElement }) =>
        style.getPropertyValue(name) || (parentElement?.style.getPropertyValue(name) ?? ''),
    );
  const build = aBuild();
  const inColor = (colors: Partial<typeof build.customization.colors>) => ({
    ...build,
    customization: {
      ...build.customization,
      colors: { ...build.customization.colors, ...colors },
    },
  });
  recolor(document, inColor({}));
  return { colorsOf, inColor };
}

const comeFrame = () => frames.splice(0).forEach((callback) => callback());

it('gives a color to what is in view at once, and after the frame to the whole page alone', () => {
  const { colorsOf, inColor } = openPage();
  const [before = ''] = colorsOf();
  recolor(document, inColor({ primary: '#112233' }));
  expect(colorsOf()).toEqual([before, '#112233', '#112233', '#112233', '']);
  expect(colorsOf('--s-fill')).toEqual(['', 'var(--site-primary)', '', '', '']);
  comeFrame();
  expect(colorsOf()).toEqual(['#112233', '', '', '', '']);
  expect(colorsOf('--s-fill')).toEqual(['', '', '', '', '']);
});

it('gives the last of many colors, also one that goes back', () => {
  const { colorsOf, inColor } = openPage();
  const [before = ''] = colorsOf();
  recolor(document, inColor({ primary: '#112233' }));
  recolor(document, inColor({}));
  expect(colorsOf()).toEqual([before, before, before, before, '']);
  comeFrame();
  expect(colorsOf()).toEqual([before, '', '', '', '']);
});

it('gives what the page itself is drawn with to the whole page at once', () => {
  const { colorsOf, inColor } = openPage();
  recolor(document, inColor({ primary: '#112233' }));
  recolor(document, inColor({ primary: '#112233', background: '#001122' }));
  expect(colorsOf()).toEqual(['#112233', '', '', '', '']);
  expect(colorsOf('--site-background')).toEqual(['#001122', '', '', '', '']);
});

it('leaves nothing on the blocks of a page that is drawn in another way meanwhile', () => {
  const { colorsOf, inColor } = openPage();
  recolor(document, inColor({ primary: '#112233' }));
  finishColors(document);
  expect(colorsOf()).toEqual(['#112233', '', '', '', '']);
  document.documentElement.style.setProperty('--site-primary', '#445566');
  comeFrame();
  expect(colorsOf()).toEqual(['#445566', '', '', '', '']);
});

it('gives a second color to what is drawn with that, too', () => {
  const { colorsOf, inColor } = openPage();
  const [before = ''] = colorsOf('--site-accent');
  recolor(document, inColor({ primary: '#112233' }));
  recolor(document, inColor({ primary: '#112233', accent: '#445566' }));
  expect(colorsOf('--site-accent')).toEqual([before, '#445566', '#445566', '#445566', '']);
});

it('gives the next colors to nothing but what is drawn with them', () => {
  const { colorsOf, inColor } = openPage();
  recolor(document, inColor({ primary: '#112233' }));
  comeFrame();
  recolor(document, inColor({ primary: '#445566' }));
  expect(colorsOf()).toEqual(['#112233', '#445566', '#445566', '', '']);
  const fills = () => [...document.querySelectorAll('rect')].map(({ style }) => style.fill);
  expect(fills()).toEqual(['#445566', '']);
  comeFrame();
  expect(colorsOf()).toEqual(['#445566', '', '', '', '']);
  expect(fills()).toEqual(['', '']);
});

it.each(['scroll', 'pointerover', 'focusin', 'resize'])(
  'gives the whole page its color as soon as more of it may be seen: %s',
  (type) => {
    const { colorsOf, inColor } = openPage();
    recolor(document, inColor({ primary: '#112233' }));
    (type === 'resize' ? window : document).dispatchEvent(new Event(type));
    expect(colorsOf()).toEqual(['#112233', '', '', '', '']);
  },
);
