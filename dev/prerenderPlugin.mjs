import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { markdownPlugin } from './markdownPlugin.mjs';

/**
 * After the build of the app: draws the public pages as HTML (src/app/prerender.tsx). `app.html` stays the empty
 * shell, which the hosting serves for sign-in and the editor.
 * @param {{ define: Record<string, unknown> }} options the constants that the app is built with
 * @returns {import('vite').Plugin}
 */
export function prerenderPlugin({ define }) {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const shell = bundle['index.html'];
      // Storybook and others build with this configuration too; they have no page of ours.
      if (
        dir === undefined ||
        shell?.type !== 'asset' ||
        !String(shell.source).includes('id="root"')
      )
        return;
      const serverFolder = join(config.root, 'node_modules/.cache/prerender', `${process.pid}`);
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: 'warn',
        plugins: [react(), markdownPlugin()],
        define,
        build: { ssr: 'src/app/prerender.tsx', outDir: serverFolder, emptyOutDir: true },
      });
      const { prerender, prerenderedPages } = await import(
        pathToFileURL(join(serverFolder, 'prerender.js')).href
      );
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      await writeFile(join(dir, 'app.html'), template);
      for (const { path, route, file } of prerenderedPages) {
        const { body, styles, title } = await prerender(path);
        const page = template
          .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
          .replace('</head>', () => `${styles}</head>`)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-prerendered="${route}">${body}</div>`,
          );
        await writeFile(join(dir, file), page);
      }
      await rm(serverFolder, { recursive: true, force: true });
    },
  };
}
