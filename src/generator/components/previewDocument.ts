import type { GeneratedComponent } from '../../../machines/entities';
import { Html, markup, styleElement } from '../document/html';
import { componentCss } from './componentStyles';

const STAGE = `
:root { color-scheme: light; }
body { margin: 0; min-height: 100vh; box-sizing: border-box; padding: 28px; display: grid; place-items: center; background: #fff; font-family: system-ui, sans-serif; }
body > * { min-width: 0; max-width: 100%; }
dialog[open]:not(:modal) { position: static; margin: 16px auto 0 !important; height: auto !important; }
`;

function usedClasses(html: string): Set<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return new Set(names.filter((name) => name !== ''));
}

/**
 * A complete document that shows the code of a component: no script, its forms inert. A dialog and a
 * popover stand open, beside the button that opens them.
 */
export async function previewDocument({
  name,
  framework,
  code,
}: Pick<GeneratedComponent, 'name' | 'framework' | 'code'>): Promise<string> {
  const shown = code
    .replaceAll('<dialog ', '<dialog open ')
    .replace(/( id="[\w-]+") popover /g, '$1 ')
    .replaceAll(' type="submit"', ' type="button"');
  const css = await componentCss(framework, usedClasses(shown));
  return markup`<!DOCTYPE html>
<html lang="en" data-framework="${framework}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base href="about:srcdoc">
<title>${name}</title>
${styleElement(`${css}\n${STAGE}`)}
</head>
<body>${new Html(shown)}</body>
</html>
`.value;
}
