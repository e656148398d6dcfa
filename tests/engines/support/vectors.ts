import type { Engine } from './Engine';

/**
 * What each attempt does if it runs: it tells the page around its frame, and leaves its name in its own window. Without quotes
 * that end an attribute.
 */
export const say = (name: string) =>
  `parent.postMessage('${name}', '*'); (window.ran ??= []).push('${name}')`;
const data = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;

/** Markup that runs script as soon as it is parsed. */
export const AT_LOAD: Record<string, string> = {
  inline: `<script>${say('inline')}</script>`,
  data: `<script src="${data(say('data'))}"></script>`,
  module: `<script type="module">${say('module')}</script>`,
  dataModule: `<script type="module" src="${data(say('dataModule'))}"></script>`,
  svg: `<svg><script>${say('svg')}</script></svg>`,
  svgLoad: `<svg onload="${say('svgLoad')}"></svg>`,
  error: `<img src="x:" onerror="${say('error')}">`,
  toggle: `<details open ontoggle="${say('toggle')}">a</details>`,
  style: `<style onload="${say('style')}">a {}</style>`,
  nested: `<iframe srcdoc="<script>parent.${say('nested')}</script>"></iframe>`,
  bodyLoad: `<body onload="${say('bodyLoad')}">`,
};

/** Markup that runs script once it is pressed. */
export const LATER: Record<string, string> = {
  click: `<button id="click" onclick="${say('click')}">a</button>`,
  address: `<a id="address" href="javascript:${say('address')}">a</a>`,
};

/** Presses what can be pressed in the page in view and in its frame, and tells what ran there. */
export const ranIn = (engine: Engine) =>
  engine.evaluate(async () => {
    const documents = [document, document.querySelector('iframe')?.contentDocument];
    const pressed = documents.flatMap((within) => [
      ...(within?.querySelectorAll<HTMLElement>('#click, #address, [href^="javascript:"]') ?? []),
    ]);
    for (const element of pressed) element.click();
    await new Promise((resolve) => setTimeout(resolve, 700));
    return window.ran ?? [];
  });

declare global {
  interface Window {
    /** What ran in this window, or said so to it. */
    ran?: string[];
  }
}
