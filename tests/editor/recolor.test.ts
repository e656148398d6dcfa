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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of three blocks, of which the window shows the first two. */
function openPage() {
  document.head.innerHTML = '<style>body { --s-fill: var(--site-primary); }</style>';
  document.body.innerHTML =
    '<header data-part="header"></header><main><section data-surface="auto"></section><section data-surface="auto"></section></main>';
  document.documentElement.removeAttribute('style');
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const blocks = [...document.querySelectorAll<HTMLElement>('header, section')];
  for (const [index, block] of blocks.entries())
    vi.spyOn(block, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 500, 100, 500));
  const colorsOf = (name = '--site-primary') =>
    [document.documentElement, ...blocks].map(({ style }) => style.getPropertyValue(name));
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
  expect(colorsOf()).toEqual([before, '#112233', '#112233', '']);
  expect(colorsOf('--s-fill')).toEqual(['', 'var(--site-primary)', '', '']);
  comeFrame();
  expect(colorsOf()).toEqual(['#112233', '', '', '']);
  expect(colorsOf('--s-fill')).toEqual(['', '', '', '']);
});

it('gives the last of many colors, also one that goes back', () => {
  const { colorsOf, inColor } = openPage();
  const [before = ''] = colorsOf();
  recolor(document, inColor({ primary: '#112233' }));
  recolor(document, inColor({}));
  expect(colorsOf()).toEqual([before, before, before, '']);
  comeFrame();
  expect(colorsOf()).toEqual([before, '', '', '']);
});

it('gives what the page itself is drawn with to the whole page at once', () => {
  const { colorsOf, inColor } = openPage();
  recolor(document, inColor({ primary: '#112233' }));
  recolor(document, inColor({ primary: '#112233', background: '#001122' }));
  expect(colorsOf()).toEqual([expect.not.stringMatching('^$'), '', '', '']);
  expect(colorsOf('--site-background')).toEqual(['#001122', '', '', '']);
});

it('leaves nothing on the blocks of a page that is drawn in another way meanwhile', () => {
  const { colorsOf, inColor } = openPage();
  recolor(document, inColor({ primary: '#112233' }));
  finishColors(document);
  expect(colorsOf()).toEqual(['#112233', '', '', '']);
  document.documentElement.style.setProperty('--site-primary', '#445566');
  comeFrame();
  expect(colorsOf()).toEqual(['#445566', '', '', '']);
});

it('gives the whole page its color as soon as more of it is scrolled into view', () => {
  const { colorsOf, inColor } = openPage();
  recolor(document, inColor({ primary: '#112233' }));
  document.dispatchEvent(new Event('scroll'));
  expect(colorsOf()).toEqual(['#112233', '', '', '']);
});
